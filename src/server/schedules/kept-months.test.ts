/** A month that is kept in memory is what the database holds, whoever changed it and however, at the very next look. */
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { addStaffedGroup, type StaffedGroup } from '../../../tests/server/staffed-group.ts'
import type { Database, Orm } from '../platform/db/database.ts'
import { type KeptReads, keepReads } from '../platform/db/kept-reads.ts'
import { openPostgres } from '../platform/db/postgres/postgres.ts'
import {
  groups,
  holidayDeals,
  holidayHistory,
  laidOutWeeks,
  preferences,
  roles,
  schedules,
  shiftRequests,
  shifts,
  users,
} from '../platform/db/schema/index.ts'
import { openTestDatabase, type TestDatabase } from '../platform/db/testing/test-database.ts'
import { lookAtSchedule } from './look-at-schedule.ts'
import type { ScheduleRow } from './schedules.store.ts'

let database: TestDatabase
/** The changes are made beside it, as another server would make them. */
let other: Database
let reads: KeptReads
/** Rounds of each: what is heard late would be caught by some of them. */
const rounds = 5

beforeAll(async () => {
  database = await openTestDatabase()
  other = database.url ? await openPostgres({ url: database.url, poolSize: 3 }) : database
  reads = await keepReads(database)
})
afterAll(async () => {
  await reads.close()
  if (other !== database) await other.close()
  await database.close()
})

/** June is published before it, August after it. */
type Around = StaffedGroup & { july: ScheduleRow; june: ScheduleRow; august: ScheduleRow }

async function addMonths(): Promise<Around> {
  const own = await addStaffedGroup(other.orm, 3)
  const [june, july, august] = await other.orm
    .insert(schedules)
    .values(
      [6, 7, 8].map((month) => ({ groupId: own.groupId, name: 'Month', month, year: 2027, status: 'active' as const })),
    )
    .returning()
  const around = { ...own, june: june!, july: july!, august: august! }
  for (const schedule of [june!, july!, august!]) await addShift(around, schedule, `2027-0${schedule.month}-10`)
  return around
}

function addShift({ groupId, day, physicians }: StaffedGroup, { id: scheduleId }: ScheduleRow, date: string) {
  const times = { startTime: '07:00', endTime: '19:00', shiftType: 'day' as const }
  return other.orm
    .insert(shifts)
    .values({ groupId, scheduleId, date, roleId: day, physicianId: physicians[0]!, ...times })
}

/** Without the time of an answer: JSON as the engine's thread reads it. */
const look = async (orm: Orm, { july }: Around) => {
  const { inputs, rows, problem } = await lookAtSchedule(orm, july)
  return JSON.parse(JSON.stringify({ inputs, rows, problem })) as unknown
}

const changes: [string, (around: Around) => Promise<unknown>][] = [
  [
    'a shift of the month',
    (own) => other.orm.update(shifts).set({ isLocked: sql`not is_locked` }).where(eq(shifts.scheduleId, own.july.id)),
  ],
  ['a shift that comes', (own) => addShift(own, own.july, '2027-07-11')],
  ['shifts that go', (own) => other.orm.delete(shifts).where(eq(shifts.scheduleId, own.july.id))],
  ['a shift of the month before', (own) => addShift(own, own.june, '2027-06-30')],
  ['a shift of the month after', (own) => addShift(own, own.august, '2027-08-01')],
  [
    'a month that is withdrawn',
    (own) => other.orm.update(schedules).set({ status: 'archived' }).where(eq(schedules.id, own.june.id)),
  ],
  ['a month that is deleted', (own) => other.orm.delete(schedules).where(eq(schedules.id, own.august.id))],
  [
    'a draft before it, instead of what is published',
    async (own) => {
      await other.orm.update(schedules).set({ status: 'draft' }).where(eq(schedules.id, own.june.id))
    },
  ],
  ['a person', (own) => other.orm.update(users).set({ maxConsecutiveDays: 2 }).where(eq(users.id, own.physicians[0]!))],
  [
    'someone new',
    (own) =>
      other.orm
        .insert(users)
        .values({ email: `new${own.groupId}x${process.pid}@staffed.example`, groupId: own.groupId }),
  ],
  ['someone who left', (own) => other.orm.update(users).set({ groupId: null }).where(eq(users.id, own.physicians[2]!))],
  [
    'preferences',
    (own) =>
      other.orm
        .insert(preferences)
        .values({ groupId: own.groupId, physicianId: own.physicians[1]!, maxShiftsPerMonth: 3 }),
  ],
  ['a role', (own) => other.orm.update(roles).set({ requiredCount: 3 }).where(eq(roles.id, own.night))],
  ['the group', (own) => other.orm.update(groups).set({ maxConsecutiveShifts: 4 }).where(eq(groups.id, own.groupId))],
  [
    'approved time off',
    (own) =>
      other.orm.insert(shiftRequests).values({
        ...{ groupId: own.groupId, requestorId: own.physicians[1]!, requestType: 'timeoff', status: 'approved' },
        ...{ requestedDate: '2027-07-05', endDate: '2027-07-06', reviewedBy: own.admin, reviewedAt: new Date() },
      }),
  ],
  [
    'the holidays of years before',
    (own) =>
      other.orm.insert(holidayHistory).values({
        ...{
          groupId: own.groupId,
          physicianId: own.physicians[0]!,
          holiday: 'independence day',
          year: 2026,
          worked: true,
          source: 'typed',
        },
      }),
  ],
  [
    'a dealt holiday',
    (own) =>
      other.orm.insert(holidayDeals).values({
        ...{
          groupId: own.groupId,
          physicianId: own.physicians[0]!,
          date: '2027-07-05',
          works: false,
          isSetByHand: true,
          reason: '',
        },
      }),
  ],
  [
    'a laid-out week',
    (own) =>
      other.orm.insert(laidOutWeeks).values({
        ...{
          groupId: own.groupId,
          physicianId: own.physicians[0]!,
          firstDay: '2027-07-05',
          lastDay: '2027-07-11',
          isNight: false,
        },
      }),
  ],
  ['a statement by hand', (own) => other.execute(`update users set fte = 0.5 where id = $1`, [own.physicians[1]])],
]

