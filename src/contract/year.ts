/** The year: everyone's weeks and holidays, dealing the holidays, and laying out the weeks. */
import { z } from 'zod'
import { weekdays } from '../engine/model.ts'
import { done, idOf, route } from './route.ts'
import { calendarDate, monthText } from './text.ts'
import type { Topic } from './topics.ts'

const span = { from: calendarDate, to: calendarDate }

/** Where a week on comes from: a published schedule, a draft, or the plan of the year. */
export const weekSources = ['published', 'draft', 'laid-out'] as const

/** Backup isn't part of it. */
const weekOn = z.object({ ...span, isNight: z.boolean(), source: z.enum(weekSources) })
export type YearWeek = z.infer<typeof weekOn>

/** A major holiday. Published: its month is. Dealt: the plan of the year says who works it. */
const yearHoliday = z.object({
  date: calendarDate,
  name: z.string(),
  status: z.enum(['published', 'dealt', 'open']),
  /** People needed, and people who work it by schedule or deal. */
  need: z.int(),
  works: z.int(),
})

const turn = z.object({
  date: calendarDate,
  /** Null: not decided, or not there. */
  works: z.boolean().nullable(),
  /** The same holiday the year before; null: unknown. */
  lastYear: z.boolean().nullable(),
  isSetByHand: z.boolean(),
  /** Why it was dealt so. */
  reason: z.string().nullable(),
})
export type YearTurn = z.infer<typeof turn>

/** Holidays worked in the last 3 years and dealt ahead, against the fair share by FTE. */
const balance = z.object({ worked: z.int(), of: z.int(), fairShare: z.number() })
export type YearBalance = z.infer<typeof balance>

const yearPerson = z.object({
  id: idOf('user'),
  firstName: z.string(),
  lastName: z.string(),
  fte: z.number(),
  week: z.enum(['A', 'B']).nullable(),
  isNocturnist: z.boolean(),
  weeks: z.array(weekOn),
  timeOff: z.array(z.object(span)),
  /** One for each holiday, in the same order. */
  turns: z.array(turn),
  /** Null for people who don't work holidays. */
  balance: balance.nullable(),
})
export type YearPerson = z.infer<typeof yearPerson>

const throughDates = {
  /** The last day that is published without a gap from this month on; null if none is. */
  publishedThrough: calendarDate.nullable(),
  /** The last day that has a draft or is laid out. */
  plannedThrough: calendarDate.nullable(),
}

/** Two weeks that run as three short ones, so no half works both Thanksgiving and Christmas. */
const flip = z.object({ ...span, days: z.array(z.int()) })
export type YearFlip = z.infer<typeof flip>

export const yearPlan = z.object({
  ...span,
  today: calendarDate,
  ...throughDates,
  /** The first day that can be dealt and laid out: that of the first month from this one on that isn't published. */
  openFrom: calendarDate,
  isByWeeks: z.boolean(),
  /** As the group set them. */
  switchDays: z.array(z.enum(weekdays)),
  holidays: z.array(yearHoliday),
  flips: z.array(flip),
  /** The year's months that can be opened in the roster: the published schedule, or else the newest draft. */
  schedules: z.array(z.object({ month: monthText, scheduleId: z.int(), isPublished: z.boolean() })),
  people: z.array(yearPerson),
  /** Physicians on, and needed, as averages of the week's days. */
  weeks: z.array(z.object({ ...span, on: z.number(), need: z.number() })),
})
export type YearPlan = z.infer<typeof yearPlan>

export const ownYear = z.object({
  ...span,
  today: calendarDate,
  publishedThrough: throughDates.publishedThrough,
  holidays: z.array(z.object({ date: calendarDate, name: z.string(), works: z.boolean().nullable() })),
  /** Published and laid out; drafts stay with the coordinators. */
  weeks: z.array(weekOn),
  timeOff: z.array(z.object(span)),
})
export type OwnYear = z.infer<typeof ownYear>

const dealtTurn = z.object({ physicianId: idOf('user'), date: calendarDate, works: z.boolean(), reason: z.string() })

export const holidayDeal = z.object({
  turns: z.array(dealtTurn),
  /** Turns that differ from what is saved. */
  changed: z.int(),
  missing: z.array(z.object({ date: calendarDate, count: z.int() })),
  /** The distances from the fair shares, squared, before and after. */
  debtBefore: z.number(),
  debtAfter: z.number(),
  /** Balances with the deal. */
  balances: z.array(balance.extend({ physicianId: idOf('user') })),
  /** Identifies this deal: keeping it fails if the deal has changed since. */
  stamp: z.string(),
})
export type HolidayDeal = z.infer<typeof holidayDeal>

