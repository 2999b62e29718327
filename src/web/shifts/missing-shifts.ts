/** Shifts that roles require and a schedule doesn’t have: a role was added, or its count raised, since it was made. */
import type { Role } from '../../contract/roles.ts'
import type { Schedule, Shift } from '../../contract/schedules.ts'
import { addDays } from '../../engine/calendar.ts'
import { countOn } from '../../engine/demand.ts'
import { groupBy } from '../../engine/group-by.ts'
import { spanOfMonth } from '../../engine/month.ts'

/** One date for each missing shift, in order. */
export type MissingShifts = { role: Role; dates: readonly string[] }

/** By role. `shifts` has the removed ones, too: each closes its position. */
export function findMissingShifts(
  schedule: Pick<Schedule, 'year' | 'month'>,
  shifts: readonly Shift[],
  roles: readonly Role[],
): MissingShifts[] {
  const has = groupBy(shifts, ({ roleId, date }) => `${roleId} ${date}`)
  const { from, days } = spanOfMonth(schedule)
  const month = Array.from({ length: days }, (_, day) => addDays(from, day))
  return roles
    .filter(({ isActive }) => isActive)
    .map((role) => {
      const missingOn = (date: string) =>
        Math.max(0, countOn(role, date) - (has.get(`${role.id} ${date}`)?.length ?? 0))
      return { role, dates: month.flatMap((date) => new Array<string>(missingOn(date)).fill(date)) }
    })
    .filter(({ dates }) => dates.length > 0)
}

export function countMissing(missing: readonly MissingShifts[]): number {
  return missing.reduce((sum, { dates }) => sum + dates.length, 0)
}
