/** Analyses of a group, as rows. How a file was read is kept with the result, so it can be implemented later. */
import { and, desc, eq } from 'drizzle-orm'
import type { Orm } from '../platform/db/database.ts'
import { scheduleAnalyses } from '../platform/db/schema/index.ts'
import type { Scope } from '../platform/scope.ts'
import type { Analyzed } from './analyze.ts'
import type { Understanding } from './understanding.ts'

export type StoredAnalysis = Analyzed & {
  understanding: Understanding
  /** Schedules made from it, by month (yyyy-mm). */
  drafts: Record<string, number>
}

type Row = typeof scheduleAnalyses.$inferSelect
export type AnalysisRow = Omit<Row, 'analysisData'> & { analysisData: StoredAnalysis }

export async function insertAnalysis(tx: Orm, scope: Scope, analysisData: StoredAnalysis): Promise<AnalysisRow> {
  const [row] = await tx
    .insert(scheduleAnalyses)
    .values({ groupId: scope.groupId, uploadedBy: scope.userId, analysisData })
    .returning()
  return typed(row!)
}

export async function findAnalysis(orm: Orm, scope: Scope, id: number): Promise<AnalysisRow | undefined> {
  const [row] = await orm.select().from(scheduleAnalyses).where(own(scope, id))
  return row && typed(row)
}

/** A second person who implements it at the same time waits, then finds it done. */
export async function lockAnalysis(tx: Orm, scope: Scope, id: number): Promise<AnalysisRow | undefined> {
  const [row] = await tx.select().from(scheduleAnalyses).where(own(scope, id)).for('update')
  return row && typed(row)
}

const mostListed = 20

export async function listAnalyses(orm: Orm, scope: Scope): Promise<AnalysisRow[]> {
  const rows = await orm
    .select()
    .from(scheduleAnalyses)
    .where(eq(scheduleAnalyses.groupId, scope.groupId))
    .orderBy(desc(scheduleAnalyses.createdAt), desc(scheduleAnalyses.id))
    .limit(mostListed)
  return rows.map(typed)
}

export async function markImplemented(
  tx: Orm,
  scope: Scope,
  { id, analysisData }: Pick<AnalysisRow, 'id' | 'analysisData'>,
): Promise<void> {
  await tx.update(scheduleAnalyses).set({ analysisData, implemented: true }).where(own(scope, id))
}

function own(scope: Scope, id: number) {
  return and(eq(scheduleAnalyses.id, id), eq(scheduleAnalyses.groupId, scope.groupId))
}

/** Only `insertAnalysis` and `markImplemented` write this column. */
function typed(row: Row): AnalysisRow {
  return { ...row, analysisData: row.analysisData as StoredAnalysis }
}

export function showAnalysis({ id, implemented, createdAt, analysisData }: AnalysisRow) {
  const { understanding: _understanding, drafts: _drafts, ...analysis } = analysisData
  return { ...analysis, id, implemented, createdAt }
}
