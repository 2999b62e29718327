/** What unanswered changes to my shifts do to my stretches and my fair share, in sentences. */

import { holidaysOf } from '../../contract/holidays.ts'
import type { ChangedDay, DayShift } from '../../contract/news.ts'
import { yearOf } from '../../engine/calendar.ts'
import { isInMonth, monthKey, monthOf } from '../../engine/month.ts'
import { plural } from '../../engine/text/plural.ts'
import type { ScoreMonth } from '../analytics/month-scores.ts'
import { findOwnGroup, settingsOf } from '../groups/groups.store.ts'
import type { Orm } from '../platform/db/database.ts'
import type { Scope } from '../platform/scope.ts'
import { backupRolesOf } from '../roles/backup-roles.ts'
import { listAllRoles } from '../roles/roles.store.ts'
import { type Counting, tally } from '../schedules/compare-schedules.ts'
import { listPhysicianShifts } from '../schedules/schedules.store.ts'
import { readOwnStats } from '../stats/stats.service.ts'
import {
  type CountChange,
  changedCounts,
  describeCounts,
  describeStretches,
  type WorkedDays,
} from './describe-effect.ts'
import { readNews } from './news.service.ts'

export async function readEffect(orm: Orm, scope: Scope, now: Date, scoreMonth: ScoreMonth) {
  const { days } = await readNews(orm, scope, now)
  const group = days.length > 0 ? await findOwnGroup(orm, scope) : undefined
  if (!group) return { sentences: [] }
  const roles = await listAllRoles(orm, scope)
  const holidays = holidaysOf(
    settingsOf(group),
    days.map(({ date }) => yearOf(date)),
  )
  const counting: Counting = {
    backupRoles: backupRolesOf(roles),
    holidays: new Set(holidays.map(({ date }) => date)),
  }
  const { was, is } = await readWorked(orm, scope, days, counting)
  const dates = days.map(({ date }) => date)
  const sentences = [
    describeStretches(was, is, dates),
    ...(await describeShares()),
    describeBackup(days, counting),
  ].filter((sentence) => sentence !== undefined)
  return { sentences }

  /** Counts of the months in which they changed; moving a shift from one month to the next changes nobody's share. */
  async function describeShares(): Promise<string[]> {
    if (days.every((day) => [...day.was, ...day.is].every((shift) => isBackup(shift, counting)))) return []
    if (changedCounts(countChange(days, counting)).length === 0) return ['Your fair share doesn’t change.']
    const months = new Map(dates.map((date) => [monthKey(monthOf(date)), monthOf(date)]))
    const said: string[] = []
    for (const month of months.values()) {
      const inMonth = days.filter(({ date }) => isInMonth(date, month))
      const names = changedCounts(countChange(inMonth, counting))
      if (names.length === 0) continue
      const { ofMonth } = await readOwnStats(orm, scope, month, scoreMonth)
      said.push(describeCounts(month, ofMonth.figures, names))
    }
    return said
  }
}

/** My published working days, and the same with the changed days as they were. */
async function readWorked(orm: Orm, scope: Scope, days: ChangedDay[], counting: Counting) {
  const published = await listPhysicianShifts(orm, scope, scope.userId)
  const changed = new Set(days.map(({ date }) => date))
  const around = published.filter(({ date, status }) => !changed.has(date) && status !== 'cancelled')
  const workedWith = (side: 'was' | 'is'): WorkedDays => {
    const all = [...around, ...days.flatMap((day) => day[side].map((shift) => ({ ...shift, date: day.date })))]
    const worked = new Map<string, boolean>()
    for (const shift of all) if (!isBackup(shift, counting)) worked.set(shift.date, isNight(shift))
    return worked
  }
  return { was: workedWith('was'), is: workedWith('is') }
}

function isBackup({ roleId }: Pick<DayShift, 'roleId'>, { backupRoles }: Counting): boolean {
  return roleId !== null && backupRoles.has(roleId)
}

function isNight({ shiftType }: Pick<DayShift, 'shiftType'>): boolean {
  return shiftType === 'night'
}

function countChange(days: ChangedDay[], counting: Counting): CountChange {
  const count = (side: 'was' | 'is') => {
    const mine = days.flatMap((day) =>
      day[side].map((shift) => ({ ...shift, date: day.date, physicianId: 0, status: 'scheduled' as const })),
    )
    return tally(mine, counting).get(0) ?? { shifts: 0, nights: 0, weekendDays: 0, holidays: 0 }
  }
  const [was, is] = [count('was'), count('is')]
  return {
    shifts: is.shifts - was.shifts,
    nights: is.nights - was.nights,
    weekends: is.weekendDays - was.weekendDays,
    holidays: is.holidays - was.holidays,
  }
}

function describeBackup(days: ChangedDay[], counting: Counting): string | undefined {
  const count = (shifts: DayShift[]) => shifts.filter((shift) => isBackup(shift, counting)).length
  const more = days.reduce((sum, { was, is }) => sum + count(is) - count(was), 0)
  if (more === 0) return undefined
  return more > 0 ? `${plural(more, 'more backup shift')}.` : `${plural(-more, 'fewer backup shift')}.`
}
