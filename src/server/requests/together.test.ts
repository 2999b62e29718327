/** Concurrent changes, and changes across a month boundary: a swap and a deactivation, the last night and the first day. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requestsApi } from '../../contract/requests.ts'
import { changeAs, type MakeChange } from '../platform/changes/change.ts'
import { schedules, shifts, users } from '../platform/db/schema/index.ts'
import { type Scope, stampPerson } from '../platform/scope.ts'
import { answerRequest } from './ask/answer-request.ts'
import { createRequest } from './ask/create-request.ts'
import { settleRequests } from './settle-requests.ts'
import { askToSwap } from './swap-asks/ask-to-swap.ts'
import { type Actors, march, openRequestBench, type RequestBench } from './testing/request-bench.ts'

let bench: RequestBench

beforeAll(async () => {
  bench = await openRequestBench()
})
afterAll(() => bench.test.close())

describe('a physician who leaves', () => {
  async function acceptedSwap(group: Actors) {
    const request = await group.asked(group.person(0), {
      requestType: 'swap',
      originalShiftId: group.shiftOf(0, march(1)).id,
      targetShiftId: group.shiftOf(2, march(8)).id,
    })
    await group.answer(group.person(2), request.id, { accept: true })
    return request
  }
  const deactivate = (group: Actors, place: number) =>
    group.call(group.admin, 'DELETE', `/api/physicians/${group.person(place)}`)

  it('ends own requests and those that need a shift that opened, and who asked is told', async () => {
    const group = await bench.addGroup()
    const swap = await acceptedSwap(group)
    const own = await group.asked(group.person(2), { requestedDate: '2027-05-03', reason: 'x' })
    expect((await deactivate(group, 2)).status).toBe(200)
    expect((await group.request(own.id)).status).toBe('cancelled')
    expect((await group.request(swap.id)).status).toBe('denied')
    expect((await group.messagesOf(group.person(0))).at(-1)).toContain('is closed')
  })

  it('ends what a colleague wanted to give them, and the next one is asked', async () => {
    const group = await bench.addGroup()
    const { id: shiftId } = group.shiftOf(0, march(1))
    const asks = [5, 6, 7].map((place) => ({ steps: [{ shiftId, takerId: group.person(place) }] }))
    await group.call(group.person(0), 'POST', `/api/shifts/${shiftId}/swap-asks`, { asks })
    const statesOf = async () => {
      const { body } = await group.call(group.person(0), 'GET', `/api/shifts/${shiftId}/swap-asks`)
      return body.asks.map(({ state }: { state: string }) => state)
    }
    const { id: offered } = group.shiftOf(1, march(2))
    const offer = await group.asked(group.person(1), { requestType: 'swap', originalShiftId: offered })
    expect((await group.answer(group.person(6), offer.id, { accept: true })).status).toBe(200)
    expect((await deactivate(group, 6)).status).toBe(200)
    expect(await group.request(offer.id)).toMatchObject({
      status: 'denied',
      notes: 'A colleague in this swap left the group, so it no longer works.',
    })
    expect(await statesOf()).toEqual(['asked', 'waiting', 'waiting'])
    expect((await deactivate(group, 5)).status).toBe(200)
    expect(await statesOf()).toEqual(['gone', 'gone', 'asked'])
    const inbox = await group.call(group.admin, 'GET', `/api/shift-requests/group/${group.groupId}`)
    const left = [group.person(5), group.person(6)]
    expect(
      inbox.body.filter(
        (one: { status: string; targetId: number }) => one.status === 'pending' && left.includes(one.targetId),
      ),
    ).toEqual([])
  })

  it('at the very moment of a swap: the shifts are with somebody active, or open', async () => {
    const group = await bench.addGroup()
    const swap = await acceptedSwap(group)
    const [approved, left] = await Promise.all([group.approve(swap.id), deactivate(group, 2)])
    expect(left.status).toBe(200)
    expect([200, 409]).toContain(approved.status)
    for (const { id } of [group.shiftOf(0, march(1)), group.shiftOf(2, march(8))])
      expect([group.person(0), null]).toContain(await group.ownerOf(id))
    if (approved.status === 409) expect(approved.body.code).toBe('conflict')
  })

  /** A caller who was let in, and a change that starts right after a coordinator removed them. */
  function asLeaver(group: Actors, place: number): { scope: Scope; make: MakeChange } {
    const userId = group.person(place)
    const { groupId } = group
    const person = stampPerson({ userId, groupId, role: 'physician', name: 'Leaver', email: '', sid: '' })
    const scope = Object.assign(person, { groupId })
    const { orm, queue, now } = bench.test.services
    const change = changeAs({ orm, queue, now, mailDomain: 'test.example', host: () => 'test.example' }, scope, [])
    const make: MakeChange = (work) =>
      change(async (inside) => {
        await inside.tx.update(users).set({ isActive: false }).where(eq(users.id, userId))
        return work(inside)
      })
    return { scope, make }
  }
  const deps = () => ({ ...bench.test.services, settleRequests })

  it('while asking asks for nothing, and is told', async () => {
    const group = await bench.addGroup()
    const { scope, make } = asLeaver(group, 5)
    const fields = requestsApi.createRequest.body.parse({ requestedDate: '2027-05-03', reason: 'x' })
    const gone = { code: 'conflict', message: 'First5 Last5 is no longer active.' }
    await expect(createRequest(deps(), scope, fields, make)).rejects.toMatchObject(gone)
  })

  it('while asking colleagues to swap asks nobody', async () => {
    const group = await bench.addGroup()
    const { scope, make } = asLeaver(group, 0)
    const { id: shiftId } = group.shiftOf(0, march(1))
    const asked = { asks: [{ steps: [{ shiftId, takerId: group.person(5) }] }], reason: '' }
    const gone = { code: 'conflict', message: 'First0 Last0 is no longer active.' }
    await expect(askToSwap(deps(), scope, shiftId, asked, make)).rejects.toMatchObject(gone)
  })

  it('while taking an offer takes nothing', async () => {
    const group = await bench.addGroup()
    const offered = { requestType: 'swap', originalShiftId: group.shiftOf(1, march(2)).id }
    const { id } = await group.asked(group.person(1), offered)
    const { scope, make } = asLeaver(group, 5)
    const gone = { code: 'conflict', message: 'Only active physicians can take offered shifts.' }
    await expect(answerRequest(deps(), scope, id, { accept: true }, make)).rejects.toMatchObject(gone)
    expect((await group.request(id)).targetId).toBeNull()
  })
})

