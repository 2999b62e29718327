/** Requests as the contract shows them: with names and shifts, without what the reader may not see. */
import { and, eq, inArray } from 'drizzle-orm'
import { displayName } from '../../engine/text/names.ts'
import type { Orm } from '../platform/db/database.ts'
import { users } from '../platform/db/schema/index.ts'
import type { Scope } from '../platform/scope.ts'
import { listRequestShifts, type ShownShift } from '../schedules/schedules.store.ts'
import type { RequestRow } from './requests.store.ts'

export type ShownRequest = Awaited<ReturnType<typeof showRequests>>[number]

export async function showRequests(orm: Orm, scope: Scope, rows: RequestRow[]) {
  const [names, shifts] = await Promise.all([
    namesOf(orm, scope, rows.flatMap(peopleIn)),
    listRequestShifts(orm, scope, [...new Set(rows.flatMap(shiftsIn))]),
  ])
  const byId = new Map(shifts.map((shift) => [shift.id, shift]))
  return rows.map((row) => showRow(row, scope, names, byId))
}

export async function showRequest(orm: Orm, scope: Scope, row: RequestRow): Promise<ShownRequest> {
  const [shown] = await showRequests(orm, scope, [row])
  return shown!
}

function showRow(row: RequestRow, scope: Scope, names: Map<number, string>, shifts: Map<number, ShownShift>) {
  const isBusinessOf = scope.role === 'admin' || row.requestorId === scope.userId
  // People asked to swap may know why; an offer to anyone asks no one.
  const isAsked = row.requestType === 'swap' && colleaguesIn(row).includes(scope.userId)
  const nameOf = (id: number | null) => (id === null ? null : (names.get(id) ?? null))
  const shiftOf = (id: number | null) => (id === null ? null : (shifts.get(id) ?? null))
  const { seen: _, ...shown } = row
  return {
    ...shown,
    requestorName: nameOf(row.requestorId) ?? '',
    targetName: nameOf(row.targetId),
    originalShift: shiftOf(row.originalShiftId),
    targetShift: shiftOf(row.targetShiftId),
    cycle:
      row.cycle?.flatMap((step) => {
        const shift = shifts.get(step.shiftId)
        return shift
          ? [{ ...step, giverName: nameOf(step.giverId) ?? '', takerName: nameOf(step.takerId) ?? '', shift }]
          : []
      }) ?? null,
    reason: isBusinessOf || isAsked ? row.reason : null,
    notes: isBusinessOf ? row.notes : null,
    reviewerName: nameOf(row.reviewedBy),
  }
}

/** All shifts that a request is about. */
export function shiftsIn(row: Pick<RequestRow, 'originalShiftId' | 'targetShiftId' | 'cycle'>): number[] {
  const ids = [row.originalShiftId, row.targetShiftId, ...(row.cycle ?? []).map(({ shiftId }) => shiftId)]
  return [...new Set(ids.filter((id) => id !== null))]
}

/** Those who agreed, or were asked to agree, to a swap. */
export function colleaguesIn(row: RequestRow): number[] {
  const givers = (row.cycle ?? []).map(({ giverId }) => giverId).filter((id) => id !== row.requestorId)
  return [...new Set([...(row.targetId === null ? [] : [row.targetId]), ...givers])]
}

function peopleIn(row: RequestRow): number[] {
  const givers = (row.cycle ?? []).map(({ giverId }) => giverId)
  return [row.requestorId, row.targetId, row.reviewedBy, ...givers].filter((id) => id !== null)
}

export async function namesOf(orm: Orm, scope: Scope, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const people = await orm
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email })
    .from(users)
    .where(and(eq(users.groupId, scope.groupId), inArray(users.id, [...new Set(ids)])))
  return new Map(people.map((person) => [person.id, displayName(person)]))
}
