/** After implementing: what was made, the proof that a generated month is better, and the next steps. */
import { CircleCheck, GitCompareArrows } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Implementation } from '../../contract/implementation.ts'
import { formatMonth } from '../../engine/text/dates.ts'
import { plural } from '../../engine/text/plural.ts'
import { useRead } from '../api/use-read.ts'
import { GenerationProgressPanel } from '../generation/generation-progress.tsx'
import { useGenerator } from '../generation/use-generator.ts'
import { useMember } from '../session/use-session.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { FieldError } from '../ui/field.tsx'

const CompareDialog = lazy(async () => ({
  default: (await import('../schedule-actions/compare-dialog.tsx')).CompareDialog,
}))

export function ImplementedPanel({ made, onStartNew }: { made: Implementation; onStartNew: () => void }) {
  const lines = describeImplemented(made)
  return (
    <div className="flex flex-col gap-5">
      <Card>
        <div className="flex items-start gap-3">
          <CircleCheck className="mt-0.5 size-6 shrink-0 text-good" />
          <div className="min-w-0 flex-1">
            <h2 className="text-16 font-semibold">We set up your group from this schedule</h2>
            {lines.length === 0 ? (
              <p className="mt-1 text-muted">Everything was already there. Nothing changed.</p>
            ) : (
              <ul aria-label="What changed" className="mt-1 text-muted">
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
            <div className="mt-4 flex flex-wrap gap-2">
              <ButtonLink variant="primary" to="/">
                Go to Dashboard
              </ButtonLink>
              <ButtonLink to="/group-settings">Review Group Settings</ButtonLink>
              {made.physicians.withoutAddress > 0 && (
                <ButtonLink to="/admin/physicians">Add email addresses</ButtonLink>
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

function describeImplemented({ roles, shiftTypes, settings, physicians, drafts }: Implementation): string[] {
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
      ? [
          `${plural(physicians.withoutAddress, 'physician')} without an email address. They get no messages until you add one.`,
        ]
      : []),
    ...count(physicians.known, 'physician', 'recognized'),
    ...drafts.map(({ name, shifts, isNew }) =>
      isNew ? `${name}: a draft with ${plural(shifts, 'shift')}` : `${name} already existed`,
    ),
  ]
}

type Draft = Implementation['drafts'][number]

/** The years of the generator. */
const firstYear = 2024
const lastYear = 2030

/** The proof: the month of the file is generated again by the same rules, and both stand side by side. */
function RegenerateAndCompare({ draft }: { draft: Draft }) {
  const { groupId } = useMember()
  const { month, year } = draft
  const schedules = useRead('listSchedules', { params: { groupId } }).data ?? []
  const generator = useGenerator({ month, year }, true)
  const [isClosed, setIsClosed] = useState(false)
  const own = schedules.find(({ id }) => id === draft.scheduleId)
  const generated = schedules.find(({ id }) => id === generator.shownId)
  const name = formatMonth({ year, month })
  const running = generator.running?.month === month && generator.running.year === year ? generator.running : undefined
  const isPossible = firstYear <= year && year <= lastYear
  return (
    <Card title={draft.name} padding="none" description="Matches the file. Only coordinators see this draft.">
      <div className="flex flex-wrap items-center gap-2 px-4 py-4 tablet:px-5">
        {isPossible && (
          <Button
            loading={generator.isGenerating}
            loadingLabel="Generating..."
            onClick={() => {
              setIsClosed(false)
              generator.start({ month, year, keepEdited: false, pendingTimeOff: 'ignore' })
            }}
            icon={<GitCompareArrows />}
          >
            Regenerate {name} and compare
          </Button>
        )}
        <ButtonLink to={`/schedule?schedule=${draft.scheduleId}`}>Open {draft.name}</ButtonLink>
        {generated && (
          <>
            <ButtonLink to={`/schedule?schedule=${generated.id}`}>Open {generated.name}</ButtonLink>
            {isClosed && <Button onClick={() => setIsClosed(false)}>Compare again</Button>}
          </>
        )}
        {generator.failure && <FieldError>{generator.failure}</FieldError>}
      </div>
      {running && <GenerationProgressPanel generation={running} />}
      {own && generated && !isClosed && (
        <Suspense>
          <CompareDialog schedule={own} schedules={[own, generated]} onClose={() => setIsClosed(true)} />
        </Suspense>
      )}
    </Card>
  )
}
