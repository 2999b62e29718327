/** Calls that score a schedule as it stands. */
import type { assessmentApi } from '../../contract/assessment.ts'
import { plainScoresOf } from '../../engine/score/score.ts'
import { fail } from '../platform/fail.ts'
import type { HandlersOf } from '../platform/http/mount.ts'
import type { Scope } from '../platform/scope.ts'
import type { Services } from '../platform/services.ts'
import { assessLook, showAssessment } from './assessment.ts'
import { lookAtSchedule } from './look-at-schedule.ts'
import { requireSchedule } from './schedules.service.ts'
import { updateSchedule } from './schedules.store.ts'
import { standingColumns } from './standing-columns.ts'
import { requireTransition } from './transitions.ts'

/** Milliseconds for reasons and suggestions. */
const explainFor = 4000

export function assessmentHandlers({ orm, advisor }: Services): HandlersOf<typeof assessmentApi> {
  async function assess(scope: Scope, id: number, milliseconds: number) {
    const schedule = await requireSchedule(orm, scope, id)
    requireTransition(schedule, 'assess')
    const look = await lookAtSchedule(orm, schedule)
    if (look.problem.physicians.length === 0)
      throw fail('conflict', { message: 'Your group has no active physicians, so there’s nothing to score.' })
    const assessed = await assessLook(advisor, look, milliseconds)
    const standing = { scores: plainScoresOf(assessed.scores), signature: assessed.signature, open: assessed.openSlots }
    return {
      columns: standingColumns(standing, schedule, look.inputs.roles),
      ...{ schedule, suggestions: assessed.suggestions, assessment: showAssessment(assessed, look) },
    }
  }

  return {
    assessFairness: async ({ scope, params, change }) => {
      const { schedule, columns, suggestions, assessment } = await assess(scope, params.id, explainFor)
      const { fairnessScore, preferencesMetScore, coverageScore } = assessment
      const scores = { fairnessScore, preferencesMetScore, coverageScore }
      await change(async ({ tx, audit }) => {
        await updateSchedule(tx, scope, schedule.id, { ...columns, aiSuggestions: suggestions }, undefined)
        audit({
          action: 'schedule.assess',
          thing: 'schedule',
          thingId: schedule.id,
          text: `assessed ${schedule.name}: fairness ${Math.round(fairnessScore)}, preferences ${Math.round(preferencesMetScore)}, coverage ${Math.round(coverageScore)}`,
        })
      })
      return { ...scores, suggestions, assessment }
    },
    scheduleAssessment: async ({ scope, params }) => (await assess(scope, params.id, 0)).assessment,
  }
}
