/** Who is on at this moment, and who comes next, from the shifts of the days around it. */
import type { Shift } from '../../contract/schedules.ts'
import { addDays } from '../../engine/calendar.ts'
import { endDateOf } from '../shifts/shift-hours.ts'
import type { GroupMoment } from '../text/group-day.ts'

/** Sorts as time does. */
function stamp(date: string, time: string): string {
  return `${date} ${time}`
}

export function findOnNow(shifts: readonly Shift[], { date, time }: GroupMoment): Shift[] {
  const now = stamp(date, time)
  return shifts.filter(
    (shift) =>
      shift.status !== 'cancelled' &&
      stamp(shift.date, shift.startTime) <= now &&
      now < stamp(endDateOf(shift), shift.endTime),
  )
}

/** Of each role the shifts that start next, within a day. */
export function findNext(shifts: readonly Shift[], { date, time }: GroupMoment): Shift[] {
  const now = stamp(date, time)
  const tomorrow = stamp(addDays(date, 1), time)
  const coming = shifts.filter((shift) => {
    const start = stamp(shift.date, shift.startTime)
    return shift.status !== 'cancelled' && now < start && start <= tomorrow
  })
  const firstOf = new Map<string, string>()
  for (const shift of coming) {
    const start = stamp(shift.date, shift.startTime)
    const known = firstOf.get(keyOf(shift))
    if (known === undefined || start < known) firstOf.set(keyOf(shift), start)
  }
  return coming.filter((shift) => firstOf.get(keyOf(shift)) === stamp(shift.date, shift.startTime))
}

function keyOf({ roleId, role, startTime }: Shift): string {
  return `${roleId ?? role} ${startTime}`
}
