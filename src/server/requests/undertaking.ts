/** What is to be done to the shifts of a group, looked at on the data of a moment: the same look is taken before and inside the transaction. */
import { and, asc, eq, gte, inArray, lte, ne, or, sql } from 'drizzle-orm'
import type { Finding, ShiftEdit } from '../../contract/shifts.ts'
import type { Orm } from '../db/database.ts'
import { schedules, shifts } from '../db/schema/index.ts'
import type { JudgedEdit } from '../generation/advice/judge-edit.ts'
import { type HeldShift, type Inputs, readInputs } from '../generation/read-inputs.ts'
import { fail } from '../http/fail.ts'
import type { Scope } from '../http/scope.ts'
import type { Advisor } from '../jobs/advisor.ts'
import { heldOf, type Look, readRows, viewSchedule } from '../schedules/look-at-schedule.ts'
import { type EditPlan, planEdits } from '../schedules/plan-edits.ts'
import type { ScheduleRow, ShiftRow } from '../schedules/schedules.store.ts'
import { ChangedMeanwhile } from '../schedules/unchanged-meanwhile.ts'
import { judgePlan } from '../schedules/write-plan.ts'
import { findBoundaryBreaches } from './month-boundary.ts'

/** A shift gets this physician, or opens up. */
export type Move = { shiftId: number; physicianId: number | null }

/** Days that become time off: shifts on them that no move names open up. */
export type Absence = { physicianId: number; from: string; to: string }

export type Undertaking = { moves: Move[]; absence: Absence | null }

export function movedIn({ moves }: Undertaking): number[] {
  return moves.map(({ shiftId }) => shiftId)
}

/** One of the schedules that it concerns, with the absence counted. */
export type ScheduleLook = Look & { schedule: ScheduleRow; plan: EditPlan }

export type Weighed = { looks: ScheduleLook[]; judged: JudgedEdit[]; findings: Finding[] }

export async function lookAtUndertaking(orm: Orm, scope: Scope, undertaking: Undertaking): Promise<ScheduleLook[]> {
  const planned: (Pick<ScheduleLook, 'schedule' | 'rows' | 'plan'> & { inputs: Inputs })[] = []
  for (const schedule of await concernedSchedules(orm, scope, undertaking)) {
    const month = { month: schedule.month, year: schedule.year }
    const inputs = countAbsence(await readInputs(orm, scope.groupId, month), undertaking.absence)
    const rows = await readRows(orm, schedule)
    planned.push({ schedule, inputs, rows, plan: planEdits(schedule, rows, inputs, editsOf(rows, undertaking)) })
  }
  return planned.map(({ schedule, inputs, rows, plan }) => {
    const elsewhere = planned.flatMap((other) => (other.schedule.id === schedule.id ? [] : other.plan.changed))
    return { ...viewSchedule(changeAround(inputs, elsewhere), rows, plan.after), schedule, plan }
  })
}

/** The months around as the undertaking leaves them. */
function changeAround(inputs: Inputs, changed: EditPlan['changed']): Inputs {
  const change = (held: HeldShift[]) =>
    held.flatMap((shift) => {
      const found = changed.find(
        ({ before: { physicianId, roleId, date } }) =>
          physicianId === shift.physicianId && roleId === shift.roleId && date === shift.date,
      )
      return found ? heldOf([found.after]) : [shift]
    })
  return { ...inputs, worked: change(inputs.worked), publishedAfter: change(inputs.publishedAfter) }
}

export async function weighUndertaking(
  { orm, advisor }: { orm: Orm; advisor: Advisor },
  scope: Scope,
  undertaking: Undertaking,
): Promise<Weighed> {
  return weighLooks(orm, advisor, scope, await lookAtUndertaking(orm, scope, undertaking))
}

async function weighLooks(orm: Orm, advisor: Advisor, scope: Scope, looks: ScheduleLook[]): Promise<Weighed> {
  const judged: JudgedEdit[] = []
  for (const look of looks) judged.push(await judgePlan(advisor, look, look.plan))
  const atBoundary = await findBoundaryBreaches(orm, scope, looks)
  return { looks, judged, findings: [...atBoundary, ...judged.flatMap(({ findings }) => findings)] }
}

