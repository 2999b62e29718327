/** Walks every call that lists something: who is promoted, deactivated, joins, or is removed is named where they belong, and nowhere else. */
import { and, eq, gte } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addSchedule, type Planned } from '../../../tests/server/planned-month.ts'
import { addStaffedGroup, type StaffedGroup } from '../../../tests/server/staffed-group.ts'
import { openTestApp, type TestApp } from '../../../tests/server/test-app.ts'
import type { Route } from '../../contract/route.ts'
import { groups, roles, schedules, shiftRequests, shifts, users } from '../platform/db/schema/index.ts'
import { addressesOf, type Ids, idsIn, reads, recordFiles, textsOf } from './testing/walk-lists.ts'

let test: TestApp
let own: StaffedGroup
let ids: Ids
const joinCode = 'BCDFGHJKLM'
/** For the calls of other systems, by their dialect. */
let keys: Record<NonNullable<Route['dialect']>, string>

beforeAll(async () => {
  test = await openTestApp(() => new Date('2027-02-10T12:00:00Z'))
  const { orm } = test.services
  own = await addStaffedGroup(orm, 4)
  await orm.update(groups).set({ joinCode }).where(eq(groups.id, own.groupId))
  // Two weeks on, without a holiday: enough to see a rhythm.
  const worked = Array.from(
    { length: 14 },
    (_, day): Planned => ({ date: `2026-10-${day + 13}`, role: 'day', place: 3 }),
  )
  const { schedule: october } = await addSchedule(orm, own, 'active', worked, 'October 2026', 10)
  await orm.update(schedules).set({ year: 2026 }).where(eq(schedules.id, october.id))
  await addSchedule(orm, own, 'active', [{ date: '2027-02-05', role: 'day', place: 3 }], 'February 2027', 2)
  const march = await addSchedule(orm, own, 'active', [
    { date: '2027-03-01', role: 'day', place: 0 },
    { date: '2027-03-02', role: 'day', place: null },
    { date: '2027-03-03', role: 'night', place: 3 },
    { date: '2027-03-08', role: 'day', place: 1 },
  ])
  const [, open, , held] = march.shifts.map(({ id }) => id)
  const made = async (person: number, url: string, body: object) => {
    const answer = await as(person, 'POST', url, body)
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json()
  }
  const asker = own.physicians[1]!
  const days = { startDate: '2027-03-08', endDate: '2027-03-08' }
  const requests = [
    await made(asker, '/api/shift-requests', { requestType: 'timeoff', ...days, reason: 'Family' }),
    await made(asker, '/api/shift-requests', { requestType: 'swap', originalShiftId: held }),
    await made(own.physicians[0]!, '/api/call-outs/report', { startDate: '2027-03-01', endDate: '2027-03-01' }),
  ]
  const link = await made(own.admin, '/api/switchboard-links', { name: 'Main operator' })
  const keyFor = async (scope: string) =>
    (await made(own.admin, '/api/keys', { name: scope, scopes: [scope], callsPerMinute: 6000 })).secret
  keys = { fhir: await keyFor('fhir:read'), scim: await keyFor('scim') }
  ids = {
    ...{ group: [own.groupId], user: [asker], role: [own.day], schedule: [march.schedule.id] },
    ...{ shift: [open!, held!], request: requests.map(({ id }) => id), token: [link.path.split('/').at(-1)] },
  }
})
afterAll(() => test.close())

const as = (person: number, method: string, url: string, body?: unknown) =>
  test.call(method, url, { as: person, ...(body === undefined ? {} : { body }) })

/** Calls in the dialect of other systems are made with the coordinators' keys, and by nobody else. */
function read(viewer: number, { dialect }: Route, address: string) {
  if (!dialect) return as(viewer, 'GET', address)
  return test.call(
    'GET',
    address,
    viewer === own.admin ? { headers: { authorization: `Bearer ${keys[dialect]}` } } : {},
  )
}

/** The calls whose answer names them, in words or by their id, to somebody who may make the call. */
async function namedIn(viewer: number, text: string, id?: number): Promise<string[]> {
  const found = new Set<string>()
  for (const [name, route] of reads)
    for (const address of addressesOf(route, ids)) {
      const answer = await read(viewer, route, address)
      expect(answer.statusCode, 'too many calls').not.toBe(429)
      if (answer.statusCode !== 200) continue
      const texts = textsOf(answer).filter(([file]) => !recordFiles.test(file))
      const ofIds = id !== undefined && isJson(answer) ? idsIn(answer.json()) : []
      if (texts.some(([, said]) => said.includes(text)) || ofIds.includes(id!)) found.add(name)
    }
  return [...found].sort()
}

