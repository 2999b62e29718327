/** Generating a month's schedule, from the call to the finished draft: joined, watched, canceled. */
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addSchedule, type Planned } from '../../../tests/server/planned-month.ts'
import { addStaffedGroup, type StaffedGroup, takeGenerations } from '../../../tests/server/staffed-group.ts'
import { openTestApp, type TestApp } from '../../../tests/server/test-app.ts'
import { eventsPath, type PushedEvent } from '../../contract/events.ts'
import type { Generation } from '../../contract/generation.ts'
import { sessionCookieName } from '../platform/auth/session-cookie.ts'
import { createSession } from '../platform/auth/sessions.ts'
import { auditEvents, generations, groups, roles, shifts, users } from '../platform/db/schema/index.ts'
import { waitUntil } from '../platform/jobs/testing/job-bench.ts'

let test: TestApp
let own: StaffedGroup

beforeAll(async () => {
  test = await openTestApp()
  own = await addStaffedGroup(test.services.orm)
  await takeGenerations(test)
  await test.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => test.close())

const month = { month: 2, year: 2027 }
const generate = (body: object = month, as = own.admin) => test.call('POST', '/api/schedules/generate', { as, body })
const setSeconds = (solverSeconds: number) =>
  test.services.orm
    .update(groups)
    .set({ settings: { timeZone: 'UTC', solverSeconds } })
    .where(eq(groups.id, own.groupId))

async function watch(userId: number) {
  const cookie = await createSession(test.services.orm, { userId, hours: 1, now: new Date() })
  const { port } = test.app.server.address() as AddressInfo
  const aborter = new AbortController()
  const response = await fetch(`http://127.0.0.1:${port}${eventsPath}`, {
    headers: { cookie: `${sessionCookieName}=${cookie}` },
    signal: aborter.signal,
  })
  const heard: Generation[] = []
  const read = async () => {
    const decoder = new TextDecoder()
    for await (const part of response.body as unknown as AsyncIterable<Uint8Array>) {
      for (const line of decoder.decode(part).split('\n')) {
        if (!line.startsWith('data: ')) continue
        const event = JSON.parse(line.slice(6)) as PushedEvent
        if (event.generation) heard.push(event.generation)
      }
    }
  }
  read().catch(() => {})
  return { heard, close: () => aborter.abort() }
}

it('answers with a finished draft that covers the month, and pushes progress to the watching admins alone', async () => {
  await setSeconds(2)
  const [admin, physician] = [await watch(own.admin), await watch(own.physicians[0]!)]
  const answer = await generate()
  expect(answer.statusCode, answer.body).toBe(200)
  const result = answer.json()
  expect(result.schedule).toMatchObject({ name: 'February 2027', month: 2, year: 2027, status: 'draft' })
  expect(result.shifts).toHaveLength(28 * 3)
  expect(result.shifts.filter((shift: { physicianId: number | null }) => shift.physicianId === null)).toEqual([])
  expect(result).toMatchObject({ coverageScore: 100, openSlots: [], wasCancelled: false })
  expect(result.fairnessScore).toBeGreaterThan(80)
  expect(result.preferencesMetScore).toBe(100)
  expect(result.schedule.details.bound ?? 0).toBeLessThanOrEqual(result.schedule.details.cost)
  await waitUntil(() => admin.heard.some(({ state }) => state === 'done'))
  const phases = admin.heard.map(({ progress }) => progress.phase)
  expect(phases[0]).toBe('reading')
  expect(phases).toContain('searching')
  expect(admin.heard.at(-1)).toMatchObject({ state: 'done', scheduleId: result.schedule.id })
  expect(physician.heard).toEqual([])
  admin.close()
  physician.close()
  await setSeconds(1)
  const auditLog = await test.services.orm.select().from(auditEvents).where(eq(auditEvents.groupId, own.groupId))
  expect(auditLog.map(({ actorId, text }) => [actorId, text])).toEqual([
    [own.admin, 'requested a schedule for February 2027'],
    [null, 'generated the draft February 2027: 84 of 84 shifts filled'],
  ])
})

it('joins a second request for the same month, and makes another draft afterward', async () => {
  const [first, second] = await Promise.all([generate(), generate()])
  expect(first.json().schedule.id).toBe(second.json().schedule.id)
  expect(first.json().schedule.name).toBe('February 2027 (2)')
  const rows = await test.services.orm.select().from(generations).where(eq(generations.groupId, own.groupId))
  expect(rows.map(({ state }) => state)).toEqual(['done', 'done'])
})

it('cancels at once and keeps the best found', async () => {
  const longest = 120
  await setSeconds(longest)
  const asked = generate({ month: 3, year: 2027 })
  const running = async (): Promise<Generation | undefined> =>
    (await test.call('GET', '/api/schedules/generation', { as: own.admin }))
      .json()
      .find(({ state, progress }: Generation) => state === 'running' && progress.score !== null)
  await waitUntil(async () => (await running()) !== undefined, 120_000)
  expect(await running()).toMatchObject({
    month: 3,
    year: 2027,
    progress: { phase: 'searching', budget: longest * 1000 },
  })
  const body = { month: 3, year: 2027 }
  expect((await test.call('POST', '/api/schedules/generation/cancel', { as: own.admin, body })).statusCode).toBe(200)
  const result = (await asked).json()
  expect(result).toMatchObject({ wasCancelled: true, schedule: { status: 'draft' } })
  // By the product's own clock: it didn't use its full time, however slow the machine is.
  expect(result.schedule.details.seconds).toBeLessThan(longest)
  expect(result.shifts).toHaveLength(31 * 3)
  const again = await test.call('POST', '/api/schedules/generation/cancel', { as: own.admin, body })
  expect(again.statusCode).toBe(409)
  await setSeconds(1)
})

it('opens the shifts of a physician who leaves while it is made', async () => {
  const { orm } = test.services
  const group = await addStaffedGroup(orm)
  await orm
    .update(groups)
    .set({ settings: { timeZone: 'UTC', solverSeconds: 2 } })
    .where(eq(groups.id, group.groupId))
  const making = generate({ month: 5, year: 2027 }, group.admin)
  await waitUntil(async () => {
    const [row] = await orm.select().from(generations).where(eq(generations.groupId, group.groupId))
    return row?.progress.phase === 'searching'
  })
  const leaver = group.physicians[0]!
  expect((await test.call('DELETE', `/api/physicians/${leaver}`, { as: group.admin })).statusCode).toBe(200)
  const result = (await making).json()
  const held = result.shifts.map((shift: { physicianId: number | null }) => shift.physicianId)
  expect(held).not.toContain(leaver)
  expect(held).toContain(null)
  expect(result.coverageScore).toBeLessThan(100)
  expect(result.openSlots.length).toBeGreaterThan(0)
})

it('makes a month that fits the published one after it', async () => {
  const { orm } = test.services
  const next = await addStaffedGroup(orm, 6)
  const [early, late] = [next.physicians.slice(0, 4), next.physicians.slice(4)]
  // Everyone works the first five days, so no one may work the last three before: seven in a row are allowed.
  const planned: Planned[] = [1, 2, 3, 4, 5].flatMap((day) => [
    ...early.map((_, place): Planned => ({ date: `2027-03-0${day}`, role: 'day', place })),
    ...late.map((_, place): Planned => ({ date: `2027-03-0${day}`, role: 'night', place: place + 4 })),
  ])
  await addSchedule(orm, next, 'active', planned)
  const result = (await generate(month, next.admin)).json()
  const made = await orm.select().from(shifts).where(eq(shifts.scheduleId, result.schedule.id))
  const lastNight = made.find(({ date, roleId }) => date === '2027-02-28' && roleId === next.night)!
  expect(early).not.toContain(lastNight.physicianId)
  const worked = new Set(made.map(({ date, physicianId }) => `${physicianId} ${date}`))
  for (const id of next.physicians)
    expect(['2027-02-26', '2027-02-27', '2027-02-28'].every((date) => worked.has(`${id} ${date}`))).toBe(false)
})

it('gives a group without roles those of its pattern, and says so', async () => {
  const { orm } = test.services
  const bare = await addStaffedGroup(orm)
  await orm.update(roles).set({ isActive: false }).where(eq(roles.groupId, bare.groupId))
  const result = (await generate(month, bare.admin)).json()
  const made = await orm.select().from(roles).where(eq(roles.groupId, bare.groupId))
  expect(made.filter(({ isActive }) => isActive)).toMatchObject([
    { name: 'Day', requiredCount: 1 },
    { name: 'Night', startTime: '19:00', endTime: '07:00' },
  ])
  expect(result.schedule.details.createdRoles).toEqual(['Day', 'Night'])
  expect(result.shifts).toHaveLength(28 * 2)
})

it('takes the demand of a group without roles from its own shift types', async () => {
  const { orm } = test.services
  const bare = await addStaffedGroup(orm)
  await orm.update(roles).set({ isActive: false }).where(eq(roles.groupId, bare.groupId))
  const shiftTypes = [{ name: 'Long day', startTime: '06:00', endTime: '20:00' }]
  await orm
    .update(groups)
    .set({ settings: { timeZone: 'UTC', solverSeconds: 1, shiftTypes } })
    .where(eq(groups.id, bare.groupId))
  const result = (await generate(month, bare.admin)).json()
  const made = await orm.select().from(roles).where(eq(roles.groupId, bare.groupId))
  expect(made.filter(({ isActive }) => isActive)).toMatchObject([
    { name: 'Long day', category: 'rounder', startTime: '06:00', endTime: '20:00', requiredCount: 1 },
  ])
  expect(result.shifts).toHaveLength(28)
})

it('puts the shifts of a role where the role is', async () => {
  const { orm } = test.services
  const group = await addStaffedGroup(orm)
  await orm.update(roles).set({ location: 'Tower B' }).where(eq(roles.id, group.night))
  const { shifts: made } = (await generate(month, group.admin)).json()
  const placesOf = (roleId: number) => [
    ...new Set(
      made.flatMap((shift: { roleId: number; location: string | null }) =>
        shift.roleId === roleId ? [shift.location] : [],
      ),
    ),
  ]
  expect([placesOf(group.night), placesOf(group.day)]).toEqual([['Tower B'], [null]])
})

it('leaves open what nobody can fill, lists it first and says why', async () => {
  const small = await addStaffedGroup(test.services.orm, 2)
  const result = (await generate(month, small.admin)).json()
  expect(result.coverageScore).toBeLessThan(70)
  expect(result.openSlots.length).toBeGreaterThan(0)
  expect(result.suggestions[0]).toContain('no one can take it')
  const open = result.shifts.filter((shift: { physicianId: number | null }) => shift.physicianId === null)
  const missing = result.openSlots.reduce((sum: number, slot: { missing: number }) => sum + slot.missing, 0)
  expect(open).toHaveLength(missing)
})

it('refuses a group without physicians and a month that is none', async () => {
  const empty = await addStaffedGroup(test.services.orm, 1)
  await test.services.orm.update(users).set({ isActive: false }).where(eq(users.id, empty.physicians[0]!))
  const refused = await generate(month, empty.admin)
  expect([refused.statusCode, refused.json().code]).toEqual([422, 'cannot-generate'])
  for (const body of [
    { month: 13, year: 2027 },
    { month: 1, year: 2031 },
    { month: 1.5, year: 2027 },
    { year: 2027 },
  ]) {
    expect((await generate(body)).statusCode).toBe(400)
  }
})
