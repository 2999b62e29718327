/** Who is asked about a shift, as the requestor sees it. */

import { displayName } from '../../../engine/text/names.ts'
import type { Orm } from '../../platform/db/database.ts'
import { fail } from '../../platform/fail.ts'
import type { Scope } from '../../platform/scope.ts'
import { findShift, listRequestShifts } from '../../schedules/schedules.store.ts'
import { listMembers } from '../../users/users.store.ts'
import { readClock } from '../request-clock.ts'
import { findRequest, lookOf } from '../requests.store.ts'
import { listAsks } from './swap-asks.store.ts'
import { askedIn } from './transfers.ts'

export async function showAsks(orm: Orm, scope: Scope, shiftId: number, now: Date) {
  const shift = await findShift(orm, scope, shiftId)
  if (!shift) throw fail('not-found')
  const { settings } = await readClock(orm, scope, now)
  const rows = await listAsks(orm, scope, scope.userId, shiftId)
  const ids = rows.flatMap(({ steps }) => steps.map((step) => step.shiftId))
  const shifts = new Map((await listRequestShifts(orm, scope, [...new Set(ids)])).map((one) => [one.id, one]))
  const members = new Map((await listMembers(orm, scope)).map((member) => [member.id, member]))
  const asks = []
  for (const { steps, requestorId, requestId, ...row } of rows) {
    const handed = (isMine: (step: (typeof steps)[number]) => boolean) =>
      steps.filter(isMine).flatMap((step) => shifts.get(step.shiftId) ?? [])
    const request = requestId === null ? undefined : await findRequest(orm, scope, requestId)
    asks.push({
      people: askedIn(steps, requestorId).flatMap((id) => {
        const member = members.get(id)
        const seenAt = request ? lookOf(request, id) : null
        return member ? [{ physicianId: id, name: displayName(member), phoneNumber: member.phoneNumber, seenAt }] : []
      }),
      gives: handed(({ giverId }) => giverId === requestorId),
      takes: handed(({ takerId }) => takerId === requestorId),
      state: row.state,
      askedAt: row.askedAt,
      expiresAt: row.expiresAt,
      answeredAt: row.answeredAt,
      status: request?.status ?? null,
    })
  }
  const isAsking = rows.some(({ state }) => state === 'asked')
  return { shift, isAsking, isInstant: settings.instantSwap, asks }
}
