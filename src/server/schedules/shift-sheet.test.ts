/** A shift's sheet: its stretch, who else works, the handoffs around it, and who may read it. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addSchedule, type Planned } from '../../../tests/server/planned-month.ts'
import { addStaffedGroup, type StaffedGroup } from '../../../tests/server/staffed-group.ts'
import { openTestApp, type TestApp } from '../../../tests/server/test-app.ts'
import type { ColleagueOn } from '../../contract/shifts.ts'
import { roles, shifts, users } from '../platform/db/schema/index.ts'

let test: TestApp
let own: StaffedGroup

beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  own = await addStaffedGroup(test.services.orm, 5)
})

const open = async (id: number, as: number) => test.call('GET', `/api/shifts/${id}`, { as })
const day = (date: string, place: number): Planned => ({ date, role: 'day', place })
const night = (date: string, place: number): Planned => ({ date, role: 'night', place })
const namesOf = (people: ColleagueOn[]) => people.map(({ shift }) => shift.physicianName)

it('has the colleagues of the same role with their numbers, and the handoffs by the clock', async () => {
  const { shifts: made } = await addSchedule(test.services.orm, own, 'active', [
    day('2027-03-10', 0),
    day('2027-03-10', 1),
    night('2027-03-09', 2),
    night('2027-03-10', 3),
  ])
  await test.services.orm.update(users).set({ phoneNumber: '+1 555 0101' }).where(eq(users.id, own.physicians[1]!))
  const sheet = (await open(made[0]!.id, own.physicians[0]!)).json()
  expect(sheet.shift).toMatchObject({ date: '2027-03-10', role: 'Day', physicianName: 'First0 Last0' })
  expect(sheet.stretch).toBeNull()
  expect(sheet.alongside).toMatchObject([{ shift: { physicianName: 'First1 Last1' }, phoneNumber: '+1 555 0101' }])
  expect(namesOf(sheet.handoffFrom)).toEqual(['First2 Last2'])
  expect(namesOf(sheet.handoffTo)).toEqual(['First3 Last3'])
})

it('has everyone who is there at the same time for someone who is alone in a role, and calls an evening no night', async () => {
  const { orm } = test.services
  await orm.update(roles).set({ startTime: '16:00', endTime: '02:00' }).where(eq(roles.id, own.night))
  const { shifts: made } = await addSchedule(orm, own, 'active', [
    night('2027-03-10', 0),
    night('2027-03-11', 0),
    day('2027-03-10', 1),
    day('2027-03-11', 2),
  ])
  const evening = { startTime: '16:00', endTime: '02:00' }
  for (const { id } of made.slice(0, 2)) await orm.update(shifts).set(evening).where(eq(shifts.id, id))
  const sheet = (await open(made[0]!.id, own.physicians[0]!)).json()
  expect(namesOf(sheet.alongside)).toEqual(['First1 Last1'])
  expect(sheet.stretch).toEqual({ first: '2027-03-10', last: '2027-03-11', areNights: false })
})

it('follows a stretch and a position over the edge of the month', async () => {
  const { shifts: march } = await addSchedule(test.services.orm, own, 'active', [
    day('2027-03-29', 1),
    day('2027-03-30', 0),
    day('2027-03-31', 0),
  ])
  const { shifts: april } = await addSchedule(test.services.orm, own, 'active', [day('2027-04-01', 0)], 'April 2027', 4)
  for (const shift of [...march, ...april])
    await test.services.orm.update(shifts).set({ position: 2 }).where(eq(shifts.id, shift.id))
  const first = (await open(march[1]!.id, own.physicians[0]!)).json()
  expect(first.stretch).toEqual({ first: '2027-03-30', last: '2027-04-01', areNights: false })
  expect(namesOf(first.handoffFrom)).toEqual(['First1 Last1'])
  expect(first.handoffTo).toEqual([])
})

it('is not for physicians while it is a draft, and never for other groups', async () => {
  const { shifts: made } = await addSchedule(test.services.orm, own, 'draft', [day('2027-03-10', 0)])
  expect((await open(made[0]!.id, own.admin)).statusCode).toBe(200)
  expect((await open(made[0]!.id, own.physicians[0]!)).statusCode).toBe(404)
  const other = await addStaffedGroup(test.services.orm, 1)
  expect((await open(made[0]!.id, other.admin)).statusCode).toBe(404)
})

it('gives the one sentence and the fair share to the physician who has the shift, and to nobody else', async () => {
  const { shifts: made } = await addSchedule(test.services.orm, own, 'active', [
    day('2027-03-10', 0),
    day('2027-03-11', 0),
  ])
  const why = async (as: number) => (await test.call('GET', `/api/shifts/${made[0]!.id}/why`, { as })).json().toMe
  expect(await why(own.physicians[0]!)).toMatchObject({
    why: 'It starts your 2-day stretch.',
    shares: [{ name: 'Shifts', has: 2, share: expect.any(Number) }],
  })
  expect(await why(own.physicians[1]!)).toBeNull()
  expect(await why(own.admin)).toBeNull()
})
