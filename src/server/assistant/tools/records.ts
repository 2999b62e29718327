/** The group's records as one question needs them: people, roles, and schedules read once, shifts and rosters when asked for. */

import type { GroupSettings } from '../../../contract/groups.ts'
import { holidaysOf } from '../../../contract/holidays.ts'
import type { OwnStats } from '../../../contract/stats.ts'
import { yearOf } from '../../../engine/calendar.ts'
import { type Month, monthAfter, monthOf, spanOfMonth } from '../../../engine/month.ts'
import { formatMonth } from '../../../engine/text/dates.ts'
import { displayName } from '../../../engine/text/names.ts'
import type { ClockFormat } from '../../../engine/text/times.ts'
import { rememberMonthScores, type ScoreMonth } from '../../analytics/month-scores.ts'
import { findOwnGroup, type GroupRow, settingsOf } from '../../groups/groups.store.ts'
import { listPhysicianRows } from '../../physicians/physicians.store.ts'
import type { Advisor } from '../../platform/advisor/advisor.ts'
import type { Orm } from '../../platform/db/database.ts'
import { type LocalMoment, localMoment } from '../../platform/group-time.ts'
import type { Scope } from '../../platform/scope.ts'
import { listAllRoles, type RoleRow } from '../../roles/roles.store.ts'
import { type Look, lookAtSchedule } from '../../schedules/look-at-schedule.ts'
import {
  listPlaces,
  listScheduleShifts,
  listSchedules,
  type ScheduleRow,
  type ShownShift,
} from '../../schedules/schedules.store.ts'
import { readOwnStats } from '../../stats/stats.service.ts'
import { findMember, type UserRow } from '../../users/users.store.ts'
import { refuseTool } from './tool-refusal.ts'

export type KnownPerson = { id: number; name: string; row: UserRow }

export type Records = {
  orm: Orm
  scope: Scope
  advisor: Advisor
  /** Reports progress while someone waits. */
  report(says: string): void
  /** The group's wall clock. */
  now: LocalMoment
  /** How the person who asks reads times. */
  clock: ClockFormat
  group: GroupRow
  settings: GroupSettings
  /** Physicians, inactive ones too; with unique names. */
  people: KnownPerson[]
  /** The person who asks, if they work shifts. */
  self: KnownPerson | undefined
  /** Includes deleted ones, for past shifts. */
  roles: RoleRow[]
  /** Units and floors that shifts are on. */
  places: string[]
  schedules: ScheduleRow[]
  /** Shifts of published months, and of drafts where nothing is published. */
  shiftsBetween(from: string, to: string): Promise<PlannedShifts>
  /** A month's schedule as the engine sees it. */
  look(month: Month): Promise<{ schedule: ScheduleRow; look: Look }>
  holidaysBetween(from: string, to: string): { date: string; name: string }[]
  /** The asking physician's counts and fair shares. */
  ownStats(month: Month): Promise<OwnStats>
}

export type PlannedShifts = {
  shifts: ShownShift[]
  /** Names of the planned months in the range, drafts marked. */
  planned: string[]
  /** Months of the range without any schedule. */
  notPlanned: string[]
}

export type RecordsDeps = {
  orm: Orm
  advisor: Advisor
  now: () => Date
  scoreMonth?: ScoreMonth
  report?: ((says: string) => void) | undefined
}

