/** Who belongs to the group: numbers, levels, FTEs, night preferences, specialties. */
import { z } from 'zod'
import { experienceLevels, nightShiftPreferences } from '../../../engine/model.ts'
import { round } from '../../../engine/text/round.ts'
import { defineTool } from './tool.ts'

export const headcount = defineTool({
  description:
    'How many physicians the group has, by level and full-time equivalents, and a list of those who match: level, specialty, night preference, part-timers, inactive ones.',
  input: z.object({
    level: z.enum(experienceLevels).optional(),
    specialty: z.string().max(100).optional(),
    nightShiftPreference: z.enum(nightShiftPreferences).optional(),
    partTime: z.boolean().optional(),
    inactive: z.boolean().optional(),
  }),
  output: z.object({
    active: z.int(),
    inactive: z.int(),
    fullTimeEquivalents: z.number(),
    byLevel: z.record(z.string(), z.int()),
    /** Those who match all that was asked for. */
    matching: z.array(
      z.object({
        physician: z.string(),
        level: z.string(),
        fte: z.number(),
        nightShiftPreference: z.string(),
        specialties: z.array(z.string()),
      }),
    ),
  }),
  run: async ({ people }, wanted) => {
    const active = people.filter(({ row }) => row.isActive)
    const specialty = wanted.specialty?.toLowerCase()
    const byLevel = Object.fromEntries(
      experienceLevels
        .map((level) => [level, active.filter(({ row }) => row.experienceLevel === level).length] as const)
        .filter(([, count]) => count > 0),
    )
    const matching = (wanted.inactive ? people.filter(({ row }) => !row.isActive) : active).filter(
      ({ row }) =>
        (!wanted.level || row.experienceLevel === wanted.level) &&
        (!specialty || row.specialtyAreas.some((area) => area.toLowerCase().includes(specialty))) &&
        (!wanted.nightShiftPreference || row.nightShiftPreference === wanted.nightShiftPreference) &&
        (wanted.partTime === undefined || row.fte < 1 === wanted.partTime),
    )
    return {
      active: active.length,
      inactive: people.length - active.length,
      fullTimeEquivalents: round(
        active.reduce((sum, { row }) => sum + row.fte, 0),
        2,
      ),
      byLevel,
      matching: matching.map(({ name, row }) => ({
        ...row,
        physician: name,
        level: row.experienceLevel,
        specialties: row.specialtyAreas,
      })),
    }
  },
})
