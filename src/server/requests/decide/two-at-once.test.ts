/** A swap that would put somebody into two places at once can't be approved, whatever the reason, and says so before. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { march, openRequestBench, type RequestBench } from '../testing/request-bench.ts'

let bench: RequestBench
beforeAll(async () => {
  bench = await openRequestBench()
})
afterAll(() => bench.test.close())

it('is refused, and nothing changes', async () => {
  const group = await bench.addGroup([
    { date: march(22), role: 'day', place: 2 },
    { date: march(22), role: 'day', place: 4 },
    { date: march(23), role: 'day', place: 2 },
  ])
  const [own, other] = [group.shiftOf(4, march(22)).id, group.shiftOf(2, march(23)).id]
  const swap = { requestType: 'swap', originalShiftId: own, targetShiftId: other }
  const { id } = await group.asked(group.person(4), swap)
  await group.answer(group.person(2), id, { accept: true })
  const message = 'First2 Last2 would have two shifts at the same time on Mon, Mar 22.'
  const path = `/api/shift-requests/${id}/consequences`
  expect((await group.call(group.admin, 'GET', path)).body.blocked).toBe(message)
  const refused = await group.review(id, { decision: 'approve', reason: 'By phone' })
  expect(refused).toMatchObject({ status: 409, body: { message } })
  expect([await group.ownerOf(own), await group.ownerOf(other)]).toEqual([group.person(4), group.person(2)])
})
