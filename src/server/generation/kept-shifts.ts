/**
 * Shifts that a new schedule keeps: those already worked this month, and those locked or hand-set in its newest schedule.
 * Dealt holidays come after them: the problem fixes those that fit beside the kept shifts.
 */
import { and, asc, eq, gte, isNotNull, lt, ne, or } from 'drizzle-orm'
import type { BeforeGenerating } from '../../contract/generation.ts'
import type { ScheduleStatus } from '../../contract/schedule-states.ts'
import { type Month, spanOfMonth } from '../../engine/month.ts'
import type { Orm } from '../platform/db/database.ts'
import { roles, shifts, users } from '../platform/db/schema/index.ts'
import { type ClosedPosition, closedIn } from '../schedules/problem/closed-positions.ts'
import { type GatherOptions, oneADay } from '../schedules/problem/gather-problem.ts'
import type { HeldShift } from '../schedules/problem/held-shifts.ts'
import { findNewest } from '../schedules/schedules.store.ts'

/** With the coordinator's decisions: a hand-set shift stays hand-set, with its own hours and position. */
export type KeptShift = HeldShift & {
  startTime: string
  endTime: string
  location: string | null
  isLocked: boolean
  editedBy: number | null
}

export type KeptShifts = {
  shifts: KeptShift[]
  /** Positions that were closed for a date. */
  closed: ClosedPosition[]
  /** Days before this date have been worked. */
  workedBefore?: string
}

/** Those the coordinator decided about, as opposed to those that were worked. */
export function decidedOf({ shifts: kept, workedBefore = '' }: KeptShifts): KeptShift[] {
  return kept.filter(({ date }) => date >= workedBefore)
}

/** In the problem's format. */
export function optionsOf({ shifts: locked, closed, workedBefore }: KeptShifts): GatherOptions {
  return { locked, closed, fixesDealt: true, ...(workedBefore ? { workedBefore } : {}) }
}

/** `continues`: the draft whose decided shifts are kept, if not the newest one's. */
type Choice = { today: string; keepEdited: boolean; continues?: number | null }

export async function readKeptShifts(orm: Orm, groupId: number, month: Month, choice: Choice): Promise<KeptShifts> {
  const { from, to } = spanOfMonth(month)
  const { today, keepEdited, continues } = choice
  const active = await findNewest(orm, groupId, month, ['active'])
  const isUnderWay = active !== undefined && from < today && today <= to
  const worked = isUnderWay ? await heldShifts(orm, and(eq(shifts.scheduleId, active.id), lt(shifts.date, today))) : []
  const decidedIn = continues ?? (keepEdited ? (await findNewest(orm, groupId, month, inUse))?.id : undefined)
  const decided = decidedIn ? await readDecided(orm, decidedIn, isUnderWay ? today : from) : []
  return {
    shifts: oneADay([...worked.map((shift) => ({ ...shift, isLocked: true })), ...decided]),
    closed: decidedIn ? await readClosed(orm, decidedIn) : [],
    ...(isUnderWay ? { workedBefore: today } : {}),
  }
}

/** All shifts of the draft a search continues from. */
export function readDraft(orm: Orm, scheduleId: number): Promise<HeldShift[]> {
  return heldShifts(orm, eq(shifts.scheduleId, scheduleId))
}

type KeptCounts = Pick<BeforeGenerating, 'newest' | 'locked' | 'handSet'>

export async function countKeptShifts(orm: Orm, groupId: number, month: Month, today: string): Promise<KeptCounts> {
  const newest = await findNewest(orm, groupId, month, inUse)
  const decided = decidedOf(await readKeptShifts(orm, groupId, month, { today, keepEdited: true }))
  const locked = decided.filter(({ isLocked }) => isLocked).length
  return { newest: newest?.name ?? null, locked, handSet: decided.length - locked }
}

function readDecided(orm: Orm, scheduleId: number, from: string): Promise<KeptShift[]> {
  return heldShifts(
    orm,
    and(
      eq(shifts.scheduleId, scheduleId),
      gte(shifts.date, from),
      or(eq(shifts.isLocked, true), isNotNull(shifts.editedBy)),
      eq(roles.isActive, true),
      eq(users.isActive, true),
    ),
  )
}

/** A draft, or a schedule that was published and changed since. */
const inUse: ScheduleStatus[] = ['active', 'draft']

async function readClosed(orm: Orm, scheduleId: number): Promise<ClosedPosition[]> {
  const { roleId, date, status } = shifts
  return closedIn(await orm.select({ roleId, date, status }).from(shifts).where(eq(shifts.scheduleId, scheduleId)))
}

function heldShifts(orm: Orm, which: ReturnType<typeof and>): Promise<KeptShift[]> {
  const { date, position, startTime, endTime, location, isLocked, editedBy } = shifts
  return orm
    .select({
      physicianId: users.id,
      roleId: roles.id,
      date,
      position,
      startTime,
      endTime,
      location,
      isLocked,
      editedBy,
    })
    .from(shifts)
    .innerJoin(users, eq(users.id, shifts.physicianId))
    .innerJoin(roles, eq(roles.id, shifts.roleId))
    .where(and(which, ne(shifts.status, 'cancelled')))
    .orderBy(asc(shifts.date), asc(shifts.startTime), asc(shifts.id))
}
