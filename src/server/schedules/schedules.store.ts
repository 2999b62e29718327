/** Schedules and shifts of a group, as rows. Physicians never get a draft. */
import { and, asc, desc, eq, ne } from 'drizzle-orm'
import type { Orm } from '../db/database.ts'
import { roles, schedules, shifts, users } from '../db/schema/index.ts'
import type { Scope } from '../http/scope.ts'

export type ScheduleRow = typeof schedules.$inferSelect

function visible(scope: Scope) {
  return and(eq(schedules.groupId, scope.groupId), scope.role === 'admin' ? undefined : ne(schedules.status, 'draft'))
}

export async function listSchedules(orm: Orm, scope: Scope): Promise<ScheduleRow[]> {
  return orm
    .select()
    .from(schedules)
    .where(visible(scope))
    .orderBy(desc(schedules.year), desc(schedules.month), desc(schedules.createdAt), desc(schedules.id))
}

export async function findSchedule(orm: Orm, scope: Scope, id: number): Promise<ScheduleRow | undefined> {
  const [row] = await orm
    .select()
    .from(schedules)
    .where(and(eq(schedules.id, id), visible(scope)))
  return row
}

export async function listScheduleShifts(orm: Orm, scope: Scope, scheduleId: number) {
  const rows = await shownShifts(orm)
    .where(and(eq(shifts.scheduleId, scheduleId), visible(scope)))
    .orderBy(...inTime)
  return rows.map(showShift)
}

/** Shifts that count: of active schedules, and of archived ones for months that have no active one any more. */
export async function listPhysicianShifts(orm: Orm, scope: Scope, physicianId: number) {
  const rows = await shownShifts(orm)
    .where(
      and(eq(shifts.physicianId, physicianId), eq(schedules.groupId, scope.groupId), eq(schedules.status, 'active')),
    )
    .orderBy(...inTime)
  return rows.map(showShift)
}

const inTime = [asc(shifts.date), asc(shifts.startTime), asc(shifts.id)]

function shownShifts(orm: Orm) {
  return orm
    .select({
      shift: shifts,
      role: roles.name,
      physician: { firstName: users.firstName, lastName: users.lastName },
    })
    .from(shifts)
    .innerJoin(schedules, eq(schedules.id, shifts.scheduleId))
    .leftJoin(roles, eq(roles.id, shifts.roleId))
    .leftJoin(users, eq(users.id, shifts.physicianId))
    .$dynamic()
}

type ShownRow = Awaited<ReturnType<typeof shownShifts>>[number]

function showShift({ shift, role, physician }: ShownRow) {
  return {
    ...shift,
    role,
    physician,
    physicianName: physician && `${physician.firstName} ${physician.lastName}`.trim(),
  }
}
