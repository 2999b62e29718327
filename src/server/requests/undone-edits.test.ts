/** An edit of shifts that is undone leaves no trace in requests: what it closed is pending again, and is closed by redoing it. */
import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditEvents, shiftRequests, swapAsks } from '../platform/db/schema/index.ts'
import { type Actors, march, openRequestBench, type RequestBench, usual } from './testing/request-bench.ts'

let bench: RequestBench
beforeAll(async () => {
  bench = await openRequestBench()
})
afterAll(() => bench.test.close())

const addGroup = () => bench.addGroup([...usual, { date: march(22), role: 'day', place: null }])
const coordinate = async (group: Actors, path: string, body: object) => {
  const answer = await group.call(group.admin, 'POST', `/api/schedules/${group.scheduleId}/${path}`, body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body
}
const turn = (group: Actors, stepId: number, isUndone: boolean) => coordinate(group, 'steps/turn', { stepId, isUndone })
const give = async (group: Actors, shiftId: number, to: number | null) => {
  const { version } = await group.shift(shiftId)
  const physicianId = to === null ? null : group.person(to)
  return coordinate(group, 'edits', { edits: [{ do: 'change', shiftId, version, physicianId }], reason: 'By phone' })
}
const remove = async (group: Actors, shiftId: number) => {
  const { version } = await group.shift(shiftId)
  return coordinate(group, 'edits', { edits: [{ do: 'remove', shiftId, version }], reason: 'Not needed' })
}

/** Everything about requests that a person could tell apart. */
async function stateOf({ groupId }: Actors) {
  const requests = await bench.orm
    .select()
    .from(shiftRequests)
    .where(eq(shiftRequests.groupId, groupId))
    .orderBy(asc(shiftRequests.id))
  const asks = await bench.orm.select().from(swapAsks).where(eq(swapAsks.groupId, groupId)).orderBy(asc(swapAsks.id))
  return { requests: requests.map(({ version: _, updatedAt: __, ...row }) => row), asks }
}

/** What the history says of a request, in order. */
async function lifeOf(id: number) {
  const events = await bench.orm
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.thing, 'request'), eq(auditEvents.thingId, id)))
    .orderBy(asc(auditEvents.id))
  return events.map(({ action }) => action.replace('request.', '')).join(' ')
}

const swap = (group: Actors) => ({
  requestType: 'swap',
  originalShiftId: group.shiftOf(0, march(2)).id,
  targetShiftId: group.shiftOf(2, march(9)).id,
})

/** 0 asks 2, then 3, for their day on March 9. */
const askInOrder = async (group: Actors) => {
  const { id } = group.shiftOf(0, march(2))
  const asks = [2, 3].map((place) => ({
    steps: [
      { shiftId: id, takerId: group.person(place) },
      { shiftId: group.shiftOf(place, march(9)).id, takerId: group.person(0) },
    ],
  }))
  const answer = await group.call(group.person(0), 'POST', `/api/shifts/${id}/swap-asks`, { asks, reason: 'A wedding' })
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
}

type Case = [string, (group: Actors) => Promise<unknown>, (group: Actors) => Promise<{ stepId: number }>]
const cases: Case[] = [
  [
    'a swap that was accepted, when its shift was given to somebody else',
    async (group) => {
      const { id } = await group.asked(group.person(0), { ...swap(group), reason: 'A wedding' })
      await group.answer(group.person(2), id, { accept: true })
    },
    (group) => give(group, group.shiftOf(2, march(9)).id, 5),
  ],
  [
    'an offer, when the shift was given to somebody else',
    async (group) => {
      const offered = group.shiftOf(3, march(9))
      await group.asked(group.person(3), { requestType: 'swap', originalShiftId: offered.id })
      await group.asked(group.person(6), { requestType: 'pickup', targetShiftId: offered.id })
    },
    (group) => give(group, group.shiftOf(3, march(9)).id, 5),
  ],
  [
    'a pickup, when the open shift was removed',
    (group) =>
      group.asked(group.person(5), { requestType: 'pickup', targetShiftId: group.shiftOf(null, march(22)).id }),
    (group) => remove(group, group.shiftOf(null, march(22)).id),
  ],
  [
    'a circle of three, when the days were cleared',
    (group) =>
      group.asked(group.person(0), {
        requestType: 'swap',
        originalShiftId: group.shiftOf(0, march(1)).id,
        cycleShiftIds: [group.shiftOf(2, march(8)).id, group.shiftOf(3, march(9)).id],
      }),
    (group) => coordinate(group, 'clear', { from: march(8), to: march(10) }),
  ],
]

