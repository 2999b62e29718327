/** A shift's status moves by itself once it ended, by the clock of its group. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addSchedule, type Planned } from '../../../tests/server/planned-month.ts'
import { addStaffedGroup } from '../../../tests/server/staffed-group.ts'
import { openTestApp, type TestApp } from '../../../tests/server/test-app.ts'
import { groups, shifts } from '../platform/db/schema/index.ts'
import { completeShifts } from './complete-shifts.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

it('completes what ended in published schedules, and neither drafts, open nor canceled shifts', async () => {
  const { orm } = test.services
  const own = await addStaffedGroup(orm, 4)
  await orm
    .update(groups)
    .set({ settings: { timeZone: 'America/New_York', solverSeconds: 1 } })
    .where(eq(groups.id, own.groupId))
  const planned: Planned[] = [
    { date: '2027-03-03', role: 'day', place: 0 },
    { date: '2027-03-03', role: 'day', place: null },
    { date: '2027-03-03', role: 'night', place: 1 },
    { date: '2027-03-03', role: 'day', place: 2 },
  ]
  const active = await addSchedule(orm, own, 'active', planned)
  const draft = await addSchedule(orm, own, 'draft', planned.slice(0, 1), 'Draft')
  await orm.update(shifts).set({ status: 'cancelled' }).where(eq(shifts.id, active.shifts[3]!.id))
  const statuses = async (id: number) =>
    (await orm.select().from(shifts).where(eq(shifts.scheduleId, id)).orderBy(shifts.id)).map(({ status }) => status)
  await completeShifts(orm, new Date('2027-03-03T23:59:00Z'))
  expect(await statuses(active.schedule.id)).toEqual(['scheduled', 'scheduled', 'scheduled', 'cancelled'])
  await completeShifts(orm, new Date('2027-03-04T00:00:00Z'))
  expect(await statuses(active.schedule.id)).toEqual(['completed', 'scheduled', 'scheduled', 'cancelled'])
  await completeShifts(orm, new Date('2027-03-04T12:00:00Z'))
  expect(await statuses(active.schedule.id)).toEqual(['completed', 'scheduled', 'completed', 'cancelled'])
  expect(await statuses(draft.schedule.id)).toEqual(['scheduled'])
})
