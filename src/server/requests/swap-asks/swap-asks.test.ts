/** Asking colleagues to swap in order: the first yes wins, a no or no answer moves on, and rights hold at every step. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SwapOption } from '../../../contract/swaps.ts'
import type { ChangeDeps } from '../../platform/changes/change.ts'
import { shiftRequests, shifts } from '../../platform/db/schema/index.ts'
import { march, openRequestBench, type RequestBench } from '../testing/request-bench.ts'
import { answer, ask, forMe, gift, mine, pair, states } from '../testing/swap-bench.ts'
import { expireAsks } from './expire-asks.ts'

let bench: RequestBench
let changes: ChangeDeps
const noon = '2027-02-20T12:00:00Z'

beforeAll(async () => {
  bench = await openRequestBench(noon)
  const { orm, queue, now } = bench.test.services
  changes = { orm, queue, now, mailDomain: 'test.example', host: () => 'test.example' }
})
afterAll(() => bench.test.close())

describe('finding', () => {
  it('lists like for like, whole weeks and giving away, with what each does to both', async () => {
    const group = await bench.addGroup()
    const url = `/api/shifts/${mine(group).id}/swaps`
    const options: SwapOption[] = (await group.call(group.person(0), 'GET', url)).body
    const kinds = new Set(options.map(({ kind }) => kind))
    expect([...kinds]).toEqual(
      ['alike', 'week', 'three-way', 'different', 'give-away'].filter((one) => kinds.has(one as never)),
    )
    expect(kinds.has('alike') && kinds.has('week') && kinds.has('give-away')).toBe(true)
    const week = options.find(({ kind }) => kind === 'week')!
    expect(week.steps.map(({ gives }) => gives.map(({ date }) => date))).toEqual([
      [march(1), march(2), march(3)],
      [march(8), march(9), march(10)],
    ])
    expect(week.steps[0]!.effect).toContain('On Mar 8–10.')
    expect(week.steps[1]!.effect).toContain('On Mar 1–3.')
    for (const { effect } of options.flatMap(({ steps }) => steps)) expect(effect).toMatch(/air share/)
    const chosen: SwapOption[] = (await group.call(group.person(0), 'GET', `${url}?colleagueId=${group.person(5)}`))
      .body
    expect(chosen.map(({ kind, steps }) => [kind, steps[1]!.physicianId])).toEqual([['give-away', group.person(5)]])
    const other = await bench.addGroup()
    expect((await group.call(group.person(0), 'GET', `${url}?colleagueId=${other.person(1)}`)).status).toBe(404)
    expect((await group.call(group.person(1), 'GET', url)).status).toBe(403)
  })
})

describe('asking in order', () => {
  it('asks the first, goes on after a no, ends with a yes, and the coordinator approves', async () => {
    const group = await bench.addGroup()
    const { status, body } = await ask(group, [pair(group, 2, 8), gift(group, 5), gift(group, 6)])
    expect([status, body.isAsking, body.asks[0].expiresAt]).toEqual([201, true, '2027-02-20T16:00:00.000Z'])
    expect(await states(group)).toEqual(['asked', 'waiting', 'waiting'])
    expect((await forMe(group, 2))[0]).toMatchObject({ requestorName: 'First0 Last0', reason: 'My sister’s wedding' })
    expect(await forMe(group, 5)).toEqual([])
    await answer(group, 2, false)
    expect(await states(group)).toEqual(['declined', 'asked', 'waiting'])
    expect((await group.messagesOf(group.person(5))).at(-1)).toBe('First0 Last0 wants you to take Day on Tue, Mar 2.')
    expect((await group.mailOf(group.person(5))).at(-1)?.subject).toBe('First0 Last0 wants you to take a shift')
    expect((await forMe(group, 5))[0].reason).toBe('My sister’s wedding')
    expect((await answer(group, 5, true)).status).toBe(200)
    expect(await states(group)).toEqual(['declined', 'accepted', 'canceled'])
    expect((await group.messagesOf(group.admin)).at(-1)).toMatch(/^First5 Last5 can take Day on Tue, Mar 2 for First0/)
    expect((await group.messagesOf(group.person(0))).slice(-2)).toEqual([
      'First2 Last2 declined a swap of Day on Tue, Mar 2 for Day on Mon, Mar 8.',
      'First5 Last5 can take Day on Tue, Mar 2. A coordinator will review it.',
    ])
    const pending = await bench.orm.select().from(shiftRequests).where(eq(shiftRequests.status, 'pending'))
    const [request] = pending.filter(({ groupId }) => groupId === group.groupId)
    expect((await group.approve(request!.id)).status).toBe(200)
    expect(await group.ownerOf(mine(group).id)).toBe(group.person(5))
  })

  it('goes on when the time is up, and says so when no one is left', async () => {
    const group = await bench.addGroup()
    await ask(group, [pair(group, 2, 8), gift(group, 5)])
    bench.setClock('2027-02-20T15:59:00Z')
    await expireAsks(changes)
    expect(await states(group)).toEqual(['asked', 'waiting'])
    bench.setClock('2027-02-20T16:00:00Z')
    await expireAsks(changes)
    expect(await states(group)).toEqual(['expired', 'asked'])
    expect((await group.messagesOf(group.person(0))).at(-1)).toBe(
      'First2 Last2 didn’t answer in time about a swap of Day on Tue, Mar 2 for Day on Mon, Mar 8.',
    )
    expect(await forMe(group, 2)).toEqual([])
    await answer(group, 5, false)
    expect(await states(group)).toEqual(['expired', 'declined'])
    expect(await group.messagesOf(group.person(0))).toContain('First5 Last5 can’t take Day on Tue, Mar 2.')
    expect((await group.messagesOf(group.person(0))).at(-1)).toBe(
      'No one you asked can take Day on Tue, Mar 2. Offer it to everyone, or ask your coordinator.',
    )
    bench.setClock(noon)
  })

  it('gives a night’s sleep to those asked late, and less time when the shift is near', async () => {
    bench.setClock('2027-02-20T20:30:00Z')
    const late = await bench.addGroup()
    expect((await ask(late, [gift(late, 5)])).body.asks[0].expiresAt).toBe('2027-02-21T08:30:00.000Z')
    bench.setClock('2027-03-02T03:00:00Z')
    const near = await bench.addGroup()
    expect((await ask(near, [gift(near, 5), gift(near, 6)])).body.asks[0].expiresAt).toBe('2027-03-02T04:20:00.000Z')
    bench.setClock(noon)
  })

  it('asks everyone left at once; of two who say yes in the same moment one wins', async () => {
    const group = await bench.addGroup()
    await ask(group, [gift(group, 5), gift(group, 6), gift(group, 7)])
    const everyone = await group.call(group.person(0), 'POST', `/api/shifts/${mine(group).id}/swap-asks/everyone`, {})
    expect(everyone.body.asks.map(({ state }: { state: string }) => state)).toEqual(['asked', 'asked', 'asked'])
    const [five, six] = [(await forMe(group, 5))[0], (await forMe(group, 6))[0]]
    const answers = await Promise.all([
      group.answer(group.person(5), five.id, { accept: true }),
      group.answer(group.person(6), six.id, { accept: true }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await states(group)).sort()).toEqual(['accepted', 'canceled', 'canceled'])
    expect(await forMe(group, 7)).toEqual([])
    expect((await group.messagesOf(group.person(7))).at(-1)).toContain('no longer needs')
  })

  it('passes over what is no longer possible, and stops when asked to', async () => {
    const group = await bench.addGroup()
    await ask(group, [gift(group, 5), pair(group, 2, 8), gift(group, 6)])
    await bench.orm
      .update(shifts)
      .set({ physicianId: group.person(7) })
      .where(eq(shifts.id, group.shiftOf(2, march(8)).id))
    await answer(group, 5, false)
    expect(await states(group)).toEqual(['declined', 'gone', 'asked'])
    const stop = () => group.call(group.person(0), 'POST', `/api/shifts/${mine(group).id}/swap-asks/stop`, {})
    expect((await stop()).body).toMatchObject({ isAsking: false })
    expect(await states(group)).toEqual(['declined', 'gone', 'canceled'])
    expect([(await stop()).status, await forMe(group, 6)]).toEqual([409, []])
  })

  it('refuses the same ask a second time while the first is open, and names it', async () => {
    const group = await bench.addGroup()
    const again = async (asks: unknown[]) => {
      const { status, body } = await ask(group, asks)
      return [status, body.message]
    }
    const swap = 'for a swap of Day on Tue, Mar 2 for Day on Mon, Mar 8'
    const give = 'to take Day on Tue, Mar 2'
    expect(await again([gift(group, 5), gift(group, 5)])).toEqual([
      409,
      `First5 Last5 is already on your list ${give}.`,
    ])
    await ask(group, [pair(group, 2, 8), gift(group, 5)])
    const turned = { steps: [...pair(group, 2, 8).steps].reverse() }
    expect(await again([turned])).toEqual([409, `You already asked First2 Last2 ${swap}.`])
    expect(await again([gift(group, 5)])).toEqual([409, `First5 Last5 is already on your list ${give}.`])
    expect(await states(group)).toEqual(['asked', 'waiting'])
    // Another shift of the same colleague is another ask, and so is one who said no.
    expect((await again([pair(group, 2, 9)]))[0]).toBe(201)
    await answer(group, 2, false)
    expect((await again([pair(group, 2, 8)]))[0]).toBe(201)
  })

  it('asks both of a three-way swap together; whole weeks change hands in one step', async () => {
    const group = await bench.addGroup()
    const ring = [0, 2, 3].map((place, index, all) => ({
      shiftId: group.shiftOf(place, march(place === 0 ? 2 : 8 + index - 1)).id,
      takerId: group.person(all[(index + 1) % 3]!),
    }))
    await ask(group, [{ steps: ring }])
    await answer(group, 2, true)
    expect(await states(group)).toEqual(['asked'])
    await answer(group, 3, false)
    expect(await states(group)).toEqual(['declined'])
    expect((await group.messagesOf(group.person(2))).at(-1)).toBe(
      'The three-way swap with First0 Last0 fell through: not everyone said yes.',
    )

    const days = [1, 2, 3]
    const steps = days.flatMap((day) => [
      { shiftId: group.shiftOf(0, march(day)).id, takerId: group.person(2) },
      { shiftId: group.shiftOf(2, march(day + 7)).id, takerId: group.person(0) },
    ])
    expect((await ask(group, [{ steps }])).status).toBe(201)
    const [request] = await forMe(group, 2)
    const effects = (await group.call(group.person(2), 'GET', `/api/shift-requests/${request.id}/effects`)).body
    expect(effects.map(({ effect }: { effect: string }) => effect.split('.')[0])).toEqual(['On Mar 8–10', 'On Mar 1–3'])
    expect((await group.call(group.person(4), 'GET', `/api/shift-requests/${request.id}/effects`)).status).toBe(404)
    await answer(group, 2, true)
    expect((await group.approve(request.id)).status).toBe(200)
    for (const day of days) {
      expect(await group.ownerOf(group.shiftOf(0, march(day)).id)).toBe(group.person(2))
      expect(await group.ownerOf(group.shiftOf(2, march(day + 7)).id)).toBe(group.person(0))
    }
  })
})
