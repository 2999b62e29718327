/** Who worked the major holidays before the demo group's first schedule, as its coordinator typed it in. */
import { and, eq } from 'drizzle-orm'
import { holidaysOf } from '../../contract/holidays.ts'
import { yearOf } from '../../engine/calendar.ts'
import { addMonths, monthOf, spanOfMonth } from '../../engine/month.ts'
import { settingsOf } from '../groups/groups.store.ts'
import { writeHolidayHistory } from '../holidays/holidays.store.ts'
import type { Orm } from '../platform/db/database.ts'
import { groups, shifts, users } from '../platform/db/schema/index.ts'
import { systemScope } from '../platform/scope.ts'
import { holidayMonths } from '../schedules/problem/read-inputs.ts'
import type { Demo } from './demo-people.ts'
import { monthsFromSpreadsheet } from './demo-schedules.ts'

/**
 * The two halves of the group take turns, so that no one works Thanksgiving and Christmas of one year. Whoever has Thanksgiving in the
 * spreadsheet had Christmas the year before: both are off for the Christmas after it, and the others are enough for that.
 */
export async function writeHolidays(tx: Orm, { groupId, physicianIds, today }: Demo): Promise<void> {
  const [group] = await tx.select().from(groups).where(eq(groups.id, groupId))
  const people = await tx.select().from(users).where(eq(users.groupId, groupId))
  const startOf = new Map(people.map(({ id, startDateWithGroup }) => [id, startDateWithGroup ?? '']))
  const from = spanOfMonth(addMonths(monthOf(today), -holidayMonths)).from
  const until = spanOfMonth(addMonths(monthOf(today), -monthsFromSpreadsheet)).from
  const years = Array.from({ length: yearOf(until) - yearOf(from) + 1 }, (_, more) => yearOf(from) + more)
  const majors = (year: number) => holidaysOf(settingsOf(group!), [year]).filter(({ isMajor }) => isMajor)
  const workersOn = async (date: string) => {
    const rows = await tx
      .select({ id: shifts.physicianId })
      .from(shifts)
      .where(and(eq(shifts.groupId, groupId), eq(shifts.date, date)))
    return new Set(rows.map(({ id }) => id))
  }
  const entries = []
  for (const year of years) {
    const thanksgiving = await workersOn(majors(year + 1).find(({ name }) => name === 'Thanksgiving Day')!.date)
    const hadChristmas = (id: number) => (thanksgiving.size > 0 ? thanksgiving.has(id) : (id + year) % 2 === 1)
    for (const [place, { name, date }] of majors(year).entries()) {
      const worked = (id: number) => {
        if (name === 'Christmas Day') return hadChristmas(id)
        return (id + year + place) % 2 === 0 && !(name === 'Thanksgiving Day' && hadChristmas(id))
      }
      for (const id of physicianIds.filter((one) => from <= date && date < until && startOf.get(one)! <= date))
        entries.push({ physicianId: id, holiday: name, year, worked: worked(id) })
    }
  }
  await writeHolidayHistory(tx, systemScope(groupId), entries, 'typed')
}
