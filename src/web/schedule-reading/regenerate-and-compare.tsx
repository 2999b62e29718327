/** The proof: the month of the file is generated anew by the same rules, and both stand side by side. */
import { GitCompareArrows } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import type { Implementation } from '../../contract/schedule-reading.ts'
import { sayMonth } from '../../engine/text/dates.ts'
import { useRead } from '../api/use-read.ts'
import { GenerationProgressPanel } from '../generation/generation-progress.tsx'
import { useGenerator } from '../generation/use-generator.ts'
import { CompareDialog } from '../schedule-actions/compare-dialog.tsx'
import { useMember } from '../session/use-session.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { FieldError } from '../ui/field.tsx'

type Draft = Implementation['drafts'][number]

/** The years of the generator. */
const firstYear = 2024
const lastYear = 2030

export function RegenerateAndCompare({ draft }: { draft: Draft }) {
  const { groupId } = useMember()
  const { month, year } = draft
  const schedules = useRead('listSchedules', { params: { groupId } }).data ?? []
  const generator = useGenerator({ month, year }, true)
  const [isClosed, setIsClosed] = useState(false)
  const own = schedules.find(({ id }) => id === draft.scheduleId)
  const generated = schedules.find(({ id }) => id === generator.shownId)
  const name = sayMonth({ year, month })
  const running = generator.running?.month === month && generator.running.year === year ? generator.running : undefined
  const isPossible = firstYear <= year && year <= lastYear
  return (
    <Card title={draft.name} padding="none" description="As the file has it, as a draft that only administrators see.">
      <div className="flex flex-wrap items-center gap-2 px-4 py-4 tablet:px-5">
        {isPossible && (
          <Button
            loading={generator.isGenerating}
            loadingLabel="Generating..."
            onClick={() => {
              setIsClosed(false)
              generator.start({ month, year, keepEdited: false })
            }}
          >
            <GitCompareArrows aria-hidden="true" />
            Regenerate {name} and compare
          </Button>
        )}
        <Button asChild>
          <Link href={`/schedule?schedule=${draft.scheduleId}`}>Open {draft.name}</Link>
        </Button>
        {generated && (
          <>
            <Button asChild>
              <Link href={`/schedule?schedule=${generated.id}`}>Open {generated.name}</Link>
            </Button>
            {isClosed && <Button onClick={() => setIsClosed(false)}>Compare again</Button>}
          </>
        )}
        {generator.failure && <FieldError>{generator.failure}</FieldError>}
      </div>
      {running && <GenerationProgressPanel generation={running} />}
      {own && generated && !isClosed && (
        <CompareDialog schedule={own} schedules={[own, generated]} onClose={() => setIsClosed(true)} />
      )}
    </Card>
  )
}
