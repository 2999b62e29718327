/** A call-out at 5 AM: sent, seen, backup called, covered, each with its time, on the phones of everyone involved. */
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { addSchedule } from '../../../tests/server/planned-month.ts'
import { type MessageBench, march, openMessageBench } from '../devices/testing/message-bench.ts'
import { groups, notifications, roles, shifts } from '../platform/db/schema/index.ts'

let bench: MessageBench
const sick = () => bench.person(0)
const backup = () => bench.person(6)

/** 0 works from 7 AM, 6 is on backup. */
beforeEach(async () => {
  bench = await openMessageBench()
  bench.setClock(`${march(1)}T05:02:00`)
  const [role] = await bench.orm
    .insert(roles)
    .values({ groupId: bench.group.groupId, name: 'Backup', category: 'backup', daysOfWeek: ['monday'] })
    .returning()
  await bench.orm.insert(shifts).values({
    groupId: bench.group.groupId,
    scheduleId: bench.schedule.id,
    roleId: role!.id,
    physicianId: backup(),
    date: march(1),
    startTime: '07:00',
    endTime: '19:00',
  })
  await bench.setPerson(backup(), { phoneNumber: '555 010 0127' })
  await bench.setPerson(bench.group.admin, { phoneNumber: '555 010 0148' })
})
afterEach(() => bench.close())

async function callOut(day = 1): Promise<number> {
  const days = { startDate: march(day), endDate: march(day) }
  const { status, body } = await bench.call(sick(), 'POST', '/api/call-outs/report', days)
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body.id
}
const timelineOf = async (as: number, id: number) => (await bench.call(as, 'GET', `/api/call-outs/${id}`)).body

it('reaches coordinator and backup at night, is covered by one tap, and the physician sees each step', async () => {
  const phones = {
    sick: await bench.addPhone(sick()),
    coordinator: await bench.addPhone(bench.group.admin),
    backup: await bench.addPhone(backup()),
    other: await bench.addPhone(bench.person(5)),
  }
  const id = await callOut()
  await bench.send()
  const link = `/call-out?request=${id}`
  expect(phones.coordinator.sink.taken.map(({ message }) => message)).toMatchObject([{ link, isUrgent: true }])
  expect(phones.backup.sink.taken.map(({ message }) => message)).toMatchObject([
    { body: 'You’re on backup: can you take Day on Mon, Mar 1?', link, isUrgent: true },
  ])
  expect(phones.other.sink.taken).toEqual([])

  bench.setClock(`${march(1)}T05:06:00`)
  await bench.call(bench.group.admin, 'POST', `/api/call-outs/${id}/seen`, {})
  bench.setClock(`${march(1)}T05:09:00`)
  expect((await timelineOf(backup(), id)).isUnseen).toBe(true)
  for (const minute of ['09', '10']) {
    bench.setClock(`${march(1)}T05:${minute}:00`)
    await bench.call(backup(), 'POST', `/api/call-outs/${id}/seen`, {})
  }
  expect((await timelineOf(backup(), id)).isUnseen).toBe(false)
  const waiting = await timelineOf(sick(), id)
  expect(waiting).toMatchObject({
    isMine: true,
    mayTake: false,
    sentAt: '2027-03-01T05:02:00.000Z',
    seenAt: '2027-03-01T05:06:00.000Z',
    seenByName: 'Ada Coordinator',
    calledAt: '2027-03-01T05:02:00.000Z',
    called: [{ name: 'First6 Last6', phoneNumber: '555 010 0127', seenAt: '2027-03-01T05:09:00.000Z' }],
    coveredAt: null,
    contacts: [
      { name: 'First6 Last6', as: 'backup', phoneNumber: '555 010 0127' },
      { name: 'Ada Coordinator', as: 'coordinator', phoneNumber: '555 010 0148' },
    ],
  })

  bench.setClock(`${march(1)}T05:19:00`)
  expect((await bench.call(backup(), 'GET', '/api/call-outs')).body).toMatchObject([{ requestId: id, mayTake: true }])
  const taken = await bench.call(backup(), 'POST', `/api/call-outs/${id}/take`, {})
  expect(taken).toMatchObject({
    status: 200,
    body: { coveredAt: '2027-03-01T05:19:00.000Z', coveredByNames: ['First6 Last6'], mayTake: false },
  })
  await bench.send()
  expect(phones.sick.sink.taken.map(({ message }) => message.body)).toContain(
    'Covered: First6 Last6 has Day on Mon, Mar 1.',
  )
  expect((await bench.call(bench.group.admin, 'GET', '/api/call-outs')).body).toEqual([])
  const again = await bench.call(backup(), 'POST', `/api/call-outs/${id}/take`, {})
  expect([again.status, again.body.message]).toEqual([409, 'This shift no longer needs coverage.'])
  const undone = await bench.call(sick(), 'POST', `/api/call-outs/${id}/undo`, {})
  expect(undone.status).toBe(409)
})