/**
 * The verdict for the data of this very moment, inside the transaction: the one from before if nothing changed since,
 * else it is weighed again from outside. At the last try it is weighed in here, so that a busy hour starves nobody.
 */
export async function weighAgain(
  tx: Orm,
  advisor: Advisor,
  scope: Scope,
  undertaking: Undertaking,
  weighed: Weighed,
  isLast: boolean,
): Promise<Weighed> {
  const looks = await lookAtUndertaking(tx, scope, undertaking)
  if (fingerprintOf(looks) === fingerprintOf(weighed.looks)) {
    const atBoundary = await findBoundaryBreaches(tx, scope, looks)
    return {
      looks,
      judged: weighed.judged,
      findings: [...atBoundary, ...weighed.judged.flatMap((one) => one.findings)],
    }
  }
  if (!isLast) throw new ChangedMeanwhile()
  return weighLooks(tx, advisor, scope, looks)
}

function fingerprintOf(looks: ScheduleLook[]): string {
  return JSON.stringify(looks.map(({ schedule, problem, rows, plan }) => [schedule.id, problem, rows, plan.after]))
}

async function concernedSchedules(orm: Orm, scope: Scope, { moves, absence }: Undertaking): Promise<ScheduleRow[]> {
  const ids = movedIn({ moves, absence })
  const named =
    ids.length === 0
      ? []
      : await orm
          .select({ id: shifts.id, scheduleId: shifts.scheduleId })
          .from(shifts)
          .where(and(inArray(shifts.id, ids), eq(shifts.groupId, scope.groupId)))
  const missing = ids.find((id) => !named.some((shift) => shift.id === id))
  if (missing !== undefined) throw fail('not-found', { message: `There is no shift ${missing} in this group.` })
  const monthNumber = sql`${schedules.year} * 12 + ${schedules.month}`
  const ofShifts = inArray(
    schedules.id,
    named.map(({ scheduleId }) => scheduleId),
  )
  const ofDays =
    absence &&
    and(
      ne(schedules.status, 'archived'),
      gte(monthNumber, monthNumberOf(absence.from)),
      lte(monthNumber, monthNumberOf(absence.to)),
    )
  if (named.length === 0 && !ofDays) return []
  const found = await orm
    .select()
    .from(schedules)
    .where(and(eq(schedules.groupId, scope.groupId), or(named.length > 0 ? ofShifts : undefined, ofDays ?? undefined)))
    .orderBy(asc(schedules.id))
  const withdrawn = found.find(({ status }) => status === 'archived')
  if (withdrawn)
    throw fail('conflict', {
      message: `${withdrawn.name} was replaced or withdrawn: its shifts do not count any more.`,
    })
  return found
}

function monthNumberOf(date: string): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7))
}

export function countAbsence(inputs: Inputs, absence: Absence | null): Inputs {
  return absence ? { ...inputs, timeOff: [...inputs.timeOff, absence] } : inputs
}

/** Each in the version that is there: what the caller saw is checked by the caller. */
function editsOf(rows: ShiftRow[], { moves, absence }: Undertaking): ShiftEdit[] {
  const moved = new Map(moves.map(({ shiftId, physicianId }) => [shiftId, physicianId]))
  return rows.flatMap((row): ShiftEdit[] => {
    const change = { do: 'change' as const, shiftId: row.id, version: row.version }
    const isOpened = absence !== null && isHeldDuring(row, absence)
    const taker = moved.get(row.id)
    if (taker === undefined) return isOpened ? [{ ...change, physicianId: null, isLocked: false }] : []
    return [{ ...change, physicianId: taker, ...(isOpened ? { isLocked: false } : {}) }]
  })
}

/** A shift that the absent one would have to work. */
export function isHeldDuring(
  row: Pick<ShiftRow, 'physicianId' | 'date' | 'status'>,
  { physicianId, from, to }: Absence,
): boolean {
  const isDue = row.status === 'scheduled' || row.status === 'confirmed'
  return isDue && row.physicianId === physicianId && from <= row.date && row.date <= to
}
