/**
 * "I'll take it": the backup who was asked gets the shifts at once if that breaks no rule; their backup shifts become open.
 * Otherwise the coordinators hear that the backup can come, since only they may override a rule.
 */
import { joinWords } from '../../engine/text/join-words.ts'
import type { MakeChange } from '../platform/changes/change.ts'
import { fail, Refusal } from '../platform/fail.ts'
import { callOutLink } from '../platform/links.ts'
import type { Scope } from '../platform/scope.ts'
import { listBackups } from '../requests/backups.store.ts'
import { describeShift } from '../requests/describe-request.ts'
import { listRequestShifts, type ShownShift } from '../schedules/schedules.store.ts'
import type { ShiftChangeDeps } from '../shift-changes/change-shifts.ts'
import type { Move } from '../shift-changes/shift-change.ts'
import { weighForViewer } from '../shift-changes/weigh-for-viewer.ts'
import { notifyCoordinators } from '../users/notify-people.ts'
import { applyCallOut } from './apply-call-out.ts'
import { hasDone, namesOf, type Reported } from './call-outs.store.ts'
import { requireCallOut, showTimeline } from './show-timeline.ts'

export async function takeCallOut(deps: ShiftChangeDeps, scope: Scope, requestId: number, make: MakeChange) {
  const { callOut, request } = await requireCallOut(deps.orm, scope, requestId)
  if (!callOut.calledIds.includes(scope.userId))
    throw fail('forbidden', { message: 'Only the backup who was asked can take this shift.' })
  requireOpen({ callOut, request })
  const lost = (await listRequestShifts(deps.orm, scope, callOut.shiftIds, 'active')).filter(
    ({ physicianId }) => physicianId === null || physicianId === request.requestorId,
  )
  const onBackup = (
    await listBackups(
      deps.orm,
      scope,
      lost.map(({ date }) => date),
    )
  ).filter(({ physicianId }) => physicianId === scope.userId)
  const taken = lost.filter(({ date }) => onBackup.some((backup) => backup.date === date))
  if (taken.length === 0) throw fail('conflict', { message: 'You’re no longer on backup for this shift.' })
  const steps = [
    ...taken.map(({ id, version }) => ({ shiftId: id, version, physicianId: scope.userId })),
    ...onBackup.map(({ id, version }) => ({ shiftId: id, version, physicianId: null })),
  ]
  const absence = {
    physicianId: request.requestorId,
    startDate: request.requestedDate!,
    endDate: request.endDate ?? request.requestedDate!,
  }
  try {
    await applyCallOut(deps, scope, { ...absence, kind: 'backup', steps, asked: [] }, make)
  } catch (error) {
    // Someone else may have taken it in this very moment.
    requireOpen(await requireCallOut(deps.orm, scope, requestId))
    if (error instanceof Refusal && error.code === 'needs-reason')
      throw await leaveToCoordinators(scope, requestId, taken, await describeBroken(deps, scope, steps, error), make)
    throw error
  }
  return showTimeline(deps.orm, scope, await requireCallOut(deps.orm, scope, requestId))
}

type Broken = { toOthers: string; toThem: string }

/** The rule in the way, to the coordinators by name, and to the backup as "you". */
async function describeBroken(deps: ShiftChangeDeps, scope: Scope, steps: Move[], refusal: Refusal): Promise<Broken> {
  const toOthers = refusal.details.problems?.[0]?.message ?? ''
  const moves = steps.map(({ shiftId, physicianId }) => ({ shiftId, physicianId }))
  const { findings } = await weighForViewer(deps, scope, moves)
  return { toOthers, toThem: findings.find(({ hard }) => hard)?.says ?? toOthers }
}

const offered = 'call-out.offer'

/** What the backup reads. However often they tap, the coordinators hear it once. */
async function leaveToCoordinators(
  scope: Scope,
  requestId: number,
  taken: ShownShift[],
  broken: Broken,
  make: MakeChange,
): Promise<Refusal> {
  await make(async (change) => {
    if (await hasDone(change.tx, scope, offered, requestId)) return change.nothingChanged()
    const [person] = await namesOf(change.tx, scope, [scope.userId])
    const shifts = joinWords(taken.map(describeShift), 'and')
    await notifyCoordinators(change, scope, {
      text: `${person?.name} can take ${shifts} if you override a rule. ${broken.toOthers}`,
      subject: 'The backup can take it, with your OK',
      link: callOutLink(requestId),
      isUrgent: true,
    })
    change.audit({
      action: offered,
      thing: 'request',
      thingId: requestId,
      text: `offered to take ${shifts} if a coordinator overrides a rule`,
    })
  })
  return fail('conflict', {
    message: `${broken.toThem} Only a coordinator can override that. We let them know you can come in. To speed it up, call one of them.`,
  })
}

function requireOpen({ callOut, request }: Reported): void {
  if (callOut.coveredAt !== null || request.status === 'cancelled' || request.status === 'denied')
    throw fail('conflict', { message: 'This shift no longer needs coverage.' })
}
