/** Who could cover all the shifts that an approval opens: judged together, since what one may do each day may be too much in a row. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Consequences } from '../../../contract/request-outlook.ts'
import { march, openRequestBench, type RequestBench } from '../testing/request-bench.ts'

let bench: RequestBench
beforeAll(async () => {
  bench = await openRequestBench()
})
afterAll(() => bench.test.close())

it('leaves out who may take each shift but not all of them', async () => {
  const group = await bench.addGroup([1, 2, 3].map((day) => ({ date: march(day), role: 'day', place: 0 })))
  const limited = group.person(5)
  await group.call(limited, 'PUT', `/api/physicians/${limited}`, { maxConsecutiveDays: 2 })
  const leave = await group.asked(group.person(0), { startDate: march(1), endDate: march(3), reason: 'x' })
  const { body } = await group.call(group.admin, 'GET', `/api/shift-requests/${leave.id}/consequences`)
  const { opened, forAll } = body as Consequences
  const mayTakeEach = opened.map(({ candidates }) =>
    candidates.some((one) => one.physicianId === limited && one.isAllowed),
  )
  expect(mayTakeEach).toEqual([true, true, true])
  const ids = forAll.map(({ physicianId }) => physicianId)
  expect(ids).toContain(group.person(6))
  expect(ids).not.toContain(limited)
  expect(ids).not.toContain(group.person(0))
})

it('says nothing about all of one', async () => {
  const group = await bench.addGroup([{ date: march(1), role: 'day', place: 0 }])
  const leave = await group.asked(group.person(0), { requestedDate: march(1), reason: 'x' })
  const { body } = await group.call(group.admin, 'GET', `/api/shift-requests/${leave.id}/consequences`)
  expect([body.opened.length, body.forAll]).toEqual([1, []])
})
