/** Corrections of a reading: what they are about, how they read in words, and sending the same file again with them. */
import { useCallback, useState } from 'react'
import type { ScheduleAnalysis } from '../../contract/schedule-reading.ts'
import type { AbsenceReason, LineContent, ReadingConstraint } from '../../contract/sheet-reading.ts'
import { monthOf } from '../../engine/month.ts'
import { columnLetter } from '../../engine/text/column-letter.ts'
import { formatMonth } from '../../engine/text/dates.ts'
import { reasonOf, useChange } from '../api/use-change.ts'
import { formatTimes } from '../text/clock.ts'
import type { ScheduleSource } from './upload-form.tsx'

/** A file that is at hand, with the corrections that it was read with. */
export type Correctable = {
  source: ScheduleSource
  constraints: ReadingConstraint[]
  /** The corrections before the last one. */
  before: ReadingConstraint[] | undefined
  onCorrected: (analysis: ScheduleAnalysis, constraints: ReadingConstraint[]) => void
  onUndone: (analysis: ScheduleAnalysis) => void
}

export function useCorrections(file: Correctable | undefined) {
  const analyze = useChange('analyzeSchedule', { as: 'correctReading' })
  const [latest, setLatest] = useState<readonly ReadingConstraint[]>([])
  const { mutate } = analyze
  const readWith = useCallback(
    (constraints: ReadingConstraint[]) => {
      if (!file) return
      mutate(bodyWith(file, constraints), { onSuccess: (analysis) => file.onCorrected(analysis, constraints) })
    },
    [file, mutate],
  )
  return {
    constraints: file?.constraints ?? [],
    canCorrect: file !== undefined,
    isReading: analyze.isPending,
    cancel: analyze.cancel,
    failure: analyze.isError ? reasonOf(analyze.error) : undefined,
    /** The corrections sent last, to mark their button. */
    latest,
    correct: (added: readonly ReadingConstraint[]) => {
      setLatest(added)
      readWith(withCorrections(file?.constraints ?? [], added))
    },
    takeBack: (one: ReadingConstraint) => readWith((file?.constraints ?? []).filter((other) => other !== one)),
    /** The file is read as before, so that what is remembered of it is right, too. */
    undo: file?.before && (() => mutate(bodyWith(file, file.before!), { onSuccess: file.onUndone })),
    /** An empty list is also what the next file is read with. */
    forget: () => readWith([]),
  }
}
const bodyWith = ({ source }: Correctable, constraints: ReadingConstraint[]) => ({ body: { ...source, constraints } })

export type Corrections = ReturnType<typeof useCorrections>

/** A correction replaces earlier ones of the same thing. */
export function withCorrections(before: readonly ReadingConstraint[], added: readonly ReadingConstraint[]) {
  const targets = new Set(added.map(targetOf))
  return [...before.filter((one) => !targets.has(targetOf(one))), ...added]
}

function targetOf(one: ReadingConstraint): string {
  if ('is' in one) return `place ${one.sheet ?? 0} ${'row' in one ? one.row : ''} ${'column' in one ? one.column : ''}`
  if ('code' in one) return `code ${one.code}`
  if ('person' in one) return `person ${one.person}`
  if ('notPerson' in one) return `person ${one.notPerson}`
  if ('rename' in one) return `name ${one.rename[0]}`
  if ('dateOrder' in one) return 'order of dates'
  if ('eachDate' in one) return 'span of dates'
  return 'from' in one ? 'first month' : `pair ${[...('same' in one ? one.same : one.apart)].sort().join(' ')}`
}

export const contentLabels: Record<LineContent, string> = {
  dates: 'Dates',
  people: 'Physicians',
  shifts: 'Shifts',
  ignore: 'Ignore',
}

export const offLabels: Record<AbsenceReason, string> = {
  off: 'Day off',
  vacation: 'Vacation',
  leave: 'Leave',
  sick: 'Sick',
  education: 'Education',
  'requested-off': 'Requested off',
}

/** "Column AG: ignore", "N: Night 7:00 PM–7:00 AM". */
export function describeCorrection(one: ReadingConstraint): string {
  if ('is' in one) return `${placeName(one)}: ${contentLabels[one.is].toLowerCase()}`
  if ('code' in one) return `${one.code}: ${one.off ? offLabels[one.off] : describeWork(one)}`
  if ('person' in one) return `${one.person} is a physician`
  if ('notPerson' in one) return `${one.notPerson} isn’t a physician`
  if ('rename' in one) return `${one.rename[0]} is ${one.rename[1]}`
  if ('same' in one) return `${one.same[0]} and ${one.same[1]} are one person`
  if ('apart' in one) return `${one.apart[0]} and ${one.apart[1]} are two people`
  if ('from' in one) return `Starts in ${formatMonth(monthOf(one.from))}`
  if ('eachDate' in one) return one.eachDate === 'week' ? 'Each date is a week' : 'Each date is one day'
  return one.dateOrder === 'day-first' ? 'Day before month' : 'Month before day'
}

function describeWork({ role, start, end }: { role?: string; start?: string; end?: string }): string {
  const times = start && end ? formatTimes({ startTime: start, endTime: end }) : undefined
  return [role, times].filter((part) => part !== undefined).join(' ')
}

/** A row, a column, a cell, or with neither a whole sheet. */
export type Spot = { sheet?: number; row?: number; column?: number }

export function placeName({ sheet, row, column }: Spot): string {
  if (row !== undefined && column !== undefined) return `Cell ${columnLetter(column)}${row + 1}`
  if (column !== undefined) return `Column ${columnLetter(column)}`
  return row !== undefined ? `Row ${row + 1}` : `Sheet ${(sheet ?? 0) + 1}`
}
