/** A shift of one published month for one of the next: found by need, asked, approved; rules hold over the edge. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addSchedule, type Planned } from '../../../../tests/server/planned-month.ts'
import type { SwapOption } from '../../../contract/swaps.ts'
import { type Actors, march, openRequestBench, type RequestBench } from '../testing/request-bench.ts'

let bench: RequestBench
beforeAll(async () => {
  bench = await openRequestBench()
})
afterAll(() => bench.test.close())

const mine = (group: Actors) => group.shiftOf(0, march(2))
const april = (day: number) => `2027-04-${String(day).padStart(2, '0')}`

it('finds a shift of the next month in return, says what it does in each, and both change hands', async () => {
  const group = await bench.addGroup()
  const inApril: Planned[] = [{ date: april(12), role: 'day', place: 5 }]
  const { shifts: rows } = await addSchedule(bench.orm, group, 'active', inApril, 'April 2027', 4)
  const url = `/api/shifts/${mine(group).id}/swaps?colleagueId=${group.person(5)}`
  const options: SwapOption[] = (await group.call(group.person(0), 'GET', url)).body
  expect(options.map(({ kind, steps }) => [kind, steps[0]!.takes[0]?.date])).toEqual([
    ['alike', april(12)],
    ['give-away', undefined],
  ])
  const [swap] = options as [SwapOption]
  expect(swap.steps.map(({ effect }) => effect)).toEqual([
    expect.stringMatching(/^March: On Mar 1 and Mar 3\..*April: On Apr 12\./),
    expect.stringMatching(/^March: On Mar 2\..*April: /),
  ])
  const steps = swap.steps.flatMap(({ physicianId, takes }) =>
    takes.map(({ id }) => ({ shiftId: id, takerId: physicianId })),
  )
  const asked = await group.call(group.person(0), 'POST', `/api/shifts/${mine(group).id}/swap-asks`, {
    asks: [{ steps }],
  })
  expect(asked.status).toBe(201)
  const [request] = (await group.call(group.person(5), 'GET', '/api/shift-requests/for-me')).body
  const effects = (await group.call(group.person(5), 'GET', `/api/shift-requests/${request.id}/effects`)).body
  expect(effects[1].effect).toBe(swap.steps[1]!.effect)
  await group.answer(group.person(5), request.id, { accept: true })
  expect((await group.approve(request.id)).status).toBe(200)
  expect(await group.ownerOf(mine(group).id)).toBe(group.person(5))
  expect(await group.ownerOf(rows[0]!.id)).toBe(group.person(0))
})

it('leaves out what breaks a rule over the edge of the month, and what is not published', async () => {
  const last = march(31)
  const planned: Planned[] = [
    { date: march(2), role: 'day', place: 0 },
    { date: last, role: 'night', place: 0 },
  ]
  const group = await bench.addGroup(planned)
  // Right after the night there is no rest; the draft counts for nobody.
  await addSchedule(bench.orm, group, 'active', [{ date: april(1), role: 'day', place: 5 }], 'April 2027', 4)
  await addSchedule(bench.orm, group, 'draft', [{ date: '2027-02-26', role: 'day', place: 5 }], 'February 2027', 2)
  const url = `/api/shifts/${mine(group).id}/swaps?colleagueId=${group.person(5)}`
  const options: SwapOption[] = (await group.call(group.person(0), 'GET', url)).body
  expect(options.map(({ kind }) => kind)).toEqual(['give-away'])
})
