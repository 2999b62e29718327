/** Plans for a call-out in a group with someone on backup: when the backup comes first, and why one can’t step in. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { schedules, shifts, users } from '../platform/db/schema/index.ts'
import { march, openRequestBench, type RequestBench } from '../requests/testing/request-bench.ts'
import { addGroupWithBackup, planFor } from './testing/backup-bench.ts'

let bench: RequestBench

beforeAll(async () => {
  bench = await openRequestBench('2027-03-01T05:00:00Z')
})
afterAll(() => bench.test.close())

it('names the rule that keeps out whoever is on backup', async () => {
  const group = await addGroupWithBackup(bench)
  const backup = group.person(6)
  await bench.orm.update(users).set({ maxConsecutiveDays: 1 }).where(eq(users.id, backup))
  const place = { groupId: group.groupId, scheduleId: group.scheduleId, startTime: '07:00', endTime: '19:00' }
  await bench.orm.insert(shifts).values({ ...place, roleId: group.day, date: march(1), physicianId: backup })
  const sick = await planFor(group, 0, march(2), march(2))
  expect(sick.plans.map(({ kind }) => kind)).not.toContain('backup')
  const says =
    'First6 Last6 is on backup on Tue, Mar 2, but would work 2 days in a row (Mar 1–2), over a personal limit of 1.'
  expect(sick.barredBackups).toEqual([{ physicianId: backup, dates: [march(2)], says }])
})

it('puts the backup first within 24 hours of the first shift, on several days too, where the group says so', async () => {
  const group = await addGroupWithBackup(bench)
  const isFirst = async (from: number, to: number) => (await planFor(group, 0, march(from), march(to))).isBackupFirst
  expect([await isFirst(1, 3), await isFirst(2, 3)]).toEqual([true, false])
  const asked = await addGroupWithBackup(bench, { backupFirst: false })
  expect((await planFor(asked, 0, march(1), march(3))).isBackupFirst).toBe(false)
})

it('lets others fill the days without a backup who can step in', async () => {
  const group = await addGroupWithBackup(bench)
  const { plans } = await planFor(group, 0, march(2), march(3))
  const backup = plans.find(({ kind }) => kind === 'backup')!
  expect(backup.disturbed.map(({ says }) => says)).toContainEqual(
    expect.stringContaining('takes Day instead of Backup on Tue, Mar 2'),
  )
  const lost = [2, 3].map((day) => group.shiftOf(0, march(day)).id)
  expect(backup.open.filter(({ id }) => lost.includes(id))).toEqual([])
})

it('lets others cover a month without a backup who can step in', async () => {
  const group = await addGroupWithBackup(bench)
  const { groupId } = group
  const [april] = await bench.orm
    .insert(schedules)
    .values({ groupId, name: 'April 2027', month: 4, year: 2027, status: 'active' })
    .returning()
  const place = { groupId, scheduleId: april!.id, roleId: group.day, startTime: '07:00', endTime: '19:00' }
  const [lost] = await bench.orm
    .insert(shifts)
    .values({ ...place, date: '2027-04-01', physicianId: group.person(0) })
    .returning()
  const { plans } = await planFor(group, 0, march(2), '2027-04-01')
  const backup = plans.find(({ kind }) => kind === 'backup')!
  expect(backup.open.map(({ id }) => id)).not.toContain(lost!.id)
})
