/** Position numbers: assigned with a draft, kept with the shift, and given to added or moved shifts. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addSchedule, type Planned } from '../../../../tests/server/planned-month.ts'
import { addStaffedGroup, type StaffedGroup } from '../../../../tests/server/staffed-group.ts'
import { openTestApp, type TestApp } from '../../../../tests/server/test-app.ts'
import { shifts } from '../../platform/db/schema/index.ts'

let test: TestApp
let own: StaffedGroup

beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  own = await addStaffedGroup(test.services.orm, 4)
})

const days = (place: number | null, ...dates: string[]) => dates.map((date): Planned => ({ date, role: 'day', place }))
const edit = (id: number, ...edits: object[]) =>
  test.call('POST', `/api/schedules/${id}/edits`, { as: own.admin, body: { edits, reason: 'Agreed by phone' } })

/** "1st day of physician 0 is in position 2": date, place in the group, position. */
async function seatsOf(scheduleId: number) {
  const rows = await test.services.orm
    .select()
    .from(shifts)
    .where(eq(shifts.scheduleId, scheduleId))
    .orderBy(shifts.date, shifts.id)
  return rows.map(({ date, physicianId, position }) => [date, own.physicians.indexOf(physicianId ?? 0), position])
}

/** Copying a schedule assigns missing positions. */
async function copy(scheduleId: number): Promise<number> {
  const answer = await test.call('POST', `/api/schedules/${scheduleId}/duplicate`, { as: own.admin, body: {} })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json().id
}

const march: Planned[] = [
  ...days(0, '2027-03-01', '2027-03-02'),
  ...days(1, '2027-03-02', '2027-03-03'),
  ...days(2, '2027-03-03'),
  { date: '2027-03-02', role: 'night', place: 3 },
]

it('deals a draft its positions, and goes on where the month before ended', async () => {
  const february = await addSchedule(test.services.orm, own, 'active', days(0, '2027-02-28'), 'February 2027', 2)
  await test.services.orm.update(shifts).set({ position: 2 }).where(eq(shifts.scheduleId, february.schedule.id))
  const { schedule } = await addSchedule(test.services.orm, own, 'draft', march)
  const draft = await copy(schedule.id)
  expect(await seatsOf(draft)).toEqual([
    ['2027-03-01', 0, 2],
    ['2027-03-02', 0, 2],
    ['2027-03-02', 1, 1],
    ['2027-03-02', 3, null],
    ['2027-03-03', 1, 1],
    ['2027-03-03', 2, 2],
  ])
  expect(await seatsOf(await copy(draft))).toEqual(await seatsOf(draft))
})

it('leaves the position to whoever takes the shift, and gives one to what is added or moved', async () => {
  const { schedule } = await addSchedule(test.services.orm, own, 'draft', march)
  const draft = await copy(schedule.id)
  const rows = await test.services.orm.select().from(shifts).where(eq(shifts.scheduleId, draft)).orderBy(shifts.id)
  const first = rows.find(({ date }) => date === '2027-03-01')!
  const last = rows.find(({ physicianId }) => physicianId === own.physicians[2])!
  const answer = await edit(
    draft,
    { do: 'change', shiftId: first.id, version: 1, physicianId: own.physicians[2] },
    { do: 'change', shiftId: last.id, version: 1, date: '2027-03-02' },
    { do: 'add', roleId: own.day, date: '2027-03-04', physicianId: own.physicians[1] },
  )
  expect(answer.statusCode, answer.body).toBe(200)
  expect(answer.json().shifts[0]).toMatchObject({ position: 1 })
  expect(await seatsOf(draft)).toEqual([
    ['2027-03-01', 2, 1],
    ['2027-03-02', 0, 1],
    ['2027-03-02', 1, 2],
    ['2027-03-02', 3, null],
    ['2027-03-02', 2, 3],
    ['2027-03-03', 1, 2],
    ['2027-03-04', 1, 2],
  ])
})

it('does not begin to number a role in the middle of a month', async () => {
  const { schedule } = await addSchedule(test.services.orm, own, 'draft', march)
  const answer = await edit(schedule.id, { do: 'add', roleId: own.day, date: '2027-03-04', physicianId: null })
  expect(answer.statusCode, answer.body).toBe(200)
  expect((await seatsOf(schedule.id)).map(([, , position]) => position)).toEqual(Array(7).fill(null))
})

it('puts a stretch into another position, and gives whoever had it the old one', async () => {
  const { schedule } = await addSchedule(test.services.orm, own, 'draft', march)
  const draft = await copy(schedule.id)
  const read = () => test.services.orm.select().from(shifts).where(eq(shifts.scheduleId, draft)).orderBy(shifts.id)
  const rows = await read()
  const held = rows.filter(({ physicianId }) => physicianId === own.physicians[0])
  const pins = held.map(({ id }) => ({ do: 'change', shiftId: id, version: 1, position: 2 }))
  const answer = await edit(draft, ...pins)
  expect(answer.statusCode, answer.body).toBe(200)
  expect(await seatsOf(draft)).toEqual([
    ['2027-03-01', 0, 2],
    ['2027-03-02', 0, 2],
    ['2027-03-02', 1, 1],
    ['2027-03-02', 3, null],
    ['2027-03-03', 1, 2],
    ['2027-03-03', 2, 1],
  ])
  const handSet = (await read()).filter(({ editedBy }) => editedBy !== null).map(({ physicianId }) => physicianId)
  expect(handSet).toEqual([own.physicians[0], own.physicians[0]])
})

it('refuses positions that the role does not have, or that a locked shift has', async () => {
  const { schedule } = await addSchedule(test.services.orm, own, 'draft', march)
  const draft = await copy(schedule.id)
  const rows = await test.services.orm.select().from(shifts).where(eq(shifts.scheduleId, draft)).orderBy(shifts.id)
  const at = (place: number, date: string) =>
    rows.find((row) => row.physicianId === own.physicians[place] && row.date === date)!
  const pin = (row: { id: number }, position: number) => ({ do: 'change', shiftId: row.id, version: 1, position })
  const [one, other, night] = [at(0, '2027-03-02'), at(1, '2027-03-02'), at(3, '2027-03-02')]
  const refusals = [
    [await edit(draft, pin(one, 3)), 400, 'Choose a position from 1 to 2.'],
    [await edit(draft, pin(night, 1)), 400, 'This role has no numbered positions.'],
    [await edit(draft, pin(one, 2), pin(other, 2)), 409, 'Two of these shifts would have position 2 on Tue, Mar 2.'],
  ] as const
  for (const [answer, status, message] of refusals)
    expect([answer.statusCode, answer.json()]).toMatchObject([status, { field: 'position', message }])
  await test.services.orm.update(shifts).set({ isLocked: true }).where(eq(shifts.id, other.id))
  const locked = await edit(draft, pin(one, other.position!))
  expect([locked.statusCode, locked.json().message]).toEqual([409, 'A locked shift has position 2 on Tue, Mar 2.'])
})
