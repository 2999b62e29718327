/** After implementing: what was made, the proof that a generated month is better, and the next steps. */
import { CircleCheck } from 'lucide-react'
import { Link } from 'wouter'
import type { Implementation } from '../../contract/schedule-reading.ts'
import { plural } from '../../engine/text/plural.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { RegenerateAndCompare } from './regenerate-and-compare.tsx'

export function ImplementedPanel({ made, onStartNew }: { made: Implementation; onStartNew: () => void }) {
  const lines = sayMade(made)
  return (
    <div className="flex flex-col gap-5">
      <Card>
        <div className="flex items-start gap-3">
          <CircleCheck aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-good" />
          <div className="min-w-0 flex-1">
            <h2 className="text-16 font-semibold">Your group is set up from the schedule</h2>
            {lines.length === 0 ? (
              <p className="mt-1 text-muted">Everything was there already; nothing had to be changed.</p>
            ) : (
              <ul aria-label="What was made" className="mt-1 text-muted">
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
            <div className="mt-4 flex flex-wrap gap-2">
              <Button asChild variant="primary">
                <Link href="/">Go to Dashboard</Link>
              </Button>
              <Button asChild>
                <Link href="/group-settings">Review Group Settings</Link>
              </Button>
              {made.physicians.withoutAddress > 0 && (
                <Button asChild>
                  <Link href="/admin/physicians">Enter Addresses</Link>
                </Button>
              )}
              <Button onClick={onStartNew}>Start New Analysis</Button>
            </div>
          </div>
        </div>
      </Card>
      {made.drafts.map((draft) => (
        <RegenerateAndCompare key={draft.scheduleId} draft={draft} />
      ))}
    </div>
  )
}

function sayMade({ roles, shiftTypes, settings, physicians, drafts }: Implementation): string[] {
  const count = (number: number, word: string, action: string) =>
    number === 0 ? [] : [`${plural(number, word)} ${action}`]
  return [
    ...count(roles.created, 'role', 'created'),
    ...count(roles.changed, 'role', 'changed'),
    ...count(shiftTypes.created, 'shift type', 'created'),
    ...count(shiftTypes.changed, 'shift type', 'changed'),
    ...count(settings, 'setting', 'changed'),
    ...count(physicians.added, 'physician', 'added'),
    ...(physicians.withoutAddress > 0
      ? [`${physicians.withoutAddress} of them without an e-mail address: they get no messages until you enter it`]
      : []),
    ...count(physicians.known, 'physician', 'recognised'),
    ...drafts.map(({ name, shifts, isNew }) =>
      isNew ? `${name}: a draft with ${shifts} shifts` : `${name} was there already`,
    ),
  ]
}
