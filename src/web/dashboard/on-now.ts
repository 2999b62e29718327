/** Who is on now, and who is next, from the shifts of the surrounding days. */
import type { Schedule, Shift } from '../../contract/schedules.ts'
import { addDays } from '../../engine/calendar.ts'
import { endDateOf } from '../shifts/shift-words.ts'
import { findInForce, useScheduleShifts } from '../shifts/use-period-shifts.ts'
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

/** The next shifts of each role, within a day. */
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

/** All shifts of the schedule in force on that day. */
export function useShiftsOn(published: Schedule[], date: string) {
  return useScheduleShifts(findInForce(published, date))
}

/** Without duplicates, since days of one month come from one schedule. */
export function joinShifts(reads: readonly ReturnType<typeof useShiftsOn>[]) {
  return [...new Map(reads.flatMap(({ data }) => data ?? []).map((shift) => [shift.id, shift])).values()]
}
