/** Rows of the holiday history: one for each physician, holiday, and year someone entered. */
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { KeptSource } from '../../contract/holiday-history.ts'
import { holidayKey } from '../../engine/rules/parts/holiday-history.ts'
import type { Orm } from '../platform/db/database.ts'
import { inParts } from '../platform/db/in-parts.ts'
import { holidayHistory } from '../platform/db/schema/index.ts'
import type { Scope } from '../platform/scope.ts'

export type HistoryEntry = { physicianId: number; holiday: string; year: number; worked: boolean | null }

/** Entries so far for these physicians. */
export function listEntered(tx: Orm, scope: Scope, ids: number[]): Promise<HistoryEntry[]> {
  const { physicianId, holiday, year, worked } = holidayHistory
  return tx
    .select({ physicianId, holiday, year, worked })
    .from(holidayHistory)
    .where(and(eq(holidayHistory.groupId, scope.groupId), inArray(physicianId, ids)))
}

/** Of duplicate entries the last counts. Imports never replace entries by hand. */
export async function writeHolidayHistory(
  tx: Orm,
  { groupId }: Scope,
  entries: readonly HistoryEntry[],
  source: KeptSource,
): Promise<void> {
  const keyed = entries.map((entry) => ({ ...entry, holiday: holidayKey(entry.holiday) }))
  const once = [
    ...new Map(keyed.map((entry) => [`${entry.physicianId} ${entry.holiday} ${entry.year}`, entry])).values(),
  ]
  const emptied = once.filter(({ worked }) => worked === null)
  const answered = once.flatMap(({ worked, ...turn }) => (worked === null ? [] : { ...turn, worked, groupId, source }))
  if (emptied.length > 0) {
    await tx.execute(sql`
      delete from ${holidayHistory} using json_to_recordset(${JSON.stringify(emptied)}::json)
        as given("physicianId" int, holiday text, year int)
      where ${holidayHistory.groupId} = ${groupId} and ${holidayHistory.physicianId} = given."physicianId"
        and ${holidayHistory.holiday} = given.holiday and ${holidayHistory.year} = given.year`)
  }
  await inParts(answered, (part) =>
    tx
      .insert(holidayHistory)
      .values(part)
      .onConflictDoUpdate({
        target: [holidayHistory.physicianId, holidayHistory.holiday, holidayHistory.year],
        set: { worked: sql`excluded.worked`, source, updatedAt: new Date() },
        setWhere: source === 'imported' ? eq(holidayHistory.source, 'imported') : undefined,
      })
      .returning({ physicianId: holidayHistory.physicianId }),
  )
}
