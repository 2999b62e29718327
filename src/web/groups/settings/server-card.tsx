/** What is set up on this server, and what coordinators should know where it isn't. */
import { useRead } from '../../api/use-read.ts'
import { Reading } from '../../layout/reading.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { SkeletonList } from '../../ui/skeleton.tsx'

const loading = <SkeletonList of="facts" rows={4} />

export function ServerCard() {
  const devices = useRead('myDevices', {})
  const health = useRead('health', {})
  return (
    <Card title="Set up on this server" description="Whoever runs the server sets these up.">
      <Reading read={devices} what="The server’s setup" loading={loading}>
        {({ isSetUp }) => (
          <Reading read={health} what="The system status" loading={loading}>
            {({ parts: { email, ai } }) => (
              <dl className="-my-2 divide-y divide-line">
                <Part
                  name="Email"
                  state={isSetUp.email ? email.state : 'off'}
                  says="Invitations, published schedules, and reminders go out by email."
                  without="No one gets email. People see messages when they sign in; copy invitations and send them yourself."
                />
                <Part
                  name="Notifications on devices"
                  state={isSetUp.push ? 'ok' : 'off'}
                  says="People who turn them on get call-outs and changes on their lock screens."
                  without="Call-outs and changes don’t reach lock screens."
                />
                <Part
                  name="Text messages"
                  state={isSetUp.text ? 'ok' : 'off'}
                  says="Call-outs also go out as texts to people who want them."
                  without="Call-outs don’t go out as texts. Call people whose shift starts soon."
                />
                <Part
                  name="AI model"
                  state={ai.state}
                  says="The scheduling expert and the rule reader use it."
                  without="Schedules don’t need one. Without one, the expert answers from its own knowledge, and rules need simple wording."
                />
              </dl>
            )}
          </Reading>
        )}
      </Reading>
    </Card>
  )
}

type State = 'ok' | 'off' | 'failing'

const states = {
  ok: { word: 'Set up', tone: 'good' },
  off: { word: 'Not set up', tone: 'quiet' },
  failing: { word: 'Not working', tone: 'bad' },
} as const

function Part({ name, state, says, without }: { name: string; state: State; says: string; without: string }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-0.5 py-2">
      <dt className="font-semibold">{name}</dt>
      <dd>
        <Badge tone={states[state].tone}>{states[state].word}</Badge>
      </dd>
      <dd className="col-span-2 text-12 text-muted">{state === 'ok' ? says : without}</dd>
    </div>
  )
}
