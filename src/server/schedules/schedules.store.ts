/** Schedules and shifts of a group, as rows. Physicians never get a draft. */
import { and, asc, between, desc, eq, getTableColumns, inArray, isNull, ne, or } from 'drizzle-orm'
import { fullName } from '../../engine/text/names.ts'
import { isVersionSeen, nextVersion } from '../platform/changes/change.ts'
import type { Orm } from '../platform/db/database.ts'
import { roles, schedules, shifts, users } from '../platform/db/schema/index.ts'
import type { Scope } from '../platform/scope.ts'

export type ScheduleRow = typeof schedules.$inferSelect

/** The span is for the database's own checks; date, start, and end say the same. */
const { span: _, ...shiftColumns } = getTableColumns(shifts)

export { shiftColumns }

export type ShiftRow = Omit<typeof shifts.$inferSelect, 'span'>

/** How it was made and what would improve it involves colleagues' private matters: only admins see it. */
export function showSchedule(row: ScheduleRow, scope: Pick<Scope, 'role'>): ScheduleRow {
  return scope.role === 'admin' ? row : { ...row, aiSuggestions: [], details: null }
}

function visible(scope: Scope) {
  return and(
    eq(schedules.groupId, scope.groupId),
    isNull(schedules.deletedAt),
    scope.role === 'admin' ? undefined : ne(schedules.status, 'draft'),
  )
}

export async function listSchedules(orm: Orm, scope: Scope): Promise<ScheduleRow[]> {
  return orm
    .select()
    .from(schedules)
    .where(visible(scope))
    .orderBy(desc(schedules.year), desc(schedules.month), desc(schedules.chosenAt), desc(schedules.id))
}

export function selectSchedule(orm: Orm, scope: Scope, id: number) {
  return orm
    .select()
    .from(schedules)
    .where(and(eq(schedules.id, id), visible(scope)))
}

export async function findSchedule(orm: Orm, scope: Scope, id: number): Promise<ScheduleRow | undefined> {
  const [row] = await selectSchedule(orm, scope, id)
  return row
}

type OfMonth = Pick<ScheduleRow, 'month' | 'year'>

export function selectActive(orm: Orm, scope: Scope, { month, year }: OfMonth) {
  return orm
    .select()
    .from(schedules)
    .where(
      and(
        eq(schedules.groupId, scope.groupId),
        eq(schedules.month, month),
        eq(schedules.year, year),
        eq(schedules.status, 'active'),
      ),
    )
}

/** The schedule physicians follow in a month. */
export async function findActive(orm: Orm, scope: Scope, month: OfMonth): Promise<ScheduleRow | undefined> {
  const [row] = await selectActive(orm, scope, month)
  return row
}

/** A month's last created or chosen one. */
export type Newest = Pick<ScheduleRow, 'id' | 'name' | 'status' | 'createdAt'>

export async function findNewest(
  orm: Orm,
  groupId: number,
  { month, year }: Pick<ScheduleRow, 'month' | 'year'>,
  statuses: ScheduleRow['status'][],
): Promise<Newest | undefined> {
  const [row] = await orm
    .select({ id: schedules.id, name: schedules.name, status: schedules.status, createdAt: schedules.createdAt })
    .from(schedules)
    .where(
      and(
        eq(schedules.groupId, groupId),
        eq(schedules.month, month),
        eq(schedules.year, year),
        inArray(schedules.status, statuses),
      ),
    )
    .orderBy(desc(schedules.chosenAt), desc(schedules.id))
    .limit(1)
  return row
}

type ScheduleChange = Partial<
  Pick<
    ScheduleRow,
    | 'name'
    | 'status'
    | 'publishedAt'
    | 'publishedBy'
    | 'chosenAt'
    | 'deletedAt'
    | 'coverageScore'
    | 'fairnessScore'
    | 'preferencesMetScore'
    | 'aiSuggestions'
    | 'details'
  >
>

/** Undefined if the caller saw another version of the row. */
export async function updateSchedule(
  tx: Orm,
  scope: Scope,
  id: number,
  change: ScheduleChange,
  seen: number | undefined,
): Promise<ScheduleRow | undefined> {
  const [row] = await tx
    .update(schedules)
    .set({ ...change, version: nextVersion(schedules.version) })
    .where(and(eq(schedules.id, id), eq(schedules.groupId, scope.groupId), isVersionSeen(schedules.version, seen)))
    .returning()
  return row
}

