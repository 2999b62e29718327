/** Two schedules side by side: who has more or less of what. */
import type { Comparison, Tallies } from '../../contract/schedules.ts'
import { isWeekend, minutesUntil } from '../../engine/calendar.ts'
import { shiftTypeOf } from './problem/role-of.ts'
import type { ShownShift } from './schedules.store.ts'

const none: Tallies = { shifts: 0, nights: 0, weekendDays: 0, holidays: 0, hours: 0 }

/** What counts: as in the scores, backup is no working day. */
export type Counting = { backupRoles: ReadonlySet<number>; holidays: ReadonlySet<string> }

type Tallied = Pick<ShownShift, 'physicianId' | 'roleId' | 'date' | 'startTime' | 'endTime' | 'status'>

export function tally(shifts: readonly Tallied[], { backupRoles, holidays }: Counting): Map<number, Tallies> {
  const tallies = new Map<number, Tallies>()
  for (const shift of shifts) {
    const { physicianId, roleId, date, startTime, endTime, status } = shift
    if (physicianId === null || status === 'cancelled' || (roleId !== null && backupRoles.has(roleId))) continue
    const type = shiftTypeOf(shift)
    const before = tallies.get(physicianId) ?? none
    tallies.set(physicianId, {
      shifts: before.shifts + 1,
      nights: before.nights + (type === 'night' || type === 'custom' ? 1 : 0),
      weekendDays: before.weekendDays + (isWeekend(date) ? 1 : 0),
      holidays: before.holidays + (holidays.has(date) ? 1 : 0),
      hours: before.hours + minutesUntil(startTime, endTime) / 60,
    })
  }
  return tallies
}

export function compareShifts(
  one: ShownShift[],
  other: ShownShift[],
  counting: Counting,
): Pick<Comparison, 'open' | 'different' | 'physicians'> {
  const [inOne, inOther] = [tally(one, counting), tally(other, counting)]
  const names = new Map([...one, ...other].map(({ physicianId, physicianName }) => [physicianId, physicianName]))
  const ids = [...new Set([...inOne.keys(), ...inOther.keys()])]
  const physicians = ids
    .map((physicianId) => {
      const [was, is] = [inOne.get(physicianId) ?? none, inOther.get(physicianId) ?? none]
      return { physicianId, name: names.get(physicianId) ?? '', one: was, other: is, difference: subtract(is, was) }
    })
    .sort(
      (first, second) =>
        weightOf(second.difference) - weightOf(first.difference) || first.physicianId - second.physicianId,
    )
  return {
    open: { one: countOpen(one), other: countOpen(other) },
    different: countDifferent(one, other),
    physicians,
  }
}

function subtract(is: Tallies, was: Tallies): Tallies {
  return {
    shifts: is.shifts - was.shifts,
    nights: is.nights - was.nights,
    weekendDays: is.weekendDays - was.weekendDays,
    holidays: is.holidays - was.holidays,
    hours: is.hours - was.hours,
  }
}

function weightOf({ shifts, nights, weekendDays, holidays }: Tallies): number {
  return Math.abs(shifts) + Math.abs(nights) + Math.abs(weekendDays) + Math.abs(holidays)
}

function countOpen(shifts: ShownShift[]): number {
  return shifts.filter(({ physicianId, status }) => physicianId === null && status !== 'cancelled').length
}

/** Assignments of one that the other does not have, and the other way round, the larger of the two. */
function countDifferent(one: ShownShift[], other: ShownShift[]): number {
  const keys = (shifts: ShownShift[]) =>
    new Set(
      shifts
        .filter(({ physicianId, status }) => physicianId !== null && status !== 'cancelled')
        .map(({ physicianId, roleId, date }) => `${physicianId} ${roleId} ${date}`),
    )
  const [inOne, inOther] = [keys(one), keys(other)]
  const missing = (from: Set<string>, to: Set<string>) => [...from].filter((key) => !to.has(key)).length
  return Math.max(missing(inOne, inOther), missing(inOther, inOne))
}
