/** The shifts that a new schedule takes over as they are: those already worked this month, and those set by hand in its draft. */
import { and, asc, desc, eq, isNotNull, lt, ne, or } from 'drizzle-orm'
import { type Month, spanOfMonth } from '../../engine/month.ts'
import type { Orm } from '../platform/db/database.ts'
import { roles, schedules, shifts, users } from '../platform/db/schema/index.ts'
import type { HeldShift } from '../schedules/problem/read-inputs.ts'

export type KeptShifts = {
  shifts: HeldShift[]
  /** Days before this date are worked already. */
  workedBefore?: string
}

export async function readKeptShifts(
  orm: Orm,
  groupId: number,
  month: Month,
  { today, keepEdited }: { today: string; keepEdited: boolean },
): Promise<KeptShifts> {
  const { from, to } = spanOfMonth(month)
  const active = await findNewest(orm, groupId, month, 'active')
  const isUnderWay = active !== undefined && from < today && today <= to
  const worked = isUnderWay ? await heldShifts(orm, and(eq(shifts.scheduleId, active), lt(shifts.date, today))) : []
  const draft = keepEdited ? await findNewest(orm, groupId, month, 'draft') : undefined
  const edited =
    draft === undefined
      ? []
      : await heldShifts(
          orm,
          and(
            eq(shifts.scheduleId, draft),
            or(eq(shifts.isLocked, true), isNotNull(shifts.editedBy)),
            eq(roles.isActive, true),
            eq(users.isActive, true),
          ),
        )
  return { shifts: [...worked, ...edited], ...(isUnderWay ? { workedBefore: today } : {}) }
}

async function findNewest(orm: Orm, groupId: number, { month, year }: Month, status: 'active' | 'draft') {
  const [row] = await orm
    .select({ id: schedules.id })
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
  return row?.id
}

async function heldShifts(orm: Orm, which: ReturnType<typeof and>): Promise<HeldShift[]> {
  const rows = await orm
    .select({ physicianId: users.id, roleId: roles.id, date: shifts.date, position: shifts.position })
    .from(shifts)
    .innerJoin(users, eq(users.id, shifts.physicianId))
    .innerJoin(roles, eq(roles.id, shifts.roleId))
    .where(and(which, ne(shifts.status, 'cancelled')))
    .orderBy(asc(shifts.date), asc(shifts.startTime), asc(shifts.id))
  return rows
}
