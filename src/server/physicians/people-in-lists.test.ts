/** Checks every list of people: promotion, demotion, joining, confirmation, deactivation, and removal leave no orphan. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addSchedule } from '../../../tests/server/planned-month.ts'
import { addStaffedGroup, type StaffedGroup } from '../../../tests/server/staffed-group.ts'
import { openTestApp, type TestApp } from '../../../tests/server/test-app.ts'
import { addPerson } from '../../../tests/server/two-groups.ts'
import { groups, notifications, outbox, roles, users } from '../platform/db/schema/index.ts'
import { gatherProblem } from '../schedules/problem/gather-problem.ts'
import { readInputs } from '../schedules/problem/read-inputs.ts'

let test: TestApp
let own: StaffedGroup
const joinCode = 'BCDFGHJKLM'
let open: { scheduleId: number; shiftId: number }

beforeAll(async () => {
  test = await openTestApp(() => new Date('2027-02-10T12:00:00Z'))
  own = await addStaffedGroup(test.services.orm, 4)
  await test.services.orm.update(groups).set({ joinCode }).where(eq(groups.id, own.groupId))
  const { schedule, shifts } = await addSchedule(test.services.orm, own, 'active', [
    { date: '2027-03-01', role: 'day', place: 0 },
    { date: '2027-03-02', role: 'day', place: null },
  ])
  open = { scheduleId: schedule.id, shiftId: shifts[1]!.id }
})
afterAll(() => test.close())

const as = (person: number, method: string, url: string, body?: unknown) =>
  test.call(method, url, { as: person, ...(body === undefined ? {} : { body }) })

type Listed = { id: number; isActive: boolean; isScheduled: boolean; isConfirmed: boolean; phoneNumber: string | null }

/** Where a person appears, in each list of people. */
async function placesOf(id: number) {
  const { orm } = test.services
  const list = async (viewer: number) =>
    (await as(viewer, 'GET', `/api/physicians/group/${own.groupId}`)).json() as Listed[]
  const { problem } = await gatherProblem(await readInputs(orm, own.groupId, { year: 2027, month: 4 }))
  const candidates = (await as(own.admin, 'GET', `/api/shifts/${open.shiftId}/candidates`)).json()
  const stats = (await as(own.admin, 'GET', '/api/dashboard/stats')).json()
  return {
    coordinatorsList: (await list(own.admin)).some((person) => person.id === id),
    colleaguesList: (await list(own.physicians[1]!)).some((person) => person.id === id),
    nextSchedule: problem.physicians.some((person) => person.id === String(id)),
    candidates: JSON.stringify(candidates).includes(`"physicianId":${id},`),
    counted: stats.totalPhysicians as number,
  }
}

const everywhere = { coordinatorsList: true, colleaguesList: true, nextSchedule: true, candidates: true }

it('promoting and demoting somebody takes them out of no list', async () => {
  const person = own.physicians[3]!
  expect(await placesOf(person)).toMatchObject({ ...everywhere, counted: 4 })
  expect((await as(own.admin, 'PUT', `/api/users/${person}/role`, { role: 'admin' })).statusCode).toBe(200)
  expect(await placesOf(person)).toMatchObject({ ...everywhere, counted: 4 })
  expect((await as(own.admin, 'PUT', `/api/users/${person}/role`, { role: 'physician' })).statusCode).toBe(200)
  expect(await placesOf(person)).toMatchObject({ ...everywhere, counted: 4 })
})

it('an administrator who starts to work gets a place everywhere, and loses it again', async () => {
  expect(await placesOf(own.admin)).toMatchObject({
    coordinatorsList: true,
    colleaguesList: false,
    nextSchedule: false,
  })
  await as(own.admin, 'PUT', `/api/physicians/${own.admin}`, { isScheduled: true })
  expect(await placesOf(own.admin)).toMatchObject({ ...everywhere, counted: 5 })
  const edit = { do: 'change', shiftId: open.shiftId, version: 1, physicianId: own.admin }
  const body = { edits: [edit], reason: 'Test' }
  expect((await as(own.admin, 'POST', `/api/schedules/${open.scheduleId}/edits`, body)).statusCode).toBe(200)
  const undo = { edits: [{ ...edit, version: 2, physicianId: null }], reason: 'Test' }
  await as(own.admin, 'POST', `/api/schedules/${open.scheduleId}/edits`, undo)
  await as(own.admin, 'PUT', `/api/physicians/${own.admin}`, { isScheduled: false })
  expect(await placesOf(own.admin)).toMatchObject({ nextSchedule: false, candidates: false, counted: 4 })
  const again = { edits: [{ ...edit, version: 3 }], reason: 'Test' }
  const refused = await as(own.admin, 'POST', `/api/schedules/${open.scheduleId}/edits`, again)
  expect(refused.json().message).toContain('doesn’t work shifts')
})

