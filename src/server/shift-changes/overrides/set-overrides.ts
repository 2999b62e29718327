/** Overrides conflicts in a schedule, with a reason, or removes overrides. Both can be undone. */
import { plural } from '../../../engine/text/plural.ts'
import type { Change, MakeChange } from '../../platform/changes/change.ts'
import { fail } from '../../platform/fail.ts'
import type { Scope } from '../../platform/scope.ts'
import { assessLook } from '../../schedules/assessment.ts'
import { lookAtSchedule } from '../../schedules/look-at-schedule.ts'
import { requireSchedule } from '../../schedules/schedules.service.ts'
import type { ScheduleRow } from '../../schedules/schedules.store.ts'
import { requireTransition } from '../../schedules/transitions.ts'
import type { ShiftChangeDeps } from '../change-shifts.ts'
import { recordOverrideStep } from '../undo/undo-steps.store.ts'
import { deleteOverrides, insertOverrides, listOverrides } from './overrides.store.ts'

type Deps = Pick<ShiftChangeDeps, 'orm' | 'advisor'>
type Choice = { keys: string[]; reason: string | null }

export async function setOverrides(deps: Deps, scope: Scope, id: number, choice: Choice, make: MakeChange) {
  const schedule = await requireSchedule(deps.orm, scope, id)
  requireTransition(schedule, 'edit')
  const keys = [...new Set(choice.keys)]
  const says = choice.reason === null ? undefined : await describeConflicts(deps, schedule, keys)
  return make(async (change) => {
    const { tx, audit, nothingChanged } = change
    const kept =
      choice.reason === null
        ? await deleteOverrides(tx, scope, schedule, keys)
        : await insertOverrides(
            tx,
            scope,
            keys.map((key) => ({ scheduleId: id, key })),
            choice.reason,
          )
    const stepId = kept.length === 0 ? null : await recordOverrideStep(change, scope, id, kept)
    if (kept.length === 0) nothingChanged()
    else
      audit({
        ...entryOf(schedule),
        text: `${says ? 'overrode' : 'removed the override of'} ${plural(keys.length, 'conflict')} in ${schedule.name}${says ? `: ${says}` : ''}`,
        before: kept.map(({ key, former }) => ({ key, reason: former?.reason ?? null })),
        after: { keys },
        ...(choice.reason !== null && { reason: choice.reason }),
      })
    return { overrides: await listOverrides(tx, scope, schedule), stepId }
  })
}

const entryOf = ({ id }: Pick<ScheduleRow, 'id'>) => ({
  action: 'conflict.override',
  thing: 'schedule',
  thingId: id,
})

/** All of them must be in the schedule as it is now. */
async function describeConflicts({ orm, advisor }: Deps, schedule: ScheduleRow, keys: string[]): Promise<string> {
  const look = await lookAtSchedule(orm, schedule)
  const { broken } = look.problem.physicians.length === 0 ? { broken: [] } : await assessLook(advisor, look)
  const wanted = new Set(keys)
  const found = broken.filter(({ key }) => wanted.has(key))
  if (new Set(found.map(({ key }) => key)).size < keys.length)
    throw fail('conflict', { message: 'The schedule changed, and this conflict is gone.', field: 'keys' })
  return found.length > 3
    ? `${found
        .slice(0, 3)
        .map(({ says }) => says)
        .join(' ')} And more.`
    : found.map(({ says }) => says).join(' ')
}

/** Undone or redone; whatever a colleague changed since wins. */
export function auditTurn({ audit }: Pick<Change, 'audit'>, schedule: ScheduleRow, count: number, isUndone: boolean) {
  audit({
    ...entryOf(schedule),
    text: `${isUndone ? 'undid' : 'redid'} the override of ${plural(count, 'conflict')} in ${schedule.name}`,
  })
}
