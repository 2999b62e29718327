/** Requests as the expert may know them: who, what, when, and their status, without reasons and notes. */
import { and, asc, eq } from 'drizzle-orm'
import type { Orm } from '../../platform/db/database.ts'
import { shiftRequests } from '../../platform/db/schema/index.ts'
import type { Scope } from '../../platform/scope.ts'

export type DiscreetRequest = Awaited<ReturnType<typeof listDiscreetRequests>>[number]

export async function listDiscreetRequests(orm: Orm, scope: Scope) {
  const rows = await orm
    .select({
      id: shiftRequests.id,
      requestorId: shiftRequests.requestorId,
      targetId: shiftRequests.targetId,
      requestType: shiftRequests.requestType,
      originalShiftId: shiftRequests.originalShiftId,
      targetShiftId: shiftRequests.targetShiftId,
      from: shiftRequests.requestedDate,
      to: shiftRequests.endDate,
      isEmergency: shiftRequests.isEmergency,
      targetResponse: shiftRequests.targetResponse,
      status: shiftRequests.status,
      createdAt: shiftRequests.createdAt,
      reviewedAt: shiftRequests.reviewedAt,
    })
    .from(shiftRequests)
    .where(and(eq(shiftRequests.groupId, scope.groupId)))
    .orderBy(asc(shiftRequests.createdAt), asc(shiftRequests.id))
  return rows.map((row) => ({ ...row, to: row.to ?? row.from }))
}
