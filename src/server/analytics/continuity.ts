/** Stretches of working days: how long they are, and on which weekdays people start and end. */
import type { Continuity, RunLength } from '../../contract/analytics.ts'
import { runLengths } from '../../contract/analytics.ts'
import { addDays, type DateStretch, stretchesOf, weekdayOf } from '../../engine/calendar.ts'
import { weekdays } from '../../engine/model.ts'

/** Someone's working day. */
export type WorkedDay = { physicianId: number; date: string }

/** Continuity from `from` to `to`; `worked` should extend a little beyond both, so stretches are complete. */
export function measureContinuity(worked: readonly WorkedDay[], from: string, to: string): Continuity {
  const daysBy = new Map<RunLength, number>(runLengths.map((length) => [length, 0]))
  const switches = new Map(weekdays.map((weekday) => [weekday, { weekday, starts: 0, ends: 0 }]))
  const isInside = (date: string) => from <= date && date <= to
  for (const run of findRuns(worked)) {
    if (run.to < from || run.from > to) continue
    const length = lengthWord(run.days)
    for (let date = run.from; date <= run.to; date = addDays(date, 1)) {
      if (isInside(date)) daysBy.set(length, daysBy.get(length)! + 1)
    }
    if (isInside(run.from)) switches.get(weekdayOf(run.from))!.starts += 1
    if (isInside(run.to)) switches.get(weekdayOf(run.to))!.ends += 1
  }
  return {
    runs: runLengths.map((length) => ({ length, days: daysBy.get(length)! })),
    switchDays: [...switches.values()],
  }
}

function lengthWord(days: number): RunLength {
  if (days <= 1) return '1'
  if (days === 2) return '2'
  if (days <= 4) return '3-4'
  return days <= 6 ? '5-6' : '7+'
}

function findRuns(worked: readonly WorkedDay[]): DateStretch[] {
  const datesOf = new Map<number, Set<string>>()
  for (const { physicianId, date } of worked) {
    const dates = datesOf.get(physicianId)
    if (dates) dates.add(date)
    else datesOf.set(physicianId, new Set([date]))
  }
  return [...datesOf.values()].flatMap((dates) => stretchesOf(dates))
}
