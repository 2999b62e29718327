/** A physician's own numbers next to their fair share and the median; colleagues only appear in medians. */
import { z } from 'zod'
import { idOf, route } from './route.ts'
import { calendarDate, clockTime, monthText } from './text.ts'

export const statNames = ['shifts', 'nights', 'weekends', 'holidays', 'hours'] as const
export type StatName = (typeof statNames)[number]

/** With fewer colleagues, a median would reveal one of them. */
export const fewestColleagues = 3

const figure = z.object({
  own: z.number(),
  /** Of the colleagues who worked in this period; null if there are too few. */
  median: z.number().nullable(),
  /** The fair share by FTE, presence, and eligibility; null if there is none, as for hours. */
  share: z.number().nullable(),
})
export type StatFigure = z.infer<typeof figure>

const period = z.object({
  figures: z.object({ shifts: figure, nights: figure, weekends: figure, holidays: figure, hours: figure }),
  /** Percentage of preferences met; null for people without preferences. */
  preferencesMet: z.object({ own: z.number().nullable(), median: z.number().nullable() }),
  /** How many colleagues the medians are of. */
  colleagues: z.int(),
})
export type StatPeriod = z.infer<typeof period>

const statShift = z.object({
  id: idOf('shift'),
  date: calendarDate,
  startTime: clockTime,
  endTime: clockTime,
  roleId: idOf('role').nullable(),
  role: z.string().nullable(),
  /** The figures that it counts in. */
  countsIn: z.array(z.enum(statNames)),
})
export type StatShift = z.infer<typeof statShift>

export const ownStats = z.object({
  year: z.int(),
  month: z.int().min(1).max(12),
  /** All months with a published schedule, newest first. */
  publishedMonths: z.array(monthText),
  ofMonth: period,
  /** Up to and including the month. */
  ofTwelveMonths: period,
  /** Own shifts of the 12 months, in order. */
  shifts: z.array(statShift),
})
export type OwnStats = z.infer<typeof ownStats>

export const statsApi = {
  ownStats: route({
    method: 'GET',
    path: '/api/stats/my',
    allow: 'member',
    summary:
      'The caller’s shifts, nights, weekends, holidays, hours, and preferences met in a month and the 12 months up to it, with the group’s median',
    query: z.object({
      /** Defaults to this month in the group's time zone. */
      month: monthText.optional(),
    }),
    output: ownStats,
    reads: ['schedules', 'shifts', 'physicians', 'roles', 'group', 'requests'],
    perMinute: 60,
  }),
}
