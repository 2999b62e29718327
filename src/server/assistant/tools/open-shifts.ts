/** Shifts that nobody has. */
import { z } from 'zod'
import { defineTool } from './tool.ts'
import { basis, matchingShifts, plannedShift, range, shiftFilter, showPlanned } from './values.ts'

export const openShifts = defineTool({
  description: 'Shifts of a range of days that nobody has, optionally only of some roles or kinds.',
  input: z.object({ ...range, ...shiftFilter }),
  output: z.object({
    open: z.array(plannedShift),
    /** All shifts of the range, open or not. */
    shifts: z.int(),
    ...basis,
  }),
  run: async (records, { from, to, roles, kinds }) => {
    const { shifts, ...months } = await records.shiftsBetween(from, to)
    const chosen = matchingShifts(records, shifts, { roles, kinds })
    return {
      open: chosen.filter(({ physicianId }) => physicianId === null).map(showPlanned(records)),
      shifts: chosen.length,
      ...months,
    }
  },
})