describe('the turn of a month', () => {
  /** 0 has the first day of April; the last night of March is open or taken, its last day is open. */
  async function atTheTurn(startTime = '07:00', place: number | null = null) {
    const group = await bench.addGroup([
      { date: march(31), role: 'night', place },
      { date: march(31), role: 'day', place: null },
    ])
    const [april] = await bench.orm
      .insert(schedules)
      .values({ groupId: group.groupId, name: 'April 2027', month: 4, year: 2027, status: 'active' })
      .returning()
    const [first] = await bench.orm
      .insert(shifts)
      .values({
        ...{ groupId: group.groupId, scheduleId: april!.id, roleId: group.day, physicianId: group.person(0) },
        ...{ date: '2027-04-01', startTime, endTime: '19:00' },
      })
      .returning()
    const open = await bench.orm.select().from(shifts).where(eq(shifts.scheduleId, group.scheduleId))
    const shiftAt = (time: string) => open.find((shift) => shift.startTime === time)!.id
    return { group, night: shiftAt('19:00'), day: shiftAt('07:00'), first: first!.id }
  }
  const take = (group: Actors, targetShiftId: number) =>
    group.asked(group.person(0), { requestType: 'pickup', targetShiftId })

  it('needs a reason where too little rest is left', async () => {
    const { group, night, day } = await atTheTurn()
    const refused = await group.approve((await take(group, night)).id)
    expect([refused.status, refused.body.problems[0].message]).toEqual([
      422,
      'First0 Last0 has no rest between Night on Wed, Mar 31 and Day on Thu, Apr 1; the minimum is 12 hours.',
    ])
    expect((await group.approve((await take(group, day)).id)).status).toBe(200)
  })

  it('swaps the first day for the last night: each month sees the other as it will be', async () => {
    const { group, night, first } = await atTheTurn('07:00', 1)
    const swap = { requestType: 'swap', originalShiftId: first, targetShiftId: night }
    const { id } = await group.asked(group.person(0), swap)
    await group.answer(group.person(1), id, { accept: true })
    const approved = await group.approve(id)
    expect(approved.status, JSON.stringify(approved.body)).toBe(200)
    expect([await group.ownerOf(first), await group.ownerOf(night)]).toEqual([group.person(1), group.person(0)])
  })

  it('never gives two shifts at once, whatever the reason', async () => {
    const { group, night } = await atTheTurn('06:00')
    const refused = await group.approve((await take(group, night)).id, { reason: 'Really' })
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'First0 Last0 has another shift at that time, on Thu, Apr 1.',
    ])
    expect(await group.ownerOf(night)).toBeNull()
  })
})