it.each(changes)('%s', async (_, change) => {
  for (let round = 0; round < rounds; round++) {
    const own = await addMonths()
    const before = await look(database.orm, own)
    expect(await look(database.orm, own)).toEqual(before)
    await change(own)
    const after = await look(database.orm, own)
    // A transaction reads for itself.
    expect(after).toEqual(await database.orm.transaction((tx) => look(tx, own)))
    expect(after).not.toEqual(before)
  }
})

it('every table that a month is planned from announces its changes', async () => {
  const own = await addMonths()
  const scansOf = async (tx: Orm) => {
    const counted = await tx
      .select({ name: sql<string>`relname`, scans: sql<string>`seq_scan + coalesce(idx_scan, 0)` })
      .from(sql`pg_stat_xact_user_tables`)
      .where(sql`schemaname = 'public'`)
    return new Map(counted.map(({ name, scans }) => [name, Number(scans)]))
  }
  const readTables = await database.orm.transaction(async (tx) => {
    const before = await scansOf(tx)
    await look(tx, own)
    const after = await scansOf(tx)
    return [...after.keys()].filter((name) => after.get(name)! > (before.get(name) ?? 0))
  })
  const announcing = await database.orm
    .select({ name: sql<string>`tgrelid::regclass::text` })
    .from(sql`pg_trigger join pg_proc on pg_proc.oid = tgfoid`)
    .where(sql`proname in ('announce_input', 'announce_schedule', 'announce_shifts')`)
  expect(readTables).toEqual(expect.arrayContaining(['shifts', 'users', 'laid_out_weeks']))
  expect(readTables.filter((name) => !announcing.some((row) => row.name === name))).toEqual([])
})

it('reads and gathers nothing twice, and shares what it read', async () => {
  const own = await addMonths()
  // What another server wrote before is announced late: it would end what is read now.
  await database.caughtUp()
  const first = await lookAtSchedule(database.orm, own.july)
  const select = vi.spyOn(database.orm, 'select')
  const second = await lookAtSchedule(database.orm, own.july)
  expect(select).not.toHaveBeenCalled()
  select.mockRestore()
  expect(second.rows).toBe(first.rows)
  expect(second.problem).toBe(first.problem)
})

it('an edit of a month leaves what it was planned from', async () => {
  const own = await addMonths()
  await database.caughtUp()
  const first = await lookAtSchedule(database.orm, own.july)
  await addShift(own, own.july, '2027-07-12')
  const second = await lookAtSchedule(database.orm, own.july)
  expect(second.rows).toHaveLength(first.rows.length + 1)
  expect(second.inputs).toBe(first.inputs)
})

it('a draft of another month ends nothing', async () => {
  const own = await addMonths()
  await database.caughtUp()
  const first = await lookAtSchedule(database.orm, own.july)
  await other.orm.insert(schedules).values({ groupId: own.groupId, name: 'Later', month: 10, year: 2027 })
  const second = await lookAtSchedule(database.orm, own.july)
  expect(second.inputs).toBe(first.inputs)
})

it('a draft that is being written ends nothing, and counts once it is complete', async () => {
  const own = await addMonths()
  await other.orm.update(schedules).set({ status: 'archived' }).where(eq(schedules.id, own.june.id))
  await database.caughtUp()
  const first = await look(database.orm, own)
  const heard = vi.fn()
  const stop = reads.onChange(heard)
  const unseen = { name: 'New', status: 'archived', deletedAt: new Date(), isUnfinished: true } as const
  const [ahead] = await other.orm
    .insert(schedules)
    .values({ groupId: own.groupId, month: 6, year: 2027, ...unseen })
    .returning()
  await addShift(own, ahead!, '2027-06-29')
  await database.caughtUp()
  expect(heard).not.toHaveBeenCalled()
  const seen = { status: 'draft', deletedAt: null, isUnfinished: false } as const
  await other.orm.update(schedules).set(seen).where(eq(schedules.id, ahead!.id))
  expect(await look(database.orm, own)).not.toEqual(first)
  expect(await look(database.orm, own)).toEqual(await database.orm.transaction((tx) => look(tx, own)))
  stop()
})

it('a transaction that is taken back is not seen, and neither is one that is still open', async () => {
  const own = await addMonths()
  const before = await look(database.orm, own)
  await other.orm
    .transaction(async (tx) => {
      await tx.update(groups).set({ maxConsecutiveShifts: 3 }).where(eq(groups.id, own.groupId))
      if (other !== database) expect(await look(database.orm, own)).toEqual(before)
      throw new Error('taken back')
    })
    .catch(() => {})
  expect(await look(database.orm, own)).toEqual(before)
})