it('asks the first colleague again, and the second one only after that', async () => {
  const group = await addGroup()
  await askInOrder(group)
  const before = await stateOf(group)
  expect(before.asks.map(({ state }) => state)).toEqual(['asked', 'waiting'])
  const { stepId } = await give(group, group.shiftOf(2, march(9)).id, 5)
  expect((await stateOf(group)).asks.map(({ state }) => state)).toEqual(['gone', 'asked'])
  await turn(group, stepId, true)
  const { requests, asks } = await stateOf(group)
  expect(asks).toEqual(before.asks)
  const [first, second] = requests
  expect([first, second?.status]).toEqual([before.requests[0], 'cancelled'])
  expect(await lifeOf(second!.id)).toBe('create cancel')
})

it('is refused once the colleague who was asked instead has answered', async () => {
  const group = await addGroup()
  await askInOrder(group)
  const { stepId } = await give(group, group.shiftOf(2, march(9)).id, 5)
  const [, second] = (await stateOf(group)).requests
  expect((await group.answer(group.person(3), second!.id, { accept: true })).status).toBe(200)
  const path = `/api/schedules/${group.scheduleId}/steps/turn`
  expect(await group.call(group.admin, 'POST', path, { stepId, isUndone: true })).toMatchObject({
    status: 409,
    body: { message: 'The next colleague has answered since, so you can’t undo this change.' },
  })
  expect(await group.ownerOf(group.shiftOf(2, march(9)).id)).toBe(group.person(5))
})

it.each(cases)('puts back %s', async (_, ask, edit) => {
  const group = await addGroup()
  await ask(group)
  const before = await stateOf(group)
  const { stepId } = await edit(group)
  const after = await stateOf(group)
  expect(after.requests.some(({ status }) => status !== 'pending')).toBe(true)
  await turn(group, stepId, true)
  expect(await stateOf(group)).toEqual(before)
  const [request] = before.requests
  expect(await group.messagesOf(request!.requestorId)).toContainEqual(expect.stringMatching(/ is pending again\.$/))
  expect(await lifeOf(request!.id)).toMatch(/(approve|deny) undo$/)
  await turn(group, stepId, false)
  expect((await stateOf(group)).requests.map(({ status }) => status)).toEqual(
    after.requests.map(({ status }) => status),
  )
  await turn(group, stepId, true)
  expect(await stateOf(group)).toEqual(before)
})

it('closes what was requested about a shift that undoing takes back, and opens it again when that is redone', async () => {
  const group = await addGroup()
  const { id: shiftId } = group.shiftOf(3, march(9))
  const { stepId } = await give(group, shiftId, null)
  const { id } = await group.asked(group.person(6), { requestType: 'pickup', targetShiftId: shiftId })
  await turn(group, stepId, true)
  expect(await group.request(id)).toMatchObject({ status: 'denied', notes: 'This shift is no longer available.' })
  await turn(group, stepId, false)
  expect(await group.request(id)).toMatchObject({ status: 'pending', notes: null, reviewedBy: null })
})

it('gives no shift back to somebody whose time off was approved since', async () => {
  const group = await addGroup()
  const { id: shiftId } = group.shiftOf(2, march(9))
  const { stepId } = await give(group, shiftId, 5)
  const leave = await group.asked(group.person(2), { requestedDate: march(9), reason: 'A wedding' })
  expect((await group.approve(leave.id)).status).toBe(200)
  const path = `/api/schedules/${group.scheduleId}/steps/turn`
  expect(await group.call(group.admin, 'POST', path, { stepId, isUndone: true })).toMatchObject({
    status: 409,
    body: { message: 'First2 Last2 now has approved time off on Tue, Mar 9.' },
  })
  expect(await group.ownerOf(shiftId)).toBe(group.person(5))
})

it('leaves closed what can no longer be approved', async () => {
  const group = await addGroup()
  const { id } = await group.asked(group.person(0), swap(group))
  const { stepId } = await give(group, group.shiftOf(2, march(9)).id, 5)
  await give(group, group.shiftOf(0, march(2)).id, 6)
  await turn(group, stepId, true)
  expect(await group.request(id)).toMatchObject({ status: 'denied' })
})

it('leaves the request of somebody who left since closed', async () => {
  const group = await addGroup()
  const { id: targetShiftId } = group.shiftOf(null, march(22))
  const { id } = await group.asked(group.person(5), { requestType: 'pickup', targetShiftId })
  const { stepId } = await remove(group, targetShiftId)
  expect((await group.call(group.admin, 'DELETE', `/api/physicians/${group.person(5)}`)).status).toBe(200)
  await turn(group, stepId, true)
  expect(await group.request(id)).toMatchObject({ status: 'denied' })
})
