/** What happens to pending requests whose shifts become open or disappear: both sides are notified. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addSchedule, type Planned } from '../../../tests/server/planned-month.ts'
import { type Actors, march, openRequestBench, type RequestBench } from './testing/request-bench.ts'

let bench: RequestBench

beforeAll(async () => {
  bench = await openRequestBench()
})
afterAll(() => bench.test.close())

const planned: Planned[] = [
  ...[0, 1, 2, 3, 4].map((place): Planned => ({ date: march(1 + 3 * place), role: 'day', place })),
  { date: march(22), role: 'day', place: null },
]
const dayOf = (group: Actors, place: number) => group.shiftOf(place, march(1 + 3 * place)).id

/** 0 asks 1 to swap, who has not answered; 2, 3 and 4 are a circle; 5 wants the open shift, and 6 a day off. */
async function askAll(group: Actors) {
  const { asked, person } = group
  const pickup = { requestType: 'pickup', targetShiftId: group.shiftOf(null, march(22)).id }
  return {
    swap: await asked(person(0), {
      requestType: 'swap',
      originalShiftId: dayOf(group, 0),
      targetShiftId: dayOf(group, 1),
    }),
    circle: await asked(person(2), {
      requestType: 'swap',
      originalShiftId: dayOf(group, 2),
      cycleShiftIds: [dayOf(group, 3), dayOf(group, 4)],
    }),
    pickup: await asked(person(5), pickup),
    away: await asked(person(6), { requestedDate: march(25), reason: 'A wedding' }),
  }
}

async function statesOf(group: Actors, all: Awaited<ReturnType<typeof askAll>>) {
  const states: Record<string, string> = {}
  for (const [name, { id }] of Object.entries(all)) states[name] = (await group.request(id)).status
  return states
}

const clear = (group: Actors, from: string, to: string) =>
  group.call(group.admin, 'POST', `/api/schedules/${group.scheduleId}/clear`, { from, to })

it('denies a swap when a range with one of its shifts is cleared, and leaves the others', async () => {
  const group = await bench.addGroup(planned)
  const all = await askAll(group)
  expect((await clear(group, march(1), march(1))).status).toBe(200)
  expect(await statesOf(group, all)).toEqual({
    swap: 'denied',
    circle: 'pending',
    pickup: 'pending',
    away: 'pending',
  })
  const says =
    'The request for a swap of Day on Mon, Mar 1 for Day on Thu, Mar 4 is closed. ' +
    'One of these shifts was reassigned, so this swap no longer works.'
  for (const place of [0, 1]) expect(await group.messagesOf(group.person(place))).toContain(says)
  expect((await clear(group, march(2), march(31))).status).toBe(200)
  // What was open before stays open, and can still be taken.
  expect(await statesOf(group, all)).toMatchObject({ circle: 'denied', pickup: 'pending', away: 'pending' })
})

it.each([
  ['replaced', 'the schedule for March 2027 was replaced. Request it again if you still need it'],
  ['withdrawn', 'the schedule for March 2027 is no longer published'],
])('denies what is asked about a schedule that is %s, and tells everybody in it', async (how, because) => {
  const group = await bench.addGroup(planned)
  const all = await askAll(group)
  const { schedule } = await addSchedule(bench.orm, group, 'draft', planned, 'Anew')
  const path = how === 'replaced' ? `${schedule.id}/publish` : `${group.scheduleId}/archive`
  const answer = await group.call(group.admin, 'POST', `/api/schedules/${path}`, {})
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  expect(await statesOf(group, all)).toEqual({ swap: 'denied', circle: 'denied', pickup: 'denied', away: 'pending' })
  expect(await group.request(all.pickup.id)).toMatchObject({
    reviewedBy: group.admin,
    notes: `The shift no longer exists: ${because}.`,
  })
  const told = async (place: number) =>
    (await group.messagesOf(group.person(place))).filter((text) => text.includes('The shift no longer exists'))
  expect(await told(5)).toEqual([
    `The request for Day on Mon, Mar 22 is closed. The shift no longer exists: ${because}.`,
  ])
  for (const place of [0, 1, 2, 3, 4]) expect(await told(place)).toHaveLength(1)
  expect(await told(6)).toEqual([])
  const settled = (await group.auditLog()).filter(({ action }) => action === 'request.deny')
  expect(settled.map(({ thingId }) => thingId).sort()).toEqual([all.swap.id, all.circle.id, all.pickup.id].sort())
})
