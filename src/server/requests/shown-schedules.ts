/** The schedules a request is evaluated against: each month's published one, else, for admins, the newest draft. */
import { and, desc, eq, ne } from 'drizzle-orm'
import { monthKey } from '../../engine/month.ts'
import type { Orm } from '../platform/db/database.ts'
import { schedules } from '../platform/db/schema/index.ts'
import type { Scope } from '../platform/scope.ts'
import type { ScheduleRow } from '../schedules/schedules.store.ts'

export async function listShownSchedules(orm: Orm, scope: Scope): Promise<ScheduleRow[]> {
  const rows = await orm
    .select()
    .from(schedules)
    .where(
      and(
        eq(schedules.groupId, scope.groupId),
        scope.role === 'admin' ? ne(schedules.status, 'archived') : eq(schedules.status, 'active'),
      ),
    )
    .orderBy(desc(schedules.chosenAt), desc(schedules.id))
  return pickShown(rows)
}

/** One for each month. The newest comes first in the list. */
export function pickShown<Row extends Pick<ScheduleRow, 'month' | 'year' | 'status'>>(newestFirst: Row[]): Row[] {
  const byMonth = new Map<string, Row>()
  for (const row of newestFirst) {
    const month = monthKey(row)
    const known = byMonth.get(month)
    if (!known || (row.status === 'active' && known.status !== 'active')) byMonth.set(month, row)
  }
  return [...byMonth.values()]
}
