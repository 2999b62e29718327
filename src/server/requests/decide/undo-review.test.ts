/** A decision that is taken back leaves nothing behind: shifts, other requests, asks and overrides are as they were. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Scope } from '../../platform/scope.ts'
import { aftermathOf, lookAtUndecided } from '../aftermath.ts'
import { stateOf } from '../testing/group-state.ts'
import { type Actors, march, openRequestBench, type RequestBench, usual } from '../testing/request-bench.ts'

let bench: RequestBench
beforeAll(async () => {
  bench = await openRequestBench()
})
afterAll(() => bench.test.close())

const undo = (group: Actors, id: number, as = group.admin, body: object = {}) =>
  group.call(as, 'POST', `/api/shift-requests/${id}/undo`, body)

/** The schedule has the scores of the moment, as after any change. */
async function settle(group: Actors) {
  const far = await group.asked(group.person(7), { requestedDate: march(28), reason: 'x' })
  expect((await group.approve(far.id)).status).toBe(200)
  expect((await undo(group, far.id)).status).toBe(200)
  expect((await group.cancel(group.person(7), far.id)).status).toBe(200)
}

type Case = [string, (group: Actors) => Promise<{ id: number; decide: object }>]
const cases: Case[] = [
  [
    'time off with a replacement and an opened shift',
    async (group) => {
      const { id } = await group.asked(group.person(0), { startDate: march(1), endDate: march(3), reason: 'x' })
      const replacements = [{ shiftId: group.shiftOf(0, march(1)).id, physicianId: group.person(5) }]
      return { id, decide: { decision: 'approve', notes: 'Enjoy.', replacements, reason: 'Agreed by phone' } }
    },
  ],
  [
    'time off in a month without a schedule',
    async (group) => {
      const { id } = await group.asked(group.person(0), { requestedDate: '2027-06-10', reason: 'x' })
      return { id, decide: { decision: 'approve' } }
    },
  ],
  [
    'a swap that closes a rival request',
    async (group) => {
      const given = group.shiftOf(0, march(2))
      const wanted = group.shiftOf(2, march(9))
      const swap = { requestType: 'swap', originalShiftId: given.id, targetShiftId: wanted.id }
      const { id } = await group.asked(group.person(0), swap)
      await group.answer(group.person(2), id, { accept: true })
      const rival = { requestType: 'swap', originalShiftId: group.shiftOf(1, march(3)).id, targetShiftId: wanted.id }
      await group.asked(group.person(1), rival)
      return { id, decide: { decision: 'approve', reason: 'Both want it' } }
    },
  ],
  [
    'a pickup of an offered shift',
    async (group) => {
      const offered = group.shiftOf(3, march(9))
      await group.asked(group.person(3), { requestType: 'swap', originalShiftId: offered.id })
      const { id } = await group.asked(group.person(6), { requestType: 'pickup', targetShiftId: offered.id })
      return { id, decide: { decision: 'approve', reason: 'Fine' } }
    },
  ],
  [
    'a pickup that breaks a rule on purpose',
    async (group) => {
      const open = group.shiftOf(null, march(3))
      const { id } = await group.asked(group.person(4), { requestType: 'pickup', targetShiftId: open.id })
      return { id, decide: { decision: 'approve', reason: 'Wants it badly' } }
    },
  ],
  [
    'a denied offer with somebody who wanted it',
    async (group) => {
      const offered = group.shiftOf(3, march(8))
      const { id } = await group.asked(group.person(3), { requestType: 'swap', originalShiftId: offered.id })
      await group.asked(group.person(6), { requestType: 'pickup', targetShiftId: offered.id })
      return { id, decide: { decision: 'deny', notes: 'Not this month.' } }
    },
  ],
]

it.each(cases)('puts back %s', async (_, prepare) => {
  const group = await bench.addGroup([...usual, { date: march(3), role: 'day', place: null }])
  await settle(group)
  const { id, decide } = await prepare(group)
  const before = await stateOf(bench.orm, group)
  const decided = await group.review(id, decide)
  expect(decided.status, JSON.stringify(decided.body)).toBe(200)
  expect(await stateOf(bench.orm, group)).not.toEqual(before)
  const inbox = await group.call(group.admin, 'GET', `/api/shift-requests/group/${group.groupId}`)
  expect(inbox.body.find((one: { id: number }) => one.id === id).canUndo).toBe(true)

  const undone = await undo(group, id, group.admin, { version: decided.body.version })
  expect(undone.status, JSON.stringify(undone.body)).toBe(200)
  expect(undone.body).toMatchObject({ id, status: 'pending', reviewerName: null })
  expect(await stateOf(bench.orm, group)).toEqual(before)
  const [request] = before.requests.filter((one) => one.id === id)
  expect((await group.messagesOf(request!.requestorId)).at(-1)).toContain('is pending again.')
  // Whoever comes back from an approved leave breaks no rule by working: the leave no longer counts.
  const undoing = (await group.auditLog()).find(({ action, thingId }) => action === 'request.undo' && thingId === id)
  const { findings } = undoing!.after as { findings: { hard: boolean }[] }
  expect(findings.filter(({ hard }) => hard)).toEqual([])
  expect((await undo(group, id)).body.message).toBe(
    'This request is still pending. Only decided requests can be undone.',
  )
  // It can be decided again, as if nothing had been.
  expect((await group.review(id, decide)).status).toBe(200)
})