export async function findShift(orm: Orm, scope: Scope, id: number): Promise<ShownShift | undefined> {
  const [row] = await shownShifts(orm).where(and(eq(shifts.id, id), visible(scope)))
  return row && showShift(row)
}

export async function listShiftsById(orm: Orm, scope: Scope, ids: number[]): Promise<ShownShift[]> {
  if (ids.length === 0) return []
  const rows = await shownShifts(orm)
    .where(and(inArray(shifts.id, ids), visible(scope)))
    .orderBy(...inTime)
  return rows.map(showShift)
}

/** Shifts named in requests, whatever happened to their schedule, unless a status is given. */
export async function listRequestShifts(
  orm: Orm,
  scope: Scope,
  ids: number[],
  status?: ScheduleRow['status'],
): Promise<ShownShift[]> {
  if (ids.length === 0) return []
  const rows = await shownShifts(orm).where(
    and(inArray(shifts.id, ids), eq(shifts.groupId, scope.groupId), status && eq(schedules.status, status)),
  )
  return rows.map(showShift)
}

/** Units and floors that the group's shifts are on. */
export async function listPlaces(orm: Orm, scope: Scope): Promise<string[]> {
  const rows = await orm
    .selectDistinct({ location: shifts.location })
    .from(shifts)
    .innerJoin(schedules, eq(shifts.scheduleId, schedules.id))
    .where(visible(scope))
  return rows.flatMap(({ location }) => location ?? [])
}

export async function listScheduleShifts(orm: Orm, scope: Scope, scheduleId: number) {
  const rows = await shownShifts(orm)
    .where(and(eq(shifts.scheduleId, scheduleId), visible(scope)))
    .orderBy(...inTime)
  return rows.map(showShift)
}

/** Shifts that count: of active schedules, and of archived ones for months without an active one. */
export async function listPhysicianShifts(orm: Orm, scope: Scope, physicianId: number) {
  const rows = await shownShifts(orm)
    .where(
      and(eq(shifts.physicianId, physicianId), eq(schedules.groupId, scope.groupId), eq(schedules.status, 'active')),
    )
    .orderBy(...inTime)
  return rows.map(showShift)
}

/** Everyone's published shifts on these days. */
export async function listPublishedOn(orm: Orm, scope: Scope, dates: string[]): Promise<ShownShift[]> {
  if (dates.length === 0) return []
  const rows = await shownShifts(orm)
    .where(
      and(
        eq(schedules.groupId, scope.groupId),
        eq(schedules.status, 'active'),
        ne(shifts.status, 'cancelled'),
        inArray(shifts.date, dates),
      ),
    )
    .orderBy(...inTime)
  return rows.map(showShift)
}

/** Shifts on the given days: of this schedule, and in other months of the schedules in force. */
export async function listShiftsAround(
  orm: Orm,
  scope: Scope,
  { id, month, year }: Pick<ScheduleRow, 'id' | 'month' | 'year'>,
  { from, to }: { from: string; to: string },
): Promise<ShownShift[]> {
  const isElsewhere = and(eq(schedules.status, 'active'), or(ne(schedules.month, month), ne(schedules.year, year)))
  const rows = await shownShifts(orm)
    .where(
      and(
        eq(schedules.groupId, scope.groupId),
        or(eq(schedules.id, id), isElsewhere),
        ne(shifts.status, 'cancelled'),
        between(shifts.date, from, to),
      ),
    )
    .orderBy(...inTime)
  return rows.map(showShift)
}

const inTime = [asc(shifts.date), asc(shifts.startTime), asc(shifts.id)]

function shownShifts(orm: Orm) {
  return orm
    .select({
      ...shiftColumns,
      role: roles.name,
      publishedAt: schedules.publishedAt,
      physician: { firstName: users.firstName, lastName: users.lastName },
    })
    .from(shifts)
    .innerJoin(schedules, eq(schedules.id, shifts.scheduleId))
    .leftJoin(roles, eq(roles.id, shifts.roleId))
    .leftJoin(users, eq(users.id, shifts.physicianId))
    .$dynamic()
}

type ShownRow = Awaited<ReturnType<typeof shownShifts>>[number]

export type ShownShift = ReturnType<typeof showShift>

/** In place: copying a month's shifts took longer than the query. */
function showShift(row: ShownRow) {
  const { physician } = row
  return Object.assign(row, { physicianName: physician && fullName(physician) })
}
