/** Swaps: the colleague's consent, offers to anyone, cycles of three, and rules checked again at approval. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shifts } from '../platform/db/schema/index.ts'
import { type Actors, march, openRequestBench, type RequestBench } from './testing/request-bench.ts'

let bench: RequestBench
let group: Actors

beforeAll(async () => {
  bench = await openRequestBench()
})
afterAll(() => bench.test.close())

const swapOf = (own: Actors, day: number, other: number) => ({
  requestType: 'swap',
  originalShiftId: own.shiftOf(0, march(day)).id,
  targetShiftId: own.shiftOf(2, march(other)).id,
  reason: 'A concert',
})

describe('with a named colleague', () => {
  it('asks the colleague, waits for the answer, and exchanges the two in one step', async () => {
    group = await bench.addGroup()
    const [mine, theirs] = [group.shiftOf(0, march(1)), group.shiftOf(2, march(8))]
    const request = await group.asked(group.person(0), swapOf(group, 1, 8))
    expect(request).toMatchObject({ targetId: group.person(2), targetName: 'First2 Last2', targetResponse: 'pending' })
    expect((await group.messagesOf(group.person(2))).at(-1)).toBe(
      'First0 Last0 wants to swap: you’d give up Day on Mon, Mar 8 and take Day on Mon, Mar 1.',
    )
    const forMe = (await group.call(group.person(2), 'GET', '/api/shift-requests/for-me')).body
    expect(forMe).toHaveLength(1)
    expect(forMe[0]).toMatchObject({ id: request.id, reason: 'A concert', notes: null, requestorName: 'First0 Last0' })
    const early = await group.approve(request.id)
    expect([early.status, early.body.message]).toEqual([
      409,
      'You can’t approve this now. First2 Last2 hasn’t answered yet.',
    ])
    expect((await group.answer(group.person(2), request.id, { accept: true })).body.targetResponse).toBe('accepted')
    expect((await group.call(group.person(2), 'GET', '/api/shift-requests/for-me')).body).toEqual([])
    expect((await group.messagesOf(group.admin)).at(-1)).toContain('It’s waiting for your review')
    expect((await group.approve(request.id)).status).toBe(200)
    expect(await group.ownerOf(mine.id)).toBe(group.person(2))
    expect(await group.ownerOf(theirs.id)).toBe(group.person(0))
    for (const place of [0, 2]) {
      const [mail] = (await group.mailOf(group.person(place))).slice(-1)
      expect(mail!.attachments[0]!.content).toContain('STATUS:CONFIRMED')
      expect(mail!.attachments[0]!.content).toContain('STATUS:CANCELLED')
      expect(mail!.body).not.toContain('concert')
    }
    expect((await group.messagesOf(group.person(2))).at(-1)).toContain('The swap with First0 Last0 was approved.')
  })

  it('can be declined; then nobody approves it', async () => {
    group = await bench.addGroup()
    const request = await group.asked(group.person(0), swapOf(group, 1, 8))
    await group.answer(group.person(2), request.id, { accept: false })
    expect((await group.messagesOf(group.person(0))).at(-1)).toContain('First2 Last2 declined')
    expect((await group.approve(request.id)).body.message).toBe('You can’t approve this now. First2 Last2 declined.')
  })

  it('is answered by an admin for an absent colleague, and the audit log says so', async () => {
    group = await bench.addGroup()
    const request = await group.asked(group.person(0), swapOf(group, 1, 8))
    expect((await group.answer(group.admin, request.id, { accept: true })).status).toBe(200)
    const [event] = await group.auditLog()
    expect(event).toMatchObject({ actorId: group.admin, onBehalfOfId: group.person(2), action: 'request.accept' })
    expect(event!.text).toContain('for First2 Last2')
    expect((await group.messagesOf(group.person(2))).at(-1)).toContain('Ada Coordinator accepted')
  })

  it('checks the rules of both on the data of the moment', async () => {
    group = await bench.addGroup()
    const request = await group.asked(group.person(0), swapOf(group, 3, 8))
    await group.answer(group.person(2), request.id, { accept: true })
    // Meanwhile 2 got the night before: a day right after it leaves no rest.
    await bench.orm
      .update(shifts)
      .set({ physicianId: group.person(2) })
      .where(eq(shifts.id, group.shiftOf(4, march(2)).id))
    const refused = await group.approve(request.id)
    expect([refused.status, refused.body.code]).toEqual([422, 'needs-reason'])
    expect(await group.ownerOf(group.shiftOf(0, march(3)).id)).toBe(group.person(0))
    expect((await group.approve(request.id, { reason: 'Both insist' })).status).toBe(200)
    const [event] = await group.auditLog()
    expect(event!.reason).toBe('Both insist')
    expect(JSON.stringify(event!.after)).toContain('"hard":true')
  })

  it('is settled when one of the shifts changes hands otherwise', async () => {
    group = await bench.addGroup()
    const request = await group.asked(group.person(0), swapOf(group, 1, 8))
    await group.answer(group.person(2), request.id, { accept: true })
    const away = await group.asked(group.person(2), { requestedDate: march(8), reason: 'x' })
    expect((await group.approve(away.id)).status).toBe(200)
    expect(await group.request(request.id)).toMatchObject({
      status: 'denied',
      notes: 'One of these shifts was reassigned, so this swap no longer works.',
    })
    expect((await group.messagesOf(group.person(0))).at(-1)).toContain('is closed')
  })

  it('is settled by an edit, too: opened or removed', async () => {
    group = await bench.addGroup()
    const request = await group.asked(group.person(0), swapOf(group, 1, 8))
    const shift = group.shiftOf(0, march(1))
    const edit = (fields: Record<string, unknown>) =>
      group.call(group.admin, 'POST', `/api/schedules/${group.scheduleId}/edits`, {
        edits: [{ shiftId: shift.id, version: shift.version, ...fields }],
      })
    expect((await edit({ do: 'remove' })).status).toBe(200)
    expect((await group.request(request.id)).status).toBe('denied')
    const other = await group.asked(group.person(0), swapOf(group, 2, 9))
    const opened = group.shiftOf(0, march(2))
    const open = await edit({ do: 'change', physicianId: null, shiftId: opened.id, version: opened.version })
    expect(open.status).toBe(200)
    expect((await group.request(other.id)).status).toBe('denied')
    group = await bench.addGroup()
  })

  it.each([
    [{ originalShiftId: undefined }, 400, 'originalShiftId'],
    [{ originalShiftId: 2_000_000 }, 404, 'originalShiftId'],
    [{ targetShiftId: 2_000_000 }, 404, 'targetShiftId'],
  ])('refuses %j', async (fields, status, field) => {
    const { status: code, body } = await group.ask(group.person(0), { ...swapOf(group, 2, 9), ...fields })
    expect([code, body.field]).toEqual([status, field])
  })

  it("refuses a shift that is not one's own, an own one in return, a draft, and the past", async () => {
    const one = swapOf(group, 2, 9)
    expect((await group.ask(group.person(1), one)).status).toBe(409)
    expect((await group.ask(group.person(0), { ...one, targetShiftId: group.shiftOf(0, march(3)).id })).status).toBe(
      409,
    )
    bench.setClock('2027-03-02T07:00:00Z')
    expect((await group.ask(group.person(0), one)).body.message).toBe('Day on Tue, Mar 2 has already started.')
    bench.setClock('2027-02-20T12:00:00Z')
  })
})

describe('offered to anyone', () => {
  it('is taken by a colleague, with a shift in return or without, and can be left again', async () => {
    group = await bench.addGroup()
    const shift = group.shiftOf(0, march(1))
    const offer = await group.asked(group.person(0), { requestType: 'swap', originalShiftId: shift.id })
    expect(offer).toMatchObject({ targetId: null, targetResponse: null })
    expect((await group.approve(offer.id)).body.message).toContain('No one has taken the offer yet.')
    expect((await group.answer(group.person(5), offer.id, { accept: true })).body.targetId).toBe(group.person(5))
    const second = await group.answer(group.person(6), offer.id, { accept: true })
    expect([404, 409]).toContain(second.status)
    expect((await group.answer(group.person(5), offer.id, { accept: false })).body.targetId).toBeNull()
    const returned = group.shiftOf(3, march(9))
    const taken = await group.answer(group.person(3), offer.id, { accept: true, shiftId: returned.id })
    expect(taken.body).toMatchObject({ targetId: group.person(3), targetShiftId: returned.id })
    expect((await group.approve(offer.id)).status).toBe(200)
    expect(await group.ownerOf(shift.id)).toBe(group.person(3))
    expect(await group.ownerOf(returned.id)).toBe(group.person(0))
  })
})

describe('of three', () => {
  it('needs every giver, and moves all three at once', async () => {
    group = await bench.addGroup()
    const ring = [group.shiftOf(0, march(1)), group.shiftOf(2, march(8)), group.shiftOf(3, march(9))]
    const request = await group.asked(group.person(0), {
      requestType: 'swap',
      originalShiftId: ring[0]!.id,
      cycleShiftIds: [ring[1]!.id, ring[2]!.id],
    })
    expect(request.cycle!.map(({ giverName, takerName, response }) => [giverName, takerName, response])).toEqual([
      ['First0 Last0', 'First2 Last2', 'accepted'],
      ['First2 Last2', 'First3 Last3', 'pending'],
      ['First3 Last3', 'First0 Last0', 'pending'],
    ])
    expect((await group.call(group.person(3), 'GET', '/api/shift-requests/for-me')).body).toHaveLength(1)
    await group.answer(group.person(2), request.id, { accept: true })
    expect((await group.approve(request.id)).body.message).toContain('First3 Last3 hasn’t answered yet.')
    await group.answer(group.person(3), request.id, { accept: true })
    // 3 already works on the 8th: the swap would give two shifts on one day.
    expect((await group.approve(request.id)).status).toBe(409)
    await bench.orm
      .update(shifts)
      .set({ physicianId: null })
      .where(eq(shifts.id, group.shiftOf(3, march(8)).id))
    expect((await group.approve(request.id)).status).toBe(200)
    expect(await Promise.all(ring.map(({ id }) => group.ownerOf(id)))).toEqual([
      group.person(2),
      group.person(3),
      group.person(0),
    ])
  })
})
