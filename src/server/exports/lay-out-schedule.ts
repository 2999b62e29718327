/** Lays out a schedule for files: people by days with codes, open shifts by role, tallies, and legend. */

import { holidaysOf } from '../../contract/holidays.ts'
import { type MarkShift, makeShiftMarks, type ShiftMark } from '../../contract/shift-marks.ts'
import { isStaff } from '../../contract/staff.ts'
import { addDays, daysInMonth, isWeekend, minutesUntil, monthStart, weekdayOf } from '../../engine/calendar.ts'
import { groupBy } from '../../engine/group-by.ts'
import { capitalize } from '../../engine/text/capital.ts'
import { formatDateWithYear, formatMonth } from '../../engine/text/dates.ts'
import { listedName } from '../../engine/text/names.ts'
import { round } from '../../engine/text/round.ts'
import { formatTightTimes, formatTime } from '../../engine/text/times.ts'
import { type GroupRow, settingsOf } from '../groups/groups.store.ts'
import type {
  PrintedCell,
  PrintedDay,
  PrintedRow,
  PrintedSchedule,
  PrintedShift,
} from '../platform/files/write/printed-schedule.ts'
import { localMoment } from '../platform/group-time.ts'
import { backupRolesOf } from '../roles/backup-roles.ts'
import type { RoleRow } from '../roles/roles.store.ts'
import { tally } from '../schedules/compare-schedules.ts'
import type { ScheduleRow, ShownShift } from '../schedules/schedules.store.ts'
import type { UserRow } from '../users/users.store.ts'

export type ScheduleParts = {
  group: GroupRow
  schedule: ScheduleRow
  shifts: ShownShift[]
  /** In the group's order. */
  roles: RoleRow[]
  /** In the order of their names. */
  people: UserRow[]
  now: Date
}

export function layOutSchedule(parts: ScheduleParts): PrintedSchedule {
  const { group, schedule, roles, now } = parts
  const settings = settingsOf(group)
  const shifts = parts.shifts.filter(({ status }) => status !== 'cancelled')
  const mark = makeShiftMarks(roles, parts.shifts)
  const days = daysOf(schedule, new Map(holidaysOf(settings, [schedule.year]).map((each) => [each.date, each.name])))
  const { date, time } = localMoment(now, settings.timeZone)
  return {
    groupName: group.name,
    name: schedule.name,
    month: formatMonth(schedule),
    status: schedule.status,
    days,
    open: openRows(shifts, days, mark),
    physicians: physicianRows(parts, shifts, days, mark),
    legend: legendOf(shifts, mark),
    shifts: parts.shifts.map((shift) => printShift(shift, mark(shift))),
    timeZone: settings.timeZone,
    madeAt: `${formatDateWithYear(date)}, ${formatTime(time)}`,
  }
}

function daysOf({ year, month }: ScheduleRow, holidays: ReadonlyMap<string, string>): PrintedDay[] {
  const first = monthStart(year, month)
  return Array.from({ length: daysInMonth(year, month) }, (_, index) => {
    const date = addDays(first, index)
    return {
      date,
      number: index + 1,
      weekday: capitalize(weekdayOf(date)),
      isWeekend: isWeekend(date),
      holiday: holidays.get(date) ?? null,
    }
  })
}

function cellsOf(shifts: readonly ShownShift[], days: readonly PrintedDay[], mark: MarkShift): PrintedCell[][] {
  const byDate = new Map<string, (PrintedCell & { order: number })[]>()
  for (const shift of shifts) {
    const { code, kind, order } = mark(shift)
    byDate.set(shift.date, [...(byDate.get(shift.date) ?? []), { code, kind, order }])
  }
  return days.map(({ date }) =>
    (byDate.get(date) ?? []).sort((one, other) => one.order - other.order).map(({ code, kind }) => ({ code, kind })),
  )
}

function openRows(shifts: readonly ShownShift[], days: readonly PrintedDay[], mark: MarkShift): PrintedRow[] {
  const open = groupBy(
    shifts.filter(({ physicianId }) => physicianId === null),
    (shift) => mark(shift).roleName,
  )
  return [...open]
    .sort(([, [one]], [, [other]]) => mark(one!).order - mark(other!).order)
    .map(([name, own]) => ({ name, cells: cellsOf(own, days, mark) }))
}

/** Everyone who works in the group now, and anyone else with a shift. */
function physicianRows(
  { people, roles, group, schedule }: ScheduleParts,
  shifts: readonly ShownShift[],
  days: readonly PrintedDay[],
  mark: MarkShift,
): PrintedSchedule['physicians'] {
  const own = groupBy(shifts, ({ physicianId }) => physicianId)
  const holidays = new Set(holidaysOf(settingsOf(group), [schedule.year]).map(({ date }) => date))
  const backupRoles = backupRolesOf(roles)
  const tallies = tally(shifts, { backupRoles, holidays })
  const none = { shifts: 0, nights: 0, weekendDays: 0, holidays: 0, hours: 0 }
  return people
    .filter((person) => own.has(person.id) || isStaff(person))
    .map((person) => ({
      name: listedName(person),
      cells: cellsOf(own.get(person.id) ?? [], days, mark),
      tallies: tallies.get(person.id) ?? none,
    }))
}

function legendOf(shifts: readonly ShownShift[], mark: MarkShift): PrintedSchedule['legend'] {
  const entries = new Map<string, { mark: ShiftMark; times: string }>()
  for (const shift of shifts) {
    const marked = mark(shift)
    if (!entries.has(marked.code)) {
      entries.set(marked.code, { mark: marked, times: formatTightTimes(shift) })
    }
  }
  return [...entries.values()]
    .sort((one, other) => one.mark.order - other.mark.order)
    .map(({ mark: { code, roleName, shiftKind }, times }) => ({ code, role: roleName, kind: shiftKind, times }))
}

function printShift(shift: ShownShift, { code, positionCode, roleName, shiftKind }: ShiftMark): PrintedShift {
  const { date, startTime, endTime, location, status } = shift
  return {
    date,
    weekday: capitalize(weekdayOf(date)),
    startTime,
    endTime,
    hours: round(minutesUntil(startTime, endTime) / 60, 2),
    physician: shift.physician && listedName(shift.physician),
    role: roleName,
    code,
    position: positionCode === code ? null : positionCode,
    kind: shiftKind,
    location,
    status,
  }
}
