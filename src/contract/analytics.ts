/** How 12 months of published schedules stand: scores month by month, everybody's burdens against their share, and runs of work. */
import { z } from 'zod'
import { weekdays } from '../engine/model.ts'
import { tally } from './fields/tally.ts'
import { idOf, route } from './route.ts'
import { calendarDate, monthText } from './text.ts'

/** The burdens that the 12 months are judged by; backup duty has its own place in a schedule's assessment. */
export const yearClasses = ['total', 'night', 'weekend', 'holiday'] as const
export type YearClass = (typeof yearClasses)[number]

/** Working days that follow each other, by how many they are. */
export const runLengths = ['1', '2', '3-4', '5-6', '7+'] as const
export type RunLength = (typeof runLengths)[number]

const burden = z.object({
  has: z.int(),
  /** The fair share of this month alone; null for those who take no turns or take these shifts by preference. */
  share: z.number().nullable(),
})

const continuity = z.object({
  /** Working days by the length of the run that they sit in; a run counts whole, also where it crosses into a month. */
  runs: z.array(z.object({ length: z.enum(runLengths), days: z.int() })),
  /** How many runs begin and end on each day of the week. */
  switchDays: z.array(z.object({ weekday: z.enum(weekdays), starts: z.int(), ends: z.int() })),
})
export type Continuity = z.infer<typeof continuity>

export const analyticsMonth = z.object({
  month: z.int().min(1).max(12),
  year: z.int(),
  scheduleId: idOf('schedule'),
  name: z.string(),
  coverage: z.number(),
  fairness: z.number(),
  preferences: z.number(),
  openShifts: z.int(),
  /** Shifts above or below a whole share, in all classes, that no other deal of the same shifts could avoid. */
  unavoidable: z.int(),
  people: z.array(
    z.object({
      physicianId: idOf('user'),
      burdens: z.object({ total: burden, night: burden, weekend: burden, holiday: burden }),
      /** 0 to 100; null for those who asked for nothing. */
      preferencesMet: z.number().nullable(),
    }),
  ),
  continuity,
})
export type AnalyticsMonth = z.infer<typeof analyticsMonth>

export const analytics = z.object({
  /** The last of the 12 months. */
  until: monthText,
  /** Last months that can be asked for: the newest that is published, and December of the years before. */
  ends: z.array(monthText),
  months: z.array(analyticsMonth),
  physicians: z.array(
    z.object({ id: idOf('user'), firstName: z.string(), lastName: z.string(), fte: z.number(), isActive: z.boolean() }),
  ),
  /** How many shifts more or fewer than the share rounding alone can make: one, or one run of nights. */
  rounding: z.object({ total: z.number(), night: z.number(), weekend: z.number(), holiday: z.number() }),
  holidays: z.array(z.object({ date: calendarDate, name: z.string() })),
})
export type Analytics = z.infer<typeof analytics>

const tallyCounts = z.object({
  tallies: z.array(tally),
  people: z.array(
    z.object({
      id: idOf('user'),
      firstName: z.string(),
      lastName: z.string(),
      /** In the order of the tallies. */
      counts: z.array(z.object({ shifts: z.int(), hours: z.number() })),
    }),
  ),
})
export type TallyCounts = z.infer<typeof tallyCounts>

export const analyticsApi = {
  countTallies: route({
    method: 'GET',
    path: '/api/analytics/tallies',
    allow: 'admin',
    summary: 'The group’s own tallies over any period of published schedules: shifts and hours of each physician',
    query: z.object({ from: calendarDate, to: calendarDate }),
    output: tallyCounts,
    reads: ['schedules', 'shifts', 'physicians', 'roles', 'group'],
    perMinute: 60,
  }),
  yearAnalytics: route({
    method: 'GET',
    path: '/api/analytics',
    allow: 'admin',
    summary:
      '12 months of published schedules: scores by month, each physician’s counts and fair shares, and continuity',
    query: z.object({
      /** The last of the 12 months; unless said, the newest that is published. */
      until: monthText.optional(),
    }),
    output: analytics,
    reads: ['schedules', 'shifts', 'physicians', 'roles', 'group', 'requests'],
    perMinute: 60,
  }),
}
