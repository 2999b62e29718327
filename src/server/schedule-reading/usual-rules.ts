/** Rules a file follows without saying so: how long stretches usually are, and the rest between shifts. */
import { daysBetween, minuteOfDay, minutesPerDay, minutesUntil } from '../../engine/calendar.ts'
import { groupBy } from '../../engine/group-by.ts'
import type { FileShift } from './file-schedule.ts'

export type UsualRules = { maxConsecutiveShifts: number; minRestBetweenShifts: number }

/** This share of a file is its habit; the rest are exceptions. */
const habit = 0.95
const mostDays = 14
/** Hours: the product's own limits on what a group may ask for, and what is asked at most. */
const leastRest = 8
const mostRest = 12

/** Undefined if there are too few shifts to tell. */
export function usualRules(shifts: FileShift[]): UsualRules | undefined {
  const runs: number[] = []
  const rests: number[] = []
  const worked = shifts.filter(({ role }) => role.kind !== 'backup')
  for (const own of groupBy(worked, ({ person }) => person).values()) {
    let run = 0
    for (const [index, shift] of own.entries()) {
      run++
      const next = own[index + 1]
      const gap = next ? daysBetween(shift.date, next.date) : Number.POSITIVE_INFINITY
      if (next && gap <= 2) rests.push(restBetween(shift, next))
      if (gap > 1) {
        runs.push(run)
        run = 0
      }
    }
  }
  if (runs.length < 5 || rests.length < 5) return undefined
  return {
    maxConsecutiveShifts: Math.min(mostDays, quantile(runs, habit)),
    minRestBetweenShifts: Math.min(mostRest, Math.max(leastRest, Math.floor(quantile(rests, 1 - habit)))),
  }
}

/** Hours. */
function restBetween(shift: FileShift, next: FileShift): number {
  const end = minuteOfDay(shift.startTime) + minutesUntil(shift.startTime, shift.endTime)
  return (daysBetween(shift.date, next.date) * minutesPerDay + minuteOfDay(next.startTime) - end) / 60
}

function quantile(values: number[], part: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))]!
}