const isJson = ({ headers }: { headers: Record<string, unknown> }) => /json/.test(String(headers['content-type']))
const nameOf = async (id: number) => (await test.services.orm.select().from(users).where(eq(users.id, id)))[0]!.lastName
const everywhere = async (id: number) => {
  const lastName = await nameOf(id)
  return {
    coordinator: await namedIn(own.admin, lastName, id),
    colleague: await namedIn(own.physicians[1]!, lastName, id),
  }
}

/** To other systems: whoever has left is there, marked as inactive. */
const elsewhere = ['fhirPractitionerRoles', 'fhirPractitioners', 'fhirSchedules', 'scimUsers']
/** What names anybody who can get shifts and has none yet. */
const ofStaff = {
  coordinator: [
    ...['exportGroup', 'exportSchedule', ...elsewhere, 'listPhysicians', 'listUsers', 'payroll', 'planCallOut'],
    ...['requestConsequences', 'scheduleAssessment', 'scheduleProblem', 'shiftCandidates', 'shiftReason', 'showYear'],
    ...['swapOptions', 'yearAnalytics'],
  ].sort(),
  colleague: ['exportSchedule', 'listPhysicians', 'swapOptions'],
}

/** People whom an answer names by id and no list of people knows, with the call. */
async function findOrphans(): Promise<string[]> {
  const people = (await as(own.admin, 'GET', `/api/physicians/group/${own.groupId}`)).json()
  const known = new Set(people.map(({ id }: { id: number }) => id))
  const found = new Set<string>()
  for (const [name, route] of reads)
    for (const address of addressesOf(route, ids)) {
      const answer = await read(own.admin, route, address)
      if (answer.statusCode !== 200 || !isJson(answer)) continue
      for (const id of idsIn(answer.json())) if (!known.has(id)) found.add(`${name} ${id}`)
    }
  return [...found]
}

/** All that coordinators keep about somebody besides shifts and requests. */
async function nameEverywhere(physicianId: number): Promise<void> {
  const week = { from: '2027-04-05', to: '2027-04-11', isNight: false }
  const kept: [string, string, object][] = [
    ['PUT', `/api/groups/${own.groupId}/anchors`, { switchDays: [], tracks: [{ physicianId, track: '2027-03-01' }] }],
    [
      'PUT',
      `/api/groups/${own.groupId}/holiday-history`,
      { entries: [{ physicianId, holiday: 'Christmas Day', year: 2026, worked: true }] },
    ],
    ['PUT', '/api/year/holidays', { turns: [{ physicianId, date: '2027-05-31', works: true }] }],
    ['PUT', '/api/year/weeks', { moves: [{ physicianId, remove: null, add: week }] }],
    ['PUT', `/api/roles/${own.day}`, { restrictions: { never: [physicianId] } }],
  ]
  for (const [method, url, body] of kept) {
    const answer = await as(own.admin, method, url, body)
    expect(answer.statusCode, `${url}: ${answer.body}`).toBe(200)
  }
}
const limit = async (role: number, restrictions: object) => {
  const answer = await as(own.admin, 'PUT', `/api/roles/${role}`, { restrictions })
  expect(answer.statusCode, answer.body).toBe(200)
}

it('walks every call, and each of them answers', async () => {
  const silent: string[] = []
  for (const [name, route] of reads) {
    const answers = await Promise.all(addressesOf(route, ids).map((address) => read(own.admin, route, address)))
    if (!answers.some(({ statusCode }) => statusCode === 200))
      silent.push(`${name} ${answers.map(({ statusCode, body }) => `${statusCode} ${body}`).join(' ')}`)
  }
  expect(silent).toEqual([])
})

it('promoting and demoting somebody changes no list', async () => {
  const person = own.physicians[3]!
  const before = await everywhere(person)
  const setRole = (role: string) => as(own.admin, 'PUT', `/api/users/${person}/role`, { role })
  expect((await setRole('admin')).statusCode).toBe(200)
  // Whom to call about a call-out: a coordinator more.
  const more = (calls: string[], ...added: string[]) => [...added, ...calls].sort()
  expect(await everywhere(person)).toEqual({
    coordinator: more(before.coordinator, 'callOutContacts', 'callOutTimeline', 'openCallOuts'),
    colleague: more(before.colleague, 'callOutContacts'),
  })
  expect((await setRole('physician')).statusCode).toBe(200)
  expect(await everywhere(person)).toEqual(before)
})

