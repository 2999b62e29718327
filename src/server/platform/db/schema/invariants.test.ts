/** What the database itself refuses, whatever the program does. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addGroup, type TestGroup } from '../../../../../tests/server/two-groups.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import {
  callOuts,
  devices,
  generations,
  groups,
  holidayDeals,
  holidayHistory,
  laidOutWeeks,
  outbox,
  roles,
  scenarios,
  schedules,
  shiftRequests,
  shifts,
  users,
} from './index.ts'

let database: TestDatabase
let own: TestGroup
let other: TestGroup

beforeAll(async () => {
  database = await openTestDatabase()
  own = await addGroup(database.orm)
  other = await addGroup(database.orm)
})
afterAll(() => database.close())

/** The name of the constraint that refused. */
async function refusal(work: Promise<unknown>): Promise<string> {
  try {
    await work
  } catch (error) {
    return String((error as { cause?: { constraint?: string } }).cause?.constraint)
  }
  throw new Error('The database accepted it.')
}

const shift = (over: Partial<typeof shifts.$inferInsert>) => ({
  groupId: own.ids.group,
  scheduleId: own.ids.schedule,
  physicianId: own.physician,
  roleId: own.ids.role,
  date: '2027-01-10',
  startTime: '07:00',
  endTime: '19:00',
  ...over,
})
const addShift = (over: Partial<typeof shifts.$inferInsert>) => database.orm.insert(shifts).values(shift(over))

it('refuses two shifts of one physician that overlap, also over midnight', async () => {
  await addShift({ startTime: '19:00', endTime: '07:00' })
  expect(await refusal(addShift({ startTime: '18:00', endTime: '20:00' }))).toBe('shifts_no_overlap')
  expect(await refusal(addShift({ date: '2027-01-11', startTime: '06:00', endTime: '18:00' }))).toBe(
    'shifts_no_overlap',
  )
  await addShift({ date: '2027-01-11', startTime: '07:00', endTime: '19:00' })
  await addShift({ physicianId: null, startTime: '18:00', endTime: '20:00' })
  await addShift({ status: 'cancelled', startTime: '18:00', endTime: '20:00' })
})

it('lets two physicians exchange their shifts in one transaction', async () => {
  const { orm } = database
  const day = { date: '2027-01-20' }
  const [first] = await orm.insert(shifts).values(shift(day)).returning()
  const [second] = await orm
    .insert(shifts)
    .values(shift({ ...day, physicianId: own.admin }))
    .returning()
  await orm.transaction(async (tx) => {
    await tx.execute('set constraints shifts_no_overlap deferred')
    await tx.update(shifts).set({ physicianId: own.admin }).where(eq(shifts.id, first!.id))
    await tx.update(shifts).set({ physicianId: own.physician }).where(eq(shifts.id, second!.id))
  })
})

it('refuses a second active schedule of a month', async () => {
  const january = { groupId: own.ids.group, name: 'again', month: 1, year: 2027 }
  await database.orm.insert(schedules).values({ ...january, status: 'draft' })
  expect(await refusal(database.orm.insert(schedules).values({ ...january, status: 'active' }))).toBe(
    'schedules_one_active',
  )
})

it('refuses a second making of a month while one is under way', async () => {
  const progress = {
    phase: 'waiting' as const,
    elapsed: 0,
    budget: 0,
    score: null,
    bestPossible: null,
    openShifts: null,
    scores: null,
  }
  const may = { groupId: own.ids.group, month: 5, year: 2027, progress }
  await database.orm.insert(generations).values({ ...may, state: 'done' })
  await database.orm.insert(generations).values({ ...may, state: 'running' })
  expect(await refusal(database.orm.insert(generations).values(may))).toBe('generations_one_unfinished')
})

it('refuses a scenario of no month, and progress beyond its end', async () => {
  const add = (over: Partial<typeof scenarios.$inferInsert>) =>
    database.orm.insert(scenarios).values({ groupId: own.ids.group, month: 5, year: 2027, name: 'One out', ...over })
  await add({ progress: 100 })
  expect(await refusal(add({ month: 13 }))).toBe('scenarios_month')
  expect(await refusal(add({ progress: 101 }))).toBe('scenarios_progress')
})

it('refuses shifts and requests that reach into another group', async () => {
  expect(await refusal(addShift({ date: '2027-01-25', physicianId: other.physician }))).toBe('shifts_physician')
  expect(await refusal(addShift({ date: '2027-01-25', roleId: other.ids.role }))).toBe('shifts_role')
  expect(await refusal(addShift({ date: '2027-01-25', scheduleId: other.ids.schedule }))).toBe('shifts_schedule')
  const request = { groupId: own.ids.group, requestorId: own.physician, requestType: 'swap' as const }
  const reaching = database.orm.insert(shiftRequests).values({ ...request, targetShiftId: other.ids.shift })
  expect(await refusal(reaching)).toBe('shift_requests_wanted')
})

it('refuses the same email address in other letters within a group, and the same join code', async () => {
  const add = (email: string, groupId: number) => database.orm.insert(users).values({ email, groupId })
  await add('one@test.example', own.ids.group)
  await add('one@test.example', other.ids.group)
  expect(await refusal(add('ONE@test.example', own.ids.group))).toBe('users_email_of_group')
  const [group] = await database.orm.select().from(groups).where(eq(groups.id, own.ids.group))
  const copy = database.orm.insert(groups).values({ name: 'copy', joinCode: group!.joinCode })
  expect(await refusal(copy)).toContain('join')
})

