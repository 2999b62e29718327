/** Call-outs that come at a bad moment: in the middle of a night, next to planned time off, and two backups at once. */
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type MessageBench, march, openMessageBench } from '../devices/testing/message-bench.ts'
import { roles, shifts } from '../platform/db/schema/index.ts'

let bench: MessageBench
/** Works in the nights of days 1 and 2. */
const sick = () => bench.person(2)
const backups = () => [bench.person(5), bench.person(6)] as const

beforeEach(async () => {
  bench = await openMessageBench()
  const { groupId } = bench.group
  const [role] = await bench.orm
    .insert(roles)
    .values({ groupId, name: 'Backup', category: 'backup', daysOfWeek: ['monday'] })
    .returning()
  const place = { groupId, scheduleId: bench.schedule.id, roleId: role!.id, date: march(1) }
  const hours = { startTime: '07:00', endTime: '07:00' }
  await bench.orm.insert(shifts).values(backups().map((physicianId) => ({ ...place, ...hours, physicianId })))
})
afterEach(() => bench.close())

const report = (from: number, to = from) =>
  bench.call(sick(), 'POST', '/api/call-outs/report', { startDate: march(from), endDate: march(to) })
const timeOff = (from: number, to: number) =>
  bench.call(sick(), 'POST', '/api/shift-requests', {
    requestType: 'timeoff',
    startDate: march(from),
    endDate: march(to),
    reason: 'School break',
  })
const take = (as: number, id: number) => bench.call(as, 'POST', `/api/call-outs/${id}/take`, {})

it('at 2 AM is about the night that began the day before, reaches the backup, and can be covered', async () => {
  bench.setClock(`${march(2)}T02:00:00`)
  const phone = await bench.addPhone(backups()[0])
  const { status, body } = await report(1)
  expect(status).toBe(201)
  await bench.send()
  expect(phone.sink.taken.at(-1)?.message.body).toBe('You’re on backup: can you take Night on Mon, Mar 1?')
  const plans = `/api/call-outs/plans?physicianId=${sick()}&startDate=${march(1)}&endDate=${march(1)}`
  expect((await bench.call(bench.group.admin, 'GET', plans)).body.shifts).toMatchObject([{ date: march(1) }])
  expect((await take(backups()[0], body.id)).body).toMatchObject({ coveredByNames: ['First5 Last5'] })
})

it('at 2 AM doesn’t wake whoever was on backup only until the evening', async () => {
  await bench.orm.update(shifts).set({ endTime: '19:00' }).where(eq(shifts.physicianId, backups()[0]))
  bench.setClock(`${march(2)}T02:00:00`)
  const { body } = await report(1)
  const { called } = (await bench.call(sick(), 'GET', `/api/call-outs/${body.id}`)).body
  expect(called.map(({ name }: { name: string }) => name)).toEqual(['First6 Last6'])
})

it('comes too late once the night is over', async () => {
  bench.setClock(`${march(2)}T07:00:00`)
  const { status, body } = await report(1)
  expect([status, body.message]).toEqual([400, 'Pick a date from today on.'])
})

it('isn’t held up by planned time off on the same days, which stays as it was asked for', async () => {
  const planned = await timeOff(2, 6)
  const { status, body } = await report(1, 2)
  expect(status).toBe(201)
  const again = await report(2)
  expect([again.status, again.body.message]).toEqual([
    409,
    'There’s already a call-out for these days: Mar 1–2, pending.',
  ])
  expect((await take(backups()[0], body.id)).status).toBe(200)
  const { body: mine } = await bench.call(sick(), 'GET', '/api/shift-requests/my')
  expect(mine.find(({ id }: { id: number }) => id === planned.body.id)).toMatchObject({
    requestedDate: march(2),
    endDate: march(6),
    status: 'pending',
    isEmergency: false,
  })
})

it('is taken by one of two backups who tap in the same moment; the other reads that it is covered', async () => {
  const { body } = await report(1)
  const [one, other] = await Promise.all(backups().map((id) => take(id, body.id)))
  expect([one!.status, other!.status].sort()).toEqual([200, 409])
  const lost = one!.status === 409 ? one! : other!
  expect(lost.body.message).toBe('This shift no longer needs coverage.')
  const { body: timeline } = await bench.call(sick(), 'GET', `/api/call-outs/${body.id}`)
  expect(timeline.coveredByNames).toHaveLength(1)
})

it('that the backup could only take against a rule is left to the coordinators, who hear once that the backup can come', async () => {
  const [backup] = backups()
  // Off at 7 AM after the night, and on at 7 AM.
  const [early] = await bench.orm
    .select()
    .from(shifts)
    .where(eq(shifts.physicianId, bench.person(0)))
  await bench.orm
    .update(shifts)
    .set({ physicianId: backup, date: march(2) })
    .where(eq(shifts.id, early!.id))
  const phone = await bench.addPhone(bench.group.admin)
  const { body } = await report(1)
  for (const tap of [1, 2]) {
    const { status, body: refused } = await take(backup, body.id)
    expect([tap, status]).toEqual([tap, 409])
    expect(refused.message).toMatch(
      /^You’d .*Only a coordinator can override that\. We let them know you can come in\./,
    )
  }
  await bench.send()
  const heard = phone.sink.taken
    .map(({ message }) => message)
    .filter(({ title }) => String(title).startsWith('The backup'))
  expect(heard).toMatchObject([{ link: `/call-out?request=${body.id}`, isUrgent: true }])
  expect(heard[0]!.body).toMatch(/^First5 Last5 can take Night on Mon, Mar 1 if you override a rule\. First5 Last5 /)
  const { body: timeline } = await bench.call(sick(), 'GET', `/api/call-outs/${body.id}`)
  expect(timeline).toMatchObject({ isOpen: true, coveredByNames: [] })
})
