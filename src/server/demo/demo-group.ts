/** Puts the demo group into an empty database: 45 physicians, their roles, history, this month's schedule, and requests. */
import { eq, sql } from 'drizzle-orm'
import { payrollDefaults } from '../../contract/fields/payroll.ts'
import { addDays } from '../../engine/calendar.ts'
import { fullName } from '../../engine/text/names.ts'
import { makeJoinCode } from '../groups/join-code.ts'
import type { Orm } from '../platform/db/database.ts'
import { groups, preferences, roles, secrets, users } from '../platform/db/schema/index.ts'
import { localMoment } from '../platform/group-time.ts'
import { writeHolidays } from './demo-holidays.ts'
import { demoRoles } from './demo-lines.ts'
import { coordinator, demoEmail, demoPhysicians } from './demo-people.ts'
import { demoRequests, isKnownAhead } from './demo-requests.ts'
import { writeScenarios } from './demo-scenarios.ts'
import { writeMadeMonths, writeSpreadsheetMonths } from './demo-schedules.ts'
import { scoreDemoSchedules } from './demo-scores.ts'
import { writeYear } from './demo-year.ts'
import { findSickCall, writeRequests } from './write-demo-requests.ts'

export const demoTimeZone = 'America/New_York'

/** As many as there are for everyone: 20 positions on weekdays, 17 on weekend days, one of them backup. */
const shiftsPerYear = 150

/** Kept in `secrets`: which group is the demo. */
const keptName = 'demo-group'

/** Any number that no other program on the same PostgreSQL database is likely to lock. */
const seedLock = 7_205_759_404

/** Seeds once, if there is no group and no one has signed in. Returns whether it did. */
export async function seedDemo(orm: Orm, now: Date): Promise<boolean> {
  if (await hasPeople(orm)) return false
  return await orm.transaction(async (tx) => {
    // Of two servers that start together on an empty database, the second waits and then finds the group.
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`)
    if (await hasPeople(tx)) return false
    await writeDemo(tx, now)
    return true
  })
}

async function hasPeople(orm: Orm): Promise<boolean> {
  const [counted] = await orm.select({ people: sql<number>`count(*)::int` }).from(users)
  return (counted?.people ?? 0) > 0
}

async function writeDemo(tx: Orm, now: Date): Promise<void> {
  const today = localMoment(now, demoTimeZone).date
  const groupId = await writeGroup(tx)
  const adminId = await writeCoordinator(tx, groupId, today)
  const physicianIds = await writePhysicians(tx, groupId, today)
  const roleIds = await writeRoles(tx, groupId)
  await writePreferences(tx, groupId, physicianIds, today)
  const demo = { groupId, adminId, physicianIds, roleIds, today, now }
  await writeRequests(tx, demo, demoRequests.filter(isKnownAhead))
  await writeSpreadsheetMonths(tx, demo)
  // Months are made with it: whoever worked a holiday last year is off this year.
  await writeHolidays(tx, demo)
  await writeMadeMonths(tx, demo)
  const since = demoRequests.filter((request) => !isKnownAhead(request))
  await writeRequests(tx, demo, [await findSickCall(tx, demo), ...since])
  await scoreDemoSchedules(tx, groupId)
  await writeScenarios(tx, demo)
  await writeYear(tx, groupId, now)
  await tx.insert(secrets).values({ name: keptName, value: { groupId } })
}

async function writeGroup(tx: Orm): Promise<number> {
  const [group] = await tx
    .insert(groups)
    .values({
      name: 'Riverbend Hospitalists',
      description: 'Hospital medicine at Riverbend General, 300 beds',
      joinCode: makeJoinCode(),
      totalPhysicians: demoPhysicians.length,
      coverageRequirements: 20,
      settings: { timeZone: demoTimeZone, payroll: { ...payrollDefaults, shiftsPerYear } },
    })
    .returning({ id: groups.id })
  return group!.id
}

async function writeCoordinator(tx: Orm, groupId: number, today: string): Promise<number> {
  const [admin] = await tx
    .insert(users)
    .values({
      ...coordinator,
      email: demoEmail(coordinator),
      role: 'admin',
      isScheduled: false,
      groupId,
      startDateWithGroup: addDays(today, -2000),
    })
    .returning({ id: users.id })
  await tx.update(groups).set({ createdBy: admin!.id }).where(eq(groups.id, groupId))
  return admin!.id
}

async function writePhysicians(tx: Orm, groupId: number, today: string): Promise<number[]> {
  const rows = await tx
    .insert(users)
    .values(
      demoPhysicians.map((physician, place) => ({
        ...physician,
        email: demoEmail(physician),
        groupId,
        phoneNumber: `+1 555 0${101 + place}`,
        seniorityRank: place + 1,
        startDateWithGroup: addDays(today, -(3600 - place * 75)),
        startDateInMedicine: addDays(today, -(7300 - place * 120)),
      })),
    )
    .returning({ id: users.id })
  return rows.map((row) => row.id)
}

async function writeRoles(tx: Orm, groupId: number): Promise<Map<string, number>> {
  const rows = await tx
    .insert(roles)
    .values(demoRoles.map((role) => ({ ...role, groupId })))
    .returning({ id: roles.id, name: roles.name })
  return new Map(rows.map((row) => [row.name, row.id]))
}

async function writePreferences(tx: Orm, groupId: number, physicianIds: number[], today: string): Promise<void> {
  const wanted = [
    { place: 1, maxShiftsPerMonth: 18, avoidConsecutive: false, preferWeekends: false },
    { place: 12, avoidConsecutive: true, preferWeekends: false },
    { place: 22, maxShiftsPerMonth: 16, avoidConsecutive: false, preferWeekends: true },
    { place: 30, avoidConsecutive: false, preferWeekends: true },
  ]
  await tx.insert(preferences).values(
    wanted.map(({ place, ...row }) => ({
      ...row,
      groupId,
      physicianId: physicianIds[place]!,
      preferredShifts: [{ date: addDays(today, 14 + place), wants: place % 2 ? ('off' as const) : ('work' as const) }],
    })),
  )
}

export type DemoAccount = { email: string; name: string; note: string }

/** The accounts on the sign-in page, only while the demo group is in this database. */
export async function listDemoAccounts(orm: Orm): Promise<DemoAccount[]> {
  const [kept] = await orm.select().from(secrets).where(eq(secrets.name, keptName))
  if (!kept) return []
  const account = (person: { firstName: string; lastName: string }, note: string) => ({
    email: demoEmail(person),
    name: fullName(person),
    note,
  })
  return [
    account(coordinator, 'Schedule coordinator (admin)'),
    account(demoPhysicians[0]!, 'Attending, days'),
    account(demoPhysicians[33]!, 'Senior, nights'),
    account(demoPhysicians[12]!, 'Mid-level, with a swap to answer'),
  ]
}
