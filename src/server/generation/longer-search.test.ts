/** A search that continues from a draft: what it starts with, what it keeps, and which drafts it accepts. */
import { and, eq, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addSchedule } from '../../../tests/server/planned-month.ts'
import { addStaffedGroup, type StaffedGroup, takeGenerations } from '../../../tests/server/staffed-group.ts'
import { openTestApp, type TestApp } from '../../../tests/server/test-app.ts'
import { compileProblem, rosterFrom } from '../../engine/compile-problem.ts'
import { recount } from '../../engine/shapes/check.ts'
import { generations, shifts } from '../platform/db/schema/index.ts'
import { gatherProblem } from '../schedules/problem/gather-problem.ts'
import { readInputs } from '../schedules/problem/read-inputs.ts'
import { readStart } from './start-roster.ts'

let test: TestApp
let own: StaffedGroup

beforeAll(async () => {
  test = await openTestApp()
  own = await addStaffedGroup(test.services.orm)
  await takeGenerations(test)
})
afterAll(() => test.close())

const month = { month: 6, year: 2027 }
const generate = (body: object, as = own.admin) => test.call('POST', '/api/schedules/generate', { as, body })

it('goes on from the draft and never ends with a worse one', async () => {
  const { orm } = test.services
  const first = (await generate({ ...month, pendingTimeOff: 'as-approved' })).json()
  const { problem } = await gatherProblem(await readInputs(orm, own.groupId, month), { locked: [] })
  const start = await readStart(orm, { continues: first.schedule.id }, problem)
  const held = first.shifts.filter((shift: { physicianId: number | null }) => shift.physicianId !== null)
  expect(start).toHaveLength(held.length)
  const compiled = compileProblem(problem)
  expect(recount(compiled.board, rosterFrom(compiled, start!)).cost).toBeCloseTo(first.schedule.details.cost, 4)

  const locked = held[3]
  await orm.update(shifts).set({ isLocked: true }).where(eq(shifts.id, locked.id))
  await addSchedule(orm, own, 'draft', [{ date: '2027-06-09', role: 'night', place: 2, isLocked: true }], 'Newer', 6)
  const longer = await generate({ ...month, continues: first.schedule.id })
  expect(longer.statusCode).toBe(200)
  const { schedule, shifts: made } = longer.json()
  expect(schedule.id).not.toBe(first.schedule.id)
  expect(schedule.details.cost).toBeLessThanOrEqual(first.schedule.details.cost + 1e-6)
  expect(schedule.details.keptShifts).toBe(1)
  expect(made).toContainEqual(
    expect.objectContaining({ date: locked.date, physicianId: locked.physicianId, isLocked: true }),
  )
  const [row] = await orm
    .select()
    .from(generations)
    .where(and(eq(generations.groupId, own.groupId), isNotNull(generations.continues)))
  expect(row).toMatchObject({ continues: first.schedule.id, pendingTimeOff: 'as-approved', scheduleId: schedule.id })
})

it('takes drafts of that month only, and none of another group', async () => {
  const { orm } = test.services
  const planned = { date: '2027-03-10', role: 'night' as const, place: 3 }
  const published = await addSchedule(orm, own, 'active', [planned], 'Published')
  const refused = await generate({ month: 3, year: 2027, continues: published.schedule.id })
  expect([refused.statusCode, refused.json()]).toMatchObject([
    400,
    { field: 'continues', message: 'You can only search longer on a draft. Regenerate the month instead.' },
  ])
  const draft = await addSchedule(orm, own, 'draft', [planned], 'Draft')
  const elsewhere = await generate({ ...month, continues: draft.schedule.id })
  expect([elsewhere.statusCode, elsewhere.json()]).toMatchObject([
    400,
    { field: 'continues', message: 'This draft is for March 2027.' },
  ])
  const stranger = await addStaffedGroup(orm)
  expect((await generate({ month: 3, year: 2027, continues: draft.schedule.id }, stranger.admin)).statusCode).toBe(404)
})
