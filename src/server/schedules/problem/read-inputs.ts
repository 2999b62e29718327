/** Reads everything that a month's schedule depends on, as rows. */
import { and, asc, desc, eq, gte, inArray, isNotNull, lt, lte, ne, or, sql } from 'drizzle-orm'
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

export type RoleRow = typeof roles.$inferSelect
export type UserRow = typeof users.$inferSelect
export type PreferencesRow = typeof preferences.$inferSelect
export type HolidayHistoryRow = typeof holidayHistory.$inferSelect
export type TimeOff = { physicianId: number; from: string; to: string }
/** A shift that somebody has, in a role that is known. */
export type HeldShift = { physicianId: number; roleId: number; date: string; position?: number | null }

export type Inputs = {
  month: Month
  group: GroupRow
  settings: GroupSettings
  /** Also those out of use, for the shifts before and after the month. */
  roles: RoleRow[]
  /** Everybody in the group, also inactive ones and admins. */
  people: UserRow[]
  preferences: PreferencesRow[]
  timeOff: TimeOff[]
  /** Published shifts of the 12 months before the month. */
  worked: HeldShift[]
  /** Published shifts on the holidays of the two years before those. */
  holidayShifts: HeldShift[]
  /** Holidays that were typed in or imported, of the years that the ledger reaches. */
  holidayHistory: HolidayHistoryRow[]
  /** Published shifts of the month after: what is only planned there gives way to this month. */
  publishedAfter: HeldShift[]
  /** Published months of the three years before this one: only of them something is known for the ledger. */
  publishedMonths: Month[]
}

/** How far back the ledger reaches. */
export const ledgerMonths = 12
/** Holidays come once a year: it takes three to see whose turn it is. */
export const holidayMonths = 36

/** The years that the holidays of the ledger lie in. */
export function holidayYears({ year }: Month): number[] {
  return Array.from({ length: holidayMonths / 12 + 1 }, (_, before) => year - before)
}

export async function readInputs(orm: Orm, groupId: number, month: Month): Promise<Inputs> {
  const { from, to } = spanOfMonth(month)
  const since = spanOfMonth(addMonths(month, -ledgerMonths)).from
  const holidaysSince = spanOfMonth(addMonths(month, -holidayMonths)).from
  const number = sql<number>`${schedules.year} * 12 + ${schedules.month}`
  const publishedBefore = and(
    eq(schedules.groupId, groupId),
    eq(schedules.status, 'active'),
    gte(number, monthNumber(month) - holidayMonths),
    lt(number, monthNumber(month)),
  )
  const [[group], ofGroup, people, wanted, timeOff, worked, publishedAfter, publishedMonths, history] =
    await Promise.all([
      orm.select().from(groups).where(eq(groups.id, groupId)),
      orm.select().from(roles).where(eq(roles.groupId, groupId)).orderBy(asc(roles.id)),
      orm.select().from(users).where(eq(users.groupId, groupId)).orderBy(asc(users.id)),
      orm.select().from(preferences).where(eq(preferences.groupId, groupId)).orderBy(asc(preferences.id)),
      readTimeOff(orm, groupId, holidaysSince, to),
      readWorked(orm, groupId, month, { from: since, before: from }),
      readPublished(orm, groupId, monthAfter(month)),
      orm.select({ month: schedules.month, year: schedules.year }).from(schedules).where(publishedBefore),
      readHolidayHistory(orm, groupId, holidayYears(month)),
    ])
  if (!group) throw new Error(`There is no group ${groupId}.`)
  const settings = settingsOf(group)
  const holidayDates = holidaysOf(settings, holidayYears(month))
    .map(({ date }) => date)
    .filter((date) => holidaysSince <= date && date < since)
  return {
    month,
    group,
    settings,
    roles: ofGroup,
    people,
    preferences: wanted,
    timeOff,
    worked,
    holidayShifts: await readPublishedOn(orm, groupId, holidayDates),
    holidayHistory: history,
    publishedAfter,
    publishedMonths,
  }
}

/** What is held in the days before the month, and published in the month after. */
export async function readAround(orm: Orm, groupId: number, month: Month): Promise<HeldShift[]> {
  const { from } = spanOfMonth(month)
  const before = await readWorked(orm, groupId, month, { from: addDays(from, -edgeDays), before: from })
  return [...before, ...(await readPublished(orm, groupId, monthAfter(month)))]
}

async function readTimeOff(orm: Orm, groupId: number, from: string, to: string): Promise<TimeOff[]> {
  const last = sql<string>`coalesce(${shiftRequests.endDate}, ${shiftRequests.requestedDate})::text`
  const rows = await orm
    .select({ physicianId: shiftRequests.requestorId, from: shiftRequests.requestedDate, to: last })
    .from(shiftRequests)
    .where(
      and(
        eq(shiftRequests.groupId, groupId),
        eq(shiftRequests.requestType, 'timeoff'),
        eq(shiftRequests.status, 'approved'),
        isNotNull(shiftRequests.requestedDate),
        lte(shiftRequests.requestedDate, to),
        gte(last, from),
      ),
    )
    .orderBy(asc(shiftRequests.id))
  return rows.map((row) => ({ ...row, from: row.from! }))
}

/** Of active schedules; where the month right before has none, what its newest draft plans is the best that is known. */
async function readWorked(
  orm: Orm,
  groupId: number,
  month: Month,
  range: { from: string; before: string },
): Promise<HeldShift[]> {
  const last = monthBefore(month)
  const ofLastMonth = and(
    eq(schedules.groupId, groupId),
    eq(schedules.month, last.month),
    eq(schedules.year, last.year),
    ne(schedules.status, 'archived'),
  )
  const [planned] = await orm
    .select({ id: schedules.id, status: schedules.status })
    .from(schedules)
    .where(ofLastMonth)
    .orderBy(asc(sql`${schedules.status} <> 'active'`), desc(schedules.createdAt), desc(schedules.id))
    .limit(1)
  return readHeld(
    orm,
    and(
      eq(schedules.groupId, groupId),
      or(eq(schedules.status, 'active'), planned ? eq(schedules.id, planned.id) : undefined),
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

/** As one value: to read a row of its own for each shift of a year would take several times as long. */
async function readHeld(orm: Orm, which: ReturnType<typeof and>): Promise<HeldShift[]> {
  const shift = sql`json_build_object('physicianId', ${shifts.physicianId}, 'roleId', ${shifts.roleId}, 'date', ${shifts.date}, 'position', ${shifts.position})`
  const inOrder = sql`order by ${shifts.date}, ${shifts.startTime}, ${shifts.id}`
  const [found] = await orm
    .select({ shifts: sql<HeldShift[] | null>`json_agg(${shift} ${inOrder})` })
    .from(shifts)
    .innerJoin(schedules, eq(schedules.id, shifts.scheduleId))
    .where(and(which, ne(shifts.status, 'cancelled'), isNotNull(shifts.physicianId), isNotNull(shifts.roleId)))
  return found?.shifts ?? []
}
