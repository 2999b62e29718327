/** Each physician's ledger and the holidays they worked, from published months and entries by hand. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addStaffedGroup, type StaffedGroup } from '../../../../tests/server/staffed-group.ts'
import { emptyLedger } from '../../../engine/default-physician.ts'
import type { Orm } from '../../platform/db/database.ts'
import { users } from '../../platform/db/schema/index.ts'
import { openTestDatabase, type TestDatabase } from '../../platform/db/testing/test-database.ts'
import { gatherProblem } from './gather-problem.ts'
import { readInputs } from './read-inputs.ts'
import { openSteps } from './testing/steps.ts'

let database: TestDatabase
let orm: Orm
beforeAll(async () => {
  database = await openTestDatabase()
  orm = database.orm
})
afterAll(() => database.close())

const july = { month: 7, year: 2027 }
const { role, timeOff, worked } = openSteps(() => orm)

async function physiciansOf(group: StaffedGroup, month = july) {
  return (await gatherProblem(await readInputs(orm, group.groupId, month))).problem.physicians
}

async function ledgersOf(group: StaffedGroup, month = july) {
  return (await physiciansOf(group, month)).map(({ ledger }) => ledger)
}

it('counts published months alone, and the days somebody was there', async () => {
  const own = await addStaffedGroup(orm, 2)
  await worked('2027-02-06', 'night')(own)
  await timeOff('approved', '2027-02-10', '2027-02-12')(own)
  const [first, second] = await ledgersOf(own)
  expect(first).toEqual({ ...emptyLedger, daysPresent: 25, holidaysPresent: 1, shifts: 1, nights: 1, weekendDays: 1 })
  expect(second).toEqual({ ...emptyLedger, daysPresent: 28, holidaysPresent: 1 })
})

it('goes 12 months back over New Year, and no further', async () => {
  const own = await addStaffedGroup(orm, 2)
  for (const date of ['2026-06-02', '2026-07-07', '2026-12-08']) await worked(date, 'day')(own)
  expect((await ledgersOf(own))[0]).toMatchObject({ daysPresent: 62, shifts: 2 })
  expect((await ledgersOf(own, { month: 1, year: 2027 }))[0]).toMatchObject({ daysPresent: 92, shifts: 3 })
})

it('goes 3 years back for holidays, and no further', async () => {
  const own = await addStaffedGroup(orm, 2)
  for (const date of ['2024-05-27', '2024-07-04', '2025-12-25', '2026-11-26']) await worked(date, 'day')(own)
  const [first, second] = await ledgersOf(own)
  // Veterans Day is in the same November.
  expect(first).toMatchObject({ holidays: 3, holidaysPresent: 4, shifts: 1 })
  expect(second).toMatchObject({ holidays: 0, holidaysPresent: 4 })
})

it('has the holidays of whoever joined later from that day on', async () => {
  const own = await addStaffedGroup(orm, 2)
  for (const date of ['2025-12-25', '2026-12-25']) await worked(date, 'day')(own)
  await orm.update(users).set({ startDateWithGroup: '2026-03-01' }).where(eq(users.id, own.physicians[1]!))
  expect((await ledgersOf(own)).map(({ holidaysPresent }) => holidaysPresent)).toEqual([2, 1])
})

it('has a line of its own for backup', async () => {
  const own = await addStaffedGroup(orm, 2)
  await worked('2027-03-02', 'day')(own)
  await role({ category: 'backup' })(own)
  expect((await ledgersOf(own))[0]).toMatchObject({ shifts: 0, backups: 1 })
})

it('knows who worked which holiday, and who is published for one after the month', async () => {
  const own = await addStaffedGroup(orm, 2)
  for (const date of ['2024-11-28', '2025-11-27', '2026-11-25', '2026-12-25']) await worked(date, 'day')(own)
  const [first, second] = await physiciansOf(own, { month: 11, year: 2026 })
  expect(first!.holidayHistory).toEqual([
    { name: 'Thanksgiving Day', year: 2024 },
    { name: 'Thanksgiving Day', year: 2025 },
    { name: 'Christmas Day', year: 2026 },
  ])
  expect(second!.holidayHistory).toEqual([])
})

it('calls backup on a holiday no work', async () => {
  const own = await addStaffedGroup(orm, 2)
  await worked('2026-12-25', 'day')(own)
  await role({ category: 'backup' })(own)
  expect((await physiciansOf(own))[0]!.holidayHistory).toEqual([])
})
