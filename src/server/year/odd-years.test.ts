/** Years that no one plans for: nobody there, nothing known, no holidays, and input that can't be. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addStaffedGroup, type StaffedGroup } from '../../../tests/server/staffed-group.ts'
import { openTestApp, type TestApp } from '../../../tests/server/test-app.ts'
import type { HolidayDeal, YearPlan } from '../../contract/year.ts'
import { addDays } from '../../engine/calendar.ts'
import { groups, roles, schedules, shifts, users } from '../platform/db/schema/index.ts'

let test: TestApp

beforeAll(async () => {
  test = await openTestApp(() => new Date('2026-11-17T12:00:00Z'))
})
afterAll(() => test.close())

async function addGroup(size: number, settings: object = {}): Promise<StaffedGroup> {
  const { orm } = test.services
  const own = await addStaffedGroup(orm, Math.max(1, size))
  await orm
    .update(groups)
    .set({ pattern: '7-on-7-off', settings: { timeZone: 'UTC', solverSeconds: 1, ...settings } as never })
    .where(eq(groups.id, own.groupId))
  if (size === 0) await orm.update(users).set({ isActive: false }).where(eq(users.id, own.physicians[0]!))
  return own
}
const read = async <T>(own: StaffedGroup, path: string): Promise<T> => {
  const answer = await test.call('GET', path, { as: own.admin })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const ofYear = '/api/year?from=2027-01'
const ofDeal = '/api/year/holidays/proposal?from=2027-01'

it('without any physicians shows an empty year, and says who is missing where it deals', async () => {
  const own = await addGroup(0)
  expect((await read<YearPlan>(own, ofYear)).people).toEqual([])
  const deal = await read<HolidayDeal>(own, ofDeal)
  expect(deal).toMatchObject({ turns: [], changed: 0, debtBefore: 0, debtAfter: 0, balances: [] })
  expect(deal.missing.map(({ count }) => count)).toEqual([3, 3, 3, 3, 3, 3])
  const layout = await test.call('GET', '/api/year/weeks/proposal?from=2027-01&months=3', { as: own.admin })
  expect([layout.statusCode, layout.json().message]).toEqual([400, 'No physician is available in these months.'])
})

it('without history and schedules deals by FTE alone', async () => {
  const own = await addGroup(6)
  await test.services.orm.update(users).set({ fte: 0.1 }).where(eq(users.id, own.physicians[0]!))
  const { turns, missing, balances } = await read<HolidayDeal>(own, ofDeal)
  expect(missing).toEqual([])
  const worked = (id: number) => turns.filter(({ physicianId, works }) => physicianId === id && works).length
  expect(worked(own.physicians[0]!)).toBeLessThanOrEqual(1)
  // Six holidays of three people, by 5.1 FTE.
  for (const { physicianId, worked: known, of, fairShare } of balances) {
    expect([known, of]).toEqual([worked(physicianId), 6])
    expect(fairShare).toBeCloseTo((18 * (physicianId === own.physicians[0] ? 0.1 : 1)) / 5.1, 6)
  }
})

it('deals New Year’s Day to nobody who works the seven days before', async () => {
  const own = await addGroup(8)
  const { orm } = test.services
  const month = { groupId: own.groupId, year: 2026, status: 'active' as const }
  await orm.insert(schedules).values({ ...month, name: 'November', month: 11 })
  const [december] = await orm
    .insert(schedules)
    .values({ ...month, name: 'December', month: 12 })
    .returning()
  const busy = own.physicians.slice(0, 3)
  const shift = { scheduleId: december!.id, groupId: own.groupId, roleId: own.day }
  const times = { startTime: '07:00', endTime: '19:00', shiftType: 'day' as const }
  await orm
    .insert(shifts)
    .values(
      busy.flatMap((physicianId) =>
        Array.from({ length: 7 }, (_, day) => ({ ...shift, ...times, physicianId, date: addDays('2026-12-25', day) })),
      ),
    )
  const { turns, missing } = await read<HolidayDeal>(own, ofDeal)
  expect(missing).toEqual([])
  const onFirst = turns.filter(({ date, works }) => date === '2027-01-01' && works)
  expect(onFirst).toHaveLength(3)
  expect(onFirst.filter(({ physicianId }) => busy.includes(physicianId))).toEqual([])
  const shown = (await read<YearPlan>(own, ofYear)).people.filter(({ id }) => busy.includes(id))
  for (const { turns: own } of shown)
    expect(own[0]).toMatchObject({ works: null, reason: 'Too close to the shifts before.' })
})

it('without holidays has nothing to deal, and says where they are turned on', async () => {
  const own = await addGroup(4, { federalHolidays: false })
  expect((await read<YearPlan>(own, ofYear)).holidays).toEqual([])
  const answer = await test.call('GET', ofDeal, { as: own.admin })
  expect([answer.statusCode, answer.json().message]).toEqual([
    400,
    'Your group has no major holidays in these months. Choose them in Group Settings.',
  ])
})

it('without roles, nobody is needed on a holiday', async () => {
  const own = await addGroup(4)
  await test.services.orm.update(roles).set({ isActive: false }).where(eq(roles.groupId, own.groupId))
  const { holidays } = await read<YearPlan>(own, ofYear)
  expect(holidays.length).toBe(6)
  expect((await test.call('GET', ofDeal, { as: own.admin })).statusCode).toBe(200)
})

it('that is over can’t be dealt, laid out, or moved', async () => {
  const own = await addGroup(4)
  const past = await test.call('GET', '/api/year/holidays/proposal?from=2025-01', { as: own.admin })
  expect([past.statusCode, past.json().message]).toEqual([
    400,
    'All major holidays in these months are published or over.',
  ])
  const layout = await test.call('GET', '/api/year/weeks/proposal?from=2025-01&months=3', { as: own.admin })
  expect([layout.statusCode, layout.json().message]).toEqual([400, 'These months are published. Pick later ones.'])
  const add = { from: '2025-02-01', to: '2025-02-07', isNight: false }
  const moved = await test.call('PUT', '/api/year/weeks', {
    as: own.admin,
    body: { moves: [{ physicianId: own.physicians[0]!, remove: null, add }] },
  })
  expect([moved.statusCode, moved.json().message]).toEqual([400, 'These days are published or over.'])
})

it('of another group is nobody’s to change', async () => {
  const [own, other] = [await addGroup(3), await addGroup(3)]
  const physicianId = other.physicians[0]!
  const add = { from: '2027-02-02', to: '2027-02-08', isNight: false }
  const calls = [
    ['/api/year/weeks', { moves: [{ physicianId, remove: null, add }] }],
    ['/api/year/holidays', { turns: [{ physicianId, date: '2027-07-04', works: true }] }],
  ] as const
  for (const [path, body] of calls) {
    expect((await test.call('PUT', path, { as: own.admin, body })).statusCode, path).toBe(404)
    expect((await test.call('PUT', path, { as: other.physicians[1]!, body })).statusCode, path).toBe(403)
  }
})