export async function openRecords(
  { orm, advisor, now, scoreMonth = rememberMonthScores(advisor), report = () => {} }: RecordsDeps,
  scope: Scope,
): Promise<Records> {
  const group = await findOwnGroup(orm, scope)
  if (!group) throw new Error(`There is no group ${scope.groupId}.`)
  const settings = settingsOf(group)
  const schedules = await listSchedules(orm, scope)
  const people = uniqueNames((await listPhysicianRows(orm, scope)).filter(({ isConfirmed }) => isConfirmed))
  const shiftsOf = new Map<number, Promise<ShownShift[]>>()
  const lookOf = new Map<number, Promise<Look>>()
  const readShifts = (id: number) => {
    const known = shiftsOf.get(id) ?? listScheduleShifts(orm, scope, id)
    shiftsOf.set(id, known)
    return known
  }
  return {
    orm,
    scope,
    advisor,
    report,
    group,
    settings,
    schedules,
    now: localMoment(now(), settings.timeZone),
    clock: (await findMember(orm, scope, scope.userId))?.clockFormat ?? '12-hour',
    people,
    self: people.find(({ id }) => id === scope.userId),
    ownStats: (month) => readOwnStats(orm, scope, month, scoreMonth),
    roles: await listAllRoles(orm, scope),
    places: await listPlaces(orm, scope),
    shiftsBetween: async (from, to) => {
      const result: PlannedShifts = { shifts: [], planned: [], notPlanned: [] }
      for (const month of monthsBetween(from, to)) {
        const schedule = scheduleOf(schedules, month)
        if (!schedule) {
          result.notPlanned.push(formatMonth(month))
          continue
        }
        result.planned.push(formatMonth(month) + (schedule.status === 'draft' ? ' (draft)' : ''))
        const shifts = await readShifts(schedule.id)
        result.shifts.push(...shifts.filter(({ date, status }) => from <= date && date <= to && status !== 'cancelled'))
      }
      return result
    },
    look: async (month) => {
      const schedule = scheduleOf(schedules, month)
      if (!schedule) throw refuseTool(`There’s no schedule for ${formatMonth(month)} yet.`)
      const look = lookOf.get(schedule.id) ?? lookAtSchedule(orm, schedule)
      lookOf.set(schedule.id, look)
      return { schedule, look: await look }
    },
    holidaysBetween: (from, to) =>
      holidaysOf(
        settings,
        Array.from({ length: Math.min(yearOf(to) - yearOf(from) + 1, mostYears) }, (_, more) => yearOf(from) + more),
      ).filter(({ date }) => from <= date && date <= to),
  }
}

/** The published schedule of a month, else its newest draft. */
function scheduleOf(schedules: ScheduleRow[], { month, year }: Month): ScheduleRow | undefined {
  const ofMonth = schedules.filter((schedule) => schedule.month === month && schedule.year === year)
  return ofMonth.find(({ status }) => status === 'active') ?? ofMonth.find(({ status }) => status === 'draft')
}

/** At most three years, so a mistyped range doesn't read forever. */
const mostYears = 3
const mostMonths = 12 * mostYears

export function monthsBetween(from: string, to: string): Month[] {
  const months: Month[] = []
  let month = monthOf(from)
  while (spanOfMonth(month).from <= to && months.length < mostMonths) {
    months.push(month)
    month = monthAfter(month)
  }
  return months
}

function uniqueNames(rows: UserRow[]): KnownPerson[] {
  const taken = new Map<string, number>()
  return rows.map((row) => {
    const name = displayName(row)
    const count = (taken.get(name) ?? 0) + 1
    taken.set(name, count)
    return { id: row.id, name: count === 1 ? name : `${name} (${count})`, row }
  })
}

export function findPhysician({ people }: Pick<Records, 'people'>, name: string): KnownPerson {
  const wanted = name.trim().toLowerCase()
  const found = people.find((person) => person.name.toLowerCase() === wanted)
  if (!found) throw refuseTool(`No one in the group is named ${name}.`)
  return found
}

export function findRoleNamed({ roles }: Pick<Records, 'roles'>, name: string): RoleRow {
  const wanted = name.trim().toLowerCase()
  const found = roles.find((role) => role.isActive && role.name.toLowerCase() === wanted)
  if (found) return found
  const known = roles.filter(({ isActive }) => isActive).map((role) => role.name)
  throw refuseTool(
    known.length === 0
      ? 'The group has no roles yet.'
      : `There’s no role named ${name}. Your roles: ${known.join(', ')}.`,
  )
}
