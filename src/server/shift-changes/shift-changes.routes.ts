/** Calls by which coordinators change shifts: edit, clear, copy, publish and withdraw. */
import type { shiftChangesApi } from '../../contract/shift-changes.ts'
import type { HandlersOf } from '../platform/http/mount.ts'
import type { Services } from '../platform/services.ts'
import type { SettleRequests } from './change-shifts.ts'
import { clearDays } from './clear-days.ts'
import { duplicateSchedule } from './duplicate-schedule.ts'
import { editShifts } from './edit-shifts.ts'
import { proposeChanges } from './propose-changes.ts'
import { publishSchedule } from './publish-schedule.ts'
import { withdrawSchedule } from './withdraw-schedule.ts'

/** What becomes of requests is handed in: they stand above shift changes. */
export function shiftChangesHandlers(
  { orm, advisor, now }: Services,
  settleRequests: SettleRequests,
): HandlersOf<typeof shiftChangesApi> {
  const deps = { orm, advisor, now, settleRequests }
  return {
    editShifts: ({ scope, params, body, change }) => editShifts(deps, scope, params.id, body, change),
    proposeChanges: ({ scope, params, body }) => proposeChanges(deps, scope, params.id, body),
    clearSchedule: ({ scope, params, body, change }) => clearDays(deps, scope, params.id, body, change),
    duplicateSchedule: ({ scope, params, body, change }) =>
      duplicateSchedule(deps, scope, params.id, body.name, change),
    publishSchedule: ({ scope, params, body, change }) => publishSchedule(deps, scope, params.id, body, change),
    unpublishSchedule: ({ scope, params, body, change }) =>
      withdrawSchedule(deps, scope, { id: params.id, action: 'unpublish', version: body.version }, change),
    archiveSchedule: ({ scope, params, body, change }) =>
      withdrawSchedule(deps, scope, { id: params.id, action: 'archive', version: body.version }, change),
  }
}
