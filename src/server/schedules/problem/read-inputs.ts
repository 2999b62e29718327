/** Reads everything a month's schedule depends on, as rows. */
import { and, asc, eq, gte, inArray, isNotNull, lt, lte, sql } from 'drizzle-orm'
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
  users,
} from '../../platform/db/schema/index.ts'
import {
  type HeldShift,
  numberOfMonth,
  readPlanned,
  readPublished,
  readPublishedOn,
  readWorked,
} from './held-shifts.ts'
import { type HolidayWork, readHolidayWork } from './holiday-work.ts'
import { keepPartsOf } from './keep-inputs.ts'
import { readYearPlan, type YearPlan } from './year-plan.ts'

export type RoleRow = typeof roles.$inferSelect
export type UserRow = typeof users.$inferSelect
export type PreferencesRow = typeof preferences.$inferSelect
export type HolidayHistoryRow = typeof holidayHistory.$inferSelect
export type TimeOff = { physicianId: number; from: string; to: string }

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
  const keep = keepPartsOf(orm, groupId)
  const [lastMonth, nextMonth] = [monthBefore(month), monthAfter(month)]
  const before = { first: addMonths(month, -holidayMonths), last: lastMonth }
  const name = monthNumber(month)
  const readGroup = async () => {
    const { group, settings } = await keep('group', ['group'], () => findGroup(orm, groupId))
    const own = settings.holidays.map(({ date }) => date)
    const holidayDates = holidaysOf(settings, holidayYears(month))
      .map(({ date }) => date)
      .filter((date) => holidaysSince <= date && date < since)
    const [holidayShifts, holidayWork] = await Promise.all([
      keep(`shifts on ${holidayDates}`, [], () => readPublishedOn(orm, groupId, holidayDates), before),
      keep(`work before ${from} on ${own}`, [], () => readHolidayWork(orm, groupId, from, own), before),
    ])
    return { group, settings, holidayShifts, holidayWork }
  }
  const readLedger = async () => {
    const { planned, known } = await keep(
      `months before ${name}`,
      [],
      async () => {
        const [planned, published] = await Promise.all([
          readPlanned(orm, groupId, month),
          readPublishedMonths(orm, groupId, month),
        ])
        return { planned, known: [...published, ...planned] }
      },
      before,
    )
    const worked = await keep(
      // Drafts that were chosen meanwhile are another read.
      `shifts before ${from}, drafts ${planned.map(({ id }) => id)}`,
      [],
      () => readWorked(orm, groupId, planned, { from: since, before: from }),
      { first: addMonths(month, -ledgerMonths), last: lastMonth },
    )
    return { publishedMonths: known, worked }
  }
  const years = holidayYears(month)
  const [ofItself, ofGroup, people, wanted, timeOff, pending, ledger, publishedAfter, history, yearPlan] =
    await Promise.all([
      readGroup(),
      keep('roles', ['roles'], () => orm.select().from(roles).where(eq(roles.groupId, groupId)).orderBy(asc(roles.id))),
      keep('people', ['users'], () =>
        orm.select().from(users).where(eq(users.groupId, groupId)).orderBy(asc(users.id)),
      ),
      keep('preferences', ['preferences'], () =>
        orm.select().from(preferences).where(eq(preferences.groupId, groupId)).orderBy(asc(preferences.id)),
      ),
      keep(`time off until ${to}`, ['time-off'], () =>
        readTimeOff(orm, groupId, 'approved', { from: holidaysSince, to }),
      ),
      countsPending ? readTimeOff(orm, groupId, 'pending', { from, to }) : [],
      readLedger(),
      keep(`shifts after ${to}`, [], () => readPublished(orm, groupId, nextMonth), {
        first: nextMonth,
        last: nextMonth,
      }),
      keep(`holiday history of ${years}`, ['holiday-history'], () => readHolidayHistory(orm, groupId, years)),
      keep(`year plan of ${name}`, ['year'], () => readYearPlan(orm, groupId, { from: addDays(from, -edgeDays), to })),
    ])
  return {
    month,
    ...ofItself,
    ...ledger,
    roles: ofGroup,
    people,
    preferences: wanted,
    timeOff: pending.length > 0 ? [...timeOff, ...pending] : timeOff,
    holidayHistory: history,
    publishedAfter,
    yearPlan,
  }
}

async function findGroup(orm: Orm, groupId: number): Promise<Pick<Inputs, 'group' | 'settings'>> {
  const [group] = await orm.select().from(groups).where(eq(groups.id, groupId))
  if (!group) throw new Error(`There is no group ${groupId}.`)
  return { group, settings: settingsOf(group) }
}

function readPublishedMonths(orm: Orm, groupId: number, month: Month): Promise<Month[]> {
  return orm
    .select({ month: schedules.month, year: schedules.year })
    .from(schedules)
    .where(
      and(
        eq(schedules.groupId, groupId),
        eq(schedules.status, 'active'),
        gte(numberOfMonth, monthNumber(month) - holidayMonths),
        lt(numberOfMonth, monthNumber(month)),
      ),
    )
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

function readHolidayHistory(orm: Orm, groupId: number, years: number[]): Promise<HolidayHistoryRow[]> {
  const ofYears = and(eq(holidayHistory.groupId, groupId), inArray(holidayHistory.year, years))
  return orm.select().from(holidayHistory).where(ofYears)
}
