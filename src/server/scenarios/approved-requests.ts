/** What pending requests would do to a month if everyone agreed and they were approved. */
import type { WhatIf } from '../../contract/what-if.ts'
import type { Assignment } from '../../engine/model.ts'
import { formatMonth } from '../../engine/text/dates.ts'
import type { Orm } from '../platform/db/database.ts'
import { systemScope } from '../platform/scope.ts'
import { planApproval } from '../requests/decide/approval.ts'
import { readClock } from '../requests/request-clock.ts'
import { findRequest, type RequestRow } from '../requests/requests.store.ts'
import { toAssignment } from '../schedules/problem/gather-problem.ts'
import type { Inputs } from '../schedules/problem/read-inputs.ts'
import type { ShiftRow } from '../schedules/schedules.store.ts'
import { type Approved, CannotSuppose } from '../what-if/suppositions.ts'

type Look = { rows: ShiftRow[]; inputs: Inputs; now: Date }

/** By request; those that are no longer pending are left out. */
export async function readApproved(
  orm: Orm,
  groupId: number,
  look: Look,
  changes: WhatIf[],
): Promise<Map<number, Approved>> {
  const found = new Map<number, Approved>()
  for (const change of changes) {
    if (change.what !== 'approved') continue
    const row = await findRequest(orm, systemScope(groupId), change.requestId)
    if (row?.status === 'pending') found.set(row.id, await approve(orm, row, look))
  }
  return found
}

async function approve(orm: Orm, row: RequestRow, { rows, inputs, now }: Look): Promise<Approved> {
  const { requestorId: physicianId, requestedDate: from, endDate } = row
  if (row.requestType === 'timeoff' && from) return { physicianId, from, to: endDate ?? from }
  const scope = systemScope(row.groupId)
  const { planned, blocked } = await planApproval(orm, scope, await readClock(orm, scope, now), row)
  // Whoever hasn't answered yet is supposed to say yes.
  if (planned.edits.length === 0) throw new CannotSuppose(blocked ?? 'This request doesn’t change any shifts.')
  const given: Assignment[] = []
  const taken: Assignment[] = []
  for (const edit of planned.edits) {
    const shift = edit.do === 'change' ? rows.find(({ id }) => id === edit.shiftId) : undefined
    if (edit.do !== 'change' || !shift?.roleId || edit.physicianId == null) continue
    const { roleId, date } = shift
    if (shift.physicianId !== null) given.push(toAssignment({ physicianId: shift.physicianId, roleId, date }))
    taken.push(toAssignment({ physicianId: edit.physicianId, roleId, date }))
  }
  if (taken.length === 0)
    throw new CannotSuppose(`None of this request’s shifts is in the schedule for ${formatMonth(inputs.month)}.`)
  return { given, taken }
}
