/** The shifts of a whole schedule, written at once. */
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addStaffedGroup, type StaffedGroup } from '../../../tests/server/staffed-group.ts'
import type { Database } from '../platform/db/database.ts'
import { schedules, shifts } from '../platform/db/schema/index.ts'
import { openTestDatabase } from '../platform/db/testing/test-database.ts'
import { insertShifts, type NewShift } from './insert-shifts.ts'

let database: Database
let group: StaffedGroup

beforeAll(async () => {
  database = await openTestDatabase()
  group = await addStaffedGroup(database.orm, 2)
})
afterAll(() => database.close())

async function addDraft(): Promise<Pick<NewShift, 'scheduleId' | 'groupId'>> {
  const { groupId } = group
  const draft = { groupId, name: 'March 2027', month: 3, year: 2027 }
  const [row] = await database.orm.insert(schedules).values(draft).returning()
  return { scheduleId: row!.id, groupId }
}

it('keeps every field, and fills in what is left out', async () => {
  const place = await addDraft()
  const night = { startTime: '19:00', endTime: '07:00', shiftType: 'night' as const }
  const location = 'Tower "B", 4\'th floor \\ Zürich 東'
  await insertShifts(database.orm, [
    {
      ...place,
      ...night,
      date: '2027-03-01',
      physicianId: group.physicians[0]!,
      roleId: group.night,
      position: 2,
      isLocked: true,
    },
    { ...place, date: '2027-03-02', startTime: '07:00', endTime: '19:00', physicianId: null, location },
    { ...place, date: '2027-03-03', startTime: '07:00', endTime: '19:00', status: 'confirmed' },
  ])
  const rows = await database.orm
    .select()
    .from(shifts)
    .where(eq(shifts.scheduleId, place.scheduleId))
    .orderBy(asc(shifts.date))
  const open = {
    physicianId: null,
    roleId: null,
    position: null,
    shiftType: 'day',
    isLocked: false,
    editedBy: null,
    version: 1,
  }
  expect(rows).toMatchObject([
    {
      ...place,
      ...night,
      date: '2027-03-01',
      physicianId: group.physicians[0]!,
      roleId: group.night,
      position: 2,
      location: null,
      status: 'scheduled',
      isLocked: true,
    },
    { ...place, ...open, date: '2027-03-02', startTime: '07:00', endTime: '19:00', location, status: 'scheduled' },
    { ...place, ...open, date: '2027-03-03', location: null, status: 'confirmed' },
  ])
})

it('writes nothing where there is nothing, and nothing of a list with somebody of another group in it', async () => {
  const place = await addDraft()
  const other = await addStaffedGroup(database.orm, 1)
  const shift = { ...place, date: '2027-03-01', startTime: '07:00', endTime: '19:00' }
  await insertShifts(database.orm, [])
  await expect(insertShifts(database.orm, [shift, { ...shift, physicianId: other.physicians[0]! }])).rejects.toThrow()
  expect(await database.orm.select().from(shifts).where(eq(shifts.scheduleId, place.scheduleId))).toEqual([])
})
