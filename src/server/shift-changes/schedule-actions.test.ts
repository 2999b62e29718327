/** What may be done with a schedule in which state, and who is notified. */
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addSchedule, type Planned } from '../../../tests/server/planned-month.ts'
import { addStaffedGroup, type StaffedGroup } from '../../../tests/server/staffed-group.ts'
import { openTestApp, type TestApp } from '../../../tests/server/test-app.ts'
import { type ScheduleAction, scheduleStatuses, transitionOf } from '../../contract/schedule-states.ts'
import { auditEvents, notifications, outbox, schedules, shifts, users } from '../platform/db/schema/index.ts'

let test: TestApp
let own: StaffedGroup

beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  own = await addStaffedGroup(test.services.orm, 4)
})

const post = (path: string, body: object = {}, as = own.admin) => test.call('POST', path, { as, body })
const add = (status: 'draft' | 'active' | 'archived', planned: Planned[] = [], name?: string) =>
  addSchedule(test.services.orm, own, status, planned, name)
const messagesOf = async (place: number) =>
  (
    await test.services.orm
      .select()
      .from(notifications)
      .where(and(eq(notifications.groupId, own.groupId), eq(notifications.userId, own.physicians[place]!)))
  ).map(({ text }) => text)

const calls: Record<
  Exclude<ScheduleAction, 'edit' | 'rate' | 'assess'>,
  (id: number) => ReturnType<TestApp['call']>
> = {
  publish: (id) => post(`/api/schedules/${id}/publish`),
  unpublish: (id) => post(`/api/schedules/${id}/unpublish`),
  archive: (id) => post(`/api/schedules/${id}/archive`),
  delete: (id) => test.call('DELETE', `/api/schedules/${id}`, { as: own.admin }),
  clear: (id) => post(`/api/schedules/${id}/clear`, { from: '2027-03-01', to: '2027-03-31' }),
  rename: (id) => test.call('PUT', `/api/schedules/${id}`, { as: own.admin, body: { name: 'Another' } }),
}

describe.each(scheduleStatuses)('a schedule that is %s', (status) => {
  it.each(Object.keys(calls) as (keyof typeof calls)[])('follows the table: %s', async (action) => {
    const { schedule } = await add(status)
    const answer = await calls[action](schedule.id)
    const transition = transitionOf(status, action)
    if (!transition) {
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'conflict'])
      expect(answer.json().message).toMatch(/^This schedule is .*\. Only .* can be /)
    } else expect(answer.statusCode, answer.body).toBe(200)
    const [after] = await test.services.orm.select().from(schedules).where(eq(schedules.id, schedule.id))
    expect(after!.deletedAt ? 'gone' : after!.status).toBe(transition?.to ?? status)
  })
})

it('restores an older version in place of the published one, in the words of the coordinator', async () => {
  const day = { date: '2027-03-01', role: 'day' as const }
  const old = await add('archived', [{ ...day, place: 0 }], 'First')
  const now = await add('active', [{ ...day, place: 1 }], 'Second')
  const answer = await post(`/api/schedules/${old.schedule.id}/publish`, { message: 'Back to the first one.' })
  const schedule = { status: 'active', publishedBy: own.admin }
  expect(answer.json()).toMatchObject({ schedule, archivedId: now.schedule.id, notified: 2 })
  expect(await messagesOf(0)).toEqual([
    'Back to the first one. You have 1 shift. Added: Mon, Mar 1, Day 7:00 AM–7:00 PM.',
  ])
  const [audited] = await test.services.orm.select().from(auditEvents).where(eq(auditEvents.thingId, old.schedule.id))
  expect(audited).toMatchObject({ text: 'restored First instead of Second' })
})

it('unpublishes: only coordinators see it, and whoever had a shift hears of it', async () => {
  const { schedule } = await add('active', [{ date: '2027-03-01', role: 'day', place: 0 }])
  expect((await post(`/api/schedules/${schedule.id}/unpublish`)).json()).toMatchObject({
    status: 'draft',
    publishedAt: null,
    publishedBy: null,
  })
  expect(await messagesOf(0)).toEqual([
    'The schedule for March 2027 is no longer published. Removed: Mon, Mar 1, Day 7:00 AM–7:00 PM.',
  ])
  expect(await messagesOf(1)).toEqual([])
})

