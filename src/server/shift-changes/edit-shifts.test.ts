/** Edits by hand: rules are checked right away, stale edits lose, and people are notified of changes to a published schedule. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addSchedule, type Planned } from '../../../tests/server/planned-month.ts'
import { addStaffedGroup, type StaffedGroup } from '../../../tests/server/staffed-group.ts'
import { openTestApp, type TestApp } from '../../../tests/server/test-app.ts'
import { auditEvents, notifications, roles, schedules, shiftRequests, shifts } from '../platform/db/schema/index.ts'

let test: TestApp
let own: StaffedGroup

beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  own = await addStaffedGroup(test.services.orm, 4)
})

const add = (planned: Planned[], status: 'draft' | 'active' | 'archived' = 'draft') =>
  addSchedule(test.services.orm, own, status, planned)
const edit = (id: number, edits: object[], more: object = {}) =>
  test.call('POST', `/api/schedules/${id}/edits`, { as: own.admin, body: { edits, ...more } })
const rowsOf = (scheduleId: number) =>
  test.services.orm.select().from(shifts).where(eq(shifts.scheduleId, scheduleId)).orderBy(shifts.id)
const auditLog = () => test.services.orm.select().from(auditEvents).where(eq(auditEvents.groupId, own.groupId))

it('assigns an open shift, warns of soft rules, and keeps the new scores', async () => {
  const { schedule, shifts: made } = await add([{ date: '2027-03-03', role: 'day', place: null }])
  const answer = await edit(schedule.id, [
    { do: 'change', shiftId: made[0]!.id, version: 1, physicianId: own.physicians[2] },
  ])
  expect(answer.statusCode, answer.body).toBe(200)
  const result = answer.json()
  expect(result.shifts).toMatchObject([{ physicianName: 'First2 Last2', version: 2, editedBy: own.admin }])
  expect(result.findings).toContainEqual(expect.objectContaining({ ruleId: 'isolated-days', hard: false }))
  expect(result.schedule).toMatchObject({ version: 2, coverageScore: expect.any(Number) })
  expect(await auditLog()).toMatchObject([
    {
      action: 'shift.edit',
      thing: 'shift',
      text: 'gave Day on Wed, Mar 3 to First2 Last2 in March 2027',
      reason: null,
    },
  ])
})

it('puts an added shift where its role is, and one that gets another role where that one is', async () => {
  await test.services.orm.update(roles).set({ location: 'Tower B' }).where(eq(roles.id, own.night))
  const { schedule, shifts: made } = await add([{ date: '2027-03-03', role: 'day', place: null }])
  const added = { do: 'add', roleId: own.night, date: '2027-03-04', physicianId: null }
  const changed = { do: 'change', shiftId: made[0]!.id, version: 1, roleId: own.night }
  const answer = await edit(schedule.id, [added, changed, { ...added, location: 'Clinic' }])
  expect(answer.statusCode, answer.body).toBe(200)
  expect((await rowsOf(schedule.id)).map(({ location }) => location)).toEqual(['Tower B', 'Tower B', 'Clinic'])
})

it('refuses a broken hard rule without a reason, and keeps the reason in the audit log', async () => {
  const { schedule, shifts: made } = await add([
    { date: '2027-03-03', role: 'night', place: 0 },
    { date: '2027-03-04', role: 'day', place: null },
  ])
  const edits = [{ do: 'change', shiftId: made[1]!.id, version: 1, physicianId: own.physicians[0] }]
  const refused = await edit(schedule.id, edits)
  expect([refused.statusCode, refused.json().code, refused.json().field]).toEqual([422, 'needs-reason', 'reason'])
  expect(refused.json().problems.map(({ field }: { field: string }) => field)).toContain('minimum-rest')
  expect(refused.json().problems[0].message).toContain('First0 Last0')
  expect((await rowsOf(schedule.id))[1]).toMatchObject({ physicianId: null, version: 1 })
  expect(await auditLog()).toEqual([])
  const done = await edit(schedule.id, edits, { reason: 'Sick call, agreed by phone' })
  expect(done.statusCode, done.body).toBe(200)
  expect(done.json().findings[0]).toMatchObject({ hard: true })
  expect(await auditLog()).toMatchObject([{ reason: 'Sick call, agreed by phone' }])
  const copy = (await test.call('POST', `/api/schedules/${schedule.id}/duplicate`, { as: own.admin, body: {} })).json()
  const kept = await test.call('GET', `/api/schedules/${copy.id}/overrides`, { as: own.admin })
  const [{ key }] = done.json().findings
  expect(kept.json()).toContainEqual(
    expect.objectContaining({ key, reason: 'Sick call, agreed by phone', userId: own.admin, name: 'Ada Coordinator' }),
  )
})

it('checks the last days against the published month after, in words that name both days', async () => {
  const { schedule, shifts: made } = await add([{ date: '2027-03-31', role: 'night', place: null }])
  const first: Planned[] = [{ date: '2027-04-01', role: 'day', place: 0 }]
  const april = await addSchedule(test.services.orm, own, 'draft', first, 'April 2027', 4)
  const edits = [{ do: 'change', shiftId: made[0]!.id, version: 1, physicianId: own.physicians[0] }]
  const check = async () => (await edit(schedule.id, edits, { onlyCheck: true })).json().findings
  expect((await check()).filter(({ hard }: { hard: boolean }) => hard)).toEqual([])
  await test.services.orm.update(schedules).set({ status: 'active' }).where(eq(schedules.id, april.schedule.id))
  expect(await check()).toContainEqual(
    expect.objectContaining({
      ruleId: 'minimum-rest',
      hard: true,
      says: 'First0 Last0 has no rest between Night on Wed, Mar 31 and Day on Thu, Apr 1; the minimum is 12 hours.',
    }),
  )
  expect((await edit(schedule.id, edits)).statusCode).toBe(422)
})

it('checks against what holds at that moment: leave that was approved a minute ago', async () => {
  const { schedule, shifts: made } = await add([{ date: '2027-03-03', role: 'day', place: null }])
  const edits = [{ do: 'change', shiftId: made[0]!.id, version: 1, physicianId: own.physicians[0] }]
  const check = async () => (await edit(schedule.id, edits, { onlyCheck: true })).json().findings
  expect((await check()).filter(({ hard }: { hard: boolean }) => hard)).toEqual([])
  await test.services.orm.insert(shiftRequests).values({
    groupId: own.groupId,
    requestorId: own.physicians[0]!,
    requestType: 'timeoff',
    requestedDate: '2027-03-03',
    status: 'approved',
    reviewedBy: own.admin,
    reviewedAt: new Date(),
  })
  expect(await check()).toContainEqual(expect.objectContaining({ ruleId: 'time-off', hard: true }))
  expect((await rowsOf(schedule.id))[0]).toMatchObject({ version: 1 })
})

it('refuses a stale edit with the current state, and writes none of its parts', async () => {
  const { schedule, shifts: made } = await add([
    { date: '2027-03-03', role: 'day', place: 0 },
    { date: '2027-03-10', role: 'day', place: 1 },
  ])
  await edit(schedule.id, [{ do: 'change', shiftId: made[0]!.id, version: 1, physicianId: own.physicians[3] }])
  const late = await edit(schedule.id, [
    { do: 'change', shiftId: made[0]!.id, version: 1, physicianId: null },
    { do: 'change', shiftId: made[1]!.id, version: 1, physicianId: null },
  ])
  expect([late.statusCode, late.json().code]).toEqual([409, 'stale'])
  expect(late.json().current).toMatchObject([{ id: made[0]!.id, physicianId: own.physicians[3], version: 2 }])
  expect((await rowsOf(schedule.id)).map(({ physicianId }) => physicianId)).toEqual([
    own.physicians[3],
    own.physicians[1],
  ])
})

it('of two edits of one shift at once exactly one wins', async () => {
  const { schedule, shifts: made } = await add([{ date: '2027-03-03', role: 'day', place: null }])
  const to = (place: number) =>
    edit(schedule.id, [{ do: 'change', shiftId: made[0]!.id, version: 1, physicianId: own.physicians[place] }])
  const answers = await Promise.all([to(0), to(1)])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
})

it('two edits of different shifts at once both happen', async () => {
  const { schedule, shifts: made } = await add([
    { date: '2027-03-03', role: 'day', place: null },
    { date: '2027-03-20', role: 'day', place: null },
  ])
  const to = (index: number) =>
    edit(schedule.id, [{ do: 'change', shiftId: made[index]!.id, version: 1, physicianId: own.physicians[index] }])
  const answers = await Promise.all([to(0), to(1)])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
})

it('swaps two overlapping shifts in one step, and tells both in a published schedule', async () => {
  const { schedule, shifts: made } = await add(
    [
      { date: '2027-03-03', role: 'day', place: 0 },
      { date: '2027-03-03', role: 'day', place: 1 },
      { date: '2027-03-05', role: 'night', place: 1 },
    ],
    'active',
  )
  const answer = await edit(schedule.id, [
    { do: 'change', shiftId: made[0]!.id, version: 1, physicianId: own.physicians[1] },
    { do: 'change', shiftId: made[1]!.id, version: 1, physicianId: own.physicians[0] },
    { do: 'change', shiftId: made[2]!.id, version: 1, physicianId: own.physicians[2] },
  ])
  expect(answer.statusCode, answer.body).toBe(200)
  const told = await test.services.orm.select().from(notifications).where(eq(notifications.groupId, own.groupId))
  expect(told.map(({ userId }) => userId).sort()).toEqual([own.physicians[1], own.physicians[2]])
})

it('adds, moves and removes shifts', async () => {
  const { schedule, shifts: made } = await add([{ date: '2027-03-03', role: 'day', place: 0 }])
  const added = (
    await edit(schedule.id, [{ do: 'add', roleId: own.night, date: '2027-03-08', physicianId: own.physicians[1] }])
  ).json()
  expect(added.shifts).toMatchObject([
    { role: 'Night', startTime: '19:00', endTime: '07:00', shiftType: 'night', editedBy: own.admin },
  ])
  const moved = (
    await edit(schedule.id, [{ do: 'change', shiftId: made[0]!.id, version: 1, date: '2027-03-04', roleId: own.night }])
  ).json()
  expect(moved.shifts).toMatchObject([{ date: '2027-03-04', role: 'Night', shiftType: 'night', startTime: '19:00' }])
  const removed = (await edit(schedule.id, [{ do: 'remove', shiftId: made[0]!.id, version: 2 }])).json()
  expect(removed.shifts).toMatchObject([{ id: made[0]!.id, status: 'cancelled', physicianId: null }])
})

it('closes the position of a removed shift for that date, until it is restored', async () => {
  const { schedule, shifts: made } = await add([
    { date: '2027-03-03', role: 'night', place: 0 },
    { date: '2027-03-04', role: 'night', place: null },
  ])
  const coverage = (answer: { json(): { schedule: { coverageScore: number } } }) => answer.json().schedule.coverageScore
  const { id: shiftId } = made[1]!
  const locked = await edit(schedule.id, [{ do: 'change', shiftId: made[0]!.id, version: 1, isLocked: true }])
  const removed = await edit(schedule.id, [{ do: 'remove', shiftId, version: 1 }])
  expect(coverage(removed)).toBeGreaterThan(coverage(locked))
  const change = await edit(schedule.id, [{ do: 'change', shiftId, version: 2, physicianId: own.physicians[1] }])
  expect([change.statusCode, change.json().message]).toEqual([409, 'This shift was removed. Restore it first.'])
  const restored = await edit(schedule.id, [{ do: 'restore', shiftId, version: 2 }])
  expect(restored.json().shifts).toMatchObject([{ status: 'scheduled', physicianId: null }])
  expect(coverage(restored)).toBe(coverage(locked))
  expect((await edit(schedule.id, [{ do: 'restore', shiftId, version: 3 }])).statusCode).toBe(409)
  const held = { do: 'remove', shiftId: made[0]!.id, version: 2 }
  const freed = await edit(schedule.id, [held], { reason: 'Not needed' })
  expect(freed.json().shifts).toMatchObject([{ status: 'cancelled', physicianId: null, isLocked: false }])
  expect((await auditLog()).map(({ text }) => text)).toContain('removed Night on Thu, Mar 4 in March 2027')
})

it('locks a shift; changing it then needs a reason', async () => {
  const { schedule, shifts: made } = await add([{ date: '2027-03-03', role: 'day', place: 0 }])
  const locked = (await edit(schedule.id, [{ do: 'change', shiftId: made[0]!.id, version: 1, isLocked: true }])).json()
  expect(locked).toMatchObject({ shifts: [{ isLocked: true, editedBy: null }], findings: [] })
  const refused = await edit(schedule.id, [{ do: 'change', shiftId: made[0]!.id, version: 2, physicianId: null }])
  expect(refused.json().problems).toMatchObject([{ field: 'locked' }])
  const opened = [{ do: 'change', shiftId: made[0]!.id, version: 2, physicianId: null, isLocked: false }]
  expect((await edit(schedule.id, opened)).statusCode).toBe(200)
})

it('asks for a reason for a second shift on one day, and never lets two overlap', async () => {
  const { schedule, shifts: made } = await add([
    { date: '2027-03-03', role: 'day', place: 0 },
    { date: '2027-03-03', role: 'night', place: null },
    { date: '2027-03-03', role: 'day', place: null },
  ])
  const assign = (index: number, more: object = {}) =>
    edit(schedule.id, [{ do: 'change', shiftId: made[index]!.id, version: 1, physicianId: own.physicians[0] }], more)
  expect((await assign(1)).json().problems[0]).toMatchObject({ field: 'one-shift-at-a-time' })
  expect((await assign(1, { reason: 'Double shift' })).statusCode).toBe(200)
  expect((await assign(2, { reason: 'Impossible' })).statusCode).toBe(409)
})

it('refuses archived schedules, other months, strangers and inactive physicians', async () => {
  const archived = await add([{ date: '2027-03-03', role: 'day', place: 0 }], 'archived')
  const one = (shiftId: number, more: object) => [{ do: 'change', shiftId, version: 1, ...more }]
  expect((await edit(archived.schedule.id, one(archived.shifts[0]!.id, { physicianId: null }))).statusCode).toBe(409)
  const { schedule, shifts: made } = await add([{ date: '2027-03-03', role: 'day', place: 0 }])
  const other = await addStaffedGroup(test.services.orm, 1)
  expect((await edit(schedule.id, one(made[0]!.id, { date: '2027-04-01' }))).statusCode).toBe(400)
  expect((await edit(schedule.id, one(made[0]!.id, { physicianId: other.physicians[0] }))).statusCode).toBe(404)
  expect((await edit(schedule.id, one(made[0]!.id, { roleId: other.day }))).statusCode).toBe(404)
  expect((await edit(schedule.id, one(archived.shifts[0]!.id, { physicianId: null }))).statusCode).toBe(404)
})
