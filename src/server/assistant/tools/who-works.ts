/** Who works when: on days, in roles, at this moment; and who is free. */
import { z } from 'zod'
import { clockTime } from '../../../contract/text.ts'
import { addDays, daysBetween } from '../../../engine/calendar.ts'
import type { ShownShift } from '../../schedules/schedules.store.ts'
import { defineTool } from './tool.ts'
import { basis, matchingShifts, plannedShift, range, requireShortRange, shiftFilter, showPlanned } from './values.ts'

const mostDays = 31

export const whoWorks = defineTool({
  description:
    'Shifts of a range of days (at most 31) with who has them; optionally only some roles or kinds (day, evening, night, twenty-four, backup), or only those running at a clock time of the first day. Also who has no shift at all in the range.',
  input: z.object({ ...range, ...shiftFilter, at: clockTime.optional() }),
  output: z.object({ shifts: z.array(plannedShift), free: z.array(z.string()), ...basis }),
  run: async (records, { from, to, roles, kinds, at }) => {
    requireShortRange({ from, to }, mostDays, daysBetween(from, to) + 1)
    const { shifts, ...months } = await records.shiftsBetween(at ? addDays(from, -1) : from, to)
    const inRange = shifts.filter((shift) => (at ? isRunning(shift, from, at) : shift.date >= from))
    const busy = new Set(inRange.map(({ physicianId }) => physicianId))
    return {
      ...months,
      shifts: matchingShifts(records, inRange, { roles, kinds }).map(showPlanned(records)),
      free: records.people.filter(({ id, row }) => row.isActive && !busy.has(id)).map(({ name }) => name),
    }
  },
})

/** A night that began yesterday still runs in the morning. */
function isRunning({ date, startTime, endTime }: ShownShift, day: string, time: string): boolean {
  const overMidnight = endTime <= startTime
  if (date === day) return startTime <= time && (overMidnight || time < endTime)
  return date === addDays(day, -1) && overMidnight && time < endTime
}
