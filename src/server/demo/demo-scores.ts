/** The scores of the demo's schedules, by the same definitions as for everybody's. */
import { eq } from 'drizzle-orm'
import { compileProblem, rosterFrom } from '../../engine/compile-problem.ts'
import { scoreRoster } from '../../engine/score/score.ts'
import type { Orm } from '../platform/db/database.ts'
import { schedules } from '../platform/db/schema/index.ts'
import { lookAtSchedule } from '../schedules/look-at-schedule.ts'
import { roundScore } from '../schedules/rounded-scores.ts'

export async function scoreDemoSchedules(tx: Orm, groupId: number): Promise<void> {
  for (const schedule of await tx.select().from(schedules).where(eq(schedules.groupId, groupId))) {
    const { problem, assignments } = await lookAtSchedule(tx, schedule)
    const compiled = compileProblem(problem)
    const { coverage, fairness, preferences } = scoreRoster(compiled.view, rosterFrom(compiled, assignments))
    await tx
      .update(schedules)
      .set({
        coverageScore: roundScore(coverage.score),
        fairnessScore: roundScore(fairness.score),
        preferencesMetScore: roundScore(preferences.score),
      })
      .where(eq(schedules.id, schedule.id))
  }
}
