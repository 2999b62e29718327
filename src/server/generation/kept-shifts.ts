/** The shifts that a new schedule takes over as they are: those already worked this month, and those set by hand in its draft. */
import { and, asc, desc, eq, gte, isNotNull, lt, ne, or } from 'drizzle-orm'
import { type Month, spanOfMonth } from '../../engine/month.ts'
import type { Orm } from '../platform/db/database.ts'
import { roles, schedules, shifts, users } from '../platform/db/schema/index.ts'
import type { HeldShift } from '../schedules/problem/read-inputs.ts'

/** With what the coordinator decided about it: a hand-set shift stays hand-set, with its own hours and place. */
export type KeptShift = HeldShift & {
  startTime: string
  endTime: string
  location: string | null
  isLocked: boolean
  editedBy: number | null
}

export type KeptShifts = {
  shifts: KeptShift[]
  /** Days before this date are worked already. */
  workedBefore?: string
}

type Choice = { today: string; keepEdited: boolean }

export async function readKeptShifts(orm: Orm, groupId: number, month: Month, choice: Choice): Promise<KeptShifts> {
  const { from, to } = spanOfMonth(month)
  const { today, keepEdited } = choice
  const active = await findNewest(orm, groupId, month, 'active')
  const isUnderWay = active !== undefined && from < today && today <= to
  const worked = isUnderWay ? await heldShifts(orm, and(eq(shifts.scheduleId, active.id), lt(shifts.date, today))) : []
  const draft = keepEdited ? await findNewest(orm, groupId, month, 'draft') : undefined
  const decided = draft ? await readDecided(orm, draft.id, isUnderWay ? today : from) : []
  return {
    shifts: [...worked.map((shift) => ({ ...shift, isLocked: true })), ...decided],
    ...(isUnderWay ? { workedBefore: today } : {}),
  }
}

export type KeptCounts = { draft: { id: number; name: string } | null; locked: number; handSet: number }

/** What a coordinator decided in the newest draft of the month: each shift counts once, as locked if it is both. */
export async function countKeptShifts(orm: Orm, groupId: number, month: Month, today: string): Promise<KeptCounts> {
  const draft = await findNewest(orm, groupId, month, 'draft')
  if (!draft) return { draft: null, locked: 0, handSet: 0 }
  const kept = await readKeptShifts(orm, groupId, month, { today, keepEdited: true })
  const decided = kept.shifts.filter(({ date }) => date >= (kept.workedBefore ?? ''))
  const locked = decided.filter(({ isLocked }) => isLocked).length
  return { draft, locked, handSet: decided.length - locked }
}

function readDecided(orm: Orm, draftId: number, from: string): Promise<KeptShift[]> {
  return heldShifts(
    orm,
    and(
      eq(shifts.scheduleId, draftId),
      gte(shifts.date, from),
      or(eq(shifts.isLocked, true), isNotNull(shifts.editedBy)),
      eq(roles.isActive, true),
      eq(users.isActive, true),
    ),
  )
}

async function findNewest(orm: Orm, groupId: number, { month, year }: Month, status: 'active' | 'draft') {
  const [row] = await orm
    .select({ id: schedules.id, name: schedules.name })
    .from(schedules)
    .where(
      and(
        eq(schedules.groupId, groupId),
        eq(schedules.month, month),
        eq(schedules.year, year),
        eq(schedules.status, status),
      ),
    )
    .orderBy(desc(schedules.createdAt), desc(schedules.id))
    .limit(1)
  return row
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
