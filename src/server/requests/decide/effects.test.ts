/** What approving would do, for the whole list at once: shifts that open, rules that break, months without a schedule. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { march, openRequestBench, type RequestBench } from '../testing/request-bench.ts'

let bench: RequestBench
beforeAll(async () => {
  bench = await openRequestBench()
})
afterAll(() => bench.test.close())

it('tells what is harmless from what opens shifts or breaks rules', async () => {
  const group = await bench.addGroup([
    { date: march(1), role: 'day', place: 0 },
    { date: march(2), role: 'day', place: 0 },
    { date: march(2), role: 'night', place: 4 },
    { date: march(3), role: 'day', place: null },
  ])
  const opens = await group.asked(group.person(0), { startDate: march(1), endDate: march(3), reason: 'x' })
  const harmless = await group.asked(group.person(5), { requestedDate: march(8), reason: 'x' })
  const early = await group.asked(group.person(6), { requestedDate: '2027-05-03', reason: 'x' })
  const open = group.shiftOf(null, march(3))
  const breaks = await group.asked(group.person(4), { requestType: 'pickup', targetShiftId: open.id })
  const { status, body } = await group.call(group.admin, 'GET', `/api/shift-requests/group/${group.groupId}/effects`)
  expect(status).toBe(200)
  const of = (id: number) => body.find(({ requestId }: { requestId: number }) => requestId === id)
  expect(of(opens.id)).toMatchObject({ hasSchedule: true, opens: 2, breaks: [] })
  expect(of(harmless.id)).toMatchObject({ hasSchedule: true, opens: 0, breaks: [] })
  expect(of(early.id)).toMatchObject({ hasSchedule: false, opens: 0, breaks: [] })
  expect(of(breaks.id).breaks).toContainEqual({ what: 'rest', says: expect.stringContaining('rest') })
})

it('ranks those who want one shift, the one who fits best first, each with the reason', async () => {
  const group = await bench.addGroup([
    { date: march(2), role: 'night', place: 4 },
    { date: march(3), role: 'day', place: null },
    { date: march(4), role: 'day', place: 1 },
  ])
  const open = group.shiftOf(null, march(3))
  const tired = await group.asked(group.person(4), { requestType: 'pickup', targetShiftId: open.id })
  const free = await group.asked(group.person(5), { requestType: 'pickup', targetShiftId: open.id })
  const alone = await group.asked(group.person(6), { requestedDate: march(20), reason: 'x' })
  const { body } = await group.call(group.admin, 'GET', `/api/shift-requests/group/${group.groupId}/effects`)
  const of = (id: number) => body.find(({ requestId }: { requestId: number }) => requestId === id).rival
  expect(of(free.id)).toMatchObject({ shiftId: open.id, place: 1, of: 2 })
  expect(of(free.id).group).not.toBe('not-eligible')
  expect(of(tired.id)).toMatchObject({ place: 2, of: 2, group: 'not-eligible', says: expect.stringContaining('rest') })
  expect(of(alone.id)).toBeNull()
})
