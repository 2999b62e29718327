/** Swaps: who sees what and when, who may ask and answer, and which swaps take effect at once. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shifts, users } from '../../platform/db/schema/index.ts'
import { march, openRequestBench, type RequestBench } from '../testing/request-bench.ts'
import { answer, ask, asksOf, forMe, gift, mine, pair } from '../testing/swap-bench.ts'

let bench: RequestBench
const noon = '2027-02-20T12:00:00Z'

beforeAll(async () => {
  bench = await openRequestBench(noon)
})
afterAll(() => bench.test.close())

describe('seen', () => {
  it('tells whoever asks when each colleague first looked, and only those who are asked count', async () => {
    const group = await bench.addGroup()
    await ask(group, [gift(group, 5)])
    const [request] = await forMe(group, 5)
    const look = (as: number) => group.call(as, 'POST', `/api/shift-requests/${request.id}/seen`, {})
    const seenAt = async () => (await asksOf(group)).asks[0]!.people[0]!.seenAt
    for (const as of [group.person(0), group.admin]) expect((await look(as)).status).toBe(200)
    expect([await seenAt(), (await look(group.person(6))).status]).toEqual([null, 404])
    bench.setClock('2027-02-20T12:10:00Z')
    await look(group.person(5))
    bench.setClock('2027-02-20T12:20:00Z')
    await look(group.person(5))
    expect(await seenAt()).toBe('2027-02-20T12:10:00.000Z')
    // Looking makes nothing stale that was about to be sent.
    expect((await group.answer(group.person(5), request.id, { accept: true, version: request.version })).status).toBe(
      200,
    )
    bench.setClock(noon)
  })
})

describe('rights and rules', () => {
  it('whoever took a shift in a swap can ask to swap it again', async () => {
    const group = await bench.addGroup(undefined, { instantSwap: true })
    await ask(group, [gift(group, 5)])
    await answer(group, 5, true)
    expect(await group.ownerOf(mine(group).id)).toBe(group.person(5))
    expect((await ask(group, [gift(group, 6)], group.person(5))).status).toBe(201)
  })

  it('only one’s own shift, colleagues of the group, shifts of their owners', async () => {
    const [group, other] = [await bench.addGroup(), await bench.addGroup()]
    expect((await ask(group, [gift(group, 5)], group.person(1))).status).toBe(403)
    expect((await ask(group, [{ steps: [{ shiftId: mine(group).id, takerId: other.person(5) }] }])).status).toBe(404)
    const foreign = { shiftId: other.shiftOf(2, march(8)).id, takerId: group.person(0) }
    expect((await ask(group, [{ steps: [...gift(group, 2).steps, foreign] }])).status).toBe(404)
    const unfair = [...gift(group, 2).steps, { shiftId: group.shiftOf(3, march(8)).id, takerId: group.person(2) }]
    expect((await ask(group, [{ steps: unfair }])).body.message).toBe(
      'A swap is between two or three people, and each of them gives and takes',
    )
    await bench.orm
      .update(users)
      .set({ isActive: false })
      .where(eq(users.id, group.person(6)))
    expect((await ask(group, [gift(group, 6)])).status).toBe(409)
    const works = (isScheduled: boolean) =>
      bench.orm
        .update(users)
        .set({ isScheduled })
        .where(eq(users.id, group.person(0)))
    await works(false)
    expect((await ask(group, [pair(group, 2, 8)])).body.message).toBe('Only active physicians can take shifts.')
    await works(true)
    expect((await ask(group, [gift(group, 5)])).status).toBe(201)
    // Colleagues see neither who else is asked, nor the reason before it is their turn.
    const seen = (await group.call(group.person(6), 'GET', `/api/shifts/${mine(group).id}/swap-asks`)).body
    expect(seen.asks ?? []).toEqual([])
  })

  it('takes effect at once where the group says so and no rule is broken; else a coordinator decides', async () => {
    const group = await bench.addGroup(undefined, { instantSwap: true })
    await ask(group, [pair(group, 2, 9)])
    expect((await answer(group, 2, true)).body).toMatchObject({ status: 'approved' })
    expect(await group.ownerOf(mine(group).id)).toBe(group.person(2))

    const strict = await bench.addGroup(undefined, { instantSwap: true })
    // The night before leaves no rest.
    await bench.orm
      .update(shifts)
      .set({ physicianId: strict.person(5) })
      .where(eq(shifts.id, strict.shiftOf(4, march(1)).id))
    await ask(strict, [gift(strict, 5)])
    expect((await answer(strict, 5, true)).body).toMatchObject({ status: 'pending', targetResponse: 'accepted' })
    expect(await strict.ownerOf(mine(strict).id)).toBe(strict.person(0))
  })
})
