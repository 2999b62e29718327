/** A roster that is open is compiled again after a change, before anyone edits it. */
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { addSchedule } from '../../../tests/server/planned-month.ts'
import { addStaffedGroup, type StaffedGroup } from '../../../tests/server/staffed-group.ts'
import type { Problem } from '../../engine/model.ts'
import { type KeptReads, keepReads } from '../platform/db/kept-reads.ts'
import { shifts, users } from '../platform/db/schema/index.ts'
import { openTestDatabase, type TestDatabase } from '../platform/db/testing/test-database.ts'
import { lookAtSchedule } from './look-at-schedule.ts'
import { createReadyRosters, type ReadyRosters } from './ready-rosters.ts'
import type { ScheduleRow } from './schedules.store.ts'

let database: TestDatabase
let reads: KeptReads
let own: StaffedGroup
let schedule: ScheduleRow
let rosters: ReadyRosters
const prepare = vi.fn<(problem: Problem) => void>()
const log = { info: vi.fn() }

beforeAll(async () => {
  database = await openTestDatabase()
  reads = await keepReads(database, { freezes: true })
})
afterAll(async () => {
  await reads.close()
  await database.close()
})
beforeEach(async () => {
  prepare.mockClear()
  own = await addStaffedGroup(database.orm, 3)
  schedule = (await addSchedule(database.orm, own, 'active', [{ date: '2027-03-01', role: 'day', place: 0 }])).schedule
  rosters = createReadyRosters({ orm: database.orm, advisor: { prepare }, reads, log })
})
afterEach(() => rosters.close())

const mostDays = (place: number, maxConsecutiveDays: number) =>
  database.orm.update(users).set({ maxConsecutiveDays }).where(eq(users.id, own.physicians[place]!))
const heard = (times: number) => vi.waitFor(() => expect(prepare).toHaveBeenCalledTimes(times), 20_000)

it('is prepared when it opens, and again after someone’s preferences, with the problem that the next edit asks for', async () => {
  rosters.noteOpen(schedule)
  await heard(1)
  await mostDays(1, 3)
  await heard(2)
  expect(prepare.mock.lastCall![0].physicians[1]!.maxConsecutiveDays).toBe(3)
  expect((await lookAtSchedule(database.orm, schedule)).problem).toBe(prepare.mock.lastCall![0])
  expect(log.info).not.toHaveBeenCalled()
})

it('is read again after an edit, and not compiled, since the problem is the same', async () => {
  rosters.noteOpen(schedule)
  await heard(1)
  await database.orm.update(shifts).set({ physicianId: own.physicians[2]! }).where(eq(shifts.scheduleId, schedule.id))
  const other = await addStaffedGroup(database.orm, 2)
  await database.orm.update(users).set({ maxConsecutiveDays: 2 }).where(eq(users.groupId, other.groupId))
  // What comes last is heard last.
  await mostDays(0, 4)
  await heard(2)
})

it('is left alone once it is closed', async () => {
  rosters.noteOpen(schedule)
  await heard(1)
  rosters.close()
  await mostDays(1, 5)
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(prepare).toHaveBeenCalledTimes(1)
})
