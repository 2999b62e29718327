/** The shifts of published schedules on the days around today. */
import type { Schedule } from '../../contract/schedules.ts'
import { useRead } from '../api/use-read.ts'
import { findInForce } from '../shifts/schedule-in-force.ts'

/** All shifts of the schedule in force on that day. */
export function useShiftsOn(published: Schedule[], date: string) {
  const schedule = findInForce(published, date)
  return useRead('scheduleShifts', { params: { scheduleId: schedule?.id ?? 0 } }, { enabled: schedule !== undefined })
}

/** One shift once, for days of the same month are read from one schedule. */
export function joinShifts(reads: readonly ReturnType<typeof useShiftsOn>[]) {
  return [...new Map(reads.flatMap(({ data }) => data ?? []).map((shift) => [shift.id, shift])).values()]
}