it.each([
  ['a draft that was published, when it is unpublished', 'draft', 'publish', 'unpublish'],
  ['a published month that was unpublished, when it is published', 'active', 'unpublish', 'publish'],
  ['a published month that was archived, when it is restored', 'active', 'archive', 'publish'],
] as const)('leaves every shift as it was: %s', async (_, status, first, back) => {
  const { orm } = test.services
  const { schedule, shifts: made } = await add(status, [
    { date: '2027-03-01', role: 'day', place: 0, isLocked: true },
    { date: '2027-03-02', role: 'night', place: 1 },
    { date: '2027-03-03', role: 'day', place: null },
    { date: '2027-03-04', role: 'day', place: 2 },
  ])
  const set = (place: number, values: Partial<typeof shifts.$inferInsert>) =>
    orm.update(shifts).set(values).where(eq(shifts.id, made[place]!.id))
  await set(0, { status: 'confirmed', location: 'Tower B', position: 2 })
  await set(1, { editedBy: own.admin, endTime: '06:00', position: 1 })
  await set(3, { status: 'cancelled' })
  const stateOf = async () => ({
    shifts: await orm.select().from(shifts).where(eq(shifts.scheduleId, schedule.id)).orderBy(shifts.id),
    status: (await orm.select().from(schedules).where(eq(schedules.id, schedule.id)))[0]!.status,
  })
  const before = await stateOf()
  expect((await calls[first](schedule.id)).statusCode).toBe(200)
  expect((await stateOf()).status).not.toBe(before.status)
  expect((await calls[back](schedule.id)).statusCode).toBe(200)
  expect(await stateOf()).toEqual(before)
})

it('publishes: archives the older one and tells each physician what changed for them, and nobody else', async () => {
  const old = await add('active', [
    { date: '2027-03-01', role: 'day', place: 0 },
    { date: '2027-03-02', role: 'day', place: 0 },
    { date: '2027-03-01', role: 'night', place: 1 },
  ])
  const draft = await add('draft', [
    { date: '2027-03-01', role: 'night', place: 0 },
    { date: '2027-03-01', role: 'day', place: 3 },
    { date: '2027-03-02', role: 'day', place: 0 },
  ])
  await test.services.orm
    .update(users)
    .set({ notificationSettings: { emailSchedule: false } })
    .where(eq(users.id, own.physicians[1]!))
  const answer = await post(`/api/schedules/${draft.schedule.id}/publish`)
  expect(answer.json()).toMatchObject({ schedule: { status: 'active' }, archivedId: old.schedule.id, notified: 3 })
  expect(await messagesOf(0)).toEqual([
    'The schedule for March 2027 was replaced. You have 2 shifts. Changed: Mon, Mar 1, Night 7:00 PM–7:00 AM instead of Day 7:00 AM–7:00 PM.',
  ])
  expect(await messagesOf(1)).toEqual([
    'The schedule for March 2027 was replaced. You have no shifts. Removed: Mon, Mar 1, Night 7:00 PM–7:00 AM.',
  ])
  expect(await messagesOf(2)).toEqual([])
  expect(await messagesOf(3)).toEqual([
    'The schedule for March 2027 was replaced. You have 1 shift. Added: Mon, Mar 1, Day 7:00 AM–7:00 PM.',
  ])
  const mail = await test.services.orm.select().from(outbox).where(eq(outbox.groupId, own.groupId))
  expect(mail.map(({ userId }) => userId).sort()).toEqual([own.physicians[0], own.physicians[3]])
  expect(mail[0]!.body).toContain('Mon, Mar 1, Night 7:00 PM–7:00 AM instead of Day 7:00 AM–7:00 PM')
  const [archived] = await test.services.orm.select().from(schedules).where(eq(schedules.id, old.schedule.id))
  expect(archived).toMatchObject({ status: 'archived' })
})

it('tells everybody of the first schedule of a month', async () => {
  const draft = await add('draft', [{ date: '2027-03-01', role: 'day', place: 0 }])
  expect((await post(`/api/schedules/${draft.schedule.id}/publish`)).json().notified).toBe(4)
  expect(await messagesOf(2)).toEqual([
    'The schedule for March 2027 is published. You have no shifts. Nothing changed for you.',
  ])
})

it('says who was faster with a publication', async () => {
  const { schedule } = await add('draft')
  const [other] = own.physicians
  await test.services.orm.update(users).set({ role: 'admin' }).where(eq(users.id, other!))
  const publish = (as: number) => test.call('POST', `/api/schedules/${schedule.id}/publish`, { as, body: {} })
  expect((await publish(other!)).statusCode).toBe(200)
  const late = await publish(own.admin)
  expect([late.statusCode, late.json().message]).toEqual([409, 'First0 Last0 already published this schedule.'])
})

