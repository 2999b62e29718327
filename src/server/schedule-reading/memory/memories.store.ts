/** How a group corrected its files, as rows: one for each shape of file. */
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Month } from '../../../engine/month.ts'
import type { Orm } from '../../platform/db/database.ts'
import { readingMemories } from '../../platform/db/schema/index.ts'
import type { Scope } from '../../platform/scope.ts'
import type { KeptCorrection } from './keep-corrections.ts'

export type ReadingMemory = { shape: string; corrections: KeptCorrection[]; month: Month | null }

/** A group has one schedule, and changes its shape now and then. */
const mostMemories = 20

export async function listMemories(orm: Orm, scope: Scope): Promise<ReadingMemory[]> {
  const rows = await orm
    .select()
    .from(readingMemories)
    .where(eq(readingMemories.groupId, scope.groupId))
    .orderBy(desc(readingMemories.updatedAt))
    .limit(mostMemories)
  return rows.map(({ shape, corrections, month, year }) => ({
    shape,
    // Only `keepMemory` writes this column.
    corrections: corrections as KeptCorrection[],
    month: month === null || year === null ? null : { month, year },
  }))
}

/** An empty list forgets what was kept. */
export async function keepMemory(tx: Orm, scope: Scope, { shape, corrections, month }: ReadingMemory): Promise<void> {
  if (corrections.length === 0) {
    const own = and(eq(readingMemories.groupId, scope.groupId), eq(readingMemories.shape, shape))
    await tx.delete(readingMemories).where(own)
    return
  }
  const kept = { corrections, month: month?.month ?? null, year: month?.year ?? null, updatedAt: sql`now()` }
  await tx
    .insert(readingMemories)
    .values({ groupId: scope.groupId, shape, ...kept })
    .onConflictDoUpdate({ target: [readingMemories.groupId, readingMemories.shape], set: kept })
}