it('refuses an account on a row whose invitation nobody accepted', async () => {
  const row = { email: 'two@test.example', groupId: own.ids.group, signInSubject: 'https://id.example|2' }
  const attached = database.orm.insert(users).values({ ...row, membership: 'added' })
  expect(await refusal(attached)).toBe('users_account_is_joined')
})

it('refuses an approval without a reviewer, and values out of range', async () => {
  const request = { groupId: own.ids.group, requestorId: own.physician, requestType: 'pickup' as const }
  const approved = database.orm.insert(shiftRequests).values({ ...request, status: 'approved' })
  expect(await refusal(approved)).toBe('shift_requests_reviewed')
  expect(await refusal(database.orm.insert(users).values({ email: 'fte@test.example', fte: 2 }))).toBe('users_fte')
  expect(await refusal(database.orm.insert(users).values({ email: 'adm@test.example', role: 'admin' }))).toBe(
    'users_admin_has_group',
  )
  expect(await refusal(addShift({ date: '2027-01-25', position: 0 }))).toBe('shifts_position')
})

it('refuses a role that needs fewer than nobody, or a crowd, on a weekday or a date', async () => {
  const add = (counts: Partial<typeof roles.$inferInsert>) =>
    database.orm.insert(roles).values({ groupId: own.ids.group, name: 'Rounder', ...counts })
  expect(await refusal(add({ countsByWeekday: { friday: -1 } }))).toBe('roles_counts_by_day')
  expect(await refusal(add({ countsByDate: [{ date: '2026-12-25', count: 101 }] }))).toBe('roles_counts_by_day')
  await add({ countsByWeekday: { friday: 0 }, countsByDate: [{ date: '2026-12-25', count: 100 }] })
})

it('keeps one answer for a physician, holiday and year, of the same group and a known source', async () => {
  const entry = { groupId: own.ids.group, physicianId: own.physician, holiday: 'christmas', year: 2025, worked: true }
  const add = (over: Partial<typeof holidayHistory.$inferInsert> = {}) =>
    database.orm.insert(holidayHistory).values({ ...entry, source: 'typed', ...over })
  await add()
  expect(await refusal(add({ worked: false }))).toBe('holiday_history_once')
  expect(await refusal(add({ year: 2024, groupId: other.ids.group }))).toBe('holiday_history_physician')
  expect(await refusal(add({ year: 2024, source: 'guess' as 'typed' }))).toBe('holiday_history_source')
  expect(await refusal(add({ year: 24 }))).toBe('holiday_history_year')
})

it('sends on known channels, and to a device for one person', async () => {
  const message = { toAddress: 'x', subject: 'x', body: 'x', messageId: '<1@x>', channel: 'pigeon' as 'push' }
  expect(await refusal(database.orm.insert(outbox).values(message))).toBe('outbox_channel')
  const device = { name: 'Phone', endpoint: 'https://push.example.com/one', publicKey: 'key', authSecret: 'secret' }
  await database.orm.insert(devices).values({ ...device, userId: own.physician })
  expect(await refusal(database.orm.insert(devices).values({ ...device, userId: own.admin }))).toBe(
    'devices_endpoint_unique',
  )
})

it('keeps a call-out with a request of its own group, and with whoever saw it', async () => {
  const add = (row: Partial<typeof callOuts.$inferInsert>) =>
    database.orm.insert(callOuts).values({ requestId: own.ids.request, groupId: own.ids.group, ...row })
  expect(await refusal(add({ requestId: other.ids.request }))).toBe('call_outs_request')
  expect(await refusal(add({ seenAt: new Date() }))).toBe('call_outs_seen')
})

it('keeps one deal for a physician and holiday, and weeks of at most 7 days, of the same group', async () => {
  const ofPerson = { groupId: own.ids.group, physicianId: own.physician }
  const deal = (over: Partial<typeof holidayDeals.$inferInsert> = {}) =>
    database.orm
      .insert(holidayDeals)
      .values({ ...ofPerson, date: '2027-12-25', works: true, isSetByHand: false, reason: 'A turn.', ...over })
  await deal()
  expect(await refusal(deal({ works: false }))).toBe('holiday_deals_once')
  expect(await refusal(deal({ date: '2027-07-04', groupId: other.ids.group }))).toBe('holiday_deals_physician')
  const week = (over: Partial<typeof laidOutWeeks.$inferInsert> = {}) =>
    database.orm
      .insert(laidOutWeeks)
      .values({ ...ofPerson, firstDay: '2027-01-05', lastDay: '2027-01-11', isNight: false, ...over })
  await week()
  expect(await refusal(week({ lastDay: '2027-01-08' }))).toBe('laid_out_weeks_once')
  expect(await refusal(week({ firstDay: '2027-01-06', groupId: other.ids.group }))).toBe('laid_out_weeks_physician')
  expect(await refusal(week({ firstDay: '2027-02-02', lastDay: '2027-02-01' }))).toBe('laid_out_weeks_length')
})
