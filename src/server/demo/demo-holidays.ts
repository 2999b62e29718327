/** Who worked the major holidays before the demo group's first schedule, as its coordinator typed it in. */
import { eq } from 'drizzle-orm'
import { holidaysOf } from '../../contract/holidays.ts'
import { yearOf } from '../../engine/calendar.ts'
import { addMonths, monthOf, spanOfMonth } from '../../engine/month.ts'
import { settingsOf } from '../groups/groups.store.ts'
import { writeHolidayHistory } from '../holidays/holidays.store.ts'
import type { Orm } from '../platform/db/database.ts'
import { groups, users } from '../platform/db/schema/index.ts'
import { systemScope } from '../platform/scope.ts'
import { holidayMonths } from '../schedules/problem/read-inputs.ts'
import type { Demo } from './demo-people.ts'
import { monthsFromSpreadsheet } from './demo-schedules.ts'

/** The two halves of the group take turns, so that no one works Thanksgiving and Christmas of one year. */
export async function writeHolidays(tx: Orm, { groupId, physicianIds, today }: Demo): Promise<void> {
  const [group] = await tx.select().from(groups).where(eq(groups.id, groupId))
  const people = await tx.select().from(users).where(eq(users.groupId, groupId))
  const startOf = new Map(people.map(({ id, startDateWithGroup }) => [id, startDateWithGroup ?? '']))
  const from = spanOfMonth(addMonths(monthOf(today), -holidayMonths)).from
  const until = spanOfMonth(addMonths(monthOf(today), -monthsFromSpreadsheet)).from
  const years = Array.from({ length: yearOf(until) - yearOf(from) + 1 }, (_, more) => yearOf(from) + more)
  const entries = years.flatMap((year) =>
    holidaysOf(settingsOf(group!), [year])
      .filter(({ isMajor }) => isMajor)
      .flatMap(({ name, date }, place) =>
        physicianIds
          .filter((id) => from <= date && date < until && startOf.get(id)! <= date)
          .map((id) => ({ physicianId: id, holiday: name, year, worked: (id + year + place) % 2 === 0 })),
      ),
  )
  await writeHolidayHistory(tx, systemScope(groupId), entries, 'typed')
}