it('can be taken back while nobody has the shift: everybody who heard of it hears that', async () => {
  const phone = await bench.addPhone(backup())
  const id = await callOut()
  expect((await bench.call(backup(), 'POST', `/api/call-outs/${id}/undo`, {})).status).toBe(403)
  expect((await bench.call(sick(), 'POST', `/api/call-outs/${id}/undo`, {})).status).toBe(200)
  await bench.send()
  expect(phone.sink.taken.at(-1)?.message.body).toBe(
    'First0 Last0 can make it after all (Mon, Mar 1). No coverage needed.',
  )
  expect((await bench.call(backup(), 'POST', `/api/call-outs/${id}/take`, {})).status).toBe(409)
  expect((await bench.call(bench.group.admin, 'GET', '/api/call-outs')).body).toEqual([])
})

it('is covered by whatever way the shift changes hands', async () => {
  const id = await callOut()
  const { shifts: lost } = await timelineOf(sick(), id)
  const edits = [{ do: 'change', shiftId: lost[0].id, version: lost[0].version, physicianId: bench.person(5) }]
  const url = `/api/schedules/${bench.schedule.id}/edits`
  const { status } = await bench.call(bench.group.admin, 'POST', url, { edits, reason: 'Cover' })
  expect(status).toBe(200)
  expect(await timelineOf(sick(), id)).toMatchObject({
    coveredByNames: ['First5 Last5'],
    coveredAt: expect.any(String),
  })
})

it('needs coverage again when whoever took it is taken off, and when giving it to them is undone', async () => {
  const colleague = bench.person(7)
  await bench.setPerson(colleague, { role: 'admin' })
  const id = await callOut()
  const coordinate = (path: string, body: object) =>
    bench.call(bench.group.admin, 'POST', `/api/schedules/${bench.schedule.id}/${path}`, body)
  const give = async (physicianId: number | null) => {
    const [{ id: shiftId, version }] = (await timelineOf(sick(), id)).shifts
    const edits = [{ do: 'change', shiftId, version, physicianId }]
    const { status, body } = await coordinate('edits', { edits, reason: 'Cover' })
    expect(status).toBe(200)
    return body.stepId
  }
  await give(bench.person(5))
  await give(null)
  expect(await timelineOf(sick(), id)).toMatchObject({ isOpen: true, coveredAt: null, coveredByNames: [] })
  const stepId = await give(bench.person(5))
  expect(await timelineOf(sick(), id)).toMatchObject({ isOpen: false })
  expect((await coordinate('steps/turn', { stepId, isUndone: true })).status).toBe(200)
  expect(await timelineOf(sick(), id)).toMatchObject({ isOpen: true, coveredAt: null })
  const messages = await bench.orm.select().from(notifications).where(eq(notifications.userId, colleague))
  expect(messages.filter(({ text }) => text.includes('Not covered anymore: Day on Mon, Mar 1.'))).toHaveLength(2)
})

it('asks no backup where the group wants to be asked first, or the shift is more than a day away', async () => {
  expect(await timelineOf(sick(), await callOut(2))).toMatchObject({ calledAt: null, called: [] })
  await bench.orm
    .update(groups)
    .set({ settings: { timeZone: 'UTC', backupFirst: false } })
    .where(eq(groups.id, bench.group.groupId))
  expect(await timelineOf(sick(), await callOut(1))).toMatchObject({ calledAt: null, called: [] })
})

it('is nobody else’s business, and the numbers to call are there before it is sent', async () => {
  const id = await callOut()
  expect((await bench.call(bench.person(5), 'GET', `/api/call-outs/${id}`)).status).toBe(404)
  expect((await bench.call(bench.person(5), 'GET', '/api/call-outs')).body).toEqual([])
  for (const step of ['take', 'seen'])
    expect((await bench.call(bench.person(5), 'POST', `/api/call-outs/${id}/${step}`, {})).status).toBe(404)
  await bench.call(sick(), 'POST', `/api/call-outs/${id}/seen`, {})
  expect(await timelineOf(sick(), id)).toMatchObject({ isUnseen: false, seenAt: null, called: [{ seenAt: null }] })
  const { body } = await bench.call(sick(), 'GET', `/api/call-outs/contacts?date=${march(1)}`)
  expect(body).toMatchObject([
    { name: 'First6 Last6', as: 'backup', phoneNumber: '555 010 0127' },
    { name: 'Ada Coordinator', as: 'coordinator', phoneNumber: '555 010 0148' },
  ])
})

