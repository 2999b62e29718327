/** Counts a month and the 12 up to it for one physician, like the fairness page does for all, and finds the medians. */

import type { AnalyticsMonth, YearClass } from '../../contract/analytics.ts'
import type { Tallies } from '../../contract/schedules.ts'
import {
  fewestColleagues,
  type OwnStats,
  type StatFigure,
  type StatName,
  type StatPeriod,
  type StatShift,
  statNames,
} from '../../contract/stats.ts'
import { type Month, monthKey } from '../../engine/month.ts'
import { round } from '../../engine/text/round.ts'
import { analyzeShifts } from '../analytics/analytics.service.ts'
import { listPublishedMonths, listPublishedShifts, type PublishedShift } from '../analytics/analytics.store.ts'
import type { ScoreMonth } from '../analytics/month-scores.ts'
import type { Orm } from '../platform/db/database.ts'
import type { Scope } from '../platform/scope.ts'
import { backupRolesOf } from '../roles/backup-roles.ts'
import { listAllRoles } from '../roles/roles.store.ts'
import { type Counting, tally } from '../schedules/compare-schedules.ts'

const tallyOf: Record<StatName, keyof Tallies> = {
  shifts: 'shifts',
  nights: 'nights',
  weekends: 'weekendDays',
  holidays: 'holidays',
  hours: 'hours',
}
/** Hours have no fair share. */
const classOf: Partial<Record<StatName, YearClass>> = {
  shifts: 'total',
  nights: 'night',
  weekends: 'weekend',
  holidays: 'holiday',
}

export async function readOwnStats(
  orm: Orm,
  scope: Scope,
  { year, month }: Month,
  scoreMonth: ScoreMonth,
): Promise<OwnStats> {
  const published = await listPublishedShifts(orm, scope, { year, month })
  const analytics = await analyzeShifts(orm, scope, { year, month }, published, scoreMonth)
  const roles = await listAllRoles(orm, scope)
  const counting: Counting = {
    backupRoles: backupRolesOf(roles),
    holidays: new Set(analytics.holidays.map(({ date }) => date)),
  }
  const shiftsIn = (months: AnalyticsMonth[]) =>
    published.filter(({ scheduleId }) => months.some((one) => one.scheduleId === scheduleId))
  const period = (months: AnalyticsMonth[]): StatPeriod =>
    countPeriod(scope.userId, tally(shiftsIn(months), counting), months)
  const roleNames = new Map(roles.map(({ id, name }) => [id, name]))
  return {
    year,
    month,
    publishedMonths: (await listPublishedMonths(orm, scope)).map(monthKey),
    ofMonth: period(analytics.months.filter((one) => one.month === month && one.year === year)),
    ofTwelveMonths: period(analytics.months),
    shifts: shiftsIn(analytics.months)
      .filter(({ physicianId }) => physicianId === scope.userId)
      .map((shift) => showShift(shift, counting, roleNames)),
  }
}

function countPeriod(me: number, tallies: Map<number, Tallies>, months: AnalyticsMonth[]): StatPeriod {
  const own = tallies.get(me)
  const others = [...tallies].filter(([id]) => id !== me).map(([, counts]) => counts)
  const figure = (name: StatName): StatFigure => ({
    own: own?.[tallyOf[name]] ?? 0,
    median: medianOf(others.map((counts) => counts[tallyOf[name]])),
    share: shareOf(me, classOf[name], months),
  })
  return {
    figures: Object.fromEntries(statNames.map((name) => [name, figure(name)])) as StatPeriod['figures'],
    preferencesMet: countPreferencesMet(me, months),
    colleagues: others.length,
  }
}

/** Null if this person rotates in none of the months. */
function shareOf(me: number, name: YearClass | undefined, months: AnalyticsMonth[]): number | null {
  if (!name) return null
  const shares = months.flatMap(({ people }) =>
    people.filter(({ physicianId }) => physicianId === me).flatMap(({ burdens }) => burdens[name].share ?? []),
  )
  return shares.length === 0
    ? null
    : round(
        shares.reduce((sum, share) => sum + share, 0),
        1,
      )
}

function countPreferencesMet(me: number, months: AnalyticsMonth[]): StatPeriod['preferencesMet'] {
  const met = new Map<number, number[]>()
  for (const { physicianId, preferencesMet } of months.flatMap(({ people }) => people)) {
    if (preferencesMet !== null) met.set(physicianId, [...(met.get(physicianId) ?? []), preferencesMet])
  }
  const means = new Map([...met].map(([id, parts]) => [id, parts.reduce((sum, part) => sum + part, 0) / parts.length]))
  const own = means.get(me)
  means.delete(me)
  return { own: own === undefined ? null : round(own, 1), median: medianOf([...means.values()]) }
}

function medianOf(values: number[]): number | null {
  if (values.length < fewestColleagues) return null
  const sorted = [...values].sort((one, other) => one - other)
  const middle = sorted.length / 2
  return round((sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2, 1)
}

function showShift(shift: PublishedShift, counting: Counting, roleNames: Map<number, string>): StatShift {
  const counts = tally([shift], counting).get(shift.physicianId ?? 0)
  return {
    ...shift,
    role: roleNames.get(shift.roleId ?? 0) ?? null,
    countsIn: statNames.filter((name) => (counts?.[tallyOf[name]] ?? 0) > 0),
  }
}
