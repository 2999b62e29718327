/** A physician's own numbers beside what is fair and what is usual; colleagues appear in medians only. */
import { z } from 'zod'
import { idOf, route } from './route.ts'
import { calendarDate, clockTime, monthText } from './text.ts'

export const statNames = ['shifts', 'nights', 'weekends', 'holidays', 'hours'] as const
export type StatName = (typeof statNames)[number]

/** With fewer colleagues than this a median would tell of one of them. */
export const fewestColleagues = 3

const figure = z.object({
  own: z.number(),
  /** Of the colleagues who worked in this time; null where they are too few. */
  median: z.number().nullable(),
  /** The fair share by contract, presence and eligibility; null where there is none, such as for hours. */
  share: z.number().nullable(),
})
export type StatFigure = z.infer<typeof figure>

const period = z.object({
  figures: z.object({ shifts: figure, nights: figure, weekends: figure, holidays: figure, hours: figure }),
  /** Percent of the preferences that came true; null for those who asked for nothing. */
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
  /** All months that have a published schedule, the newest first. */
  publishedMonths: z.array(monthText),
  ofMonth: period,
  /** Up to the month, it included. */
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
      'My shifts, nights, weekends, holidays, hours, and preferences met in a month and the 12 months up to it, with the group’s median',
    query: z.object({
      /** This month in the time zone of the group unless said. */
      month: monthText.optional(),
    }),
    output: ownStats,
    reads: ['schedules', 'shifts', 'physicians', 'roles', 'group', 'requests'],
    perMinute: 60,
  }),
}
