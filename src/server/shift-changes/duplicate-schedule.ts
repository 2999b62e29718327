/** Copies a schedule as a draft: upcoming shifts of people who left since are open in it. */
import type { MakeChange } from '../platform/changes/change.ts'
import { actorIdOf, type Scope } from '../platform/scope.ts'
import { readSchedule } from '../schedules/look-at-schedule.ts'
import { requireSchedule } from '../schedules/schedules.service.ts'
import { findNewest } from '../schedules/schedules.store.ts'
import type { ShiftChangeDeps } from './change-shifts.ts'
import { untilUnchanged } from './changed-meanwhile.ts'
import { findLeavers } from './leavers.ts'
import { insertDraft, standingOfDraft } from './new-draft.ts'
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
    return make(async ({ tx, audit }) => {
      const { month, year, aiSuggestions, details } = source
      const former = await findNewest(tx, scope.groupId, source, ['draft'])
      const copy = await insertDraft(
        tx,
        {
          ...{ groupId: scope.groupId, name: name ?? `Copy of ${source.name}`, month, year, generatedBy: scope.userId },
          ...{ aiSuggestions, details, ...standing, shifts },
        },
        inputs.people,
      )
      // The month goes on with the copy, and undo goes back to the draft before it.
      const { groupId, userId } = scope
      if (former && actorIdOf(scope) !== null)
        await recordDraftStep(tx, { kind: 'use', groupId, userId, scheduleId: copy.id, formerId: former.id })
      audit({
        action: 'schedule.duplicate',
        thing: 'schedule',
        thingId: copy.id,
        text: `copied ${source.name} to ${copy.name}`,
      })
      return copy
    })
  })
}
