/** Counts the group's own tallies over any period of published schedules: shifts and hours, by physician. */
import { and, asc, between, eq, isNotNull, ne } from 'drizzle-orm'
import type { TallyCounts } from '../../contract/analytics.ts'
import type { Tally } from '../../contract/fields/tally.ts'
import { holidaysOf } from '../../contract/holidays.ts'
import { daysBetween, minutesUntil, weekdayOf, yearOf } from '../../engine/calendar.ts'
import { round } from '../../engine/text/round.ts'
import { type GroupRow, settingsOf } from '../groups/groups.store.ts'
import type { Orm } from '../platform/db/database.ts'
import { schedules, shifts, users } from '../platform/db/schema/index.ts'
import { fail } from '../platform/fail.ts'
import type { Scope } from '../platform/scope.ts'

type Period = { from: string; to: string }
type Worked = { physicianId: number | null; roleId: number | null; date: string; startTime: string; endTime: string }

const mostDays = 5 * 366

export async function countTallies(orm: Orm, scope: Scope, group: GroupRow, period: Period): Promise<TallyCounts> {
  requirePeriod(period)
  const settings = settingsOf(group)
  const worked = await listWorked(orm, scope, period)
  const years = Array.from(
    { length: yearOf(period.to) - yearOf(period.from) + 1 },
    (_, more) => yearOf(period.from) + more,
  )
  const holidays = new Set(holidaysOf(settings, years).map(({ date }) => date))
  const ids = new Set(worked.map(({ physicianId }) => physicianId))
  const people = await orm
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.groupId, scope.groupId))
    .orderBy(asc(users.lastName), asc(users.firstName))
  return {
    tallies: settings.tallies,
    people: people
      .filter(({ id }) => ids.has(id))
      .map((person) => {
        const own = worked.filter(({ physicianId }) => physicianId === person.id)
        return { ...person, counts: settings.tallies.map((tally) => countOne(tally, own, holidays)) }
      }),
  }
}

function requirePeriod({ from, to }: Period): void {
  const refuse = (message: string) => fail('invalid', { message, field: 'to', problems: [{ field: 'to', message }] })
  if (to < from) throw refuse('The last day can’t be before the first')
  if (daysBetween(from, to) >= mostDays) throw refuse('Choose a period of five years or less')
}

function countOne({ roleIds, weekdays, onlyHolidays }: Tally, own: Worked[], holidays: ReadonlySet<string>) {
  const counted = own.filter(
    ({ roleId, date }) =>
      (roleIds.length === 0 || (roleId !== null && roleIds.includes(roleId))) &&
      (weekdays.length === 0 || weekdays.includes(weekdayOf(date))) &&
      (!onlyHolidays || holidays.has(date)),
  )
  const minutes = counted.reduce((sum, { startTime, endTime }) => sum + minutesUntil(startTime, endTime), 0)
  return { shifts: counted.length, hours: round(minutes / 60, 1) }
}

function listWorked(orm: Orm, scope: Scope, { from, to }: Period): Promise<Worked[]> {
  const { physicianId, roleId, date, startTime, endTime } = shifts
  return orm
    .select({ physicianId, roleId, date, startTime, endTime })
    .from(shifts)
    .innerJoin(schedules, eq(schedules.id, shifts.scheduleId))
    .where(
      and(
        eq(schedules.groupId, scope.groupId),
        eq(schedules.status, 'active'),
        between(date, from, to),
        ne(shifts.status, 'cancelled'),
        isNotNull(physicianId),
      ),
    )
}
