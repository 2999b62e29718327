/** A new draft with its shifts. People who have left the group by the time it is written get no upcoming shift. */
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Month } from '../../engine/month.ts'
import type { Advisor } from '../platform/advisor/advisor.ts'
import type { Orm } from '../platform/db/database.ts'
import { roles, schedules } from '../platform/db/schema/index.ts'
import { insertShifts, type NewShift } from '../schedules/insert-shifts.ts'
import { assignmentsOf, heldOf, type PlacedShift } from '../schedules/look-at-schedule.ts'
import { closedIn } from '../schedules/problem/closed-positions.ts'
import { gatherProblem } from '../schedules/problem/gather-problem.ts'
import { readAround } from '../schedules/problem/held-shifts.ts'
import type { Inputs } from '../schedules/problem/read-inputs.ts'
import type { ScheduleRow } from '../schedules/schedules.store.ts'
import { standingColumns } from '../schedules/standing-columns.ts'
import type { UserRow } from '../users/users.store.ts'
import { ChangedMeanwhile } from './changed-meanwhile.ts'
import { withPositions } from './positions/with-positions.ts'
import { lockPeople } from './stamps.ts'

export type DraftShift = Omit<NewShift, 'scheduleId' | 'groupId'>

type ScheduleFields = Partial<
  Pick<
    typeof schedules.$inferInsert,
    'coverageScore' | 'fairnessScore' | 'preferencesMetScore' | 'aiSuggestions' | 'details'
  >
>

export type NewDraft = Month &
  ScheduleFields & { groupId: number; name: string; generatedBy: number | null; shifts: DraftShift[] }

/** The state of shifts as a draft of their month; nothing if the group has no one to score. */
export async function standingOfDraft(
  advisor: Advisor,
  inputs: Inputs,
  shifts: PlacedShift[],
  draft: Pick<ScheduleRow, 'details'>,
): Promise<ScheduleFields> {
  const locked = heldOf(shifts.filter(({ isLocked }) => isLocked))
  const { problem } = await gatherProblem(inputs, { locked, held: heldOf(shifts), closed: closedIn(shifts) })
  if (problem.physicians.length === 0) return {}
  const standing = await advisor.ask('stand', problem, { assignments: assignmentsOf(shifts) })
  return standingColumns(standing, draft, inputs.roles)
}

export type SeenPerson = Pick<UserRow, 'id' | 'isActive'>

/** `seen` are the people the shifts were made for: if someone changed since, they may have left, and it is done again. */
export async function insertDraft(
  tx: Orm,
  { shifts, ...schedule }: NewDraft,
  seen: SeenPerson[],
): Promise<ScheduleRow> {
  const [placed] = await Promise.all([
    placeShifts(tx, schedule, shifts),
    lockTakers(tx, schedule.groupId, shifts, seen),
  ])
  const [draft] = await tx.insert(schedules).values(schedule).returning()
  const place = { scheduleId: draft!.id, groupId: schedule.groupId }
  await insertShifts(
    tx,
    placed.map((shift) => ({ ...shift, ...place })),
  )
  return draft!
}

export async function lockTakers(tx: Orm, groupId: number, shifts: DraftShift[], seen: SeenPerson[]): Promise<void> {
  const takers = await lockPeople(
    tx,
    groupId,
    shifts.flatMap(({ physicianId }) => physicianId ?? []),
  )
  const wasActive = new Map(seen.map(({ id, isActive }) => [id, isActive]))
  if (takers.some(({ id, isActive }) => isActive !== wasActive.get(id))) throw new ChangedMeanwhile()
}

/** With their positions and locations. */
export async function placeShifts(
  orm: Orm,
  draft: Month & { groupId: number },
  shifts: DraftShift[],
): Promise<DraftShift[]> {
  const [around, located] = await Promise.all([
    readAround(orm, draft.groupId, draft),
    withLocations(orm, draft.groupId, shifts),
  ])
  return withPositions(located, around)
}

/** A shift that no one placed elsewhere is where its role is. */
async function withLocations(tx: Orm, groupId: number, shifts: DraftShift[]): Promise<DraftShift[]> {
  const known = await tx
    .select({ id: roles.id, location: roles.location })
    .from(roles)
    .where(and(eq(roles.groupId, groupId), isNotNull(roles.location)))
  if (known.length === 0) return shifts
  const locations = new Map(known.map(({ id, location }) => [id, location]))
  return shifts.map((shift) =>
    shift.location === undefined && shift.roleId ? { ...shift, location: locations.get(shift.roleId) ?? null } : shift,
  )
}
