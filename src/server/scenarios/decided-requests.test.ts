/** Scenarios of swaps and pickups as if approved, and back-tests of rules that are removed. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addSchedule, weeksOfTwoTeams as month } from '../../../tests/server/planned-month.ts'
import { addStaffedGroup, type StaffedGroup } from '../../../tests/server/staffed-group.ts'
import type { TestApp } from '../../../tests/server/test-app.ts'
import { scenario } from '../../contract/scenarios.ts'
import type { WhatIf } from '../../contract/what-if.ts'
import { addDays } from '../../engine/calendar.ts'
import { groups, shiftRequests, shifts } from '../platform/db/schema/index.ts'
import { openScenarioBench, type ScenarioBench } from './testing/scenario-bench.ts'

let bench: ScenarioBench
let test: TestApp

beforeAll(async () => {
  bench = await openScenarioBench('2027-02-10T10:00:00Z')
  test = bench.test
})
afterAll(() => test.close())

describe('requests about shifts, as if everyone agreed and they were approved', () => {
  let group: StaffedGroup
  let held: { id: number; physicianId: number | null; date: string }[]
  beforeAll(async () => {
    group = await addStaffedGroup(test.services.orm)
    const added = await addSchedule(test.services.orm, group, 'active', month)
    held = await test.services.orm.select().from(shifts).where(eq(shifts.scheduleId, added.schedule.id))
  })
  const shiftOf = (place: number, notOn: (date: string) => boolean) =>
    held.find(({ physicianId, date }) => physicianId === group.physicians[place] && !notOn(date))!
  const dayOf = ({ date }: { date: string }) => new Date(date).getUTCDate() - 1
  const ask = async (values: Partial<typeof shiftRequests.$inferInsert>) => {
    const [row] = await test.services.orm
      .insert(shiftRequests)
      .values({
        ...{ groupId: group.groupId, requestorId: group.physicians[0]!, requestType: 'swap' as const, ...values },
      })
      .returning()
    return row!.id
  }
  const suppose = (requestId: number) => bench.create(group.admin, [{ what: 'approved', requestId }])
  async function rowsWith(requestId: number) {
    const found = await bench.computed(group.admin, [{ what: 'approved', requestId }])
    expect([found.state, found.error]).toEqual(['done', null])
    return (place: number) => found.versions[0]!.rows.find(({ name }) => name === `First${place} Last${place}`)!.days
  }

  it('swaps the two shifts, and neither of the two works the day given away', async () => {
    const theirs = (place: number) =>
      new Set(held.filter((one) => one.physicianId === group.physicians[place]).map(({ date }) => date))
    const given = shiftOf(0, (date) => theirs(3).has(date))
    const taken = shiftOf(3, (date) => theirs(0).has(date))
    const shiftsOf = { originalShiftId: given.id, targetId: group.physicians[3]!, targetShiftId: taken.id }
    const days = await rowsWith(await ask({ ...shiftsOf, targetResponse: 'pending' }))
    expect([days(0)[dayOf(given)], days(3)[dayOf(taken)]]).toEqual(['.', '.'])
    expect([days(3)[dayOf(given)], days(0)[dayOf(taken)]]).not.toContain('.')
  })

  it('gives an open shift to who wants to pick it up', async () => {
    const open = shiftOf(1, (date) => dayOf({ date }) < 20)
    await test.services.orm.update(shifts).set({ physicianId: null }).where(eq(shifts.id, open.id))
    const busy = held.filter(({ date }) => date === open.date).map(({ physicianId }) => physicianId)
    const taker = group.physicians.findIndex((id) => !busy.includes(id))
    const days = await rowsWith(
      await ask({ requestType: 'pickup', requestorId: group.physicians[taker]!, targetShiftId: open.id }),
    )
    expect(days(taker)[dayOf(open)]).not.toBe('.')
  })

  it('refuses an offer that no one has taken, and what is decided', async () => {
    const offer = await suppose(await ask({ originalShiftId: shiftOf(0, () => false).id }))
    expect([offer.statusCode, offer.json().message]).toEqual([400, 'No one has taken the offer yet.'])
    const canceled = await suppose(await ask({ originalShiftId: shiftOf(0, () => false).id, status: 'cancelled' }))
    expect(canceled.json().message).toBe('That request is no longer pending.')
  })
})

it('back-tests a line that is removed: the month breaks it as often as it would have broken it as a new one', async () => {
  const group = await addStaffedGroup(test.services.orm)
  const as = group.admin
  const january = month
    .map((shift) => ({ ...shift, date: addDays(shift.date, -59) }))
    .filter(({ date }) => date < '2027-02')
  await addSchedule(test.services.orm, group, 'active', january, 'January 2027', 1)
  const backTest = async (change: WhatIf) => {
    const answer = await test.call('POST', '/api/back-test', { as, body: { changes: [change] } })
    if (answer.statusCode !== 200) return answer.json().message
    const current = async () => scenario.array().parse((await test.call('GET', '/api/back-test', { as })).json())[0]!
    await bench.ended((await current()).id)
    return (await current()).comparedWith
  }
  const text = 'At most 3 nights in a row'
  const added = await backTest({ what: 'sentence', text })
  expect(added).toMatchObject({ broken: { hard: expect.any(Number) }, lifted: 0 })
  expect(added.broken.hard).toBeGreaterThan(0)
  expect(await backTest({ what: 'without', text })).toContain('isn’t one of your custom rules')
  await test.services.orm.update(groups).set({ additionalRules: text }).where(eq(groups.id, group.groupId))
  expect(await backTest({ what: 'without', text })).toMatchObject({
    broken: { hard: 0, soft: 0 },
    lifted: added.broken.hard,
  })
})
