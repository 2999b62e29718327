/** What a change would make of the shifts of each schedule it concerns, on current data. */
import { and, asc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import { monthNumber, monthOf, spanOfMonth } from '../../engine/month.ts'
import type { Orm } from '../platform/db/database.ts'
import { schedules, shifts } from '../platform/db/schema/index.ts'
import { fail } from '../platform/fail.ts'
import type { Scope } from '../platform/scope.ts'
import { heldOf, type Look, readSchedule, viewSchedule } from '../schedules/look-at-schedule.ts'
import { type HeldShift, numberOfMonth } from '../schedules/problem/held-shifts.ts'
import type { Inputs } from '../schedules/problem/read-inputs.ts'
import { orStale, requireSchedule } from '../schedules/schedules.service.ts'
import type { ScheduleRow, ShiftRow } from '../schedules/schedules.store.ts'
import { requireTransition } from '../schedules/transitions.ts'
import { type EditPlan, planEdits } from './plan-edits.ts'
import { type Absence, isHeldDuring, type PlannedEdit, type ShiftChange, shiftsNamedIn } from './shift-change.ts'
import { readScheduleStamps, type Stamps } from './stamps.ts'

/** One of the schedules a change concerns, including its absence. */
export type ScheduleLook = Look & { schedule: ScheduleRow; plan: EditPlan }

export type ChangeLook = {
  months: ScheduleLook[]
  /** Read first: anything that changes afterward has another version. */
  stamps: Stamps
}

export async function lookAtChange(orm: Orm, scope: Scope, change: ShiftChange): Promise<ChangeLook> {
  const concerned = await findConcerned(orm, scope, change)
  const stamps = await readScheduleStamps(orm, scope, concerned)
  const planned = await planMonths(concerned, change, (schedule) => readSchedule(orm, schedule))
  const months: ScheduleLook[] = []
  for (const { schedule, inputs, rows, plan } of planned) {
    const others = planned.filter((other) => other.schedule.id !== schedule.id)
    const look = await viewSchedule(withChanges(inputs, others), rows, plan.after)
    months.push({ ...look, schedule, plan })
  }
  return { months, stamps }
}

export type PlannedMonth = Pick<ScheduleLook, 'schedule' | 'inputs' | 'rows' | 'plan'>
export type ReadMonth = (schedule: ScheduleRow) => Promise<Pick<Look, 'inputs' | 'rows'>>

/** What a change would make of each schedule, without the engine's view of it. `read` may know the months already. */
export async function planChange(
  orm: Orm,
  scope: Scope,
  change: ShiftChange,
  read: ReadMonth,
): Promise<PlannedMonth[]> {
  return planMonths(await findConcerned(orm, scope, change), change, read)
}

async function planMonths(concerned: ScheduleRow[], change: ShiftChange, read: ReadMonth): Promise<PlannedMonth[]> {
  const planned: PlannedMonth[] = []
  for (const schedule of concerned) {
    const { inputs: known, rows } = await read(schedule)
    const inputs = supposeAbsence(supposeReturn(known, change.returns), change.absence)
    planned.push({ schedule, inputs, rows, plan: planEdits(schedule, rows, inputs, editsOf(rows, inputs, change)) })
  }
  return planned
}

/** What is published before and after a month, as the same change leaves it. */
function withChanges(inputs: Inputs, others: PlannedMonth[]): Inputs {
  const changed = others.filter(({ schedule }) => schedule.status === 'active').flatMap(({ plan }) => plan.changed)
  if (changed.length === 0) return inputs
  const { from, to } = spanOfMonth(inputs.month)
  const gone = heldOf(changed.map(({ before }) => before)).map(cellOf)
  const come = heldOf(changed.map(({ after }) => after))
  const change = (held: HeldShift[], isThere: (shift: HeldShift) => boolean) => [
    ...held.filter((shift) => !gone.includes(cellOf(shift))),
    ...come.filter(isThere),
  ]
  return {
    ...inputs,
    worked: change(inputs.worked, ({ date }) => date < from),
    publishedAfter: change(inputs.publishedAfter, ({ date }) => date > to),
  }
}

function cellOf({ physicianId, roleId, date }: HeldShift): string {
  return `${physicianId} ${roleId} ${date}`
}

async function findConcerned(orm: Orm, scope: Scope, change: ShiftChange): Promise<ScheduleRow[]> {
  const { within } = change
  if (!within) return findByShifts(orm, scope, change)
  const schedule = await requireSchedule(orm, scope, within.scheduleId)
  requireTransition(schedule, within.action)
  if (within.version !== undefined && within.version !== schedule.version) orStale(undefined, schedule, scope)
  return [schedule]
}

/** The schedules of the shifts it names, and of the days of its absence. */
async function findByShifts(orm: Orm, scope: Scope, change: ShiftChange): Promise<ScheduleRow[]> {
  const ids = shiftsNamedIn(change)
  const named = ids.length === 0 ? [] : await findSchedulesOf(orm, scope, ids)
  const missing = ids.find((id) => !named.some((shift) => shift.id === id))
  if (missing !== undefined) throw fail('not-found', { message: 'One of these shifts no longer exists.' })
  const scheduleIds = named.map(({ scheduleId }) => scheduleId)
  const away = change.absence ?? change.returns
  const which = [
    ...(scheduleIds.length > 0 ? [inArray(schedules.id, scheduleIds)] : []),
    ...(away ? [isDuring(away)] : []),
  ]
  if (which.length === 0) return []
  const found = await orm
    .select()
    .from(schedules)
    .where(and(eq(schedules.groupId, scope.groupId), or(...which)))
    .orderBy(asc(schedules.id))
  const withdrawn = found.find(({ status }) => status === 'archived')
  if (withdrawn)
    throw fail('conflict', {
      message: `${withdrawn.name} was replaced or is no longer published, so its shifts no longer count.`,
    })
  return found
}

/** Ids of the schedules of the days of an absence. */
export async function listDuring(orm: Orm, scope: Scope, absence: Absence): Promise<number[]> {
  const rows = await orm
    .select({ id: schedules.id })
    .from(schedules)
    .where(and(eq(schedules.groupId, scope.groupId), isDuring(absence)))
  return rows.map(({ id }) => id)
}

function findSchedulesOf(orm: Orm, scope: Scope, ids: number[]) {
  return orm
    .select({ id: shifts.id, scheduleId: shifts.scheduleId })
    .from(shifts)
    .innerJoin(schedules, eq(schedules.id, shifts.scheduleId))
    .where(and(inArray(shifts.id, ids), eq(shifts.groupId, scope.groupId), eq(schedules.isUnfinished, false)))
}

function isDuring({ from, to }: Absence): SQL {
  const until = to === null ? sql`true` : sql`${numberOfMonth} <= ${monthNumber(monthOf(to))}`
  return and(ne(schedules.status, 'archived'), sql`${numberOfMonth} >= ${monthNumber(monthOf(from))}`, until)!
}

export function supposeAbsence(inputs: Inputs, absence: Absence | null | undefined): Inputs {
  if (!absence) return inputs
  const { physicianId, from, to } = absence
  if (to !== null) return { ...inputs, timeOff: [...inputs.timeOff, { physicianId, from, to }] }
  return {
    ...inputs,
    people: inputs.people.map((person) => (person.id === physicianId ? { ...person, isActive: false } : person)),
  }
}

function supposeReturn(inputs: Inputs, returns: Absence | null | undefined): Inputs {
  if (!returns) return inputs
  const { physicianId, from, to } = returns
  const isIt = (away: Inputs['timeOff'][number]) =>
    away.physicianId === physicianId && away.from === from && away.to === to
  return { ...inputs, timeOff: inputs.timeOff.filter((away) => !isIt(away)) }
}

function editsOf(rows: ShiftRow[], inputs: Inputs, { within, edits, absence, opens }: ShiftChange): PlannedEdit[] {
  const isOpened = (row: ShiftRow) => (absence && isHeldDuring(row, absence)) || opens?.(row, inputs)
  const opened = new Set(rows.filter(isOpened).map(({ id }) => id))
  const here = new Set(rows.map(({ id }) => id))
  // Within one schedule, an edit of a shift elsewhere is a mistake, which the plan reports.
  const own = edits.filter((edit) => within || (edit.do !== 'add' && here.has(edit.shiftId)))
  const named = new Set(shiftsNamedIn({ edits: own }))
  return [
    ...own.map((edit) =>
      edit.do === 'change' && opened.has(edit.shiftId) ? { ...edit, isLocked: edit.isLocked ?? false } : edit,
    ),
    ...[...opened]
      .filter((id) => !named.has(id))
      .map((shiftId) => ({ do: 'change' as const, shiftId, physicianId: null, isLocked: false })),
  ]
}
