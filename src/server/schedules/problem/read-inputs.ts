/** Reads everything a month's schedule depends on, as rows. */
import { and, asc, desc, eq, gte, inArray, isNotNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import { mostMonths } from '../../../contract/generation.ts'
import type { GroupSettings } from '../../../contract/groups.ts'
import { holidaysOf } from '../../../contract/holidays.ts'
import { addDays } from '../../../engine/calendar.ts'
import { addMonths, type Month, monthAfter, monthBefore, monthNumber, spanOfMonth } from '../../../engine/month.ts'
import { edgeDays } from '../../../engine/view/problem-view.ts'
import { type GroupRow, settingsOf } from '../../groups/groups.store.ts'
import type { Orm } from '../../platform/db/database.ts'
import {
  groups,
  holidayHistory,
  preferences,
  roles,
  schedules,
  shiftRequests,
  shifts,
  users,
} from '../../platform/db/schema/index.ts'

import { type HolidayWork, readHolidayWork } from './holiday-work.ts'
import { readYearPlan, type YearPlan } from './year-plan.ts'

export type RoleRow = typeof roles.$inferSelect
export type UserRow = typeof users.$inferSelect
export type PreferencesRow = typeof preferences.$inferSelect
export type HolidayHistoryRow = typeof holidayHistory.$inferSelect
export type TimeOff = { physicianId: number; from: string; to: string }
/** An assigned shift in a known role. */
export type HeldShift = { physicianId: number; roleId: number; date: string; position?: number | null }

export type Inputs = {
  month: Month
  group: GroupRow
  settings: GroupSettings
  /** Including inactive ones, for the shifts before and after the month. */
  roles: RoleRow[]
  /** Everyone in the group, including inactive people and admins. */
  people: UserRow[]
  preferences: PreferencesRow[]
  timeOff: TimeOff[]
  /** Published shifts of the 12 months before the month. */
  worked: HeldShift[]
  /** Published shifts on the holidays of the two years before those. */
  holidayShifts: HeldShift[]
  /** Holidays entered by hand or imported, for the ledger's years. */
  holidayHistory: HolidayHistoryRow[]
  /** Published shifts of the month after: drafts there give way to this month. */
  publishedAfter: HeldShift[]
  /** Published months of the three years before this one, and those planned right before it: the ledger knows them. */
  publishedMonths: Month[]
  /** For the last two years, from published schedules. */
  holidayWork: HolidayWork[]
  /** The month's part of the year's plan, and the weeks right before it. */
  yearPlan: YearPlan
}

type InputChoices = {
  /** Plans as if pending time off were approved. */
  countsPending?: boolean
}

/** As `monthNumber` counts. */
const numberOfMonth = sql<number>`${schedules.year} * 12 + ${schedules.month}`

/** How far back the ledger reaches. */
export const ledgerMonths = 12
/** Holidays come once a year: it takes three to see whose turn it is. */
export const holidayMonths = 36

/** The years that the holidays of the ledger lie in. */
export function holidayYears({ year }: Month): number[] {
  return Array.from({ length: holidayMonths / 12 + 1 }, (_, before) => year - before)
}

export async function readInputs(
  orm: Orm,
  groupId: number,
  month: Month,
  { countsPending = false }: InputChoices = {},
): Promise<Inputs> {
  const { from, to } = spanOfMonth(month)
  const since = spanOfMonth(addMonths(month, -ledgerMonths)).from
  const holidaysSince = spanOfMonth(addMonths(month, -holidayMonths)).from
  const publishedBefore = and(
    eq(schedules.groupId, groupId),
    eq(schedules.status, 'active'),
    gte(numberOfMonth, monthNumber(month) - holidayMonths),
    lt(numberOfMonth, monthNumber(month)),
  )
  const readGroup = async () => {
    const [group] = await orm.select().from(groups).where(eq(groups.id, groupId))
    if (!group) throw new Error(`There is no group ${groupId}.`)
    const settings = settingsOf(group)
    const own = settings.holidays.map(({ date }) => date)
    const holidayDates = holidaysOf(settings, holidayYears(month))
      .map(({ date }) => date)
      .filter((date) => holidaysSince <= date && date < since)
    const [holidayShifts, holidayWork] = await Promise.all([
      readPublishedOn(orm, groupId, holidayDates),
      readHolidayWork(orm, groupId, from, own),
    ])
    return { group, settings, holidayShifts, holidayWork }
  }
  const readLedger = async () => {
    const planned = await readPlanned(orm, groupId, month)
    return { planned, worked: await readWorked(orm, groupId, planned, { from: since, before: from }) }
  }
  const [
    ofItself,
    ofGroup,
    people,
    wanted,
    timeOff,
    pending,
    { planned, worked },
    publishedAfter,
    publishedMonths,
    history,
    yearPlan,
  ] = await Promise.all([
    readGroup(),
    orm.select().from(roles).where(eq(roles.groupId, groupId)).orderBy(asc(roles.id)),
    orm.select().from(users).where(eq(users.groupId, groupId)).orderBy(asc(users.id)),
    orm.select().from(preferences).where(eq(preferences.groupId, groupId)).orderBy(asc(preferences.id)),
    readTimeOff(orm, groupId, 'approved', { from: holidaysSince, to }),
    countsPending ? readTimeOff(orm, groupId, 'pending', { from, to }) : [],
    readLedger(),
    readPublished(orm, groupId, monthAfter(month)),
    orm.select({ month: schedules.month, year: schedules.year }).from(schedules).where(publishedBefore),
    readHolidayHistory(orm, groupId, holidayYears(month)),
    readYearPlan(orm, groupId, { from: addDays(from, -edgeDays), to }),
  ])
  return {
    month,
    ...ofItself,
    roles: ofGroup,
    people,
    preferences: wanted,
    timeOff: [...timeOff, ...pending],
    worked,
    holidayHistory: history,
    publishedAfter,
    publishedMonths: [...publishedMonths, ...planned],
    yearPlan,
  }
}

/** What was worked in the days before the month, and is published in the month after. */
export async function readAround(orm: Orm, groupId: number, month: Month): Promise<HeldShift[]> {
  const { from } = spanOfMonth(month)
  const planned = await readPlanned(orm, groupId, month)
  const before = await readWorked(orm, groupId, planned, { from: addDays(from, -edgeDays), before: from })
  return [...before, ...(await readPublished(orm, groupId, monthAfter(month)))]
}

export async function readTimeOff(
  orm: Orm,
  groupId: number,
  status: 'approved' | 'pending',
  { from, to }: { from: string; to: string },
): Promise<TimeOff[]> {
  const last = sql<string>`coalesce(${shiftRequests.endDate}, ${shiftRequests.requestedDate})::text`
  const rows = await orm
    .select({ physicianId: shiftRequests.requestorId, from: shiftRequests.requestedDate, to: last })
    .from(shiftRequests)
    .where(
      and(
        eq(shiftRequests.groupId, groupId),
        eq(shiftRequests.requestType, 'timeoff'),
        eq(shiftRequests.status, status),
        isNotNull(shiftRequests.requestedDate),
        lte(shiftRequests.requestedDate, to),
        gte(last, from),
      ),
    )
    .orderBy(asc(shiftRequests.id))
  return rows.map((row) => ({ ...row, from: row.from! }))
}

/**
 * The newest drafts of unpublished months right before, back to the last published one: the best available
 * information, and the basis when several months are generated in a row.
 */
async function readPlanned(orm: Orm, groupId: number, month: Month): Promise<(Month & { id: number })[]> {
  const before = await orm
    .select({ id: schedules.id, month: schedules.month, year: schedules.year, status: schedules.status })
    .from(schedules)
    .where(
      and(
        eq(schedules.groupId, groupId),
        ne(schedules.status, 'archived'),
        lt(numberOfMonth, monthNumber(month)),
        gte(numberOfMonth, monthNumber(month) - mostMonths),
      ),
    )
    .orderBy(asc(sql`${schedules.status} <> 'active'`), desc(schedules.chosenAt), desc(schedules.id))
  const planned: (Month & { id: number })[] = []
  for (let last = monthBefore(month); planned.length < mostMonths; last = monthBefore(last)) {
    const newest = before.find((one) => one.month === last.month && one.year === last.year)
    if (newest?.status !== 'draft') break
    planned.push(newest)
  }
  return planned
}

/** From active schedules, and from drafts right before the month. */
async function readWorked(
  orm: Orm,
  groupId: number,
  planned: { id: number }[],
  range: { from: string; before: string },
): Promise<HeldShift[]> {
  const drafts = planned.map(({ id }) => id)
  return readHeld(
    orm,
    and(
      eq(schedules.groupId, groupId),
      or(eq(schedules.status, 'active'), inArray(schedules.id, drafts)),
      gte(shifts.date, range.from),
      lt(shifts.date, range.before),
    ),
  )
}

function readPublished(orm: Orm, groupId: number, { month, year }: Month): Promise<HeldShift[]> {
  const isOfMonth = and(eq(schedules.month, month), eq(schedules.year, year))
  return readHeld(orm, and(eq(schedules.groupId, groupId), eq(schedules.status, 'active'), isOfMonth))
}

function readHolidayHistory(orm: Orm, groupId: number, years: number[]): Promise<HolidayHistoryRow[]> {
  const ofYears = and(eq(holidayHistory.groupId, groupId), inArray(holidayHistory.year, years))
  return orm.select().from(holidayHistory).where(ofYears)
}

function readPublishedOn(orm: Orm, groupId: number, dates: string[]): Promise<HeldShift[]> {
  return readHeld(orm, and(eq(schedules.groupId, groupId), eq(schedules.status, 'active'), inArray(shifts.date, dates)))
}

/** As one text: for a year, a row for each shift would take ten times as long to read, and JSON five times. */
async function readHeld(orm: Orm, which: ReturnType<typeof and>): Promise<HeldShift[]> {
  const shift = sql`concat_ws(' ', ${shifts.physicianId}, ${shifts.roleId}, ${shifts.date}, ${shifts.position})`
  const inOrder = sql`order by ${shifts.date}, ${shifts.startTime}, ${shifts.id}`
  const [found] = await orm
    .select({ shifts: sql<string | null>`string_agg(${shift}, ',' ${inOrder})` })
    .from(shifts)
    .innerJoin(schedules, eq(schedules.id, shifts.scheduleId))
    .where(and(which, ne(shifts.status, 'cancelled'), isNotNull(shifts.physicianId), isNotNull(shifts.roleId)))
  return found?.shifts?.split(',').map(heldOfText) ?? []
}

function heldOfText(text: string): HeldShift {
  const [physicianId, roleId, date, position] = text.split(' ')
  return {
    physicianId: Number(physicianId),
    roleId: Number(roleId),
    date: date!,
    position: position === undefined ? null : Number(position),
  }
}
