/** Gives the coordinator's browser what the server checks a schedule against. */
import type { problemApi } from '../../../contract/problem.ts'
import type { HandlersOf } from '../../platform/http/mount.ts'
import type { Services } from '../../platform/services.ts'
import { lookAtSchedule } from '../look-at-schedule.ts'
import { requireSchedule } from '../schedules.service.ts'

export function problemHandlers({ orm, advisor }: Services): HandlersOf<typeof problemApi> {
  return {
    scheduleProblem: async ({ scope, params }) => {
      const { problem, assignments } = await lookAtSchedule(orm, await requireSchedule(orm, scope, params.id))
      // Opening a roster usually leads to edits: the first one finds a running thread that has read the problem.
      // In a later turn, since both serialize the problem.
      setImmediate(() => advisor.prepare(problem, assignments))
      return problem
    },
  }
}
