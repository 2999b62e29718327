/** Undoes or redoes a step: each shift is what it was, with locks and hand-set marks, or the other draft is in use. */
import { formatMonth } from '../../../engine/text/dates.ts'
import { plural } from '../../../engine/text/plural.ts'
import type { Change, MakeChange } from '../../platform/changes/change.ts'
import type { Orm } from '../../platform/db/database.ts'
import type { Aftermath } from '../../platform/db/schema/index.ts'
import { fail } from '../../platform/fail.ts'
import type { Scope } from '../../platform/scope.ts'
import { requireLocked, requireSchedule } from '../../schedules/schedules.service.ts'
import { findNewest, type ScheduleRow, updateSchedule } from '../../schedules/schedules.store.ts'
import { requireTransition } from '../../schedules/transitions.ts'
import { changeShifts, type ShiftChangeDeps } from '../change-shifts.ts'
import { notifyMonthChanged } from '../notify/notify-changes.ts'
import { turnOverrides } from '../overrides/overrides.store.ts'
import { auditTurn } from '../overrides/set-overrides.ts'
import { StaleShifts } from '../plan-edits.ts'
import { refuseStale } from '../refuse-stale.ts'
import type { PlannedEdit, ShiftChange } from '../shift-change.ts'
import { restoreDraft } from './deleted-drafts.ts'
import { refuseLeaveSince } from './refuse-leave.ts'
import {
  carryOn,
  findStep,
  keepAftermath,
  recordDraftStep,
  type StepRow,
  turnOf,
  turnStepRow,
} from './undo-steps.store.ts'

export type TurnDeps = ShiftChangeDeps & {
  /** Requests that the step closed are pending again. */
  reopenRequests: (change: Change, scope: Scope, aftermath: Aftermath) => Promise<void>
}
export type Turning = { id: number; stepId: number; isUndone: boolean }

export async function turnStep(deps: TurnDeps, scope: Scope, turning: Turning, make: MakeChange) {
  await requireSchedule(deps.orm, scope, turning.id)
  const step = await requireStep(deps.orm, scope, turning)
  if (step.kind === 'delete') return undelete(deps, scope, step.scheduleId, make)
  if (step.formerId !== null) return exchangeDrafts(deps, scope, turning, make)
  if (isOfOverrides(step)) return turnOverrideStep(scope, turning, make)
  const { stepId, isUndone } = turning
  try {
    return await changeShifts(
      deps,
      scope,
      {
        plan: async (orm) => planTurn(turning.id, await requireStep(orm, scope, turning)),
        lock: async ({ tx }) => {
          const { turn, createdAt } = await requireStep(tx, scope, turning)
          await refuseLeaveSince(tx, scope, createdAt, turn.put)
        },
        finish: async (change, done) => {
          await notifyMonthChanged(change, scope, done)
          const [schedule] = done.schedules as [ScheduleRow]
          const { shifts, removed, findings } = done
          const step = await requireStep(change.tx, scope, turning)
          await carryOn(change.tx, scope, step.turn.from, shifts)
          const overrides = await turnOverrides(change.tx, scope, step.turn.overrides ?? [])
          await turnStepRow(change.tx, scope, stepId, { isUndone, turn: { ...turnOf(done), overrides } })
          change.audit({
            action: 'shift.undo',
            thing: 'schedule',
            thingId: schedule.id,
            text: `${isUndone ? 'undid' : 'redid'} a change to ${plural(shifts.length + removed.length, 'shift')} in ${schedule.name}`,
            before: done.weighed.was.map(({ id, physicianId }) => ({ shiftId: id, physicianId })),
            after: shifts.map(({ id, physicianId }) => ({ shiftId: id, physicianId })),
          })
          if (step.turn.aftermath) await deps.reopenRequests(change, scope, step.turn.aftermath)
          return { schedule, shifts, removed, findings, stepId }
        },
        settled: (change, aftermath) => keepAftermath(change, scope, stepId, aftermath),
      },
      make,
    )
  } catch (error) {
    if (error instanceof StaleShifts) throw await refuseStale(deps.orm, scope, error.ids)
    throw error
  }
}

