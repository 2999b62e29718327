/** Hands the coordinator's browser what the server checks a schedule against. */
import type { problemApi } from '../../contract/problem.ts'
import type { HandlersOf } from '../http/mount.ts'
import type { Services } from '../services.ts'
import { lookAtSchedule } from './look-at-schedule.ts'
import { requireSchedule } from './schedules.service.ts'

export function problemHandlers({ orm }: Services): HandlersOf<typeof problemApi> {
  return {
    scheduleProblem: async ({ scope, params }) =>
      (await lookAtSchedule(orm, await requireSchedule(orm, scope, params.id))).problem,
  }
}