it('goes on about the shift that takes its place when the month is published anew, with whoever is on backup then', async () => {
  const id = await callOut()
  const plan = (place: number | null) => [{ date: march(1), role: 'day' as const, place }]
  const publish = async (place: number | null, backupPlace?: number) => {
    const { schedule, shifts: made } = await addSchedule(bench.orm, bench.group, 'draft', plan(place))
    if (backupPlace !== undefined) {
      const [role] = await bench.orm.select().from(roles).where(eq(roles.name, 'Backup'))
      await bench.orm.insert(shifts).values({
        groupId: bench.group.groupId,
        scheduleId: schedule.id,
        roleId: role!.id,
        physicianId: bench.person(backupPlace),
        date: march(1),
        startTime: '07:00',
        endTime: '19:00',
      })
    }
    const { status } = await bench.call(bench.group.admin, 'POST', `/api/schedules/${schedule.id}/publish`, {})
    expect(status).toBe(200)
    return made[0]!.id
  }
  // The person still has the shift in the new schedule, and 7 is on backup now.
  const kept = await publish(0, 7)
  const open = await timelineOf(bench.person(7), id)
  expect(open).toMatchObject({ isOpen: true, mayTake: true, coveredAt: null })
  expect(open.shifts.map((shift: { id: number }) => shift.id)).toEqual([kept])
  expect((await bench.call(bench.person(7), 'GET', '/api/call-outs')).body).toHaveLength(1)
  // The next one leaves it open; the one after that has given it to 3.
  await publish(null)
  expect(await timelineOf(sick(), id)).toMatchObject({ isOpen: true, coveredAt: null })
  await publish(3)
  expect(await timelineOf(sick(), id)).toMatchObject({ isOpen: false, coveredByNames: ['First3 Last3'] })
})

it('needs no cover when the new schedule has no such shift', async () => {
  const id = await callOut()
  const planned = [{ date: march(2), role: 'night' as const, place: 4 }]
  const { schedule } = await addSchedule(bench.orm, bench.group, 'draft', planned)
  expect((await bench.call(bench.group.admin, 'POST', `/api/schedules/${schedule.id}/publish`, {})).status).toBe(200)
  expect(await timelineOf(sick(), id)).toMatchObject({ isOpen: false, coveredByNames: [] })
  expect((await bench.call(bench.group.admin, 'GET', '/api/call-outs')).body).toEqual([])
})

it('a handoff note reaches whoever covers, with the shift and as a message without its words; no one else reads it', async () => {
  const id = await callOut()
  const [shift] = (await timelineOf(sick(), id)).shifts
  const write = (as: number, note: string) => bench.call(as, 'PUT', `/api/call-outs/${id}/handoff-note`, { note })
  const sheetOf = async (as: number) => (await bench.call(as, 'GET', `/api/shifts/${shift.id}`)).body.handoffNote
  const note = 'Bed 12 goes home'
  expect((await write(backup(), note)).status).toBe(403)
  expect((await write(bench.person(5), note)).status).toBe(404)
  expect(await write(sick(), note)).toMatchObject({ status: 200, body: { handoffNote: note } })
  // Still the person's own shift.
  expect(await sheetOf(sick())).toBeNull()
  await bench.call(backup(), 'POST', `/api/call-outs/${id}/take`, {})
  const found = { byName: 'First0 Last0', says: note }
  expect([await sheetOf(backup()), await sheetOf(bench.group.admin)]).toEqual([found, found])
  expect([await sheetOf(sick()), await sheetOf(bench.person(5))]).toEqual([null, null])

  await write(sick(), `${note}, and call radiology`)
  const news = (await bench.call(backup(), 'GET', '/api/notifications')).body
  expect(news[0]).toMatchObject({
    text: 'First0 Last0 left you a handoff note for Day on Mon, Mar 1.',
    link: `/physician/dashboard?shift=${shift.id}`,
  })
  expect(JSON.stringify(news)).not.toContain('Bed 12')
  expect(await write(sick(), '')).toMatchObject({ status: 200, body: { handoffNote: null } })
  expect(await sheetOf(backup())).toBeNull()
})

it('whoever a coordinator found to cover reads the call-out, too', async () => {
  const id = await callOut()
  const cover = bench.person(5)
  expect((await bench.call(cover, 'GET', `/api/call-outs/${id}`)).status).toBe(404)
  const [shift] = (await timelineOf(sick(), id)).shifts
  const given = await bench.call(bench.group.admin, 'POST', '/api/call-outs', {
    ...{ physicianId: sick(), startDate: march(1), endDate: march(1), kind: 'fewest-changes' },
    steps: [{ shiftId: shift.id, version: shift.version, physicianId: cover }],
  })
  expect(given.status, JSON.stringify(given.body)).toBe(200)
  expect(await timelineOf(cover, id)).toMatchObject({ coveredByNames: ['First5 Last5'], isMine: false })
})
