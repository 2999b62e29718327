/** Shifts, requests, asks, scores, and overrides of a group, to compare before and after. */
import { asc, eq } from 'drizzle-orm'
import type { Orm } from '../../platform/db/database.ts'
import { overrides, schedules, shiftRequests, shifts, swapAsks } from '../../platform/db/schema/index.ts'
import type { Actors } from './request-bench.ts'

/** All that a person could tell apart. */
export async function stateOf(orm: Orm, { groupId }: Pick<Actors, 'groupId'>) {
  type Marked = { version?: number; updatedAt?: Date; changedBy?: number | null }
  const plain = <Row extends Marked>({ version: _, updatedAt: __, changedBy: ___, ...row }: Row) => row
  const ofGroup = await orm.select().from(shifts).where(eq(shifts.groupId, groupId)).orderBy(asc(shifts.id))
  const requests = await orm
    .select()
    .from(shiftRequests)
    .where(eq(shiftRequests.groupId, groupId))
    .orderBy(asc(shiftRequests.id))
  const asks = await orm.select().from(swapAsks).where(eq(swapAsks.groupId, groupId)).orderBy(asc(swapAsks.id))
  const scores = await orm
    .select({ coverage: schedules.coverageScore, fairness: schedules.fairnessScore })
    .from(schedules)
    .where(eq(schedules.groupId, groupId))
  const kept = await orm.select().from(overrides).where(eq(overrides.groupId, groupId))
  return { shifts: ofGroup.map(plain), requests: requests.map(plain), asks, scores, kept }
}
