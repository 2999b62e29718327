/** Copies a schedule as a draft: upcoming shifts of people who left since are open in it. */
import type { MakeChange } from '../platform/changes/change.ts'
import { actorIdOf, type Scope } from '../platform/scope.ts'
import { readSchedule } from '../schedules/look-at-schedule.ts'
import { requireSchedule } from '../schedules/schedules.service.ts'
import { findNewest } from '../schedules/schedules.store.ts'
import type { ShiftChangeDeps } from './change-shifts.ts'
import { untilUnchanged } from './changed-meanwhile.ts'
import { withDraftAhead } from './draft-ahead.ts'
import { findLeavers } from './leavers.ts'
import { standingOfDraft } from './new-draft.ts'
import { recordDraftStep } from './undo/undo-steps.store.ts'

export function duplicateSchedule(
  { orm, advisor, now }: ShiftChangeDeps,
  scope: Scope,
  id: number,
  name: string | undefined,
  make: MakeChange,
) {
  return untilUnchanged(async () => {
    const source = await requireSchedule(orm, scope, id)
    const { inputs, rows } = await readSchedule(orm, source)
    const isOfLeaver = findLeavers(inputs, now())
    const shifts = rows.map((row) => ({
      ...row,
      status: row.status === 'cancelled' ? row.status : ('scheduled' as const),
      ...(isOfLeaver(row) ? { physicianId: null, isLocked: false } : {}),
    }))
    const standing = await standingOfDraft(advisor, inputs, shifts, source)
    const { month, year, aiSuggestions, details } = source
    const { groupId, userId } = scope
    return withDraftAhead(orm, { groupId, month, year, shifts }, (finish) =>
      make(async ({ tx, audit }) => {
        const former = await findNewest(tx, groupId, source, ['draft'])
        const fields = {
          name: name ?? `Copy of ${source.name}`,
          generatedBy: userId,
          aiSuggestions,
          details,
          ...standing,
        }
        const copy = await finish(tx, fields, inputs.people)
        // The month goes on with the copy, and undo goes back to the draft before it.
        if (former && actorIdOf(scope) !== null)
          await recordDraftStep(tx, { kind: 'use', groupId, userId, scheduleId: copy.id, formerId: former.id })
        audit({
          action: 'schedule.duplicate',
          thing: 'schedule',
          thingId: copy.id,
          text: `copied ${source.name} to ${copy.name}`,
        })
        return copy
      }),
    )
  })
}
