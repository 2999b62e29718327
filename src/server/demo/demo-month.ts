/** A published month of the demo group, made by the same engine as everyone's, and the same every time. */
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { addDays, monthStart } from '../../engine/calendar.ts'
import { compileProblem } from '../../engine/compile-problem.ts'
import type { Month } from '../../engine/month.ts'
import { priceCareless } from '../../engine/search/careless.ts'
import { searchBySteps } from '../../engine/search/search-by-steps.ts'
import { detailsOf, suggestionsOf } from '../generation/describe-result.ts'
import { saveSchedule } from '../generation/save-schedule.ts'
import { conclude } from '../platform/advisor/questions/assess.ts'
import type { Orm } from '../platform/db/database.ts'
import { auditEvents, schedules, shifts } from '../platform/db/schema/index.ts'
import { steadyNow } from '../platform/steady-clock.ts'
import { gatherProblem } from '../schedules/problem/gather-problem.ts'
import { readInputs } from '../schedules/problem/read-inputs.ts'
import { units } from './demo-lines.ts'
import type { Demo } from './demo-people.ts'

/** Of the search's clock: about three seconds of processor time. */
const searchFor = 1600

export async function writeMadeMonth(tx: Orm, demo: Demo, month: Month) {
  const { groupId, adminId } = demo
  const begin = steadyNow()
  const inputs = await readInputs(tx, groupId, month)
  const gathered = await gatherProblem(inputs)
  const compiled = compileProblem(gathered.problem)
  const found = searchBySteps(compiled.board, { milliseconds: searchFor })
  const concluded = conclude(compiled, {
    ...found,
    carelessCost: priceCareless(compiled.board),
    milliseconds: 0,
  })
  const kept = { shifts: [], closed: [] }
  const proof = { ...found, isLegal: true, openShifts: 0, bound: Number.NEGATIVE_INFINITY, scores: undefined }
  const saved = {
    groupId,
    month,
    generatedBy: adminId,
    concluded,
    roles: gathered.problem.roles,
    newRoles: [],
    kept,
    people: inputs.people,
    suggestions: suggestionsOf(gathered, concluded),
    details: detailsOf(
      { gathered, kept, found: proof, concluded },
      { seconds: (steadyNow() - begin) / 1000, wasCancelled: false },
    ),
  }
  const schedule = await saveSchedule(tx, saved, (save) => save(tx))
  const publishedAt = new Date(`${addDays(monthStart(month.year, month.month), -21)}T15:00:00Z`)
  await tx
    .update(schedules)
    .set({ status: 'active', publishedAt, publishedBy: adminId, createdAt: publishedAt })
    .where(eq(schedules.id, schedule.id))
  await finishShifts(tx, demo, schedule.id)
  const { required, filled } = concluded.scores.coverage
  const event = { groupId, actorId: adminId, at: publishedAt, thing: 'schedule', thingId: schedule.id }
  await tx.insert(auditEvents).values([
    {
      ...event,
      action: 'schedule.generate',
      text: `generated the draft ${schedule.name}: ${filled} of ${required} shifts filled`,
    },
    { ...event, action: 'schedule.publish', text: `published ${schedule.name}` },
  ])
}

/** Where each shift is, and its status by today. */
async function finishShifts(tx: Orm, { today, roleIds }: Demo, scheduleId: number) {
  const ofSchedule = eq(shifts.scheduleId, scheduleId)
  await tx
    .update(shifts)
    .set({
      location: 'Main campus',
      status: sql`case when ${shifts.date} < ${today} then 'completed' when ${shifts.date} < ${addDays(today, 7)} then 'confirmed' else 'scheduled' end`,
    })
    .where(ofSchedule)
  await tx
    .update(shifts)
    .set({ location: sql`(${sql.param(units)}::text[])[${shifts.position}]` })
    .where(and(ofSchedule, eq(shifts.roleId, roleIds.get('Rounder')!), isNotNull(shifts.position)))
}
