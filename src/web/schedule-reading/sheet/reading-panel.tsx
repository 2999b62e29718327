/** How the file was read: its sheet with the reading laid over it, one question, and what can be corrected beside it. */
import { Undo2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ScheduleAnalysis } from '../../../contract/schedule-reading.ts'
import type { LineContent, ReadSheet } from '../../../contract/sheet-reading.ts'
import { formatDate } from '../../../engine/text/dates.ts'
import { plural } from '../../../engine/text/plural.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { FieldError } from '../../ui/field.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { type Correctable, type Corrections, type Spot, useCorrections } from '../corrections.ts'
import { QuestionCard } from '../reading-question.tsx'
import { CodesCard } from './codes-card.tsx'
import { CorrectionsCard } from './corrections-card.tsx'
import { PeopleCard } from './people-card.tsx'
import { SheetGrid } from './sheet-grid.tsx'
import { SheetLegend } from './sheet-legend.tsx'
import { SummaryCard } from './summary-card.tsx'

type ReadingPanelProps = { analysis: ScheduleAnalysis; file: Correctable | undefined }

export function ReadingPanel({ analysis, file }: ReadingPanelProps) {
  const corrections = useCorrections(file)
  const { sheets = [], codes = [], people, reading } = analysis
  useReadingKeys(corrections, reading?.question?.answers ?? [])
  return (
    <section
      aria-label="How we read it"
      className="grid items-start gap-4 desktop:grid-cols-[minmax(0,1fr)_22rem] desktop:grid-rows-[auto_1fr]"
    >
      {reading?.question && (
        <div className="min-w-0 desktop:col-start-2">
          <QuestionCard question={reading.question} corrections={corrections} />
        </div>
      )}
      <div className="flex min-w-0 flex-col gap-4 desktop:col-start-1 desktop:row-span-2 desktop:row-start-1">
        <SheetCard analysis={analysis} sheets={sheets} corrections={corrections} />
        <CorrectionsCard corrections={corrections} />
      </div>
      <div className="flex min-w-0 flex-col gap-4 desktop:col-start-2">
        <SummaryCard analysis={analysis} sheets={sheets} corrections={corrections} />
        <CodesCard codes={codes} corrections={corrections} />
        <PeopleCard people={people} corrections={corrections} />
      </div>
    </section>
  )
}

type SheetCardProps = { analysis: ScheduleAnalysis; sheets: ReadSheet[]; corrections: Corrections }

function SheetCard({ analysis, sheets, corrections }: SheetCardProps) {
  const [place, setPlace] = useState(() => firstRead(sheets))
  const sheet = sheets[place] ?? sheets[0]
  if (!sheet) return null
  const { canCorrect, isReading, failure, correct, undo, cancel } = corrections
  const tell = (spot: Spot, is: LineContent) => {
    if (spot.row !== undefined && spot.column !== undefined)
      correct([{ ...spot, row: spot.row, column: spot.column, is }])
    else if (spot.row !== undefined) correct([{ ...spot, row: spot.row, is }])
    else if (spot.column !== undefined) correct([{ ...spot, column: spot.column, is }])
  }
  return (
    <Card
      title="Your sheet, as we read it"
      description={<span aria-live="polite">{describeState(analysis, isReading)}</span>}
      padding="none"
      actions={
        <>
          <SheetLegend sheet={sheet} />
          {isReading && (
            <Button size="dense" variant="quiet" onClick={cancel}>
              Cancel
            </Button>
          )}
          {undo && (
            <Button size="dense" variant="quiet" icon={<Undo2 />} disabled={isReading} onClick={undo}>
              Undo last correction
            </Button>
          )}
        </>
      }
      footer={
        <>
          {sheets.length > 1 && (
            <SegmentedControl
              label="Sheet"
              size="dense"
              value={String(place)}
              onValueChange={(chosen) => setPlace(Number(chosen))}
              options={sheets.map(({ name }, index) => ({ value: String(index), label: name || `Sheet ${index + 1}` }))}
            />
          )}
          {sheets.length > 1 && canCorrect && !sheet.isIgnored && (
            <Button
              size="dense"
              variant="quiet"
              disabled={isReading}
              onClick={() => correct([{ sheet: sheet.sheet, is: 'ignore' }])}
            >
              Ignore this sheet
            </Button>
          )}
          <span className="text-12">
            {canCorrect
              ? 'Click a column letter, a row number, or a cell to correct it. The rest follows.'
              : 'Upload the file again to correct how we read it.'}
            {sheet.isCut && ' Only the first part of this sheet is shown.'}
          </span>
          {failure && <FieldError>{failure}</FieldError>}
        </>
      }
    >
      <div className={isReading ? 'opacity-60' : ''}>
        <SheetGrid
          key={sheet.sheet}
          sheet={sheet}
          toldOf={(spot) => toldAbout(corrections, spot)}
          describe={(spot) => describeShift(analysis, spot)}
          onTell={canCorrect && !isReading ? tell : undefined}
        />
      </div>
    </Card>
  )
}

/** The sheet with the most of the schedule. */
function firstRead(sheets: ReadSheet[]): number {
  const counts = sheets.map(({ rows }) => rows.flatMap(({ cells }) => cells).filter(({ is }) => is === 'shifts').length)
  return Math.max(0, counts.indexOf(Math.max(0, ...counts)))
}

function describeState({ people, roles, assignments = [] }: ScheduleAnalysis, isReading: boolean): string {
  if (isReading) return 'Reading again...'
  if (roles.length === 0) return 'No shifts yet. Mark the row or column with the dates.'
  return `${plural(people.length, 'physician')}, ${plural(assignments.length, 'shift')}`
}

function toldAbout({ constraints }: Corrections, { sheet = 0, row, column }: Spot): LineContent | undefined {
  const found = constraints.find(
    (one) =>
      'is' in one &&
      (one.sheet ?? 0) === sheet &&
      ('row' in one ? one.row : undefined) === row &&
      ('column' in one ? one.column : undefined) === column,
  )
  return found && 'is' in found ? found.is : undefined
}

function describeShift({ assignments = [], people }: ScheduleAnalysis, spot: Spot): string | undefined {
  const own = assignments.filter(({ at }) => at && at[0] === spot.sheet && at[1] === spot.row && at[2] === spot.column)
  const [first] = own
  if (!first) return undefined
  const name = people.find(({ key }) => key === first.person)?.name ?? ''
  return `${name}, ${formatDate(first.date)}${own.length > 1 ? ` and ${own.length - 1} more` : ''}`
}

/** Ctrl+Z takes the last correction back, a digit answers the question, wherever no one types. */
function useReadingKeys({ undo, correct, canCorrect, isReading }: Corrections, answers: Answer[]): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isTyped = event.target instanceof HTMLElement && event.target.closest('input, textarea, [role="dialog"]')
      if (isTyped || isReading || !canCorrect) return
      const isCommand = event.ctrlKey || event.metaKey
      const answer = isCommand || event.altKey ? undefined : answers[Number(event.key) - 1]
      if (isCommand && event.key.toLowerCase() === 'z') undo?.()
      else if (answer) correct(answer.constraints)
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [undo, correct, canCorrect, isReading, answers])
}

type Answer = NonNullable<NonNullable<ScheduleAnalysis['reading']>['question']>['answers'][number]
