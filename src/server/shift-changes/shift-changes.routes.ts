/** Calls with which coordinators change shifts: edit, clear, copy, publish, and withdraw. */
import type { shiftChangesApi } from '../../contract/shift-changes.ts'
import type { undoStepsApi } from '../../contract/undo-steps.ts'
import type { HandlersOf } from '../platform/http/mount.ts'
import type { Services } from '../platform/services.ts'
import { requireSchedule } from '../schedules/schedules.service.ts'
import { clearDays } from './clear-days.ts'
import { duplicateSchedule } from './duplicate-schedule.ts'
import { editShifts } from './edit-shifts.ts'
import { countNotified } from './notify/count-notified.ts'
import { listOverrides } from './overrides/overrides.store.ts'
import { setOverrides } from './overrides/set-overrides.ts'
import { proposeChanges } from './propose-changes.ts'
import { publishSchedule } from './publish-schedule.ts'
import { deleteDraft, restoreDraft } from './undo/deleted-drafts.ts'
import { chooseDraft, type TurnDeps, turnStep } from './undo/turn-step.ts'
import { listSteps } from './undo/undo-steps.store.ts'
import { withdrawSchedule } from './withdraw-schedule.ts'

/** What becomes of requests is passed in, since requests are above shift changes. */
export function shiftChangesHandlers(
  { orm, advisor, now, senders }: Services,
  requests: Pick<TurnDeps, 'settleRequests' | 'reopenRequests'>,
): HandlersOf<typeof shiftChangesApi & typeof undoStepsApi> {
  const deps = { orm, advisor, now, ...requests }
  return {
    editShifts: ({ scope, params, body, change }) => editShifts(deps, scope, params.id, body, change),
    listOverrides: async ({ scope, params }) => listOverrides(orm, scope, await requireSchedule(orm, scope, params.id)),
    setOverrides: ({ scope, params, body, change }) => setOverrides(deps, scope, params.id, body, change),
    proposeChanges: ({ scope, params, body }) => proposeChanges(deps, scope, params.id, body),
    clearSchedule: ({ scope, params, body, change }) => clearDays(deps, scope, params.id, body, change),
    duplicateSchedule: ({ scope, params, body, change }) =>
      duplicateSchedule(deps, scope, params.id, body.name, change),
    publishSchedule: ({ scope, params, body, change }) => publishSchedule(deps, scope, params.id, body, change),
    countNotified: ({ scope, params }) =>
      countNotified(orm, scope, params.id, { email: senders.email.isOn, push: senders.push.isOn }),
    unpublishSchedule: ({ scope, params, body, change }) =>
      withdrawSchedule(deps, scope, { id: params.id, action: 'unpublish', version: body.version }, change),
    undoSteps: async ({ scope, params }) => {
      await requireSchedule(orm, scope, params.id)
      return listSteps(orm, scope, params.id)
    },
    turnStep: ({ scope, params, body, change }) => turnStep(deps, scope, { id: params.id, ...body }, change),
    chooseDraft: ({ scope, params, change }) => chooseDraft(deps, scope, params.id, change),
    deleteSchedule: ({ scope, params, change }) => deleteDraft(scope, params.id, change),
    restoreDraft: ({ scope, params, change }) => restoreDraft(deps, scope, params.id, change),
    archiveSchedule: ({ scope, params, body, change }) =>
      withdrawSchedule(deps, scope, { id: params.id, action: 'archive', version: body.version }, change),
  }
}
