/** The scores of the demo's schedules, by the same definitions as everyone's. */
import { eq } from 'drizzle-orm'
import { compileProblem } from '../../engine/compile-problem.ts'
import { stand } from '../platform/advisor/questions/standing.ts'
import type { Orm } from '../platform/db/database.ts'
import { schedules } from '../platform/db/schema/index.ts'
import { lookAtSchedule } from '../schedules/look-at-schedule.ts'
import { standingColumns } from '../schedules/standing-columns.ts'

export async function scoreDemoSchedules(tx: Orm, groupId: number): Promise<void> {
  for (const schedule of await tx.select().from(schedules).where(eq(schedules.groupId, groupId))) {
    const { problem, assignments, inputs } = await lookAtSchedule(tx, schedule)
    const standing = stand(compileProblem(problem), { assignments })
    await tx
      .update(schedules)
      .set(standingColumns(standing, schedule, inputs.roles))
      .where(eq(schedules.id, schedule.id))
  }
}
