/** A schedule as the engine sees it: the problem of its month on current data, and who has which shift. */
import { and, asc, eq } from 'drizzle-orm'
import type { Assignment, Problem } from '../../engine/model.ts'
import type { Orm } from '../platform/db/database.ts'
import { keptRead } from '../platform/db/kept-reads.ts'
import { shifts } from '../platform/db/schema/index.ts'
import { closedIn } from './problem/closed-positions.ts'
import { gatherOnce, sameInputs } from './problem/gather-once.ts'
import { type GatherOptions, oneADay, toAssignment } from './problem/gather-problem.ts'
import type { HeldShift } from './problem/held-shifts.ts'
import { type Inputs, readInputs } from './problem/read-inputs.ts'
import { type ScheduleRow, type ShiftRow, shiftColumns } from './schedules.store.ts'

export type Look = {
  inputs: Inputs
  rows: ShiftRow[]
  problem: Problem
  assignments: Assignment[]
}

export type PlacedShift = Pick<ShiftRow, 'physicianId' | 'roleId' | 'date' | 'status' | 'isLocked'>

export async function lookAtSchedule(orm: Orm, schedule: ScheduleRow, also: PlacedShift[] = []): Promise<Look> {
  const { inputs, rows } = await readSchedule(orm, schedule)
  return viewSchedule(inputs, rows, also)
}

export async function readSchedule(orm: Orm, schedule: ScheduleRow): Promise<Pick<Look, 'inputs' | 'rows'>> {
  const [inputs, rows] = await Promise.all([
    readInputs(orm, schedule.groupId, { month: schedule.month, year: schedule.year }),
    keptRead(
      orm,
      `rows of schedule ${schedule.id}`,
      () => [`schedule ${schedule.id}`],
      () => readRows(orm, schedule),
    ),
  ])
  return { inputs: sameInputs(inputs), rows }
}

/** `also` are all shifts as an edit would leave them. */
export async function viewSchedule(inputs: Inputs, rows: ShiftRow[], also: PlacedShift[] = []): Promise<Look> {
  const { problem } = await gatherOnce(inputs, viewOptions(rows, also))
  return { inputs, rows, problem, assignments: assignmentsOf(rows) }
}

/** How a schedule's problem is gathered to judge it. */
export function viewOptions(rows: ShiftRow[], also: PlacedShift[] = []): GatherOptions {
  return {
    locked: heldOf(rows.filter(({ isLocked }) => isLocked)),
    held: heldOf([...rows, ...also]),
    closed: closedIn(also.length > 0 ? also : rows),
  }
}

export async function readRows(orm: Orm, { id, groupId }: Pick<ScheduleRow, 'id' | 'groupId'>): Promise<ShiftRow[]> {
  return orm
    .select(shiftColumns)
    .from(shifts)
    .where(and(eq(shifts.scheduleId, id), eq(shifts.groupId, groupId)))
    .orderBy(asc(shifts.date), asc(shifts.startTime), asc(shifts.id))
}

export function heldOf(rows: PlacedShift[]): HeldShift[] {
  return rows.flatMap(({ physicianId, roleId, date, status }) =>
    physicianId === null || roleId === null || status === 'cancelled' ? [] : [{ physicianId, roleId, date }],
  )
}

export function assignmentsOf(rows: PlacedShift[]): Assignment[] {
  return oneADay(heldOf(rows).map(toAssignment))
}
