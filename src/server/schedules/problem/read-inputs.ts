/** Reads everything that a month's schedule depends on, as rows. */
import { and, asc, desc, eq, gte, inArray, isNotNull, lt, lte, ne, or, sql } from 'drizzle-orm'
import { mostMonths } from '../../../contract/generation.ts'
import type { GroupSettings } from '../../../contract/groups.ts'
import { addDays } from '../../../engine/calendar.ts'
import { type Month, monthAfter, monthBefore, spanOfMonth } from '../../../engine/month.ts'
import { edgeDays } from '../../../engine/view/problem-view.ts'
import { type GroupRow, settingsOf } from '../../groups/groups.store.ts'
import type { Orm } from '../../platform/db/database.ts'
import { groups, preferences, roles, schedules, shiftRequests, shifts, users } from '../../platform/db/schema/index.ts'

import { type HolidayWork, readHolidayWork } from './holiday-work.ts'

export type RoleRow = typeof roles.$inferSelect
export type UserRow = typeof users.$inferSelect
export type PreferencesRow = typeof preferences.$inferSelect
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
  /** Published shifts of this year before the month, and of the days before it. */
  worked: HeldShift[]
  /** Published shifts of the month after: what is only planned there gives way to this month. */
  publishedAfter: HeldShift[]
  /** Months before this one that were published this year, or are planned right before it: the balance is known in them. */
  publishedMonths: Month[]
  /** Of the last two years, as published. */
  holidayWork: HolidayWork[]
}

type InputChoices = {
  /** Plans as if time off that nobody decided about yet were approved. */
  countsPending?: boolean
}

export async function readInputs(
  orm: Orm,
  groupId: number,
  month: Month,
  { countsPending = false }: InputChoices = {},
): Promise<Inputs> {
  const { from, to } = spanOfMonth(month)
  const yearStart = `${month.year}-01-01`
  const since = [yearStart, addDays(from, -edgeDays)].sort()[0]!
  const publishedBefore = and(
    eq(schedules.groupId, groupId),
    eq(schedules.status, 'active'),
    eq(schedules.year, month.year),
    lt(schedules.month, month.month),
  )
  const readGroup = async () => {
    const [group] = await orm.select().from(groups).where(eq(groups.id, groupId))
    if (!group) throw new Error(`There is no group ${groupId}.`)
    const settings = settingsOf(group)
    const own = settings.holidays.map(({ date }) => date)
    return { group, settings, holidayWork: await readHolidayWork(orm, groupId, from, own) }
  }
  const planned = await readPlanned(orm, groupId, month)
  const [ofItself, ofGroup, people, wanted, timeOff, pending, worked, publishedAfter, publishedMonths] =
    await Promise.all([
      readGroup(),
      orm.select().from(roles).where(eq(roles.groupId, groupId)).orderBy(asc(roles.id)),
      orm.select().from(users).where(eq(users.groupId, groupId)).orderBy(asc(users.id)),
      orm.select().from(preferences).where(eq(preferences.groupId, groupId)).orderBy(asc(preferences.id)),
      readTimeOff(orm, groupId, 'approved', { from: yearStart, to }),
      countsPending ? readTimeOff(orm, groupId, 'pending', { from, to }) : [],
      readWorked(orm, groupId, planned, { from: since, before: from }),
      readPublished(orm, groupId, monthAfter(month)),
      orm.select({ month: schedules.month, year: schedules.year }).from(schedules).where(publishedBefore),
    ])
  return {
    month,
    ...ofItself,
    roles: ofGroup,
    people,
    preferences: wanted,
    timeOff: [...timeOff, ...pending],
    worked,
    publishedAfter,
    publishedMonths: [...publishedMonths, ...planned.filter(({ year }) => year === month.year)],
  }
}

/** What is held in the days before the month, and published in the month after. */
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
 * The newest drafts of the months right before that are not published, back to the last one that is: the best that is known
 * of them, and what a month is made on top of when several are made in a row.
 */
async function readPlanned(orm: Orm, groupId: number, month: Month): Promise<(Month & { id: number })[]> {
  const number = sql`${schedules.year} * 12 + ${schedules.month}`
  const before = await orm
    .select({ id: schedules.id, month: schedules.month, year: schedules.year, status: schedules.status })
    .from(schedules)
    .where(
      and(
        eq(schedules.groupId, groupId),
        ne(schedules.status, 'archived'),
        lt(number, month.year * 12 + month.month),
        gte(number, month.year * 12 + month.month - mostMonths),
      ),
    )
    .orderBy(asc(sql`${schedules.status} <> 'active'`), desc(schedules.createdAt), desc(schedules.id))
  const planned: (Month & { id: number })[] = []
  for (let last = monthBefore(month); planned.length < mostMonths; last = monthBefore(last)) {
    const newest = before.find((one) => one.month === last.month && one.year === last.year)
    if (newest?.status !== 'draft') break
    planned.push(newest)
  }
  return planned
}

/** Of active schedules, and of what is planned right before the month. */
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
