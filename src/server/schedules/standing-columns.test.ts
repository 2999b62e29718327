/** Scores, stretches, and open shifts of a generated schedule change together, whoever changes it. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addSchedule } from '../../../tests/server/planned-month.ts'
import { addStaffedGroup, type StaffedGroup } from '../../../tests/server/staffed-group.ts'
import { openTestApp, type TestApp } from '../../../tests/server/test-app.ts'
import type { ScheduleDetails } from '../../contract/schedules.ts'
import { schedules } from '../platform/db/schema/index.ts'

let test: TestApp
let own: StaffedGroup

beforeAll(async () => {
  test = await openTestApp()
  own = await addStaffedGroup(test.services.orm, 4)
})
afterAll(() => test.close())

const generated: ScheduleDetails = {
  cost: 1,
  bound: 1,
  costByRule: {},
  seconds: 1,
  wasCancelled: false,
  openSlots: [],
  brokenByKept: [],
  notUnderstood: [],
  createdRoles: [],
  keptShifts: 0,
}

async function addGenerated() {
  const { schedule, shifts } = await addSchedule(test.services.orm, own, 'draft', [
    { date: '2027-03-03', role: 'day', place: 0 },
    { date: '2027-03-04', role: 'day', place: 0 },
  ])
  await test.services.orm.update(schedules).set({ details: generated }).where(eq(schedules.id, schedule.id))
  return { id: schedule.id, shiftId: shifts[0]!.id }
}
const detailsOf = async (id: number) =>
  (await test.services.orm.select().from(schedules).where(eq(schedules.id, id)))[0]!.details!
const missingOn = ({ openSlots }: ScheduleDetails, date: string) =>
  openSlots.filter((slot) => slot.date === date && slot.role === 'Day').reduce((sum, { missing }) => sum + missing, 0)

it('an edit recounts open shifts and stretches, and undoing it counts them back', async () => {
  const { id, shiftId } = await addGenerated()
  const edit = (physicianId: number | null, version: number) =>
    test.call('POST', `/api/schedules/${id}/edits`, {
      as: own.admin,
      body: { edits: [{ do: 'change', shiftId, version, physicianId }] },
    })
  expect((await edit(null, 1)).statusCode).toBe(200)
  const opened = await detailsOf(id)
  expect((await edit(own.physicians[0]!, 2)).statusCode).toBe(200)
  const filled = await detailsOf(id)
  expect(missingOn(opened, '2027-03-03')).toBe(missingOn(filled, '2027-03-03') + 1)
  expect(opened.signature).not.toEqual(filled.signature)
  expect(filled).toMatchObject({ cost: 1, bound: 1 })
})

it('assessing and copying count them, too', async () => {
  const { id } = await addGenerated()
  await test.call('POST', `/api/schedules/${id}/assess-fairness`, { as: own.admin })
  const assessed = await detailsOf(id)
  expect(assessed.openSlots.length).toBeGreaterThan(0)
  const copy = (await test.call('POST', `/api/schedules/${id}/duplicate`, { as: own.admin, body: {} })).json()
  expect((await detailsOf(copy.id)).signature).toEqual(assessed.signature)
})
