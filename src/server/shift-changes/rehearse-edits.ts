/** Plays edits and takes them back, so the first real one after a start isn't three times as slow: all of its code is new to the process. */
import { setTimeout as wait } from 'node:timers/promises'
import { and, asc, desc, eq, isNotNull } from 'drizzle-orm'
import { type ChangeDeps, changeAs, type MakeChange } from '../platform/changes/change.ts'
import type { Orm } from '../platform/db/database.ts'
import { schedules, shifts } from '../platform/db/schema/index.ts'
import { describeError, type Log } from '../platform/log.ts'
import { type Scope, systemScope } from '../platform/scope.ts'
import type { ShiftChangeDeps } from './change-shifts.ts'
import { editShifts } from './edit-shifts.ts'

/** By `npm run bench:server -- one`. */
const rehearsals = 5
/** Milliseconds between them, for people who come meanwhile. */
const between = 150

export type RehearsalDeps = ShiftChangeDeps & { changes: ChangeDeps; log: Log; signal: AbortSignal }

/** Ends early if something is wrong with the schedule; the first real edit reports it. */
export async function rehearseEdits(deps: RehearsalDeps): Promise<void> {
  try {
    for (const shift of await someShifts(deps.orm)) {
      await rehearseEdit(deps, shift)
      await wait(between, undefined, { signal: deps.signal })
    }
  } catch (error) {
    if (!deps.signal.aborted) deps.log.info({ error: describeError(error) }, 'edits could not be rehearsed')
  }
}

/** Of the schedule that was published last. */
async function someShifts(orm: Orm) {
  const { id: shiftId, version, groupId, scheduleId, physicianId } = shifts
  return await orm
    .select({ shiftId, version, groupId, scheduleId, physicianId })
    .from(shifts)
    .innerJoin(schedules, eq(schedules.id, shifts.scheduleId))
    .where(and(eq(schedules.status, 'active'), isNotNull(shifts.physicianId), eq(shifts.isLocked, false)))
    .orderBy(desc(schedules.id), asc(shifts.id))
    .limit(rehearsals)
}

class TakenBack extends Error {}

/** Opens the shift in the name of whoever has it, in a transaction that never commits. */
async function rehearseEdit(
  deps: RehearsalDeps,
  { shiftId, version, groupId, scheduleId, physicianId }: Awaited<ReturnType<typeof someShifts>>[number],
): Promise<void> {
  const scope: Scope = { ...systemScope(groupId), userId: physicianId! }
  const change = changeAs(deps.changes, null, [], groupId)
  const takenBack: MakeChange = (work) =>
    change(async (made) => {
      await work(made)
      throw new TakenBack()
    })
  const edits = [{ do: 'change' as const, shiftId, version, physicianId: null }]
  const request = { edits, reason: 'Rehearsal', onlyCheck: false }
  await editShifts(deps, scope, scheduleId, request, takenBack).catch((error) => {
    if (!(error instanceof TakenBack)) throw error
  })
}
