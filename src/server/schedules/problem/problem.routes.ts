/** Gives the coordinator's browser what the server checks a schedule against. */
import type { problemApi } from '../../../contract/problem.ts'
import type { Orm } from '../../platform/db/database.ts'
import type { HandlersOf } from '../../platform/http/mount.ts'
import { lookAtSchedule } from '../look-at-schedule.ts'
import type { ReadyRosters } from '../ready-rosters.ts'
import { requireSchedule } from '../schedules.service.ts'

export function problemHandlers(orm: Orm, rosters: ReadyRosters): HandlersOf<typeof problemApi> {
  return {
    scheduleProblem: async ({ scope, params }) => {
      const schedule = await requireSchedule(orm, scope, params.id)
      const { problem } = await lookAtSchedule(orm, schedule)
      // Opening a roster usually leads to edits.
      rosters.noteOpen(schedule)
      return problem
    },
  }
}