it('somebody deactivated keeps what they worked, and has nothing ahead', async () => {
  const { orm } = test.services
  const person = own.physicians[3]!
  await as(person, 'POST', '/api/shift-requests', {
    ...{ requestType: 'timeoff', startDate: '2027-03-20', endDate: '2027-03-21', reason: 'Family' },
  })
  await nameEverywhere(person)
  expect(await namedIn(own.admin, await nameOf(person))).toContain('showYear')
  await as(own.admin, 'DELETE', `/api/physicians/${person}`)
  expect(await findOrphans()).toEqual([])
  const ahead = and(eq(shifts.physicianId, person), gte(shifts.date, '2027-02-11'))
  expect(await orm.select().from(shifts).where(ahead)).toEqual([])
  const asked = await orm.select().from(shiftRequests).where(eq(shiftRequests.requestorId, person))
  expect(asked.map(({ status }) => status)).not.toContain('pending')
  const kept = [
    ...['countTallies', 'exportGroup', 'exportPayroll', 'groupRequests', 'listPhysicians', 'listUsers', 'payroll'],
    ...['yearAnalytics', ...elsewhere],
  ].sort()
  // A role closed to them stays closed, should they come back.
  expect(await everywhere(person)).toEqual({
    coordinator: [...kept, 'listRoles'].sort(),
    colleague: ['listPhysicians', 'listRoles'],
  })
  expect((await as(own.admin, 'POST', `/api/physicians/${person}/reactivate`, {})).statusCode).toBe(200)
  await limit(own.day, {})
  expect(await everywhere(person)).toEqual({
    coordinator: [...new Set([...kept, ...ofStaff.coordinator, 'proposeAnchors', 'showHolidayHistory'])].sort(),
    colleague: ofStaff.colleague,
  })
})

it('somebody who joined is seen by coordinators alone until confirmed, and then like everybody else', async () => {
  const { orm } = test.services
  const [person] = await orm
    .insert(users)
    .values({ email: `new${process.pid}@staffed.example`, firstName: 'Nell', lastName: 'Newcomer' })
    .returning()
  const { id } = person!
  await as(id, 'POST', '/api/groups/join', { joinCode })
  expect(await everywhere(id)).toEqual({
    coordinator: ['exportGroup', 'listPhysicians', 'listUsers', 'scimUsers'],
    colleague: [],
  })
  await as(own.admin, 'POST', `/api/users/${id}/undo-join`, {})
  expect(await everywhere(id)).toEqual({ coordinator: [], colleague: [] })
  await as(id, 'POST', '/api/groups/join', { joinCode })
  await as(own.admin, 'POST', `/api/physicians/${id}/confirm`, {})
  expect(await everywhere(id)).toEqual(ofStaff)
  expect(await everywhere(own.physicians[2]!)).toEqual(ofStaff)
})

it('somebody who is not confirmed yet reads no phone number anywhere', async () => {
  const { orm } = test.services
  const number = '(555) 014-7713'
  await orm.update(users).set({ phoneNumber: number, pagerNumber: number }).where(eq(users.groupId, own.groupId))
  const [person] = await orm
    .insert(users)
    .values({ email: `early${process.pid}@staffed.example`, firstName: 'Eve', lastName: 'Early' })
    .returning()
  await as(person!.id, 'POST', '/api/groups/join', { joinCode })
  expect(await namedIn(own.physicians[1]!, number)).not.toEqual([])
  // Whoever has the switchboard's link needs no account.
  expect(await namedIn(person!.id, number)).toEqual(['switchboard'])
  await as(own.admin, 'POST', `/api/users/${person!.id}/undo-join`, {})
})

it('roles that name somebody keep them while they are on the list, and can still be changed when they are not', async () => {
  const { orm } = test.services
  const [person] = await orm
    .insert(users)
    .values({ email: `short${process.pid}@staffed.example`, firstName: 'Sam', lastName: 'Shortstay' })
    .returning()
  const { id } = person!
  const join = () => as(id, 'POST', '/api/groups/join', { joinCode })
  await join()
  await as(own.admin, 'POST', `/api/physicians/${id}/confirm`, { roleIds: [own.day] })
  await limit(own.day, { only: [own.physicians[1], id] })
  await limit(own.night, { only: [id], never: [id] })
  const refused = await as(own.admin, 'POST', `/api/users/${id}/undo-join`, {})
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'Only Sam Shortstay may work Night. Change the role in Group Settings first.',
  ])
  await limit(own.night, { never: [id] })
  const { restrictions } = (await orm.select().from(roles).where(eq(roles.id, own.day)))[0]!
  await nameEverywhere(id)
  await limit(own.day, restrictions)
  expect((await as(own.admin, 'POST', `/api/users/${id}/undo-join`, {})).statusCode).toBe(200)
  expect(await findOrphans()).toEqual([])
  const [day] = await orm.select().from(roles).where(eq(roles.id, own.day))
  expect(day!.restrictions).toEqual({ only: [own.physicians[1]] })
  await limit(own.day, { ...day!.restrictions, never: [own.physicians[2]] })

  // Whoever is deactivated may come back, and is shown as having left until then.
  await limit(own.day, { only: [own.physicians[2]] })
  await as(own.admin, 'DELETE', `/api/physicians/${own.physicians[2]}`)
  expect(await findOrphans()).toEqual([])
  await limit(own.day, { only: [own.physicians[2]], never: [] })
  await as(own.admin, 'POST', `/api/physicians/${own.physicians[2]}/reactivate`, {})
  await limit(own.day, {})
})