it('refuses a publication that somebody else was faster with', async () => {
  const { schedule } = await add('draft')
  const late = await post(`/api/schedules/${schedule.id}/publish`, { version: 7 })
  expect([late.statusCode, late.json().code]).toEqual([409, 'stale'])
  expect(late.json().current).toMatchObject({ id: schedule.id, version: 1 })
  const auditLog = await test.services.orm.select().from(auditEvents).where(eq(auditEvents.groupId, own.groupId))
  expect(auditLog).toEqual([])
})

it('copies a schedule with its shifts', async () => {
  const { schedule } = await add('archived', [
    { date: '2027-03-01', role: 'day', place: 0, isLocked: true },
    { date: '2027-03-02', role: 'night', place: null },
  ])
  const copy = (await post(`/api/schedules/${schedule.id}/duplicate`)).json()
  expect(copy).toMatchObject({ name: 'Copy of March 2027', status: 'draft', month: 3, year: 2027 })
  const rows = await test.services.orm.select().from(shifts).where(eq(shifts.scheduleId, copy.id))
  expect(rows.map(({ date, physicianId, isLocked }) => [date, physicianId, isLocked])).toEqual([
    ['2027-03-01', own.physicians[0], true],
    ['2027-03-02', null, false],
  ])
})

it('clears a range, but no locked shift, and the scores follow', async () => {
  const { schedule } = await add('active', [
    { date: '2027-03-01', role: 'day', place: 0 },
    { date: '2027-03-02', role: 'day', place: 0, isLocked: true },
    { date: '2027-03-02', role: 'night', place: 1 },
    { date: '2027-03-09', role: 'day', place: 0 },
  ])
  const range = { from: '2027-03-01', to: '2027-03-07' }
  const answer = (await post(`/api/schedules/${schedule.id}/clear`, range)).json()
  expect(answer.opened.map((shift: { date: string; role: string }) => [shift.date, shift.role])).toEqual([
    ['2027-03-01', 'Day'],
    ['2027-03-02', 'Night'],
  ])
  const url = `/api/schedules/${schedule.id}/assessment`
  const { coverageScore, fairnessScore } = (await test.call('GET', url, { as: own.admin })).json()
  expect(answer.schedule).toMatchObject({ coverageScore, fairnessScore })
  expect(coverageScore).toBeGreaterThan(0)
  const rest = (await post(`/api/schedules/${schedule.id}/clear`, { from: '2027-03-01', to: '2027-03-31' })).json()
  expect(rest.schedule.coverageScore).toBeLessThan(coverageScore)
  expect(await messagesOf(1)).toHaveLength(1)
  expect((await post(`/api/schedules/${schedule.id}/clear`, { from: '2027-03-05', to: '2027-03-01' })).statusCode).toBe(
    400,
  )
})

it('compares two schedules: who gains and loses what', async () => {
  const one = await add('active', [
    { date: '2027-03-05', role: 'night', place: 0 },
    { date: '2027-03-06', role: 'day', place: 1 },
  ])
  const other = await add('draft', [
    { date: '2027-03-05', role: 'night', place: 1 },
    { date: '2027-03-06', role: 'day', place: 1 },
    { date: '2027-03-07', role: 'day', place: null },
  ])
  const url = `/api/schedules/${one.schedule.id}/compare/${other.schedule.id}`
  const answer = (await test.call('GET', url, { as: own.admin })).json()
  expect(answer).toMatchObject({ open: { one: 0, other: 1 }, different: 1 })
  expect([answer.signature.one.handoffs > 0, answer.signature.other.seen]).toEqual([true, 1])
  expect(
    answer.physicians.map(({ name, difference }: { name: string; difference: object }) => [name, difference]),
  ).toEqual([
    ['First0 Last0', { shifts: -1, nights: -1, weekendDays: 0, holidays: 0, hours: -12 }],
    ['First1 Last1', { shifts: 1, nights: 1, weekendDays: 0, holidays: 0, hours: 12 }],
  ])
})

it('shows physicians no suggestions and no details, which may name private matters', async () => {
  const { schedule } = await add('active')
  await test.services.orm
    .update(schedules)
    .set({ aiSuggestions: ['Let First1 Last1 work on Monday.'] })
    .where(eq(schedules.id, schedule.id))
  const seen = async (as: number) =>
    (await test.call('GET', `/api/schedules/group/${own.groupId}`, { as })).json()[0].aiSuggestions
  expect(await seen(own.physicians[0]!)).toEqual([])
  expect(await seen(own.admin)).toHaveLength(1)
})
