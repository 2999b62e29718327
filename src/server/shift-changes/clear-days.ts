/** Unassigns the shifts on a range of days; locked ones stay, and the scores are recomputed. */
import { spanOfMonth } from '../../engine/month.ts'
import { formatSpan } from '../../engine/text/dates.ts'
import { plural } from '../../engine/text/plural.ts'
import type { MakeChange } from '../platform/changes/change.ts'
import type { Orm } from '../platform/db/database.ts'
import { fail } from '../platform/fail.ts'
import type { Scope } from '../platform/scope.ts'
import type { ScheduleRow, ShiftRow } from '../schedules/schedules.store.ts'
import { findMember } from '../users/users.store.ts'
import { changeShifts, type ShiftChangeDeps } from './change-shifts.ts'
import { notifyMonthChanged } from './notify/notify-changes.ts'
import type { ShiftChange } from './shift-change.ts'
import { keepAftermath, recordStep } from './undo/undo-steps.store.ts'

type Range = { from: string; to: string; physicianId?: number; version?: number }

export function clearDays(deps: ShiftChangeDeps, scope: Scope, id: number, range: Range, make: MakeChange) {
  return changeShifts(
    deps,
    scope,
    {
      plan: (orm) => planClearing(orm, scope, id, range),
      finish: async (change, done) => {
        const [schedule] = done.schedules as [ScheduleRow]
        await notifyMonthChanged(change, scope, done)
        change.audit({
          action: 'schedule.clear',
          thing: 'schedule',
          thingId: id,
          text: `unassigned ${plural(done.shifts.length, 'shift')} in ${schedule.name}${formatRange(schedule, range)}`,
          before: done.weighed.was.map(({ id: shiftId, physicianId }) => ({ shiftId, physicianId })),
        })
        const stepId = await recordStep(change, scope, { kind: 'clear', done })
        return { schedule, opened: done.shifts, stepId }
      },
      settled: (change, aftermath, { stepId }) => keepAftermath(change, scope, stepId, aftermath),
    },
    make,
  )
}

async function planClearing(orm: Orm, scope: Scope, id: number, range: Range): Promise<ShiftChange> {
  const { from, to, physicianId, version } = range
  if (to < from) throw fail('invalid', { message: 'The last day can’t be before the first', field: 'to' })
  if (physicianId !== undefined && !(await findMember(orm, scope, physicianId))) throw fail('not-found')
  return { edits: [], within: { scheduleId: id, action: 'clear', version }, opens: (row) => isCleared(row, range) }
}

function isCleared({ physicianId, date, isLocked }: ShiftRow, range: Range): boolean {
  if (isLocked || physicianId === null || date < range.from || range.to < date) return false
  return range.physicianId === undefined || physicianId === range.physicianId
}

function formatRange(schedule: ScheduleRow, { from, to }: Range): string {
  const span = spanOfMonth(schedule)
  return from <= span.from && span.to <= to ? '' : ` (${formatSpan(from, to)})`
}
