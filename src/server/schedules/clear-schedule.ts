/** Opens the shifts of a range of days; locked ones stay, and the scores are those of what is left. */
import { and, eq, inArray } from 'drizzle-orm'
import { sayMonth, spanOfMonth } from '../../engine/month.ts'
import { roundedScores } from '../generation/save-schedule.ts'
import type { Advisor } from '../platform/advisor/advisor.ts'
import { type MakeChange, nextVersion } from '../platform/changes/change.ts'
import type { Orm } from '../platform/db/database.ts'
import { shifts } from '../platform/db/schema/index.ts'
import { fail } from '../platform/fail.ts'
import type { Scope } from '../platform/scope.ts'
import { resolveOthers } from '../requests/resolve-others.ts'
import { findMember } from '../users/users.store.ts'
import { assignmentsOf, readRows, viewSchedule } from './look-at-schedule.ts'
import { readInputs } from './problem/read-inputs.ts'
import { linkTo, orStale, requireSchedule } from './schedules.service.ts'
import { listShiftsById, type ScheduleRow, type ShiftRow, updateSchedule } from './schedules.store.ts'
import { tellChanges } from './tell-changes.ts'
import { requireTransition } from './transitions.ts'
import { ChangedMeanwhile, untilUnchanged } from './unchanged-meanwhile.ts'

type Range = { from: string; to: string; physicianId?: number; version?: number }
type Dependencies = { orm: Orm; advisor: Advisor }

export function clearSchedule(deps: Dependencies, scope: Scope, id: number, range: Range, make: MakeChange) {
  return untilUnchanged(() => tryClear(deps, scope, id, range, make))
}

async function tryClear(deps: Dependencies, scope: Scope, id: number, range: Range, make: MakeChange) {
  const { orm } = deps
  const before = await requireSchedule(orm, scope, id)
  requireTransition(before, 'clear')
  if (range.to < range.from) throw fail('invalid', { message: 'to: must not be before from', field: 'to' })
  if (range.physicianId !== undefined && !(await findMember(orm, scope, range.physicianId))) throw fail('not-found')
  if (range.version !== undefined && range.version !== before.version) orStale(undefined, before, scope)
  const rows = await readRows(orm, before)
  const ids = rows.filter((row) => isCleared(row, range)).map((row) => row.id)
  const scores = await scoresWithout(deps, before, rows, new Set(ids))
  return make(async (change) => {
    const { tx, audit } = change
    const after = await updateSchedule(tx, scope, id, scores, before.version)
    if (!after) throw new ChangedMeanwhile()
    const was = await listShiftsById(tx, scope, ids)
    if (ids.length > 0) {
      await tx
        .update(shifts)
        .set({ physicianId: null, status: 'scheduled', editedBy: scope.userId, version: nextVersion(shifts.version) })
        .where(and(inArray(shifts.id, ids), eq(shifts.groupId, scope.groupId)))
    }
    await resolveOthers(change, scope, ids, { at: new Date(), keptIds: [] })
    const opened = await listShiftsById(tx, scope, ids)
    if (before.status === 'active') {
      const occasion = {
        sentence: `The schedule for ${sayMonth(before)} was changed.`,
        subject: `Your shifts in ${sayMonth(before)} changed`,
        link: linkTo(before),
      }
      await tellChanges(change, scope, occasion, was, opened)
    }
    const span = spanOfMonth(before)
    const isWhole = range.from <= span.from && range.to >= span.to
    audit({
      action: 'schedule.clear',
      thing: 'schedule',
      thingId: id,
      text: `opened ${ids.length} shifts of ${before.name}${isWhole ? '' : ` from ${range.from} to ${range.to}`}`,
      before: was.map(({ id: shiftId, physicianId }) => ({ shiftId, physicianId })),
    })
    return { schedule: after, opened }
  })
}

function isCleared({ physicianId, date, isLocked }: ShiftRow, range: Range): boolean {
  if (isLocked || physicianId === null || date < range.from || range.to < date) return false
  return range.physicianId === undefined || physicianId === range.physicianId
}

/** Nothing where nobody is left to be scored. */
async function scoresWithout(
  { orm, advisor }: Dependencies,
  schedule: ScheduleRow,
  rows: ShiftRow[],
  ids: Set<number>,
) {
  const inputs = await readInputs(orm, schedule.groupId, schedule)
  const left = rows.map((row) => (ids.has(row.id) ? { ...row, physicianId: null } : row))
  const { problem } = viewSchedule(inputs, left)
  if (problem.physicians.length === 0) return {}
  return roundedScores(await advisor.ask('scoreOnly', problem, { assignments: assignmentsOf(left) }))
}
