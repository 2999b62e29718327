/** Two what-ifs on the demo group's newest month, ready to be computed. */
import { desc, eq } from 'drizzle-orm'
import { addDays } from '../../engine/calendar.ts'
import { spanOfMonth } from '../../engine/month.ts'
import type { Orm } from '../platform/db/database.ts'
import { scenarios, schedules } from '../platform/db/schema/index.ts'

type Demo = { groupId: number; adminId: number; physicianIds: number[] }

export async function writeScenarios(tx: Orm, { groupId, adminId, physicianIds }: Demo): Promise<void> {
  const [newest] = await tx
    .select({ month: schedules.month, year: schedules.year })
    .from(schedules)
    .where(eq(schedules.groupId, groupId))
    .orderBy(desc(schedules.year), desc(schedules.month))
    .limit(1)
  if (!newest) return
  const { from } = spanOfMonth(newest)
  const common = { groupId, ...newest, createdBy: adminId, state: 'cancelled' as const }
  await tx.insert(scenarios).values([
    {
      ...common,
      name: 'One more nocturnist',
      changes: [{ what: 'hired', count: 1, fte: 1, nightShiftPreference: 'prefer' }],
    },
    {
      ...common,
      name: 'Two weeks of leave',
      changes: [{ what: 'away', physicianId: physicianIds[0]!, from: addDays(from, 7), to: addDays(from, 20) }],
    },
  ])
}