it('puts back a round of asks, and whoever was asked instead need not answer', async () => {
  const group = await bench.addGroup()
  const own = group.shiftOf(0, march(2)).id
  const ask = (place: number, date: string) => ({
    steps: [
      { shiftId: own, giverId: group.person(0), takerId: group.person(place) },
      { shiftId: group.shiftOf(place, date).id, giverId: group.person(place), takerId: group.person(0) },
    ],
  })
  const asked = await group.call(group.person(0), 'POST', `/api/shifts/${own}/swap-asks`, {
    asks: [ask(2, march(9)), ask(3, march(10))],
  })
  expect(asked.status, JSON.stringify(asked.body)).toBeLessThan(300)
  const before = await stateOf(bench.orm, group)
  const [first] = before.requests
  expect((await group.review(first!.id, { decision: 'deny' })).status).toBe(200)
  const second = (await stateOf(bench.orm, group)).requests.at(-1)!
  expect([second.id === first!.id, second.status]).toEqual([false, 'pending'])
  expect((await undo(group, first!.id)).status).toBe(200)
  const after = await stateOf(bench.orm, group)
  expect(after.asks).toEqual(before.asks)
  expect(after.requests).toEqual([...before.requests, { ...second, status: 'cancelled' }])
  expect((await group.messagesOf(group.person(3))).at(-1)).toContain('no longer needs')
})

it('is refused where somebody changed the same shifts since, or once a shift has started', async () => {
  const group = await bench.addGroup()
  const { id } = await group.asked(group.person(0), { startDate: march(1), endDate: march(2), reason: 'x' })
  await group.approve(id)
  const shift = await group.shift(group.shiftOf(0, march(1)).id)
  const edit = { do: 'change', shiftId: shift.id, version: shift.version, physicianId: group.person(6) }
  const edited = await group.call(group.admin, 'POST', `/api/schedules/${group.scheduleId}/edits`, {
    edits: [edit],
    reason: 'x',
  })
  expect(edited.status).toBe(200)
  const before = await stateOf(bench.orm, group)
  const refused = await undo(group, id)
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'Someone has changed these shifts since, so you can’t undo this decision.',
  ])
  expect(await stateOf(bench.orm, group)).toEqual(before)

  const late = await bench.addGroup()
  const leave = await late.asked(late.person(0), { requestedDate: march(1), reason: 'x' })
  await late.approve(leave.id)
  bench.setClock('2027-03-01T12:00:00Z')
  expect((await undo(late, leave.id)).body.message).toBe(
    'One of the shifts has started, so you can’t undo this decision.',
  )
  bench.setClock('2027-02-20T12:00:00Z')
  expect((await undo(late, leave.id, late.person(0))).status).toBe(403)
})

it('is refused once the physician has left', async () => {
  const group = await bench.addGroup()
  const { id } = await group.asked(group.person(0), { requestedDate: march(20), reason: 'x' })
  expect((await group.review(id, { decision: 'deny' })).status).toBe(200)
  expect((await group.call(group.admin, 'DELETE', `/api/physicians/${group.person(0)}`)).status).toBe(200)
  expect(await undo(group, id)).toMatchObject({
    status: 409,
    body: { message: 'The physician has left the group since, so you can’t undo this decision.' },
  })
})

it('puts back nothing that somebody else closed at that moment', async () => {
  const group = await bench.addGroup()
  const scope = { groupId: group.groupId } as Scope
  const { id } = await group.asked(group.person(0), { requestedDate: march(20), reason: 'x' })
  const before = await lookAtUndecided(bench.orm, scope)
  expect((await group.cancel(group.person(0), id)).status).toBe(200)
  const kept = await bench.orm.transaction((tx) => aftermathOf(tx, scope, before))
  expect(kept.closed).toEqual([])
})

it('leaves the edit before it to be undone, and the decision before it', async () => {
  const group = await bench.addGroup()
  const shiftId = group.shiftOf(0, march(1)).id
  const turn = async (isUndone: boolean) => {
    const { body: steps } = await group.call(group.admin, 'GET', `/api/schedules/${group.scheduleId}/steps`)
    const turned = { stepId: steps.at(-1).id, isUndone }
    return group.call(group.admin, 'POST', `/api/schedules/${group.scheduleId}/steps/turn`, turned)
  }
  const edit = { do: 'change', shiftId, version: (await group.shift(shiftId)).version, physicianId: group.person(5) }
  const edited = { edits: [edit], reason: 'Agreed by phone' }
  expect((await group.call(group.admin, 'POST', `/api/schedules/${group.scheduleId}/edits`, edited)).status).toBe(200)
  const leave = async (place: number, cover: number) => {
    const { id } = await group.asked(group.person(place), { requestedDate: march(1), reason: 'x' })
    const replacements = [{ shiftId, physicianId: group.person(cover) }]
    const decided = await group.review(id, { decision: 'approve', replacements, reason: 'Agreed by phone' })
    expect(decided.status, JSON.stringify(decided.body)).toBe(200)
    return id
  }
  const first = await leave(5, 6)
  const second = await leave(6, 7)
  for (const id of [second, first]) {
    const undone = await undo(group, id)
    expect(undone.status, JSON.stringify(undone.body)).toBe(200)
  }
  const turned = await turn(true)
  expect(turned.status, JSON.stringify(turned.body)).toBe(200)
  expect(await group.shift(shiftId)).toMatchObject({ physicianId: group.person(0) })
})
