/** Two what-ifs on the demo group's newest month: one that is computed, and one that is ready to be. */
import { desc, eq } from 'drizzle-orm'
import type { WhatIf } from '../../contract/what-if.ts'
import { addDays } from '../../engine/calendar.ts'
import { compileProblem, rosterFrom } from '../../engine/compile-problem.ts'
import { type Month, spanOfMonth } from '../../engine/month.ts'
import { searchBySteps } from '../../engine/search/search-by-steps.ts'
import { carriedAssignments } from '../../engine/supposition.ts'
import { offerVersions } from '../platform/advisor/questions/offer-versions.ts'
import type { Orm } from '../platform/db/database.ts'
import { type KeptResult, scenarios, schedules } from '../platform/db/schema/index.ts'
import { describeSchedule, lookAtMonth, supposeAll } from '../scenarios/look-at-month.ts'
import type { Demo } from './demo-people.ts'

export async function writeScenarios(tx: Orm, demo: Demo & { now: Date }): Promise<void> {
  const { groupId, adminId, physicianIds, now } = demo
  const [newest] = await tx
    .select({ month: schedules.month, year: schedules.year })
    .from(schedules)
    .where(eq(schedules.groupId, groupId))
    .orderBy(desc(schedules.year), desc(schedules.month))
    .limit(1)
  if (!newest) return
  const { to } = spanOfMonth(newest)
  const common = { groupId, ...newest, createdBy: adminId }
  const away: WhatIf = { what: 'away', physicianId: physicianIds[awayPlace]!, from: addDays(to, -9), to }
  await tx.insert(scenarios).values([
    {
      ...common,
      state: 'cancelled',
      name: 'One more nocturnist',
      changes: [{ what: 'hired', count: 1, fte: 1, nightShiftPreference: 'prefer' }],
    },
    {
      ...common,
      ...(await compute(tx, demo, newest, [away])),
      state: 'done',
      progress: 100,
      name: 'Ten days of leave',
      changes: [away],
      computedAt: now,
    },
  ])
}

/** In demoPhysicians: the colleague on the sign-in page who works days. */
const awayPlace = 0
/** Of the search's clock: about half a second of processor time. */
const searchFor = 400
/** What a shift that differs costs (points), as in every scenario. */
const changePrice = 2

async function compute(
  tx: Orm,
  { groupId, now }: Demo & { now: Date },
  month: Month,
  changes: WhatIf[],
): Promise<{ result: KeptResult; scheduleId: number }> {
  const look = await lookAtMonth(tx, groupId, month, now)
  const { problem: present } = look.judged.gathered
  const { judged, searched: problem } = await supposeAll(tx, groupId, look, changes)
  const compiled = compileProblem(problem)
  const start = rosterFrom(compiled, carriedAssignments(look.assignments, problem))
  const { roster } = searchBySteps(compiled.board, { milliseconds: searchFor, start, disruption: changePrice })
  const { before, broken, lifted, versions } = offerVersions(compiled, {
    ...{ present, judged, assignments: look.assignments, offersAlternatives: false, canStay: false, careless: null },
    found: [roster],
  })
  return {
    scheduleId: look.schedule.id,
    result: { ...describeSchedule(look), measures: before, broken, lifted, versions },
  }
}
