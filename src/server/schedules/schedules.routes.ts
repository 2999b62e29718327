/** Calls that read schedules and shifts, and change what isn't a shift. */
import { holidaysOf } from '../../contract/holidays.ts'
import type { Signature, schedulesApi } from '../../contract/schedules.ts'
import { findOwnGroup, settingsOf } from '../groups/groups.store.ts'
import { fail } from '../platform/fail.ts'
import { localMoment } from '../platform/group-time.ts'
import type { HandlersOf } from '../platform/http/mount.ts'
import type { Services } from '../platform/services.ts'
import { backupRolesOf } from '../roles/backup-roles.ts'
import { listAllRoles } from '../roles/roles.store.ts'
import { findMember } from '../users/users.store.ts'
import { compareShifts } from './compare-schedules.ts'
import { lookAtSchedule } from './look-at-schedule.ts'
import { readHolidayWork } from './problem/holiday-work.ts'
import { renameSchedule, requireSchedule } from './schedules.service.ts'
import {
  listPhysicianShifts,
  listScheduleShifts,
  listSchedules,
  type ScheduleRow,
  showSchedule,
} from './schedules.store.ts'

export function schedulesHandlers({ orm, advisor, now }: Services): HandlersOf<typeof schedulesApi> {
  async function sign(schedule: ScheduleRow): Promise<Signature | null> {
    const { problem, assignments } = await lookAtSchedule(orm, schedule)
    if (problem.physicians.length === 0) return null
    return (await advisor.ask('stand', problem, { assignments })).signature
  }

  return {
    listSchedules: async ({ scope, params }) => {
      if (params.groupId !== scope.groupId) throw fail('not-found')
      return (await listSchedules(orm, scope)).map((row) => showSchedule(row, scope))
    },
    scheduleShifts: async ({ scope, params }) => {
      await requireSchedule(orm, scope, params.scheduleId)
      return listScheduleShifts(orm, scope, params.scheduleId)
    },
    physicianShifts: async ({ scope, params }) => {
      if (!(await findMember(orm, scope, params.physicianId))) throw fail('not-found')
      return listPhysicianShifts(orm, scope, params.physicianId)
    },
    holidayWork: async ({ scope, query }) => {
      const group = await findOwnGroup(orm, scope)
      if (!group) throw fail('not-found')
      const { holidays, timeZone } = settingsOf(group)
      const before = query.before ?? localMoment(now(), timeZone).date
      return readHolidayWork(
        orm,
        group.id,
        before,
        holidays.map(({ date }) => date),
      )
    },
    renameSchedule: ({ scope, params, body, change }) =>
      renameSchedule(scope, params.id, body.name, body.version, change),
    compareSchedules: async ({ scope, params }) => {
      const [one, other] = [
        await requireSchedule(orm, scope, params.id),
        await requireSchedule(orm, scope, params.otherId),
      ]
      const group = await findOwnGroup(orm, scope)
      if (!group) throw fail('not-found')
      const settings = settingsOf(group)
      const holidays = holidaysOf(settings, [one.year, other.year])
      const counting = {
        backupRoles: backupRolesOf(await listAllRoles(orm, scope)),
        holidays: new Set(holidays.map(({ date }) => date)),
      }
      const [inOne, inOther] = [
        await listScheduleShifts(orm, scope, one.id),
        await listScheduleShifts(orm, scope, other.id),
      ]
      const signature = { one: await sign(one), other: await sign(other) }
      return { one, other, signature, ...compareShifts(inOne, inOther, counting) }
    },
  }
}
