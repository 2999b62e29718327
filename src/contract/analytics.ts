/** 12 months of published schedules: scores by month, everyone's burdens against their fair share, and stretches. */
import { z } from 'zod'
import { weekdays } from '../engine/model.ts'
import { tally } from './fields/tally.ts'
import { idOf, route } from './route.ts'
import { calendarDate, monthText } from './text.ts'

/** The burdens measured over 12 months; backup has its own place in a schedule's assessment. */
export const yearClasses = ['total', 'night', 'weekend', 'holiday'] as const
export type YearClass = (typeof yearClasses)[number]

/** Consecutive working days, by length. */
export const runLengths = ['1', '2', '3-4', '5-6', '7+'] as const
export type RunLength = (typeof runLengths)[number]

const burden = z.object({
  has: z.int(),
  /** The fair share of this month alone; null for people who don't rotate or who volunteer for these shifts. */
  share: z.number().nullable(),
})

const continuity = z.object({
  /** Working days by length of their stretch. A stretch counts whole, even if it crosses into another month. */
  runs: z.array(z.object({ length: z.enum(runLengths), days: z.int() })),
  /** How many stretches start and end on each weekday. */
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
  /** Shifts above or below a whole share, over all classes, that no other assignment of the same shifts could avoid. */
  unavoidable: z.int(),
  people: z.array(
    z.object({
      physicianId: idOf('user'),
      burdens: z.object({ total: burden, night: burden, weekend: burden, holiday: burden }),
      /** 0 to 100; null for people without preferences. */
      preferencesMet: z.number().nullable(),
      /** Shifts of the month that are predicted to end with high sleepiness. */
      sleepy: z.int(),
    }),
  ),
  continuity,
})
export type AnalyticsMonth = z.infer<typeof analyticsMonth>

export const analytics = z.object({
  /** The last of the 12 months. */
  until: monthText,
  /** Last months to choose from: the newest published one, and December of earlier years. */
  ends: z.array(monthText),
  months: z.array(analyticsMonth),
  physicians: z.array(
    z.object({ id: idOf('user'), firstName: z.string(), lastName: z.string(), fte: z.number(), isActive: z.boolean() }),
  ),
  /** How many shifts rounding alone can put someone over or under: one, or one stretch of nights. */
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
    summary: 'The group’s custom tallies for any period of published schedules: each physician’s shifts and hours',
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
      /** The last of the 12 months; by default the newest published one. */
      until: monthText.optional(),
    }),
    output: analytics,
    reads: ['schedules', 'shifts', 'physicians', 'roles', 'group', 'requests'],
    perMinute: 60,
  }),
}
