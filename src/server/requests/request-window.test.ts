/** Requests of a month close on a day that physicians know, a day holds so many off, and reminders come once. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { remindOfClosing } from './remind-closing.ts'
import { march, openRequestBench, type RequestBench } from './testing/request-bench.ts'

const today = '2027-02-20T12:00:00Z'
let bench: RequestBench
beforeAll(async () => {
  bench = await openRequestBench(today)
})
afterAll(() => bench.test.close())
beforeEach(() => bench.setClock(today))

it('refuses what comes too late, in a sentence; emergencies and coordinators are not bound', async () => {
  // 42 days before: April 1 closes on February 18, May 1 on March 20.
  const group = await bench.addGroup(undefined, { requestsCloseDays: 42 })
  const late = { startDate: '2027-04-29', endDate: '2027-05-02', reason: 'Trip' }
  const refused = await group.ask(group.person(0), late)
  expect([refused.status, refused.body.problems]).toEqual([
    400,
    [
      {
        field: 'startDate',
        message: 'April requests closed Feb 18. Ask your coordinator, or mark it as an emergency.',
      },
    ],
  ])
  expect((await group.ask(group.person(0), { startDate: '2027-05-01', reason: 'Trip' })).status).toBe(201)
  expect((await group.ask(group.person(1), { ...late, isEmergency: true })).status).toBe(201)
  expect((await group.ask(group.admin, { ...late, requestorId: group.person(2) })).status).toBe(201)
  const query = 'requestType=timeoff&startDate=2027-04-29&endDate=2027-05-02'
  const { body } = await group.call(group.person(3), 'GET', `/api/shift-requests/forecast?${query}`)
  expect(body).toMatchObject({ likely: 'unlikely' })
  expect(body.says[0]).toContain('April requests closed Feb 18.')
  const blocked = await group.call(group.person(3), 'PUT', `/api/physicians/${group.person(3)}`, {
    unavailableDates: ['2027-04-20'],
  })
  expect([blocked.status, blocked.body.message]).toEqual([
    400,
    expect.stringContaining('April requests closed Feb 18. Ask your coordinator.'),
  ])
})

it('holds so many off a day, and the reviewer is told when that is reached', async () => {
  const group = await bench.addGroup(undefined, { timeOffPerDay: 1 })
  const waiting = await group.asked(group.person(6), { requestedDate: march(20), reason: 'x' })
  const first = await group.asked(group.person(5), { startDate: march(20), endDate: march(21), reason: 'x' })
  expect((await group.approve(first.id)).status).toBe(200)
  const refused = await group.ask(group.person(7), { startDate: march(19), endDate: march(20), reason: 'x' })
  expect([refused.status, refused.body.problems[0].message]).toEqual([
    400,
    'Sat, Mar 20 is full: 1 physician off, the most your group allows. Ask your coordinator.',
  ])
  expect((await group.ask(group.person(7), { requestedDate: march(22), reason: 'x' })).status).toBe(201)
  const { body } = await group.call(group.admin, 'GET', `/api/shift-requests/${waiting.id}/consequences`)
  expect(body.overLimit).toEqual([march(20)])
  expect(body.says).toContain('More people off than your limit on Sat, Mar 20.')
  const effects = await group.call(group.admin, 'GET', `/api/shift-requests/group/${group.groupId}/effects`)
  const of = (id: number) => effects.body.find(({ requestId }: { requestId: number }) => requestId === id)
  expect(of(waiting.id).overLimit).toEqual([march(20)])
})

it('reminds physicians before the end and coordinators after it, each once', async () => {
  const group = await bench.addGroup(undefined, { requestsCloseDays: 42, requestReminderDays: 7 })
  const { orm, queue, now } = bench.test.services
  const remind = async (at: string) => {
    bench.setClock(at)
    await remindOfClosing({ orm, queue, now, mailDomain: 'evenshift.test', host: () => 'evenshift.test' })
  }
  const ofPhysician = async () => (await group.messagesOf(group.person(0))).filter((text) => text.includes('close'))
  await group.asked(group.person(1), { requestedDate: '2027-05-03', reason: 'x' })
  await remind('2027-03-12T15:00:00Z')
  expect(await ofPhysician()).toEqual([])
  await remind('2027-03-13T05:00:00Z')
  expect(await ofPhysician()).toEqual([])
  await remind('2027-03-13T15:00:00Z')
  await remind('2027-03-14T15:00:00Z')
  expect(await ofPhysician()).toEqual(['May requests close Mar 20. Request any days off by then.'])
  const ofAdmin = async () => (await group.messagesOf(group.admin)).filter((text) => text.includes('closed'))
  expect(await ofAdmin()).toEqual([])
  await remind('2027-03-21T15:00:00Z')
  await remind('2027-03-22T15:00:00Z')
  expect(await ofAdmin()).toEqual(['May 2027 requests are closed, and 1 is still pending.'])
})
