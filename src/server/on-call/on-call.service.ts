/** Who is on at a moment, and who starts next, role by role. */
import { makeShiftMarks } from '../../contract/shift-marks.ts'
import { addDays } from '../../engine/calendar.ts'
import { fullName } from '../../engine/text/names.ts'
import { settingsOf } from '../groups/groups.store.ts'
import type { Orm } from '../platform/db/database.ts'
import type { groups } from '../platform/db/schema/index.ts'
import { clockOf, localMoment, momentsOf } from '../platform/group-time.ts'
import type { Scope } from '../platform/scope.ts'
import { listAllRoles, listRoles } from '../roles/roles.store.ts'
import { listShiftsBetween, type PublishedShift } from './on-call.store.ts'

/** Days ahead in which the next shift of a role is looked for. */
const daysAhead = 14

type Asked = { at: Date; role?: string | undefined }

export async function findOnCall(orm: Orm, scope: Scope, group: typeof groups.$inferSelect, { at, role }: Asked) {
  const { timeZone } = settingsOf(group)
  const today = localMoment(at, timeZone).date
  const shifts = await listShiftsBetween(orm, group.id, addDays(today, -1), addDays(today, daysAhead))
  const roles = await listStaffed(orm, scope, shifts)
  const mark = makeShiftMarks(roles, shifts)
  const clock = clockOf(timeZone)
  const show = (shift: PublishedShift) => {
    const { start, end } = momentsOf(shift, clock)
    const position = shift.position === null ? shift.role : mark(shift).positionCode
    const physician = shift.physician && { ...shift.physician, name: fullName(shift.physician) }
    return { position, startsAt: start, endsAt: end, location: shift.location, physician }
  }
  return {
    groupId: group.id,
    groupName: group.name,
    timeZone,
    at,
    roles: roles
      .filter((row) => role === undefined || isMeant(row, role))
      .map((row) => {
        const own = shifts.filter(({ roleId }) => roleId === row.id).map(show)
        const later = own.filter(({ startsAt }) => startsAt > at)
        const first = later[0]?.startsAt.getTime()
        return {
          ...row,
          now: own.filter(({ startsAt, endsAt }) => startsAt <= at && at < endsAt),
          next: later.filter(({ startsAt }) => startsAt.getTime() === first),
        }
      }),
  }
}

/** Also roles that are out of use, as long as somebody has a shift in them. */
async function listStaffed(orm: Orm, scope: Scope, shifts: PublishedShift[]) {
  const inUse = await listRoles(orm, scope)
  const used = new Set(shifts.map(({ roleId }) => roleId))
  const isLeft = ({ id, isActive }: (typeof inUse)[number]) => !isActive && used.has(id)
  return [...inUse, ...(await listAllRoles(orm, scope)).filter(isLeft)]
}

function isMeant({ name, externalId }: { name: string; externalId: string | null }, role: string): boolean {
  return externalId === role || name.toLowerCase() === role.toLowerCase()
}
