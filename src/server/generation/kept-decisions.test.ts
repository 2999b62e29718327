/** What a new schedule keeps: decided shifts, worked days, and pending time off as chosen. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addSchedule, type Planned } from '../../../tests/server/planned-month.ts'
import { addStaffedGroup, type StaffedGroup, takeGenerations } from '../../../tests/server/staffed-group.ts'
import { openTestApp, type TestApp } from '../../../tests/server/test-app.ts'
import { generations, roles, schedules, shiftRequests, shifts } from '../platform/db/schema/index.ts'
import { waitUntil } from '../platform/jobs/testing/job-bench.ts'
import { nothingYet } from './generations.store.ts'
import { runGeneration } from './run-generation.ts'

let test: TestApp
let own: StaffedGroup

beforeAll(async () => {
  test = await openTestApp()
  own = await addStaffedGroup(test.services.orm)
  await takeGenerations(test)
})
afterAll(() => test.close())

const generate = (body: object, as = own.admin) => test.call('POST', '/api/schedules/generate', { as, body })
const lookBefore = (query: string, as = own.admin) =>
  test.call('GET', `/api/schedules/generation/before?${query}`, { as })

it('keeps what was locked or set by hand in the draft, as it is, unless asked not to', async () => {
  const { orm } = test.services
  const first = (await generate({ month: 6, year: 2027 })).json()
  const night = first.shifts.find((shift: { role: string }) => shift.role === 'Night')
  const other = own.physicians.find((id) => id !== night.physicianId)!
  const others = first.shifts.filter((shift: { physicianId: number }) => shift.physicianId === other)
  for (const shift of others) await orm.delete(shifts).where(eq(shifts.id, shift.id))
  const decided = { physicianId: other, editedBy: own.admin, endTime: '06:30', location: 'Tower B' }
  await orm.update(shifts).set(decided).where(eq(shifts.id, night.id))
  const day = first.shifts.find(
    (shift: { role: string; physicianId: number }) => shift.role === 'Day' && shift.physicianId !== other,
  )
  await orm.update(shifts).set({ isLocked: true }).where(eq(shifts.id, day.id))
  const before = await lookBefore('month=6&year=2027')
  expect(before.json()).toEqual({
    newest: 'June 2027',
    locked: 1,
    handSet: 1,
    pendingTimeOff: 0,
  })

  const kept = (await generate({ month: 6, year: 2027 })).json()
  const at = (role: string, date: string) =>
    kept.shifts.filter((shift: { role: string; date: string }) => shift.role === role && shift.date === date)
  expect(at('Night', night.date)).toMatchObject([{ ...decided, isLocked: false }])
  expect(at('Day', day.date)).toContainEqual(
    expect.objectContaining({ physicianId: day.physicianId, isLocked: true, editedBy: null }),
  )
  expect(kept.schedule.details.keptShifts).toBe(2)

  const rebuilt = (await generate({ month: 6, year: 2027, keepEdited: false })).json()
  expect(rebuilt.schedule.details.keptShifts).toBe(0)
})

it('keeps the position that a coordinator chose', async () => {
  const { orm } = test.services
  const group = await addStaffedGroup(orm)
  await orm.update(roles).set({ requiredCount: 2 }).where(eq(roles.id, group.day))
  const first = (await generate({ month: 5, year: 2027 }, group.admin)).json()
  type Seat = { id: number; version: number; role: string; date: string; physicianId: number; position: number }
  const moved = first.shifts.find((shift: Seat) => shift.role === 'Day' && shift.physicianId && shift.position === 1)
  const edited = await test.call('POST', `/api/schedules/${first.schedule.id}/edits`, {
    as: group.admin,
    body: { edits: [{ do: 'change', shiftId: moved.id, version: moved.version, position: 2 }] },
  })
  expect(edited.statusCode, edited.body).toBe(200)
  const again = (await generate({ month: 5, year: 2027 }, group.admin)).json()
  const seated = again.shifts.filter((shift: Seat) => shift.role === 'Day' && shift.date === moved.date)
  expect(seated.find((shift: Seat) => shift.physicianId === moved.physicianId)).toMatchObject({ position: 2 })
  expect(seated.map((shift: Seat) => shift.position).sort()).toEqual([1, 2])
  expect(again.schedule.details.keptShifts).toBe(1)
})

it('brings back the draft before a regenerated one, with its locks and hand-set marks', async () => {
  const { orm } = test.services
  const group = await addStaffedGroup(orm)
  const locked: Planned = { date: '2027-03-10', role: 'night', place: 3, isLocked: true }
  const former = await addSchedule(
    orm,
    group,
    'draft',
    [locked, { date: '2027-03-11', role: 'day', place: 4 }],
    'By hand',
  )
  await orm.update(shifts).set({ editedBy: group.admin }).where(eq(shifts.id, former.shifts[1]!.id))
  const stateOf = () => orm.select().from(shifts).where(eq(shifts.scheduleId, former.schedule.id)).orderBy(shifts.id)
  const before = await stateOf()
  const made = (await generate({ month: 3, year: 2027, keepEdited: false }, group.admin)).json()
  const stateOfMade = () => orm.select().from(shifts).where(eq(shifts.scheduleId, made.schedule.id)).orderBy(shifts.id)
  const madeBefore = await stateOfMade()
  const list = async () => (await test.call('GET', `/api/schedules/group/${group.groupId}`, { as: group.admin })).json()
  expect((await list())[0].id).toBe(made.schedule.id)
  const steps = `/api/schedules/${made.schedule.id}/steps`
  const [step] = (await test.call('GET', steps, { as: group.admin })).json()
  expect(step).toMatchObject({ kind: 'regenerate', isUndone: false })
  const undone = await test.call('POST', `${steps}/turn`, {
    as: group.admin,
    body: { stepId: step.id, isUndone: true },
  })
  expect(undone.json().schedule.id).toBe(former.schedule.id)
  expect((await list())[0].id).toBe(former.schedule.id)
  expect(await stateOf()).toEqual(before)
  expect((await lookBefore('month=3&year=2027', group.admin)).json()).toMatchObject({
    newest: 'By hand',
    locked: 1,
    handSet: 1,
  })
  const redo = { stepId: step.id, isUndone: false }
  const redone = await test.call('POST', `/api/schedules/${former.schedule.id}/steps/turn`, {
    as: group.admin,
    body: redo,
  })
  expect(redone.json().schedule.id).toBe(made.schedule.id)
  expect((await list())[0].id).toBe(made.schedule.id)
  expect(await stateOfMade()).toEqual(madeBefore)
})

it('keeps what was decided in the published schedule when it is newer than the drafts', async () => {
  const { orm } = test.services
  const group = await addStaffedGroup(orm)
  const locked: Planned = { date: '2027-03-10', role: 'night', place: 3, isLocked: true }
  await addSchedule(orm, group, 'draft', [{ ...locked, place: 4 }], 'Older draft')
  await addSchedule(orm, group, 'active', [locked], 'Published')
  await addSchedule(orm, group, 'archived', [{ ...locked, place: 5 }], 'Archived')
  const before = (await lookBefore('month=3&year=2027', group.admin)).json()
  expect(before).toMatchObject({ newest: 'Published', locked: 1, handSet: 0 })
  const made = (await generate({ month: 3, year: 2027 }, group.admin)).json()
  const nights = made.shifts.filter(
    (shift: { date: string; role: string }) => shift.date === locked.date && shift.role === 'Night',
  )
  expect(nights).toMatchObject([{ physicianId: group.physicians[3], isLocked: true }])
})

it('counts and keeps one of two shifts that a physician has on one day', async () => {
  const { orm } = test.services
  const group = await addStaffedGroup(orm)
  const date = '2027-03-10'
  await addSchedule(orm, group, 'draft', [
    { date, role: 'day', place: 0, isLocked: true },
    { date, role: 'night', place: 0, isLocked: true },
  ])
  expect((await lookBefore('month=3&year=2027', group.admin)).json()).toMatchObject({ locked: 1, handSet: 0 })
  const fromFebruary = await lookBefore('month=2&year=2027&months=3', group.admin)
  expect(fromFebruary.json()).toMatchObject({ locked: 1, handSet: 0 })
  const made = (await generate({ month: 3, year: 2027 }, group.admin)).json()
  expect(made.schedule.details.keptShifts).toBe(1)
})

it('opens a shift that overlaps a kept one with hours of its own', async () => {
  const { orm } = test.services
  const alone = await addStaffedGroup(orm, 1)
  const kept = ['2027-03-02', '2027-03-09', '2027-03-16', '2027-03-23']
  const planned = kept.map((date): Planned => ({ date, role: 'day', place: 0, isLocked: true }))
  const { schedule } = await addSchedule(orm, alone, 'draft', planned)
  const hours = { startTime: '20:00', endTime: '19:30' }
  await orm.update(shifts).set(hours).where(eq(shifts.scheduleId, schedule.id))
  const answer = await generate({ month: 3, year: 2027 }, alone.admin)
  expect(answer.statusCode, answer.body).toBe(200)
  const held = answer.json().shifts.filter((shift: { physicianId: number | null }) => shift.physicianId !== null)
  const on = (date: string) => held.filter((shift: { date: string }) => shift.date === date)
  for (const date of kept) expect(on(date)).toMatchObject([hours])
  for (const date of ['2027-03-03', '2027-03-10', '2027-03-17', '2027-03-24']) expect(on(date)).toEqual([])
})

it('says before generating that nothing is there to keep, and names a month that is none', async () => {
  expect((await lookBefore('month=9&year=2028')).json()).toEqual({
    newest: null,
    locked: 0,
    handSet: 0,
    pendingTimeOff: 0,
  })
  const refused = await lookBefore('month=13&year=2028')
  expect([refused.statusCode, refused.json().field]).toEqual([400, 'month'])
})

it('counts pending time off of the month, and plans as if it were approved when asked to', async () => {
  const { orm } = test.services
  const group = await addStaffedGroup(orm)
  const away = group.physicians.slice(0, 4)
  const asked = { groupId: group.groupId, requestType: 'timeoff' as const }
  const week = { requestedDate: '2027-08-09', endDate: '2027-08-13' }
  await orm
    .insert(shiftRequests)
    .values([
      ...away.map((requestorId) => ({ ...asked, requestorId, ...week })),
      { ...asked, requestorId: away[0]!, requestedDate: '2027-09-01' },
    ])
  const august = { month: 8, year: 2027 }
  const before = await lookBefore('month=8&year=2027', group.admin)
  expect(before.json().pendingTimeOff).toBe(4)
  expect((await lookBefore('month=8&year=2027&months=2', group.admin)).json().pendingTimeOff).toBe(5)
  const tooMany = await lookBefore('month=8&year=2027&months=7', group.admin)
  expect([tooMany.statusCode, tooMany.json().field]).toEqual([400, 'months'])

  const making = generate({ ...august, pendingTimeOff: 'as-approved' }, group.admin)
  await waitUntil(
    async () => (await orm.select().from(generations).where(eq(generations.groupId, group.groupId))).length > 0,
  )
  const other = await generate({ ...august, pendingTimeOff: 'ignore' }, group.admin)
  expect([other.statusCode, other.json().field]).toEqual([409, 'pendingTimeOff'])
  const result = (await making).json()
  const onWeek = result.shifts.filter(
    (shift: { date: string }) => week.requestedDate <= shift.date && shift.date <= week.endDate,
  )
  expect(onWeek).toHaveLength(15)
  expect(onWeek.filter((shift: { physicianId: number }) => away.includes(shift.physicianId))).toEqual([])
  const refused = await generate({ ...august, pendingTimeOff: 'maybe' }, group.admin)
  expect([refused.statusCode, refused.json().field]).toEqual([400, 'pendingTimeOff'])
})

it('keeps the days of this month that are worked already', async () => {
  const today = '2027-07-10'
  const { orm } = test.services
  const [active] = await orm
    .insert(schedules)
    .values({ groupId: own.groupId, name: 'July', month: 7, year: 2027, status: 'active' })
    .returning()
  const place = { groupId: own.groupId, scheduleId: active!.id, roleId: own.day, startTime: '07:00', endTime: '19:00' }
  const days = ['2027-07-01', '2027-07-02', '2027-07-12']
  await orm.insert(shifts).values(days.map((date) => ({ ...place, date, physicianId: own.physicians[0]! })))
  const [row] = await orm
    .insert(generations)
    .values({ groupId: own.groupId, month: 7, year: 2027, requestedBy: own.admin, progress: nothingYet })
    .returning()
  const now = () => new Date(`${today}T12:00:00Z`)
  await runGeneration({ ...test.services, now }, row!.id, { signal: new AbortController().signal, isLastTry: true })
  const [ended] = await orm.select().from(generations).where(eq(generations.id, row!.id))
  const made = await orm.select().from(shifts).where(eq(shifts.scheduleId, ended!.scheduleId!))
  const worked = made.filter(({ date, physicianId }) => date < today && physicianId !== null)
  const [schedule] = await orm.select().from(schedules).where(eq(schedules.id, ended!.scheduleId!))
  expect(schedule!.details?.keptShifts).toBe(0)
  expect(worked.map(({ date, physicianId }) => [date, physicianId])).toEqual([
    ['2027-07-01', own.physicians[0]],
    ['2027-07-02', own.physicians[0]],
  ])
  expect(made.filter(({ date, physicianId }) => date >= today && physicianId === null)).toEqual([])
  expect((await orm.select().from(schedules).where(eq(schedules.id, active!.id)))[0]).toMatchObject({
    status: 'active',
  })
})
