/** An understood file as a schedule: roles with times and parts, whole months, and every shift in its place. */
import { addDays, daysBetween, minuteOfDay, minutesPerDay, minutesUntil, weekdayOf } from '../../engine/calendar.ts'
import type { Weekday } from '../../engine/model.ts'
import { monthKey, monthOf } from '../../engine/month.ts'
import { formatTightTimes } from '../../engine/text/times.ts'
import { partsOf } from './role-parts.ts'
import { usualTimes } from './understanding/find-roles.ts'
import type { FoundAssignment, FoundRole, Understanding } from './understanding.ts'
import { usualDemand } from './usual-demand.ts'

export type FilePart = { id: string; name: string; days: Weekday[]; requiredCount: number }
export type FileRole = FoundRole & { startTime: string; endTime: string; parts: FilePart[] }
export type FileShift = {
  person: string
  date: string
  role: FileRole
  part: FilePart
  startTime: string
  endTime: string
}
export type FileMonth = { month: number; year: number; from: string; to: string; days: number }

export type FileSchedule = {
  roles: FileRole[]
  months: FileMonth[]
  /** By date. At most one that starts on a day for each person, and none that overlaps the one before. */
  shifts: FileShift[]
  /** Shifts that overlap another one of the same person; the roster can't hold them. */
  overlapping: FoundAssignment[]
}

/** A month with fewer days than this in the file is the edge of another month. */
const leastDays = 7
/** Plausible years for a schedule. */
const firstYear = 2000
const lastYear = 2100

export function scheduleOf(understanding: Understanding): FileSchedule {
  const roles = rolesOf(understanding)
  const { kept, overlapping } = withoutOverlaps(understanding.assignments, roles)
  return { roles, months: monthsOf(understanding), shifts: placeShifts(kept), overlapping }
}

function rolesOf(understanding: Understanding): FileRole[] {
  const { roles, shiftTypes } = understanding
  const names = new Map<string, number>()
  return roles.map((role) => {
    const written = shiftTypes.find(
      ({ codes, kind }) => kind === role.kind && codes.some((code) => role.codes.includes(code)),
    )
    const ofKind = written ?? shiftTypes.find(({ kind }) => kind === role.kind)
    const [start, end] = usualTimes[role.kind]
    const startTime = role.start ?? ofKind?.start ?? start
    const endTime = role.end ?? ofKind?.end ?? end
    const short = role.name.trim().slice(0, 100) || 'Shift'
    const timesUsed = names.get(short.toLowerCase()) ?? 0
    names.set(short.toLowerCase(), timesUsed + 1)
    const name =
      timesUsed === 0
        ? short
        : `${short} ${formatTightTimes({ startTime, endTime })}${timesUsed > 1 ? ` (${timesUsed + 1})` : ''}`
    const required = usualDemand(role, understanding)
    const parts = partsOf(required).map(({ suffix, ...part }, index) => ({
      ...part,
      id: `${role.key} ${index}`,
      name: name + suffix,
    }))
    return { ...role, name, startTime, endTime, required, parts }
  })
}

function monthsOf({ days, assignments }: Understanding): FileMonth[] {
  const dates = [...new Set([...days, ...assignments].map(({ date }) => date))].sort()
  const byMonth = new Map<string, string[]>()
  for (const date of dates) {
    const key = monthKey(monthOf(date))
    byMonth.set(key, [...(byMonth.get(key) ?? []), date])
  }
  const months = [...byMonth.values()].map((own): FileMonth => {
    const from = own[0]!
    const to = own.at(-1)!
    return {
      ...monthOf(from),
      from,
      to,
      days: daysBetween(from, to) + 1,
    }
  })
  const possible = months.filter(({ year }) => firstYear <= year && year <= lastYear)
  const whole = possible.filter(({ days: count }) => count >= leastDays)
  return whole.length > 0 ? whole : possible
}

type Kept = Omit<FileShift, 'part'>

function withoutOverlaps(
  assignments: FoundAssignment[],
  roles: FileRole[],
): { kept: Kept[]; overlapping: FoundAssignment[] } {
  const roleByKey = new Map(roles.map((role) => [role.key, role]))
  const kept: Kept[] = []
  const overlapping: FoundAssignment[] = []
  /** When each person's last shift ends, in minutes from the first day on. */
  const freeFrom = new Map<string, { day: string; minute: number }>()
  const shifts = assignments.flatMap((assignment) => {
    const role = roleByKey.get(assignment.role)
    if (!role) return []
    const { startTime, endTime } = timesOf(assignment, role)
    return [{ assignment, shift: { person: assignment.person, date: assignment.date, role, startTime, endTime } }]
  })
  // If two start on one day, work comes before backup.
  shifts.sort(
    ({ shift: one }, { shift: other }) =>
      one.date.localeCompare(other.date) ||
      Number(one.role.kind === 'backup') - Number(other.role.kind === 'backup') ||
      one.startTime.localeCompare(other.startTime),
  )
  for (const { assignment, shift } of shifts) {
    const last = freeFrom.get(shift.person)
    const start = minuteOfDay(shift.startTime)
    const isFree = !last || daysBetween(last.day, shift.date) * minutesPerDay + start >= last.minute
    if (last?.day === shift.date || !isFree) {
      overlapping.push(assignment)
      continue
    }
    freeFrom.set(shift.person, { day: shift.date, minute: start + minutesUntil(shift.startTime, shift.endTime) })
    kept.push(shift)
  }
  return { kept, overlapping }
}

/** A cell with only one of the two times gets its role's times. */
function timesOf({ start, end }: FoundAssignment, role: FileRole): Pick<FileShift, 'startTime' | 'endTime'> {
  return start && end ? { startTime: start, endTime: end } : role
}

/** Everyone stays in yesterday's part; among those who start, the longest runs get the part needed on most days. */
function placeShifts(shifts: Kept[]): FileShift[] {
  const taken = new Set(shifts.map(keyOf))
  const partOf = new Map<string, FilePart>()
  const runFrom = ({ person, role, date }: Kept) => {
    let length = 1
    while (taken.has(keyOf({ person, role, date: addDays(date, length) }))) length++
    return length
  }
  const bySlot = new Map<string, Kept[]>()
  for (const shift of shifts) {
    const slot = `${shift.date} ${shift.role.key}`
    bySlot.set(slot, [...(bySlot.get(slot) ?? []), shift])
  }
  for (const slot of bySlot.values()) {
    const { role, date } = slot[0]!
    const room = new Map(role.parts.map((part) => [part, part.requiredCount]))
    const take = (shift: Kept, part: FilePart) => {
      room.set(part, room.get(part)! - 1)
      partOf.set(keyOf(shift), part)
    }
    const starting: Kept[] = []
    for (const shift of slot) {
      const before = partOf.get(keyOf({ ...shift, date: addDays(date, -1) }))
      if (before && isNeeded(before, date) && room.get(before)! > 0) take(shift, before)
      else starting.push(shift)
    }
    for (const shift of starting.sort((one, other) => runFrom(other) - runFrom(one))) {
      take(shift, role.parts.find((part) => isNeeded(part, date) && room.get(part)! > 0) ?? role.parts[0]!)
    }
  }
  return shifts.map((shift) => ({ ...shift, part: partOf.get(keyOf(shift))! }))
}

function keyOf({ person, role, date }: Pick<Kept, 'person' | 'role' | 'date'>): string {
  return `${role.key} ${person} ${date}`
}

function isNeeded({ days }: FilePart, date: string): boolean {
  return days.includes(weekdayOf(date))
}
