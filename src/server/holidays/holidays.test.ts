/** The holiday history: from published schedules, from a coordinator's entries, and what is refused. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addStaffedGroup, type StaffedGroup } from '../../../tests/server/staffed-group.ts'
import { openTestApp, type TestApp } from '../../../tests/server/test-app.ts'
import { schedules, shifts } from '../platform/db/schema/index.ts'
import { gatherProblem } from '../schedules/problem/gather-problem.ts'
import { readInputs } from '../schedules/problem/read-inputs.ts'

let test: TestApp
let own: StaffedGroup

beforeAll(async () => {
  test = await openTestApp(() => new Date('2027-11-16T12:00:00Z'))
})
afterAll(() => test.close())
beforeEach(async () => {
  own = await addStaffedGroup(test.services.orm, 2)
})

const path = () => `/api/groups/${own.groupId}/holiday-history`
const show = async (as = own.admin) => (await test.call('GET', path(), { as })).json()
const save = (entries: object[], as = own.admin) => test.call('PUT', path(), { as, body: { entries } })
const christmas = (place: number, worked: boolean | null) => ({
  ...{ physicianId: own.physicians[place]!, holiday: 'Christmas Day', year: 2026, worked },
})

/** The first physician works Christmas 2026. */
async function publishChristmas() {
  const { orm } = test.services
  const { groupId, physicians, day: roleId } = own
  const december = { groupId, name: 'December 2026', month: 12, year: 2026, status: 'active' as const }
  const [schedule] = await orm.insert(schedules).values(december).returning()
  const times = { date: '2026-12-25', startTime: '07:00', endTime: '19:00' }
  await orm.insert(shifts).values({ groupId, scheduleId: schedule!.id, physicianId: physicians[0]!, roleId, ...times })
}

/** What the engine gets when it plans December 2027. */
async function planned(place: number) {
  const { problem } = await gatherProblem(await readInputs(test.services.orm, own.groupId, { month: 12, year: 2027 }))
  const { holidayHistory, ledger } = problem.physicians[place]!
  return { history: holidayHistory, holidays: ledger.holidays, present: ledger.holidaysPresent }
}

it('has the major holidays of the last 3 years that are over, and what published schedules say', async () => {
  await publishChristmas()
  const { holidays, entries } = await show()
  expect(holidays.map(({ date }: { date: string }) => date)).toEqual([
    ...['2024-12-25', '2025-01-01', '2025-05-26', '2025-07-04', '2025-09-01', '2025-11-27', '2025-12-25'],
    ...['2026-01-01', '2026-05-25', '2026-07-04', '2026-09-07', '2026-11-26', '2026-12-25'],
    ...['2027-01-01', '2027-05-31', '2027-07-04', '2027-09-06'],
  ])
  expect(entries).toEqual([
    { ...christmas(0, true), source: 'schedule' },
    { ...christmas(1, false), source: 'schedule' },
  ])
})

it('counts what was entered, over what a schedule says, and no more once it is taken back', async () => {
  await publishChristmas()
  const thanksgiving = { physicianId: own.physicians[1]!, holiday: 'Thanksgiving Day', year: 2025, worked: true }
  const saved = await save([christmas(0, false), christmas(1, true), thanksgiving])
  expect(saved.statusCode, saved.body).toBe(200)
  expect((await show()).entries).toEqual([
    { ...christmas(0, false), source: 'typed' },
    { ...thanksgiving, source: 'typed' },
    { ...christmas(1, true), source: 'typed' },
  ])
  expect(await planned(0)).toEqual({ history: [], holidays: 0, present: 1 })
  const [first, second] = [thanksgiving, christmas(1, true)].map(({ holiday, year }) => ({ name: holiday, year }))
  expect(await planned(1)).toEqual({ history: [first, second], holidays: 2, present: 2 })
  await save([christmas(0, null), christmas(1, null), { ...thanksgiving, worked: false }])
  expect(await planned(0)).toEqual({ history: [second], holidays: 1, present: 1 })
  expect(await planned(1)).toEqual({ history: [], holidays: 0, present: 2 })
})

it('takes another name of the same holiday, and the last of two answers', async () => {
  await save([christmas(0, false), { ...christmas(0, true), holiday: 'Christmas' }])
  expect((await show()).entries).toEqual([{ ...christmas(0, true), source: 'typed' }])
})

it('names the entry at fault, and keeps nothing of the rest', async () => {
  const cases: [object, string, string][] = [
    [{ holiday: 'Columbus Day' }, 'holiday', 'Columbus Day 2026 isn’t a major holiday of the last 3 years.'],
    [{ year: 2027 }, 'holiday', 'Christmas Day 2027 isn’t a major holiday of the last 3 years.'],
    [{ year: 2023 }, 'holiday', 'Christmas Day 2023 isn’t a major holiday of the last 3 years.'],
    [{ worked: 'yes' }, 'worked', 'entries.1.worked: '],
  ]
  for (const [wrong, field, message] of cases) {
    const refused = await save([christmas(0, true), { ...christmas(1, true), ...wrong }])
    expect(refused.statusCode, refused.body).toBe(400)
    expect(refused.json()).toMatchObject({ field: `entries.1.${field}`, message: expect.stringContaining(message) })
  }
  const other = await addStaffedGroup(test.services.orm, 1)
  expect((await save([{ ...christmas(0, true), physicianId: other.physicians[0] }])).statusCode).toBe(404)
  expect((await save([christmas(0, true)], other.admin)).statusCode).toBe(404)
  expect((await save([christmas(0, true)], own.physicians[0])).statusCode).toBe(403)
  expect((await show()).entries).toEqual([])
})

it('is in the audit log with names and answers', async () => {
  await save([christmas(0, true)])
  await save([christmas(0, false)])
  const { events } = (await test.call('GET', '/api/audit', { as: own.admin })).json()
  expect(events[0]).toMatchObject({
    text: 'entered who worked which holidays',
    changes: [
      {
        what: 'Holiday history',
        before: 'Answer: worked, Holiday: Christmas Day 2026, Physician: First0 Last0',
        after: 'Answer: off, Holiday: Christmas Day 2026, Physician: First0 Last0',
      },
    ],
  })
})
