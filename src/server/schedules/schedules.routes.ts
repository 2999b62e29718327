/** Calls that read schedules and shifts. */
import type { schedulesApi } from '../../contract/schedules.ts'
import { fail } from '../http/fail.ts'
import type { HandlersOf } from '../http/mount.ts'
import type { Services } from '../services.ts'
import { findMember } from '../users/users.store.ts'
import { findSchedule, listPhysicianShifts, listScheduleShifts, listSchedules } from './schedules.store.ts'

export function schedulesHandlers({ orm }: Services): HandlersOf<typeof schedulesApi> {
  return {
    listSchedules: async ({ scope, params }) => {
      if (params.groupId !== scope.groupId) throw fail('not-found')
      return listSchedules(orm, scope)
    },
    scheduleShifts: async ({ scope, params }) => {
      if (!(await findSchedule(orm, scope, params.scheduleId))) throw fail('not-found')
      return listScheduleShifts(orm, scope, params.scheduleId)
    },
    physicianShifts: async ({ scope, params }) => {
      if (!(await findMember(orm, scope, params.physicianId))) throw fail('not-found')
      return listPhysicianShifts(orm, scope, params.physicianId)
    },
  }
}
