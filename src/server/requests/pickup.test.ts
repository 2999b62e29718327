/** Open and offered shifts: the board, taking one, two takers of one shift, and groups without approval. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Planned } from '../../../tests/server/planned-month.ts'
import { users } from '../platform/db/schema/index.ts'
import { type Actors, march, openRequestBench, type RequestBench } from './testing/request-bench.ts'

let bench: RequestBench

const planned: Planned[] = [
  { date: march(1), role: 'day', place: 0 },
  { date: march(1), role: 'day', place: null },
  { date: march(2), role: 'day', place: 1 },
  { date: march(2), role: 'night', place: 2 },
  { date: march(3), role: 'day', place: null },
]

beforeAll(async () => {
  bench = await openRequestBench()
})
afterAll(() => bench.test.close())

const board = async (group: Actors, place: number) =>
  (await group.call(group.person(place), 'GET', '/api/open-shifts')).body as {
    shift: { id: number }
    kind: string
    isAllowed: boolean
    says: string
    offeredBy: string | null
    myRequestId: number | null
    isInstant: boolean
  }[]
const take = (group: Actors, place: number, shiftId: number) =>
  group.ask(group.person(place), { requestType: 'pickup', targetShiftId: shiftId })

describe('the board', () => {
  it('lists what is open or offered from today on, what I may take first, and why not', async () => {
    const group = await bench.addGroup(planned)
    const offered = group.shiftOf(0, march(1))
    await group.asked(group.person(0), { requestType: 'swap', originalShiftId: offered.id, reason: 'Secret' })
    const forThree = await board(group, 3)
    expect(forThree.map(({ kind }) => kind).sort()).toEqual(['offered', 'open', 'open'])
    expect(forThree.find(({ kind }) => kind === 'offered')!.offeredBy).toBe('First0 Last0')
    expect(JSON.stringify(forThree)).not.toContain('Secret')
    // 2 works the night before the 3rd.
    const forTwo = await board(group, 2)
    const tired = forTwo.find(({ shift }) => shift.id === group.shiftOf(null, march(3)).id)!
    expect(tired.isAllowed).toBe(false)
    expect(tired.says).toContain('rest')
    expect(forTwo.at(-1)).toBe(tired)
    expect((await board(group, 0)).map(({ kind }) => kind)).not.toContain('offered')
    bench.setClock('2027-03-02T12:00:00Z')
    expect(await board(group, 3)).toHaveLength(1)
    bench.setClock('2027-02-20T12:00:00Z')
  })
})

it('offers nothing to a coordinator who doesn’t work shifts, and says why', async () => {
  const group = await bench.addGroup(planned)
  const { body } = await group.call(group.admin, 'GET', '/api/open-shifts')
  const says = 'You don’t work shifts. Ask a coordinator to turn on Works shifts for you.'
  expect(body).toMatchObject([
    { isAllowed: false, says },
    { isAllowed: false, says },
  ])
})

describe('taking', () => {
  it('is a request; an approval assigns it, and the other takers are denied with a note', async () => {
    const group = await bench.addGroup(planned)
    const shift = group.shiftOf(null, march(1))
    const [first, second] = [await take(group, 3, shift.id), await take(group, 4, shift.id)]
    expect([first.body.status, second.body.status]).toEqual(['pending', 'pending'])
    expect((await take(group, 3, shift.id)).status).toBe(409)
    expect((await board(group, 3)).find((one) => one.shift.id === shift.id)!.myRequestId).toBe(first.body.id)
    expect((await group.approve(second.body.id)).status).toBe(200)
    expect(await group.ownerOf(shift.id)).toBe(group.person(4))
    expect(await group.request(first.body.id)).toMatchObject({
      status: 'denied',
      notes: 'This shift is no longer available.',
    })
    expect((await group.messagesOf(group.person(3))).at(-1)).toContain('This shift is no longer available.')
    expect((await group.approve(first.body.id)).status).toBe(409)
    expect((await take(group, 5, shift.id)).body.message).toBe('Day on Mon, Mar 1 is taken and not being offered.')
  })

  it('of an offered shift settles the offer; a withdrawn offer settles the requests', async () => {
    const group = await bench.addGroup(planned)
    const shift = group.shiftOf(0, march(1))
    const offer = await group.asked(group.person(0), { requestType: 'swap', originalShiftId: shift.id })
    const request = (await take(group, 3, shift.id)).body
    expect(request).toMatchObject({ targetName: 'First0 Last0', targetResponse: 'accepted' })
    await group.cancel(group.person(0), offer.id)
    expect((await group.request(request.id)).status).toBe('denied')
    const again = await group.asked(group.person(0), { requestType: 'swap', originalShiftId: shift.id })
    const taken = (await take(group, 3, shift.id)).body
    expect((await group.approve(taken.id)).status).toBe(200)
    expect(await group.ownerOf(shift.id)).toBe(group.person(3))
    expect(await group.request(again.id)).toMatchObject({
      status: 'approved',
      notes: 'Someone took the offered shift.',
    })
  })
})

describe('where the group needs no approval', () => {
  it('is approved at once when no rule is broken, and waits for a review when one is', async () => {
    const group = await bench.addGroup(planned, { instantPickup: true })
    expect((await board(group, 3))[0]!.isInstant).toBe(true)
    const shift = group.shiftOf(null, march(3))
    const tired = (await take(group, 2, shift.id)).body
    expect(tired.status).toBe('pending')
    const taken = (await take(group, 3, shift.id)).body
    expect(taken).toMatchObject({
      status: 'approved',
      reviewedBy: group.person(3),
      notes: 'It meets every rule, so it took effect right away.',
    })
    expect(await group.ownerOf(shift.id)).toBe(group.person(3))
    expect((await group.request(tired.id)).status).toBe('denied')
    expect((await group.messagesOf(group.person(3))).at(-1)).toBe(
      'You took Day on Wed, Mar 3. Added: Wed, Mar 3, Day 7:00 AM–7:00 PM.',
    )
  })

  it('is confirmed on the clock the person chose', async () => {
    const group = await bench.addGroup(planned, { instantPickup: true })
    await bench.orm
      .update(users)
      .set({ clockFormat: '24-hour' })
      .where(eq(users.id, group.person(3)))
    await take(group, 3, group.shiftOf(null, march(3)).id)
    expect((await group.messagesOf(group.person(3))).at(-1)).toContain('Added: Wed, Mar 3, Day 07:00–19:00.')
  })

  it('gives a shift to one of those who take it at the same moment', async () => {
    const group = await bench.addGroup(planned, { instantPickup: true })
    const shift = group.shiftOf(null, march(1))
    const answers = await Promise.all([3, 4, 5, 6].map((place) => take(group, place, shift.id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
    const winner = answers.find(({ status }) => status === 201)!.body
    expect(await group.ownerOf(shift.id)).toBe(winner.requestorId)
    expect(answers.find(({ status }) => status === 409)!.body.message).toContain('is taken')
  })
})