const laidOutWeek = z.object({ physicianId: idOf('user'), ...span, isNight: z.boolean() })
/** As many as a hundred physicians have in a year, and more. */
const mostWeeks = 6000

export const yearLayout = z.object({
  ...span,
  weeks: z.array(laidOutWeek),
  /** Weeks that weren't laid out like this before. */
  changed: z.int(),
  /** Days on which fewer people are on than needed. */
  daysShort: z.int(),
  flips: z.array(flip),
  stamp: z.string(),
})
export type YearLayout = z.infer<typeof yearLayout>

const turnByHand = z.object({
  physicianId: idOf('user'),
  date: calendarDate,
  works: z.boolean().nullable(),
  /** False puts a dealt turn back, as undoing does: the next deal may change it. */
  isSetByHand: z.boolean().optional(),
})
export type TurnByHand = z.infer<typeof turnByHand>

const weekMove = z.object({
  physicianId: idOf('user'),
  /** The first day of a laid-out week that goes away; null adds one. */
  remove: calendarDate.nullable(),
  add: z.object({ ...span, isNight: z.boolean() }).nullable(),
})
export type WeekMove = z.infer<typeof weekMove>

/** The months of the year that starts with this one; the year of the current quarter unless said. */
const ofYear = z.object({ from: monthText.optional() })
const layoutLengths = ['3', '6', '12'] as const
const layoutRange = { from: monthText, months: z.enum(layoutLengths) }
const stamp = z.string().max(64).optional()
const reads: Topic[] = ['year', 'shifts', 'schedules', 'physicians', 'group', 'roles', 'requests']

export const yearApi = {
  showYear: route({
    method: 'GET',
    path: '/api/year',
    allow: 'admin',
    summary: 'Twelve months of everyone’s weeks on, time off, and major holidays, with who is owed',
    query: ofYear,
    output: yearPlan,
    reads,
    perMinute: 120,
  }),
  ownYear: route({
    method: 'GET',
    path: '/api/year/my',
    allow: 'member',
    summary: 'The caller’s own twelve months: published and laid-out weeks on, time off, and holidays',
    query: ofYear,
    output: ownYear,
    reads,
    perMinute: 120,
  }),
  proposeDeal: route({
    method: 'GET',
    path: '/api/year/holidays/proposal',
    allow: 'admin',
    summary: 'The fairest deal of the year’s major holidays that aren’t published, with reasons; changes nothing',
    query: ofYear,
    output: holidayDeal,
    reads,
    perMinute: 30,
  }),
  keepDeal: route({
    method: 'POST',
    path: '/api/year/holidays',
    allow: 'admin',
    summary: 'Saves the proposed deal of a year’s holidays; turns set by hand stay',
    body: z.object({ from: monthText, stamp }),
    example: { from: '2027-01' },
    output: done,
    changes: ['year', 'activity'],
    perMinute: 30,
  }),
  setTurns: route({
    method: 'PUT',
    path: '/api/year/holidays',
    allow: 'admin',
    summary: 'Sets who works a holiday by hand, all or nothing; null leaves it to the next deal',
    body: z.object({ turns: z.array(turnByHand).max(1000) }),
    example: { turns: [] },
    output: done,
    changes: ['year', 'activity'],
  }),
  proposeLayout: route({
    method: 'GET',
    path: '/api/year/weeks/proposal',
    allow: 'admin',
    summary: 'Weeks on for everyone, from demand, FTE, time off, and dealt holidays; changes nothing',
    query: z.object(layoutRange),
    output: yearLayout,
    reads,
    perMinute: 10,
  }),
  keepLayout: route({
    method: 'POST',
    path: '/api/year/weeks',
    allow: 'admin',
    summary: 'Saves the proposed weeks of a quarter, half a year, or a year; months are generated from them',
    body: z.object({
      ...layoutRange,
      stamp,
      /** Puts these back instead, as undoing does; `stamp` is that of the weeks that are there since. */
      weeks: z.array(laidOutWeek).max(mostWeeks).optional(),
    }),
    example: { from: '2027-01', months: '3' },
    /** What was there before, and what undoing it needs. */
    output: z.object({ before: z.array(laidOutWeek), stamp: z.string() }),
    changes: ['year', 'activity'],
    perMinute: 10,
  }),
  moveWeeks: route({
    method: 'PUT',
    path: '/api/year/weeks',
    allow: 'admin',
    summary: 'Moves, trades, adds, or removes laid-out weeks, all or nothing',
    body: z.object({ moves: z.array(weekMove).max(20) }),
    example: { moves: [] },
    output: done,
    changes: ['year', 'activity'],
  }),
}
