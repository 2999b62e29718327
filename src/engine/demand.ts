/** What the month needs: roles by the clock, how many people each needs on each day, and default roles for a group without any. */
import { minuteOfDay, minutesPerDay, minutesUntil, weekdayOf } from './calendar.ts'
import {
  type CalendarDate,
  type GroupRules,
  type Pattern,
  type Role,
  type ShiftKind,
  type Weekday,
  weekdays,
} from './model.ts'

/** The hours of a role, a shift, or a shift type. */
type Clock = Pick<Role, 'startTime' | 'endTime' | 'lasts24Hours'>

/** Minutes that a shift lasts. */
export function lengthOf(role: Clock): number {
  return role.lasts24Hours ? minutesPerDay : minutesUntil(role.startTime, role.endTime)
}

/** From this length on, a shift is a 24-hour one. */
const longShift = 20 * 60
/** The body's night is 00:00 to 06:00; a shift that covers more than this of it is a night. */
const nightMinutes = 180
/** A shift whose midpoint is at or after 16:00 is an evening. */
const eveningMiddle = 16 * 60

export function shiftKindOf(role: Clock & Pick<Role, 'category'>): ShiftKind {
  if (role.category === 'backup') return 'backup'
  const start = minuteOfDay(role.startTime)
  const length = lengthOf(role)
  if (length >= longShift) return 'twenty-four'
  if (isNightTime(role)) return 'night'
  return start + length / 2 >= eveningMiddle ? 'evening' : 'day'
}

/** Whether a role costs a night's sleep, whatever its kind. */
export function isNightTime(role: Clock): boolean {
  const start = minuteOfDay(role.startTime)
  const end = start + lengthOf(role)
  return overlap(start, end, 0, 360) + overlap(start, end, minutesPerDay, minutesPerDay + 360) > nightMinutes
}

/** How many people a role needs, and when. */
export type Demand = Pick<Role, 'daysOfWeek' | 'requiredCount' | 'countsByWeekday' | 'countsByDate'>

/** How many people a role needs on a date. */
export function countOn(demand: Demand, date: CalendarDate): number {
  return demand.countsByDate?.find((exception) => exception.date === date)?.count ?? usualCount(demand, weekdayOf(date))
}

/** How many people a role needs on a weekday, not counting exceptions for dates. */
export function usualCount(demand: Demand, weekday: Weekday): number {
  const { daysOfWeek, requiredCount, countsByWeekday } = demand
  return countsByWeekday?.[weekday] ?? (daysOfWeek.includes(weekday) ? requiredCount : 0)
}

/** The weekdays on which a role needs someone, from Monday on. */
export function usualDays(demand: Demand): Weekday[] {
  return weekdays.filter((weekday) => usualCount(demand, weekday) > 0)
}

const everyDay: Weekday[] = [...weekdays]

/** Roles for a group that has none: its own shift types, or each shift of its pattern, with its coverage requirement. */
export function defaultRoles(
  group: Pick<GroupRules, 'pattern' | 'coverageRequirements'>,
  shiftTypes: readonly NamedTimes[] = [],
): Role[] {
  const common = { daysOfWeek: everyDay, requiredCount: group.coverageRequirements, priority: 1, restrictions: {} }
  const shifts = shiftTypes.length > 0 ? shiftTypes.map(shiftOfType) : defaultShifts[group.pattern]
  return shifts.map((shift) => ({ ...common, ...shift }))
}

type NamedTimes = Pick<Role, 'name' | 'startTime' | 'endTime'>

function shiftOfType({ name, startTime, endTime }: NamedTimes, index: number): DefaultShift {
  const lasts24Hours = startTime === endTime
  const isOvernight = lasts24Hours || endTime < startTime
  const id = `shift-type-${index + 1}`
  return { id, name, category: isOvernight ? 'coverage' : 'rounder', startTime, endTime, lasts24Hours }
}

type DefaultShift = Pick<Role, 'id' | 'name' | 'category' | 'startTime' | 'endTime' | 'lasts24Hours'>

const day: DefaultShift = { id: 'day', name: 'Day', category: 'rounder', startTime: '07:00', endTime: '19:00' }
const night: DefaultShift = { id: 'night', name: 'Night', category: 'coverage', startTime: '19:00', endTime: '07:00' }
const wholeDay: DefaultShift = {
  id: 'twenty-four',
  name: '24-hour',
  category: 'coverage',
  startTime: '07:00',
  endTime: '07:00',
  lasts24Hours: true,
}

const defaultShifts: Record<Pattern, DefaultShift[]> = {
  '7-on-7-off': [day, night],
  '24-hour': [wholeDay],
  '12-hour-day-night': [day, night],
  custom: [day, night],
}

/** The problem's own roles, or the default ones of its pattern. */
export function rolesInForce(problem: { roles: Role[]; group: GroupRules }): Role[] {
  return problem.roles.length > 0 ? problem.roles : defaultRoles(problem.group)
}

/**
 * Positions a group can fill per day: a full-time hospitalist works about 182 of 365 days.
 * Shown before solving, next to the positions its roles require.
 */
export function capacityPerDay(fullTimeEquivalents: number): number {
  return (fullTimeEquivalents * 182) / 365
}

function overlap(start: number, end: number, from: number, to: number): number {
  return Math.max(0, Math.min(end, to) - Math.max(start, from))
}
