/** Time off: what may be requested, what an approval does, and who is notified. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addSchedule } from '../../../tests/server/planned-month.ts'
import { users } from '../platform/db/schema/index.ts'
import { type Actors, march, openRequestBench, type RequestBench } from './testing/request-bench.ts'

let bench: RequestBench
let group: Actors

beforeAll(async () => {
  bench = await openRequestBench()
  group = await bench.addGroup()
})
afterAll(() => bench.test.close())

describe('asking', () => {
  it('takes the payload of the request form and that of the vacation page', async () => {
    const one = await group.asked(group.person(5), { requestedDate: '2027-05-03', reason: 'Family' })
    expect(one).toMatchObject({
      requestType: 'timeoff',
      status: 'pending',
      requestedDate: '2027-05-03',
      endDate: '2027-05-03',
    })
    const other = await group.asked(group.person(5), {
      requestType: 'timeoff',
      requestedDate: '2027-06-01',
      startDate: '2027-06-01',
      endDate: '2027-06-04',
      reason: 'Vacation',
      isEmergency: false,
      coverageNeeded: true,
      notes: 'Start: 2027-06-01, End: 2027-06-04, Coverage needed: Yes',
    })
    expect(other).toMatchObject({ requestedDate: '2027-06-01', endDate: '2027-06-04', reason: 'Vacation' })
    expect(other.notes).toContain('Coverage needed: Yes')
    const mine = (await group.call(group.person(5), 'GET', '/api/shift-requests/my')).body
    expect(mine.map(({ id }: { id: number }) => id)).toEqual([other.id, one.id])
  })

  it.each([
    [{ requestedDate: '2027-02-19' }, 'requestedDate', 'Pick a date from today on.'],
    [{ startDate: '2027-02-19', endDate: '2027-03-02' }, 'startDate', 'Pick a date from today on.'],
    [{ startDate: '2027-04-09', endDate: '2027-04-08' }, 'endDate', 'End date can’t be before the start date'],
    [{ startDate: '2027-04-09', endDate: '2029-04-08' }, 'endDate', 'up to 366 days'],
    [{}, 'startDate', 'Start date is required'],
    [{ requestedDate: '2027-02-30' }, 'requestedDate', 'must be a date'],
  ])('refuses %j and names the field', async (fields, field, words) => {
    const { status, body } = await group.ask(group.person(6), { requestType: 'timeoff', reason: 'x', ...fields })
    expect([status, body.field]).toEqual([400, field])
    expect(body.message).toContain(words)
  })

  it('refuses days that overlap an own pending or approved request, also when both are sent at once', async () => {
    const days = { startDate: '2027-07-01', endDate: '2027-07-05', reason: 'Trip' }
    const both = await Promise.all([group.ask(group.person(6), days), group.ask(group.person(6), days)])
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409])
    const { status, body } = await group.ask(group.person(6), {
      startDate: '2027-07-05',
      endDate: '2027-07-06',
      reason: 'x',
    })
    expect(status).toBe(409)
    expect(body.message).toBe('There’s already a time-off request for these days: Jul 1–5, pending.')
    expect((await group.ask(group.person(7), days)).status).toBe(201)
  })

  it('tells the admins, with short notice and holidays flagged, and never the reason', async () => {
    await group.asked(group.person(7), { requestedDate: '2027-02-25', reason: 'Private matter' })
    const [soon] = (await group.messagesOf(group.admin)).slice(-1)
    expect(soon).toBe(
      'First7 Last7 requested time off (Thu, Feb 25). Short notice: requested 5 days ahead; planned time off needs 2 weeks.',
    )
    bench.setClock('2027-06-10T12:00:00Z')
    await group.asked(group.person(4), { startDate: '2027-07-03', endDate: '2027-07-07', reason: 'Private matter' })
    bench.setClock('2027-02-20T12:00:00Z')
    const messages = await group.messagesOf(group.admin)
    expect(messages.at(-1)).toContain(
      'Short notice for Independence Day: requested 24 days ahead; holidays need 30 days.',
    )
    expect(messages.join()).not.toContain('Private matter')
    const mail = await group.mailOf(group.admin)
    expect(mail.at(-1)!.body).not.toContain('Private matter')
  })

  it('is for oneself, or by an admin for an absent colleague; the audit log says so', async () => {
    const days = { requestedDate: '2027-08-02', reason: 'Ill', requestorId: group.person(3) }
    expect((await group.ask(group.person(2), days)).status).toBe(403)
    const request = await group.asked(group.admin, days)
    expect(request.requestorId).toBe(group.person(3))
    const [event] = await group.auditLog()
    expect(event).toMatchObject({ actorId: group.admin, onBehalfOfId: group.person(3), action: 'request.create' })
    expect(event!.text).toBe('requested time off (Mon, Aug 2) for First3 Last3')
    expect((await group.messagesOf(group.person(3))).at(-1)).toBe(
      'Ada Coordinator requested time off (Mon, Aug 2) for you.',
    )
    expect((await group.ask(group.admin, { ...days, requestorId: 2_000_000 })).status).toBe(404)
  })
})

describe('approving', () => {
  it('opens the shifts in the published schedule and in drafts, tells who is concerned, and keeps the audit log', async () => {
    const own = await bench.addGroup()
    const draft = await addSchedule(bench.orm, own, 'draft', [{ date: march(2), role: 'night', place: 0 }], 'Try')
    const request = await own.asked(own.person(0), { startDate: march(2), endDate: march(3), reason: 'Trip' })
    const before = (await own.shift(own.shiftOf(0, march(2)).id)).version
    const { status, body } = await own.approve(request.id, { notes: 'Enjoy.', version: request.version })
    expect([status, body.status, body.notes]).toEqual([200, 'approved', 'Enjoy.'])
    expect(await own.ownerOf(own.shiftOf(0, march(1)).id)).toBe(own.person(0))
    for (const day of [2, 3]) expect(await own.ownerOf(own.shiftOf(0, march(day)).id)).toBeNull()
    expect(await own.ownerOf(draft.shifts[0]!.id)).toBeNull()
    const opened = await own.shift(own.shiftOf(0, march(2)).id)
    expect(opened).toMatchObject({ editedBy: own.admin, version: before + 1 })
    const [message] = (await own.messagesOf(own.person(0))).slice(-1)
    expect(message).toContain('Your request for time off (Mar 2–3) was approved. Note: “Enjoy.”')
    expect(message).toContain('Removed: Tue, Mar 2, Day 7:00 AM–7:00 PM; Wed, Mar 3, Day 7:00 AM–7:00 PM.')
    expect(await own.messagesOf(own.person(1))).toEqual([])
    const [event] = await own.auditLog()
    expect(event).toMatchObject({ action: 'request.approve', actorId: own.admin, thingId: request.id })
    expect(event!.text).toBe('approved First0 Last0’s request for time off (Mar 2–3); 2 shifts opened')
    const [mail] = await own.mailOf(own.person(0))
    expect(mail!.attachments[0]).toMatchObject({ filename: 'shifts.ics' })
    expect(mail!.attachments[0]!.content.match(/STATUS:CANCELLED/g)).toHaveLength(2)
    expect(mail!.attachments[0]!.content).toContain('DTSTART:20270302T070000Z')
  })

  it('gives the shifts to the chosen replacements, each checked at that moment', async () => {
    const own = await bench.addGroup()
    const request = await own.asked(own.person(0), { startDate: march(2), endDate: march(3), reason: 'Trip' })
    const replacements = [2, 3].map((day) => ({ shiftId: own.shiftOf(0, march(day)).id, physicianId: own.person(4) }))
    // 4 has the night of the 2nd: two shifts on that day, and a day right after the night.
    const refused = await own.approve(request.id, { replacements })
    expect([refused.status, refused.body.code]).toEqual([422, 'needs-reason'])
    expect((await own.request(request.id)).status).toBe('pending')
    const able = replacements.map((one) => ({ ...one, physicianId: own.person(5) }))
    expect((await own.approve(request.id, { replacements: able })).status).toBe(200)
    expect(await own.ownerOf(able[0]!.shiftId)).toBe(own.person(5))
    expect((await own.messagesOf(own.person(5))).at(-1)).toBe(
      'The schedule changed. Added: Tue, Mar 2, Day 7:00 AM–7:00 PM; Wed, Mar 3, Day 7:00 AM–7:00 PM.',
    )
    expect(JSON.stringify(await own.mailOf(own.person(5)))).not.toContain('Last0')
  })

  it('refuses replacements for other shifts, for the one who is away, and inactive ones', async () => {
    const own = await bench.addGroup()
    const request = await own.asked(own.person(0), { requestedDate: march(2), reason: 'Trip' })
    const give = (shiftId: number, physicianId: number) =>
      own.approve(request.id, { replacements: [{ shiftId, physicianId }] })
    expect((await give(own.shiftOf(1, march(2)).id, own.person(5))).status).toBe(409)
    expect((await give(own.shiftOf(0, march(2)).id, own.person(0))).status).toBe(400)
    await bench.orm
      .update(users)
      .set({ isActive: false })
      .where(eq(users.id, own.person(6)))
    const gone = await give(own.shiftOf(0, march(2)).id, own.person(6))
    expect([gone.status, gone.body.message]).toEqual([409, 'First6 Last6 is no longer active and can’t be assigned.'])
  })

  it('counts the days as absences from then on', async () => {
    const own = await bench.addGroup()
    const request = await own.asked(own.person(5), { startDate: march(8), endDate: march(9), reason: 'Trip' })
    expect((await own.approve(request.id)).status).toBe(200)
    const shift = own.shiftOf(2, march(8))
    const edit = { do: 'change', shiftId: shift.id, version: shift.version, physicianId: own.person(5) }
    const refused = await own.call(own.admin, 'POST', `/api/schedules/${own.scheduleId}/edits`, { edits: [edit] })
    expect(refused.status).toBe(422)
    expect(refused.body.message).toContain('First5 Last5')
  })

  it('lets one of two reviewers win; the other gets 409 and the current state', async () => {
    const own = await bench.addGroup()
    const request = await own.asked(own.person(0), { requestedDate: march(2), reason: 'Trip' })
    const answers = await Promise.all([own.approve(request.id), own.review(request.id, { decision: 'deny' })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const winner = answers.find(({ status }) => status === 200)!.body
    const loser = answers.find(({ status }) => status === 409)!.body
    expect(loser.current.status).toBe(winner.status)
    expect(loser.message).toContain(`This request was already ${winner.status}`)
    await bench.orm
      .update(users)
      .set({ role: 'admin' })
      .where(eq(users.id, own.person(5)))
    const late = await own.call(own.person(5), 'POST', `/api/shift-requests/${request.id}/review`, { decision: 'deny' })
    const { reviewerName } = winner
    expect(late.body.message).toContain(`${reviewerName} already ${winner.status} this request.`)
    const stale = await bench.addGroup()
    const seen = await stale.asked(stale.person(0), { requestedDate: march(2), reason: 'Trip' })
    expect((await stale.approve(seen.id, { version: seen.version + 1 })).body.code).toBe('stale')
  })

  it('reviews several, each for itself', async () => {
    const own = await bench.addGroup()
    const ids = await Promise.all(
      [5, 6].map(async (place) => (await own.asked(own.person(place), { requestedDate: march(20), reason: 'x' })).id),
    )
    await own.cancel(own.person(6), ids[1]!)
    const { body } = await own.call(own.admin, 'POST', '/api/shift-requests/review', {
      requests: ids.map((id) => ({ id })),
      decision: 'approve',
      notes: 'Fine',
    })
    expect(body.map(({ ok }: { ok: boolean }) => ok)).toEqual([true, false])
    expect(body[1].message).toContain('already canceled')
    expect(body[1].request.status).toBe('cancelled')
  })
})

it('approved time off can be given back by whoever is off, until it begins', async () => {
  const group = await bench.addGroup()
  const leave = await group.asked(group.person(5), {
    requestType: 'timeoff',
    requestedDate: march(20),
    endDate: march(22),
  })
  const giveBack = (as: number) => group.call(as, 'POST', `/api/shift-requests/${leave.id}/give-back`, {})
  expect((await giveBack(group.person(5))).body.message).toBe(
    'This request is still pending. Only approved requests can be given back.',
  )
  await group.approve(leave.id)
  expect((await giveBack(group.person(6))).status).toBe(404)
  expect((await giveBack(group.admin)).status).toBe(403)
  bench.setClock('2027-03-20T12:00:00Z')
  expect((await giveBack(group.person(5))).body.message).toContain('has begun')
  bench.setClock('2027-02-20T12:00:00Z')
  expect((await giveBack(group.person(5))).body).toMatchObject({ status: 'cancelled' })
  expect((await group.messagesOf(group.admin)).at(-1)).toMatch(
    /^First5 Last5 gave back time off .* can work on these days again\.$/,
  )
  const again = await group.ask(group.person(5), { requestType: 'timeoff', requestedDate: march(20) })
  expect(again.status).toBe(201)
})
