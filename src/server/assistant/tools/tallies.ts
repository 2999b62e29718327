/** Who has how much: shifts, nights, weekend days, holidays, hours, backup duties and the longest run, by physician. */
import { z } from 'zod'
import { addDays } from '../../../engine/calendar.ts'
import { type Counting, tally } from '../../schedules/compare-schedules.ts'
import type { ShownShift } from '../../schedules/schedules.store.ts'
import { findPhysician, type Records } from './records.ts'
import { defineTool } from './tool.ts'
import { basis, matchingShifts, physicianName, range, shiftFilter } from './values.ts'

export const measures = ['shifts', 'nights', 'weekendDays', 'holidays', 'hours', 'backups', 'longestRun'] as const
export type Measure = (typeof measures)[number]

const counts = z.object({
  shifts: z.int(),
  nights: z.int(),
  weekendDays: z.int(),
  holidays: z.int(),
  hours: z.number(),
  backups: z.int(),
  /** Working days in a row, the most. */
  longestRun: z.int(),
})

export const tallies = defineTool({
  description:
    'Counts by physician over a range of days: shifts, nights, weekend days, holidays, hours, backup duties, longest run of working days; optionally only of some roles or kinds, or of one physician. Backup duty is no working day and is counted apart.',
  input: z.object({ ...range, physician: physicianName.optional(), ...shiftFilter }),
  output: z.object({
    people: z.array(counts.extend({ physician: z.string(), fte: z.number() })),
    totals: counts.omit({ longestRun: true }),
    ...basis,
  }),
  run: async (records, { from, to, physician, roles, kinds }) => {
    const only = physician === undefined ? undefined : findPhysician(records, physician)
    const { shifts, ...months } = await records.shiftsBetween(from, to)
    const chosen = matchingShifts(records, shifts, { roles, kinds })
    const counting = countingOf(records, from, to)
    const counted = tally(chosen, counting)
    const backups = countBackups(chosen, counting)
    const none = { shifts: 0, nights: 0, weekendDays: 0, holidays: 0, hours: 0 }
    const people = records.people
      .filter(({ id, row }) => (only ? id === only.id : row.isActive || counted.has(id)))
      .map(({ id, name, row }) => ({
        physician: name,
        fte: row.fte,
        ...(counted.get(id) ?? none),
        backups: backups.get(id) ?? 0,
        longestRun: longestRun(chosen.filter((shift) => shift.physicianId === id && !isBackup(shift, counting))),
      }))
    const total = (measure: Exclude<Measure, 'longestRun'>) => people.reduce((sum, one) => sum + one[measure], 0)
    return {
      people,
      totals: {
        shifts: total('shifts'),
        nights: total('nights'),
        weekendDays: total('weekendDays'),
        holidays: total('holidays'),
        hours: total('hours'),
        backups: total('backups'),
      },
      ...months,
    }
  },
})

function countingOf(records: Records, from: string, to: string): Counting {
  return {
    backupRoles: new Set(records.roles.filter(({ category }) => category === 'backup').map(({ id }) => id)),
    holidays: new Set(records.holidaysBetween(from, to).map(({ date }) => date)),
  }
}

function isBackup({ roleId }: ShownShift, { backupRoles }: Counting): boolean {
  return roleId !== null && backupRoles.has(roleId)
}

function countBackups(shifts: ShownShift[], counting: Counting): Map<number, number> {
  const backups = new Map<number, number>()
  for (const shift of shifts) {
    if (shift.physicianId === null || !isBackup(shift, counting)) continue
    backups.set(shift.physicianId, (backups.get(shift.physicianId) ?? 0) + 1)
  }
  return backups
}

function longestRun(shifts: ShownShift[]): number {
  const dates = [...new Set(shifts.map(({ date }) => date))].sort()
  let longest = 0
  let run = 0
  for (const [index, date] of dates.entries()) {
    run = index > 0 && addDays(dates[index - 1]!, 1) === date ? run + 1 : 1
    longest = Math.max(longest, run)
  }
  return longest
}
