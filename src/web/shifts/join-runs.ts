/** Joins similar shifts on consecutive days, so a week is one line of a list. */
import { addDays } from '../../engine/calendar.ts'

type Run<Shift> = { first: Shift; last: Shift; days: number }

/** Shifts come in order of date; the newest run is first. */
export function joinRuns<Shift extends { date: string }>(
  shifts: readonly Shift[],
  isAlike: (one: Shift, other: Shift) => boolean,
): Run<Shift>[] {
  const runs: Run<Shift>[] = []
  for (const shift of shifts) {
    const run = runs.at(-1)
    if (run && addDays(run.last.date, 1) === shift.date && isAlike(run.last, shift)) {
      run.last = shift
      run.days += 1
    } else runs.push({ first: shift, last: shift, days: 1 })
  }
  return runs.reverse()
}
