/** Puts a contract year together: what everyone is expected to work, has worked, and is scheduled for. */

import type { PayrollSettings } from '../../contract/fields/payroll.ts'
import { holidaysOf } from '../../contract/holidays.ts'
import type { OwnStatement, PayPeriod, PayrollYear, Statement, Work } from '../../contract/payroll.ts'
import { isStaff } from '../../contract/staff.ts'
import { addDays, yearOf } from '../../engine/calendar.ts'
import { groupBy } from '../../engine/group-by.ts'
import type { Month } from '../../engine/month.ts'
import { monthOf } from '../../engine/month.ts'
import { round } from '../../engine/text/round.ts'
import { findOwnGroup, settingsOf } from '../groups/groups.store.ts'
import type { Orm } from '../platform/db/database.ts'
import { fail } from '../platform/fail.ts'
import { localMoment } from '../platform/group-time.ts'
import type { Scope } from '../platform/scope.ts'
import { backupRolesOf } from '../roles/backup-roles.ts'
import { listAllRoles } from '../roles/roles.store.ts'
import { findMember, listMembers, type UserRow } from '../users/users.store.ts'
import { type Counting, countWork } from './count-work.ts'
import { contractYear, daysIn, earlierOf, laterOf, payPeriodsOf, type Span } from './pay-periods.ts'
import { findFirstPublished, type HeldShift, listHeldShifts } from './payroll.store.ts'

/** A contract year of a group, and how its shifts count. */
export type Year = Span & {
  groupName: string
  today: string
  /** The first published day of it. */
  knownFrom: string | null
  periods: PayPeriod[]
  counting: Counting
  settings: PayrollSettings
}

/** The year that holds this month; the current one where none is given. */
export async function readYear(orm: Orm, scope: Scope, month: Month | undefined, now: Date): Promise<Year> {
  const group = await findOwnGroup(orm, scope)
  if (!group) throw fail('not-found')
  const settings = settingsOf(group)
  const today = localMoment(now, settings.timeZone).date
  const year = contractYear(settings.payroll, month ?? monthOf(today))
  const roles = await listAllRoles(orm, scope)
  const years = [yearOf(year.from), yearOf(year.to), yearOf(year.to) + 1]
  return {
    ...year,
    groupName: group.name,
    today,
    knownFrom: await findFirstPublished(orm, scope, year),
    periods: payPeriodsOf(settings.payroll, year, today),
    counting: {
      credits: settings.payroll.credits,
      backupRoles: backupRolesOf(roles),
      holidays: new Set(holidaysOf(settings, years).map(({ date }) => date)),
    },
    settings: settings.payroll,
  }
}

export async function readPayroll(orm: Orm, scope: Scope, year: Year): Promise<PayrollYear> {
  const byPerson = groupBy(await listHeldShifts(orm, scope, year), ({ physicianId }) => physicianId)
  const people = (await listMembers(orm, scope)).filter((person) => isStaff(person) || byPerson.has(person.id))
  return {
    from: year.from,
    to: year.to,
    knownFrom: year.knownFrom,
    periods: year.periods,
    people: people.map((person) => statementOf(year, person, byPerson.get(person.id) ?? [])),
  }
}

export async function readOwnStatement(orm: Orm, scope: Scope, year: Year): Promise<OwnStatement> {
  const person = await findMember(orm, scope, scope.userId)
  if (!person) throw fail('not-found')
  const held = await listHeldShifts(orm, scope, withLastPeriod(year), scope.userId)
  const { fte, expected, expectedToDate, worked, scheduled } = statementOf(year, person, held)
  const periods = year.periods.map((period) => ({ ...period, work: countWork(shiftsIn(held, period), year.counting) }))
  return {
    from: year.from,
    to: year.to,
    knownFrom: year.knownFrom,
    ...{ fte, expected, expectedToDate, worked, scheduled },
    periods: periods.filter((period) => isWork(period.work) || hasBegun(year, period)).reverse(),
  }
}

/** Also one without work, where it is known that there was none. */
function hasBegun({ knownFrom }: Year, { to, status }: PayPeriod): boolean {
  return status !== 'ahead' && knownFrom !== null && to >= knownFrom
}

/** The last pay period may reach into the next year. */
export function withLastPeriod({ from, to, periods }: Year): Span {
  const last = periods.at(-1)?.to ?? to
  return { from, to: last > to ? last : to }
}

export function shiftsIn(held: readonly HeldShift[], { from, to }: Span): HeldShift[] {
  return held.filter(({ date }) => from <= date && date <= to)
}

export function isWork({ shifts, backups }: Work): boolean {
  return shifts + backups > 0
}

function statementOf(year: Year, person: UserRow, held: readonly HeldShift[]): Statement {
  const { id, firstName, lastName, isActive, fte } = person
  const before = { from: year.from, to: earlierOf(addDays(year.today, -1), year.to) }
  const after = { from: laterOf(year.today, year.from), to: year.to }
  const perDay = person.isScheduled ? (year.settings.shiftsPerYear * fte) / daysIn(year) : 0
  // Whoever joined during the year is expected to work the rest of it.
  const first = laterOf(person.startDateWithGroup ?? year.from, year.from)
  const known = { from: laterOf(first, year.knownFrom ?? year.today), to: before.to }
  return {
    ...{ physicianId: id, firstName, lastName, isActive, fte },
    expected: round(perDay * daysIn({ from: first, to: year.to }), 1),
    expectedToDate: round(perDay * daysIn(known), 1),
    worked: countWork(shiftsIn(held, before), year.counting),
    scheduled: countWork(shiftsIn(held, after), year.counting),
  }
}
