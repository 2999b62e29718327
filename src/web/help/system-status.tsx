/** System Status: the state of each part of the server, in words, and since when. */
import { RotateCw } from 'lucide-react'
import { useEffect } from 'react'
import type { Health } from '../../contract/health.ts'
import { useRead } from '../api/use-read.ts'
import { Reading } from '../layout/reading.tsx'
import { useGroupClock, useMember } from '../session/use-session.ts'
import { formatMoment } from '../text/moments.ts'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { SkeletonList } from '../ui/skeleton.tsx'

type Part = keyof Health['parts']
type State = Health['parts'][Part]['state']

const parts = ['database', 'queue', 'email', 'ai'] as const satisfies Part[]

const partNames: Record<Part, string> = {
  database: 'Database',
  queue: 'Background jobs',
  email: 'Email',
  ai: 'AI model',
}

const states: Record<State, { word: string; tone: BadgeTone }> = {
  ok: { word: 'Working', tone: 'good' },
  off: { word: 'Not set up', tone: 'quiet' },
  failing: { word: 'Not working', tone: 'bad' },
}

/** Milliseconds after which an earlier state is requested again when the page opens. */
const fresh = 30_000

export function SystemStatus() {
  const health = useRead('health', {})
  const { dataUpdatedAt, refetch } = health
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the page is opened
  useEffect(() => {
    if (dataUpdatedAt > 0 && Date.now() - dataUpdatedAt > fresh) void refetch()
  }, [])
  return (
    <Card
      title="System Status"
      padding="none"
      actions={
        <Button
          loading={health.isFetching}
          loadingLabel="Checking..."
          onClick={() => void refetch()}
          icon={<RotateCw />}
        >
          Check again
        </Button>
      }
    >
      <div className="px-4 py-1 tablet:px-5">
        <Reading
          read={health}
          what="The system status"
          loading={
            <div className="py-4">
              <SkeletonList of="facts" rows={4} />
            </div>
          }
        >
          {(found) => <StatusList health={found} />}
        </Reading>
      </div>
    </Card>
  )
}

/** Physicians see the states; the details, which name settings of the server, are for coordinators. */
function StatusList({ health }: { health: Health }) {
  const isCoordinator = useMember().role === 'admin'
  const { clock } = useGroupClock()
  const timeZone = clock?.timeZone
  return (
    <>
      <p className="py-3 text-14 font-semibold">
        {health.state === 'ok' ? 'Evenshift is working.' : 'Evenshift has a problem right now.'}
        <span className="ml-2 text-12 font-normal text-muted">Version {health.version}</span>
      </p>
      <dl>
        {parts
          .map((name) => ({ name, ...health.parts[name] }))
          .map((part) => (
            <div
              key={part.name}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 border-t border-line py-3"
            >
              <dt className="font-semibold">{partNames[part.name]}</dt>
              <dd className="text-right">
                <Badge tone={states[part.state].tone}>{states[part.state].word}</Badge>
              </dd>
              {isCoordinator && (
                <dd className={part.state === 'off' ? 'col-span-2 text-12 text-muted' : 'text-12 text-muted'}>
                  {part.detail}
                </dd>
              )}
              {part.state !== 'off' && (
                <dd className="col-start-2 text-right text-12 text-muted">
                  <time dateTime={part.since}>since {formatMoment(part.since, timeZone)}</time>
                </dd>
              )}
            </div>
          ))}
      </dl>
    </>
  )
}
