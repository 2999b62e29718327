/** What was read in figures, the cells that need a look, and the checks that the reading passed. */
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ScheduleAnalysis } from '../../../contract/schedule-reading.ts'
import type { ReadSheet } from '../../../contract/sheet-reading.ts'
import { plural, pluralWord } from '../../../engine/text/plural.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { type Corrections, placeName } from '../corrections.ts'

type SummaryCardProps = { analysis: ScheduleAnalysis; sheets: ReadSheet[]; corrections: Corrections }

/** Longer lists are better looked at in the sheet. */
const mostListed = 6

export function SummaryCard({ analysis, sheets, corrections }: SummaryCardProps) {
  const cells = sheets
    .filter(({ isIgnored }) => !isIgnored)
    .flatMap(({ sheet, rows }) => rows.flatMap(({ row, cells: own }) => own.map((cell) => ({ ...cell, sheet, row }))))
  const unsure = cells.filter(({ is }) => is === 'unsure')
  const read = cells.filter(({ is }) => is !== 'ignore' && is !== 'unsure' && is !== 'beside')
  const days = new Set(analysis.assignments?.map(({ date }) => date)).size
  const isBusy = !corrections.canCorrect || corrections.isReading
  return (
    <Card title="What we read" padding="none">
      <dl className="grid grid-cols-3 divide-x divide-line">
        <Figure label={pluralWord(days, 'day')}>{days}</Figure>
        <Figure label={pluralWord(analysis.people.length, 'physician')}>{analysis.people.length}</Figure>
        <Figure label="cells read">
          {read.length} <span className="text-12 font-normal text-muted">of {read.length + unsure.length}</span>
        </Figure>
      </dl>
      {unsure.length > 0 && (
        <div className="border-t border-line px-4 py-2.5">
          <p className="font-semibold text-warn">{plural(unsure.length, 'cell needs', 'cells need')} review</p>
          <ul aria-label="Cells that need review" className="mt-1 flex flex-col gap-1">
            {unsure.slice(0, mostListed).map(({ sheet, row, column, text }) => (
              <li key={`${sheet} ${row} ${column}`} className="flex items-center gap-2">
                <span className="w-20 text-12 text-muted">{placeName({ row, column })}</span>
                <span className="min-w-0 flex-1 truncate font-semibold">{text}</span>
                <Button
                  size="dense"
                  aria-label={`Skip ${placeName({ row, column })}`}
                  disabled={isBusy}
                  onClick={() => corrections.correct([{ sheet, row, column, is: 'ignore' }])}
                >
                  Skip
                </Button>
              </li>
            ))}
          </ul>
          {unsure.length > mostListed && (
            <p className="mt-1 text-12 text-muted">And {unsure.length - mostListed} more, outlined in the sheet.</p>
          )}
        </div>
      )}
      <Checks reading={analysis.reading} />
    </Card>
  )
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse px-4 py-3">
      <dt className="text-12 text-muted">{label}</dt>
      <dd className="text-16 font-semibold">{children}</dd>
    </div>
  )
}

function Checks({ reading }: Pick<ScheduleAnalysis, 'reading'>) {
  const { doubts = [], passed = [] } = reading ?? {}
  if (doubts.length + passed.length === 0) return null
  return (
    <ul aria-label="Checks" className="flex flex-col gap-1 border-t border-line px-4 py-2.5">
      {doubts.map((doubt) => (
        <li key={doubt} className="text-warn">
          {doubt}
        </li>
      ))}
      {passed.map((check) => (
        <li key={check} className="flex gap-2 text-muted">
          <Check className="mt-0.5 size-3.5 shrink-0 text-good" />
          {check}
        </li>
      ))}
    </ul>
  )
}
