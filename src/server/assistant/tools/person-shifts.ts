/** One physician's shifts in a range, and the next one from now. */
import { z } from 'zod'
import { addDays } from '../../../engine/calendar.ts'
import { findPhysician } from './records.ts'
import { defineTool } from './tool.ts'
import { basis, matchingShifts, physicianName, plannedShift, range, shiftFilter, showPlanned } from './values.ts'

/** How far ahead the next shift is looked for. */
const daysAhead = 92

export const personShifts = defineTool({
  description:
    "One physician's shifts in a range of days, optionally of some roles or kinds; and the next shift from now on, and approved time off in the range.",
  input: z.object({ physician: physicianName, ...range, ...shiftFilter }),
  output: z.object({
    physician: z.string(),
    shifts: z.array(plannedShift),
    /** The first shift that has not begun; null where none is planned. */
    next: plannedShift.nullable(),
    ...basis,
  }),
  run: async (records, { physician, from, to, roles, kinds }) => {
    const { id, name } = findPhysician(records, physician)
    const show = showPlanned(records)
    const { shifts, ...months } = await records.shiftsBetween(from, to)
    const { date, time } = records.now
    const ahead = await records.shiftsBetween(date, addDays(date, daysAhead))
    const own = ahead.shifts.filter((shift) => shift.physicianId === id)
    const next = matchingShifts(records, own, { roles, kinds }).find(
      (shift) => shift.date > date || shift.startTime > time,
    )
    const inRange = shifts.filter((shift) => shift.physicianId === id)
    return {
      physician: name,
      shifts: matchingShifts(records, inRange, { roles, kinds }).map(show),
      next: next ? show(next) : null,
      ...months,
    }
  },
})
