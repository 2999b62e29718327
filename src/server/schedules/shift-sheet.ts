/** A shift as its physician needs it: its stretch, who else works, and the handoffs around it. */

import { and, desc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import type { ShiftSheet } from '../../contract/shifts.ts'
import { addDays } from '../../engine/calendar.ts'
import { isNightTime } from '../../engine/demand.ts'
import { displayName } from '../../engine/text/names.ts'
import type { Orm } from '../platform/db/database.ts'
import { callOuts, shiftRequests, users } from '../platform/db/schema/index.ts'
import { fail } from '../platform/fail.ts'
import type { Scope } from '../platform/scope.ts'
import { backupRolesOf } from '../roles/backup-roles.ts'
import { listAllRoles } from '../roles/roles.store.ts'
import { findMember } from '../users/users.store.ts'
import { findAlongside, findHandoffs } from './handoffs.ts'
import { requireSchedule } from './schedules.service.ts'
import { findShift, listShiftsAround, type ShownShift } from './schedules.store.ts'

/** Days on either side to search for a stretch. */
const longestStretch = 21

export async function readShiftSheet(orm: Orm, scope: Scope, id: number) {
  const shift = await findShift(orm, scope, id)
  if (!shift) throw fail('not-found', { message: 'This shift is no longer on a published schedule.' })
  const schedule = await requireSchedule(orm, scope, shift.scheduleId)
  const days = { from: addDays(shift.date, -longestStretch), to: addDays(shift.date, longestStretch) }
  const [around, roles] = await Promise.all([listShiftsAround(orm, scope, schedule, days), listAllRoles(orm, scope)])
  const nightRoles = new Set(roles.filter(isNightTime).map((role) => role.id))
  const backupRoles = backupRolesOf(roles)
  const staffed = around.filter(({ physicianId }) => physicianId !== null)
  const alongside = findAlongside(shift, staffed, backupRoles)
  const handoffs = findHandoffs(shift, staffed, backupRoles)
  const people = [shift, ...alongside, ...handoffs.from, ...handoffs.to].flatMap(({ physicianId }) => physicianId ?? [])
  const numbers = await readPhoneNumbers(orm, scope, people)
  const withNumber = (other: ShownShift) => ({
    shift: other,
    phoneNumber: numbers.get(other.physicianId ?? 0) ?? null,
  })
  return {
    shift,
    phoneNumber: withNumber(shift).phoneNumber,
    stretch: findStretch(shift, staffed, { backupRoles, nightRoles }),
    alongside: alongside.map(withNumber),
    handoffFrom: handoffs.from.map(withNumber),
    handoffTo: handoffs.to.map(withNumber),
    handoffNote: await findHandoffNote(orm, scope, shift),
  }
}

/** Of the last colleague who called out of it, once someone else has it. */
async function findHandoffNote(orm: Orm, scope: Scope, shift: ShownShift): Promise<ShiftSheet['handoffNote']> {
  if (shift.physicianId === null) return null
  if (scope.role !== 'admin' && shift.physicianId !== scope.userId) return null
  const [row] = await orm
    .select({ says: callOuts.handoffNote, firstName: users.firstName, lastName: users.lastName, email: users.email })
    .from(callOuts)
    .innerJoin(shiftRequests, eq(shiftRequests.id, callOuts.requestId))
    .innerJoin(users, eq(users.id, shiftRequests.requestorId))
    .where(
      and(
        eq(callOuts.groupId, scope.groupId),
        isNotNull(callOuts.handoffNote),
        ne(shiftRequests.requestorId, shift.physicianId),
        inArray(shiftRequests.status, ['pending', 'approved']),
        sql`${callOuts.shiftIds} @> ${JSON.stringify([shift.id])}::jsonb`,
      ),
    )
    .orderBy(desc(callOuts.requestId))
    .limit(1)
  return row?.says ? { byName: displayName(row), says: row.says } : null
}

/** None for someone who isn't confirmed yet. */
async function readPhoneNumbers(orm: Orm, scope: Scope, ids: number[]): Promise<Map<number, string | null>> {
  if (ids.length === 0 || !(await findMember(orm, scope, scope.userId))?.isConfirmed) return new Map()
  const rows = await orm
    .select({ id: users.id, phoneNumber: users.phoneNumber })
    .from(users)
    .where(and(eq(users.groupId, scope.groupId), inArray(users.id, ids)))
  return new Map(rows.map((row) => [row.id, row.phoneNumber]))
}

type RoleSets = { backupRoles: ReadonlySet<number>; nightRoles: ReadonlySet<number> }

/** Work and backup days are separate stretches, as in a shift's reasons. */
function findStretch(
  shift: ShownShift,
  staffed: readonly ShownShift[],
  { backupRoles, nightRoles }: RoleSets,
): ShiftSheet['stretch'] {
  const isBackup = ({ roleId }: ShownShift) => backupRoles.has(roleId ?? 0)
  const own = staffed.filter((other) => other.physicianId === shift.physicianId && isBackup(other) === isBackup(shift))
  const dates = new Set(own.map(({ date }) => date))
  let [first, last] = [shift.date, shift.date]
  while (dates.has(addDays(first, -1))) first = addDays(first, -1)
  while (dates.has(addDays(last, 1))) last = addDays(last, 1)
  if (shift.physicianId === null || first === last) return null
  const ofStretch = own.filter(({ date }) => first <= date && date <= last)
  return { first, last, areNights: ofStretch.every(({ roleId }) => nightRoles.has(roleId ?? 0)) }
}
