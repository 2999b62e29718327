/** After someone leaves the group, no draft copied or published afterward gives them an upcoming shift. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addSchedule, type Planned } from '../../../tests/server/planned-month.ts'
import { addStaffedGroup, type StaffedGroup } from '../../../tests/server/staffed-group.ts'
import { openTestApp, type TestApp } from '../../../tests/server/test-app.ts'
import { auditEvents, schedules, shifts, users } from '../platform/db/schema/index.ts'

let test: TestApp
let own: StaffedGroup

beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  own = await addStaffedGroup(test.services.orm, 4)
})

const planned: Planned[] = [
  { date: '2027-03-01', role: 'day', place: 0, isLocked: true },
  { date: '2027-03-01', role: 'day', place: 1 },
]
const post = (path: string, body: object = {}) => test.call('POST', path, { as: own.admin, body })
const holdersIn = async (scheduleId: number) =>
  (await test.services.orm.select().from(shifts).where(eq(shifts.scheduleId, scheduleId)).orderBy(shifts.id)).map(
    ({ physicianId, isLocked }) => [physicianId, isLocked],
  )
/** As if the shifts were read before someone left, and written afterward. */
const leave = (place: number) =>
  test.services.orm.update(users).set({ isActive: false }).where(eq(users.id, own.physicians[place]!))

it('opens their shifts in a copy, and scores it as it is', async () => {
  const source = await addSchedule(test.services.orm, own, 'archived', planned)
  await test.services.orm.update(schedules).set({ coverageScore: 100 }).where(eq(schedules.id, source.schedule.id))
  await leave(0)
  const copy = (await post(`/api/schedules/${source.schedule.id}/duplicate`)).json()
  expect(await holdersIn(copy.id)).toEqual([
    [null, false],
    [own.physicians[1], false],
  ])
  expect(copy.coverageScore).toBeLessThan(100)
  // The past is not rewritten.
  expect(await holdersIn(source.schedule.id)).toContainEqual([own.physicians[0], true])
})

it('opens their shifts in a draft that is published, scores it and says so', async () => {
  const { schedule } = await addSchedule(test.services.orm, own, 'draft', planned)
  await test.services.orm.update(schedules).set({ coverageScore: 100 }).where(eq(schedules.id, schedule.id))
  await leave(0)
  const answer = await post(`/api/schedules/${schedule.id}/publish`)
  expect(answer.statusCode, answer.body).toBe(200)
  expect(answer.json().schedule.coverageScore).toBeLessThan(100)
  expect(await holdersIn(schedule.id)).toEqual([
    [null, false],
    [own.physicians[1], false],
  ])
  const [event] = await test.services.orm.select().from(auditEvents).where(eq(auditEvents.groupId, own.groupId))
  expect(event!.text).toBe('published March 2027; 1 shift opened because people left')
})

it('keeps what they have worked', async () => {
  const { schedule } = await addSchedule(test.services.orm, own, 'draft', [
    { date: '2020-03-01', role: 'day', place: 0 },
    ...planned,
  ])
  await leave(0)
  const copy = (await post(`/api/schedules/${schedule.id}/duplicate`)).json()
  expect(await holdersIn(copy.id)).toContainEqual([own.physicians[0], false])
})
