/** The days of a person's own shifts that a change affected, before and after. */
import type { ChangedDay, DayShift } from '../../../contract/news.ts'
import type { ShownShift } from '../../schedules/schedules.store.ts'

/** In the order of their dates. */
export function changedDaysOf(physicianId: number, before: ShownShift[], after: ShownShift[]): ChangedDay[] {
  const [was, is] = [byDate(physicianId, before), byDate(physicianId, after)]
  return [...new Set([...was.keys(), ...is.keys()])]
    .sort()
    .map((date) => ({ date, was: was.get(date) ?? [], is: is.get(date) ?? [] }))
    .filter(isChanged)
}

function byDate(physicianId: number, shifts: ShownShift[]): Map<string, DayShift[]> {
  const dates = new Map<string, DayShift[]>()
  for (const shift of shifts) {
    if (shift.physicianId !== physicianId || shift.status === 'cancelled') continue
    dates.set(shift.date, [...(dates.get(shift.date) ?? []), toDayShift(shift)])
  }
  return dates
}

function toDayShift({ id, roleId, role, position, shiftType, startTime, endTime, location }: ShownShift): DayShift {
  return { id, roleId, role, position, shiftType, startTime, endTime, location }
}

/** What makes a shift different for the person who works it. */
const comparedFields = ['role', 'startTime', 'endTime', 'location'] as const

/** The removed shifts, and the new ones. */
export function differenceOf(was: DayShift[], is: DayShift[]): [DayShift[], DayShift[]] {
  const isSame = (one: DayShift, other: DayShift) =>
    comparedFields.every((field) => (one[field] || null) === (other[field] || null))
  const without = (shifts: DayShift[], others: DayShift[]) =>
    shifts.filter((shift) => !others.some((other) => isSame(shift, other)))
  return [without(was, is), without(is, was)]
}

function isChanged({ was, is }: ChangedDay): boolean {
  return differenceOf(was, is).some((shifts) => shifts.length > 0)
}

/** Merges several changes: each day as it was before the first and is after the last, if that differs. */
export function mergeDays(changes: ChangedDay[][]): ChangedDay[] {
  const merged = new Map<string, ChangedDay>()
  for (const day of changes.flat()) {
    const known = merged.get(day.date)
    merged.set(day.date, known ? { ...day, was: known.was, isFirst: known.isFirst } : day)
  }
  return [...merged.values()].filter(isChanged).sort((one, other) => one.date.localeCompare(other.date))
}

/** What a message stores of them; nothing if no day changed. */
export function newsOf(days: ChangedDay[], scheduleId: number | undefined) {
  return days.length === 0 || scheduleId === undefined ? {} : { changedDays: days, scheduleId }
}
