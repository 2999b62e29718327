/** What the group knows about a physician that matters for scheduling; notes, ratings, and addresses are left out. */
import { z } from 'zod'
import { calendarDate } from '../../../contract/text.ts'
import { findPhysician } from './records.ts'
import { defineTool } from './tool.ts'
import { physicianName } from './values.ts'

export const profile = defineTool({
  description:
    'Scheduling facts of a physician: level, FTE, specialties, night preference, weekend and holiday availability, limits on stretches and rest, available days, preferred roles.',
  input: z.object({ physician: physicianName }),
  output: z.object({
    physician: z.string(),
    isActive: z.boolean(),
    level: z.string(),
    fte: z.number(),
    seniorityRank: z.int().nullable(),
    withGroupSince: calendarDate.nullable(),
    specialties: z.array(z.string()),
    nightShiftPreference: z.string(),
    weekendAvailability: z.boolean(),
    holidayAvailability: z.boolean(),
    maxConsecutiveDays: z.int(),
    minRestDays: z.int(),
    preferredShiftLength: z.string(),
    /** Empty: every day. */
    availableDays: z.array(z.string()),
    preferredRoles: z.array(z.string()),
  }),
  run: async (records, { physician }) => {
    const { name, row } = findPhysician(records, physician)
    const roleNames = new Map(records.roles.map((role) => [String(role.id), role.name]))
    return {
      ...row,
      physician: name,
      level: row.experienceLevel,
      withGroupSince: row.startDateWithGroup,
      specialties: row.specialtyAreas,
      preferredRoles: row.preferredRoles.flatMap((id) => roleNames.get(id) ?? []),
    }
  },
})
