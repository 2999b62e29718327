/** Calling out: an emergency request that notifies the coordinators and, within 24 hours, asks whoever is on backup right away. */

import { formatSpan } from '../../engine/text/dates.ts'
import { joinWords } from '../../engine/text/join-words.ts'
import type { Change, MakeChange } from '../platform/changes/change.ts'
import { clockOf, momentsOf } from '../platform/group-time.ts'
import { callOutLink } from '../platform/links.ts'
import type { Scope } from '../platform/scope.ts'
import { cancelRequest } from '../requests/ask/cancel-request.ts'
import { createRequest } from '../requests/ask/create-request.ts'
import { type BackupShift, listBackups } from '../requests/backups.store.ts'
import { describeShift } from '../requests/describe-request.ts'
import { emitCallOut } from '../requests/emit-events.ts'
import type { GroupClock } from '../requests/request-clock.ts'
import type { ShownRequest } from '../requests/show-request.ts'
import { listPhysicianShifts } from '../schedules/schedules.store.ts'
import type { ShiftChangeDeps } from '../shift-changes/change-shifts.ts'
import { isHeldDuring } from '../shift-changes/shift-change.ts'
import { notifyCoordinators, notifyPeople } from '../users/notify-people.ts'
import { findBackupFirst } from './backup-first.ts'
import { insertCallOut } from './call-outs.store.ts'

type Report = { startDate: string; endDate: string; note?: string | null | undefined }

export function reportCallOut(deps: ShiftChangeDeps, scope: Scope, report: Report, make: MakeChange) {
  const { startDate, endDate, note } = report
  const fields = { requestType: 'timeoff' as const, startDate, endDate, isEmergency: true, coverageNeeded: true }
  return createRequest(deps, scope, { ...fields, reason: note || 'Called out' }, make, {
    isCallOut: true,
    linkOf: callOutLink,
    alsoDo: (change, shown, clock) => openCallOut(change, scope, shown, clock),
  })
}

async function openCallOut(change: Change, scope: Scope, request: ShownRequest, clock: GroupClock): Promise<void> {
  const { tx } = change
  const absence = {
    physicianId: request.requestorId,
    from: request.requestedDate!,
    to: request.endDate ?? request.requestedDate!,
  }
  const lost = (await listPhysicianShifts(tx, scope, absence.physicianId)).filter((row) => isHeldDuring(row, absence))
  const near = findBackupFirst(lost, clock)
  const backups = (
    await listBackups(
      tx,
      scope,
      near.map(({ date }) => date),
    )
  ).filter((backup) => backup.physicianId !== request.requestorId && !isOver(backup, clock))
  const calledIds = [...new Set(backups.map(({ physicianId }) => physicianId))]
  await insertCallOut(tx, {
    requestId: request.id,
    groupId: scope.groupId,
    shiftIds: lost.map(({ id }) => id),
    calledAt: calledIds.length > 0 ? clock.now : null,
    calledIds,
  })
  emitCallOut(change, 'callout.opened', {
    requestId: request.id,
    physicianId: request.requestorId,
    shifts: lost,
  })
  for (const id of calledIds) {
    const dates = backups.filter(({ physicianId }) => physicianId === id).map(({ date }) => date)
    const asked = near.filter(({ date }) => dates.includes(date)).map(describeShift)
    await notifyPeople(change, scope, [id], {
      text: `You’re on backup: can you take ${joinWords(asked, 'and')}?`,
      subject: 'Can you take a shift?',
      link: callOutLink(request.id),
      isUrgent: true,
    })
  }
}

/** At night, yesterday's backup may be asleep. */
function isOver(backup: BackupShift, { settings, now }: GroupClock): boolean {
  return momentsOf(backup, clockOf(settings.timeZone)).end <= now
}

/** "I can make it after all", as long as no one has the shifts. */
export function undoCallOut(now: Date, scope: Scope, id: number, calledIds: number[], make: MakeChange) {
  return cancelRequest(now, scope, id, undefined, make, async (change, { requestorName, requestedDate, endDate }) => {
    const days = formatSpan(requestedDate!, endDate ?? requestedDate!)
    const message = {
      text: `${requestorName} can make it after all (${days}). No coverage needed.`,
      subject: 'No coverage needed',
      link: callOutLink(id),
      isUrgent: true,
    }
    await notifyCoordinators(change, scope, message)
    await notifyPeople(change, scope, calledIds, message)
  })
}