/** The caller's own, and not already in that state. */
async function requireStep(orm: Orm, scope: Scope, { id, stepId, isUndone }: Turning): Promise<StepRow> {
  const step = await findStep(orm, scope, id, stepId)
  if (!step) throw fail('not-found', { message: 'You can no longer undo this change.', field: 'stepId' })
  if (step.isUndone === isUndone)
    throw fail('conflict', { message: `This change is already ${isUndone ? 'undone' : 'redone'}.` })
  return step
}

function planTurn(scheduleId: number, { turn: { put, erase, versions } }: StepRow): ShiftChange {
  const edits: PlannedEdit[] = [
    ...put.map((kept) => ({ do: 'put' as const, shiftId: kept.id, version: versions[kept.id], kept })),
    ...erase.map((shiftId) => ({ do: 'erase' as const, shiftId, version: versions[shiftId] })),
  ]
  return { edits, within: { scheduleId, action: 'edit' } }
}

async function undelete(deps: ShiftChangeDeps, scope: Scope, draftId: number, make: MakeChange) {
  const schedule = await restoreDraft(deps, scope, draftId, make)
  return { schedule, shifts: [], removed: [], findings: [], stepId: null }
}

function isOfOverrides({ turn: { put, erase, overrides = [] } }: StepRow): boolean {
  return put.length + erase.length === 0 && overrides.length > 0
}

function turnOverrideStep(scope: Scope, turning: Turning, make: MakeChange) {
  return make(async (change) => {
    const { id, turn } = await requireStep(change.tx, scope, turning)
    const schedule = await requireLocked(change.tx, scope, turning.id)
    requireTransition(schedule, 'edit')
    const kept = turn.overrides ?? []
    const overrides = await turnOverrides(change.tx, scope, kept)
    if (overrides.length < kept.length)
      throw fail('stale', { message: 'Someone else has changed this override since.', current: schedule })
    await turnStepRow(change.tx, scope, id, { isUndone: turning.isUndone, turn: { ...turn, overrides } })
    auditTurn(change, schedule, overrides.length, turning.isUndone)
    return { schedule, shifts: [], removed: [], findings: [], stepId: id }
  })
}

function exchangeDrafts(deps: ShiftChangeDeps, scope: Scope, turning: Turning, make: MakeChange) {
  return make(async (change) => {
    const step = await requireStep(change.tx, scope, turning)
    const next = turning.isUndone ? step.formerId! : step.scheduleId
    const schedule = await putInUse(change.tx, scope, next, deps.now())
    await turnStepRow(change.tx, scope, step.id, { isUndone: turning.isUndone, turn: step.turn })
    change.audit(entryOf(schedule))
    return { schedule, shifts: [], removed: [], findings: [], stepId: step.id }
  })
}

/** Makes a draft the one the month continues with. The others stay as they are. */
export function chooseDraft({ now }: Pick<ShiftChangeDeps, 'now'>, scope: Scope, id: number, make: MakeChange) {
  return make(async ({ tx, audit, nothingChanged }) => {
    const chosen = await requireLocked(tx, scope, id)
    requireTransition(chosen, 'edit')
    const former = await findNewest(tx, scope.groupId, chosen, ['draft'])
    if (!former || former.id === id) {
      nothingChanged()
      return chosen
    }
    const schedule = await putInUse(tx, scope, id, now())
    const { groupId, userId } = scope
    await recordDraftStep(tx, { kind: 'use', groupId, userId, scheduleId: id, formerId: former.id })
    audit(entryOf(schedule))
    return schedule
  })
}

async function putInUse(tx: Orm, scope: Scope, id: number, chosenAt: Date): Promise<ScheduleRow> {
  const draft = await requireLocked(tx, scope, id)
  requireTransition(draft, 'edit')
  return (await updateSchedule(tx, scope, id, { chosenAt }, undefined))!
}

function entryOf(schedule: ScheduleRow) {
  return {
    action: 'schedule.choose',
    thing: 'schedule',
    thingId: schedule.id,
    text: `chose ${schedule.name} as the draft for ${formatMonth(schedule)}`,
  }
}
