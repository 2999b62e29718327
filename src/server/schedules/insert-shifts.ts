/** Writes the shifts of a whole schedule, in parts of one size: their statement is prepared once, and none takes long. */
import type { Orm } from '../db/database.ts'
import { shifts } from '../db/schema/index.ts'

/** More rows make a statement that is too long to be kept prepared, and half as fast on the embedded database. */
const rowsAtOnce = 50

export type NewShift = typeof shifts.$inferInsert

export async function insertShifts(tx: Orm, rows: NewShift[]): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce)
    await tx.insert(shifts).values(rows.slice(start, start + rowsAtOnce))
}
