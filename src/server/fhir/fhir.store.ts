/** The rows behind FHIR resources: people who may be seen, and published shifts that somebody has. */
import { and, asc, between, eq, inArray, max, min, ne, or, type SQL } from 'drizzle-orm'
import type { Orm } from '../platform/db/database.ts'
import { roles, schedules, shifts, users } from '../platform/db/schema/index.ts'
import type { Scope } from '../platform/scope.ts'

/** Who works shifts, or has published ones from before. */
export async function listPractitioners(orm: Orm, scope: Scope) {
  const worked = orm
    .select({ id: shifts.physicianId })
    .from(shifts)
    .innerJoin(schedules, eq(schedules.id, shifts.scheduleId))
    .where(and(eq(schedules.groupId, scope.groupId), eq(schedules.status, 'active')))
  return orm
    .select()
    .from(users)
    .where(
      and(
        eq(users.groupId, scope.groupId),
        or(eq(users.isScheduled, true), inArray(users.id, worked)),
        eq(users.isConfirmed, true),
      ),
    )
    .orderBy(asc(users.id))
}

export type PractitionerRow = Awaited<ReturnType<typeof listPractitioners>>[number]

function published(scope: Scope, more?: SQL) {
  return and(
    eq(schedules.groupId, scope.groupId),
    eq(schedules.status, 'active'),
    ne(shifts.status, 'cancelled'),
    eq(users.isConfirmed, true),
    more,
  )
}

/** Who works in which roles, by published shifts. */
export async function listRolesWorked(orm: Orm, scope: Scope) {
  return orm
    .selectDistinct({ physicianId: shifts.physicianId, roleId: roles.id, role: roles.name })
    .from(shifts)
    .innerJoin(schedules, eq(schedules.id, shifts.scheduleId))
    .innerJoin(users, eq(users.id, shifts.physicianId))
    .innerJoin(roles, eq(roles.id, shifts.roleId))
    .where(published(scope))
    .orderBy(asc(shifts.physicianId), asc(roles.id))
}

/** The first and last day of what is published. */
export async function findHorizon(orm: Orm, scope: Scope): Promise<{ from: string | null; to: string | null }> {
  const [row] = await orm
    .select({ from: min(shifts.date), to: max(shifts.date) })
    .from(shifts)
    .innerJoin(schedules, eq(schedules.id, shifts.scheduleId))
    .innerJoin(users, eq(users.id, shifts.physicianId))
    .where(published(scope))
  return row ?? { from: null, to: null }
}

type Wanted = { from?: string; to?: string; physicianId?: number | undefined; id?: number | undefined }

export async function listHeldShifts(orm: Orm, scope: Scope, { from, to, physicianId, id }: Wanted) {
  return orm
    .select({ shift: shifts, roleName: roles.name, publishedAt: schedules.publishedAt })
    .from(shifts)
    .innerJoin(schedules, eq(schedules.id, shifts.scheduleId))
    .innerJoin(users, eq(users.id, shifts.physicianId))
    .leftJoin(roles, eq(roles.id, shifts.roleId))
    .where(
      published(
        scope,
        and(
          from && to ? between(shifts.date, from, to) : undefined,
          physicianId === undefined ? undefined : eq(shifts.physicianId, physicianId),
          id === undefined ? undefined : inArray(shifts.id, [id]),
        ),
      ),
    )
    .orderBy(asc(shifts.date), asc(shifts.startTime), asc(shifts.id))
}

export type HeldShift = Awaited<ReturnType<typeof listHeldShifts>>[number]