it('somebody who joined by code waits for a coordinator, and can then be scheduled in the chosen roles', async () => {
  const { orm } = test.services
  await orm.update(users).set({ phoneNumber: '+1 555 0100' }).where(eq(users.id, own.physicians[0]!))
  const person = await addPerson(orm, null)
  await as(person, 'POST', '/api/groups/join', { joinCode })
  const nowhere = { colleaguesList: false, nextSchedule: false, candidates: false, counted: 4 }
  expect(await placesOf(person)).toMatchObject({ coordinatorsList: true, ...nowhere })

  const seen = (await as(person, 'GET', `/api/physicians/group/${own.groupId}`)).json() as Listed[]
  expect(seen.map(({ phoneNumber }) => phoneNumber).filter(Boolean)).toEqual([])
  expect((await as(person, 'GET', '/api/open-shifts')).json()).toEqual([])
  const pickup = await as(person, 'POST', '/api/shift-requests', { requestType: 'pickup', targetShiftId: open.shiftId })
  expect(pickup.json().message).toContain('has to confirm you')
  const told = await orm.select().from(notifications).where(eq(notifications.userId, own.admin))
  expect(told.map(({ link }) => link)).toContain('/admin/physicians')

  const body = { startDateWithGroup: '2027-02-01', roleIds: [own.day] }
  expect((await as(own.admin, 'POST', `/api/physicians/${person}/confirm`, body)).json()).toMatchObject({
    isConfirmed: true,
    startDateWithGroup: '2027-02-01',
  })
  const restrictions = await orm.select().from(roles).where(eq(roles.groupId, own.groupId))
  expect(restrictions.find(({ id }) => id === own.night)?.restrictions).toEqual({ never: [person] })
  expect(restrictions.find(({ id }) => id === own.day)?.restrictions).toEqual({})
  expect(await placesOf(person)).toMatchObject({ ...everywhere, counted: 5 })
  const known = (await as(person, 'GET', `/api/physicians/group/${own.groupId}`)).json() as Listed[]
  expect(known.map(({ phoneNumber }) => phoneNumber)).toContain('+1 555 0100')

  await as(own.admin, 'DELETE', `/api/physicians/${person}`)
  expect(await placesOf(person)).toMatchObject({ coordinatorsList: true, nextSchedule: false, candidates: false })
})

it('of two who confirm the same person, the second one reads that their choice does not hold', async () => {
  const { orm } = test.services
  const person = await addPerson(orm, null)
  await as(person, 'POST', '/api/groups/join', { joinCode })
  const [seen] = await orm.select().from(users).where(eq(users.id, person))
  const confirm = (startDateWithGroup: string) =>
    as(own.admin, 'POST', `/api/physicians/${person}/confirm`, { startDateWithGroup, version: seen!.version })
  expect((await confirm('2027-02-01')).statusCode).toBe(200)
  const late = await confirm('2027-05-01')
  expect(late.statusCode).toBe(409)
  expect(late.json().message).toMatch(/^A colleague already confirmed .+\.$/)
  expect(late.json().current).toMatchObject({ startDateWithGroup: '2027-02-01' })
})

it('somebody taken out again before they were confirmed is nowhere', async () => {
  const { orm } = test.services
  const person = await addPerson(orm, null)
  await as(person, 'POST', '/api/groups/join', { joinCode })
  expect((await as(own.admin, 'POST', `/api/users/${person}/undo-join`, {})).statusCode).toBe(200)
  expect(await placesOf(person)).toMatchObject({ coordinatorsList: false, colleaguesList: false, nextSchedule: false })
})

it('invites those who never signed in, with a link and once each', async () => {
  const ids = own.physicians.slice(0, 2)
  const sent = await as(own.admin, 'POST', '/api/physicians/invite', { ids, by: 'email' })
  expect(sent.json()).toEqual({ invited: 2 })
  const mails = await test.services.orm.select().from(outbox).where(eq(outbox.groupId, own.groupId))
  const invitations = mails.filter(({ subject }) => subject.startsWith('Your schedule at'))
  expect(invitations).toHaveLength(2)
  expect(invitations[0]!.body).toContain('http://localhost:3000')
  const listed = (await as(own.admin, 'GET', '/api/users')).json() as { id: number; invitedAt: string | null }[]
  expect(
    listed
      .filter(({ invitedAt }) => invitedAt !== null)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(ids.toSorted())
})
