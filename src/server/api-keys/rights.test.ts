/** By the table of calls: what each scope of a key opens, what a link opens, and that neither reaches anything else. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addressOf, thingsIn } from '../../../tests/server/address-of.ts'
import { readRefusal } from '../../../tests/server/read-refusal.ts'
import { openTestApp, type TestApp } from '../../../tests/server/test-app.ts'
import { addGroup, type TestGroup } from '../../../tests/server/two-groups.ts'
import { api } from '../../contract/api.ts'
import { eventsPath } from '../../contract/events.ts'
import type { Route } from '../../contract/route.ts'
import { type KeyScope, keyScopes } from '../../contract/scopes.ts'
import { sessionCookieName } from '../platform/auth/session-cookie.ts'
import { apiKeyUses, roles, schedules, shiftRequests, shifts, users } from '../platform/db/schema/index.ts'

/** Written out: a call that gets a scope by mistake is noticed here. docs/integrators.md says the same. */
const opened: Record<KeyScope, string[]> = {
  'on-call:read': ['onCall'],
  'schedule:read': [
    'listRoles',
    'listPhysicians',
    'listSchedules',
    'scheduleShifts',
    'physicianShifts',
    'exportSchedule',
  ],
  'requests:write': ['createRequest'],
  'fhir:read': Object.keys(api).filter((name) => name.startsWith('fhir') && name !== 'fhirMetadata'),
  scim: ['scimUsers', 'scimUser', 'createScimUser', 'replaceScimUser', 'patchScimUser', 'deleteScimUser'],
}
const forAnyone = [
  ...['health', 'publicSettings', 'calendar', 'switchboard'],
  ...['fhirMetadata', 'scimConfig', 'scimResourceTypes', 'scimSchemas'],
]

const calls = Object.entries<Route>(api)
const guarded = calls.filter(([name]) => !forAnyone.includes(name))
const openTo = (scope: KeyScope) => guarded.filter(([name]) => opened[scope].includes(name))

let test: TestApp
let own: TestGroup
let other: TestGroup
const keys = new Map<KeyScope, string>()

beforeAll(async () => {
  test = await openTestApp(() => new Date('2027-01-03T12:00:00Z'))
  own = await addGroup(test.services.orm)
  other = await addGroup(test.services.orm)
  await addSecrets(own)
  await nameForeign()
  for (const scope of keyScopes) {
    const body = { name: scope, scopes: [scope], callsPerMinute: 6000 }
    keys.set(scope, (await test.call('POST', '/api/keys', { as: own.admin, body })).json().secret)
  }
})
afterAll(() => test.close())

/** What no key and no link of the group may show. */
async function addSecrets({ ids, physician }: TestGroup): Promise<void> {
  const { orm } = test.services
  await orm.update(shiftRequests).set({ reason: 'Secret reason' }).where(eq(shiftRequests.id, ids.request))
  await orm.update(users).set({ schedulingNotes: 'Secret note' }).where(eq(users.id, physician))
  const draft = { groupId: ids.group, name: 'Secret draft', month: 1, year: 2027 }
  const [added] = await orm.insert(schedules).values(draft).returning()
  const place = { groupId: ids.group, scheduleId: added!.id, roleId: ids.role, physicianId: physician }
  await orm
    .insert(shifts)
    .values({ ...place, location: 'Secret place', date: '2027-01-05', startTime: '07:00', endTime: '19:00' })
}

async function nameForeign(): Promise<void> {
  const { orm } = test.services
  const { ids, physician } = other
  await orm
    .update(users)
    .set({ firstName: 'Foreign', externalId: 'X-1', email: 'foreign@elsewhere.example' })
    .where(eq(users.id, physician))
  await orm.update(roles).set({ name: 'Foreign role', externalId: 'X-2' }).where(eq(roles.id, ids.role))
  await orm.update(schedules).set({ name: 'Foreign month' }).where(eq(schedules.id, ids.schedule))
  await orm.update(shifts).set({ location: 'Foreign wing' }).where(eq(shifts.id, ids.shift))
}

/** Files as text, so that what is in them can be seen. */
const queryOf: Record<string, string> = { exportSchedule: '?format=csv', fhirSlots: '?start=ge2027-01-01' }
/** Bodies that these groups accept, where the table's example is not for them. */
const bodyOf = (name: string, route: Route): Record<string, unknown> | undefined =>
  name === 'createRequest'
    ? { ...route.example, requestorId: own.physician }
    : name === 'replaceScimUser'
      ? { ...route.example, userName: 'hana.lee@clinic.example', externalId: '900457' }
      : route.body && route.example

function send(scope: KeyScope, name: string, route: Route, { group = own, query = queryOf[name] ?? '' } = {}) {
  const headers = { authorization: `Bearer ${keys.get(scope)}` }
  const body = bodyOf(name, route)
  return test.call(route.method, `${addressOf(route, group.ids)}${query}`, { headers, body })
}

describe('the table', () => {
  it('has exactly these calls for anyone, and these for keys', () => {
    expect(calls.filter(([, { allow }]) => allow === 'anyone').map(([name]) => name)).toEqual(forAnyone)
    for (const scope of keyScopes)
      expect(calls.filter(([, route]) => route.scope === scope).map(([name]) => name)).toEqual(opened[scope])
  })
})

describe.each(keyScopes)('a key with the scope %s', (scope) => {
  it('is refused by every call of another scope or none, in words that say why', async () => {
    for (const [name, route] of guarded.filter(([called]) => !opened[scope].includes(called))) {
      const answer = await send(scope, name, route)
      const message = route.scope
        ? `This call needs a key with the scope ${route.scope}.`
        : 'API keys can’t make this call.'
      expect([name, answer.statusCode, readRefusal(answer).message]).toEqual([name, 403, message])
    }
    const headers = { authorization: `Bearer ${keys.get(scope)}` }
    expect((await test.call('GET', eventsPath, { headers })).statusCode).toBe(401)
  })

  it.each(openTo(scope))('%s knows no id of another group, wherever it stands', async (name, route) => {
    if (route.params) expect((await send(scope, name, route, { group: other })).statusCode).toBe(404)
    for (const [field, thing] of thingsIn(route.body)) {
      const headers = { authorization: `Bearer ${keys.get(scope)}` }
      const body = { ...bodyOf(name, route), [field]: other.ids[thing] }
      const answer = await test.call(route.method, addressOf(route, own.ids), { headers, body })
      expect([field, answer.statusCode]).toEqual([field, 404])
    }
    for (const field of Object.keys(route.query?.shape ?? {}))
      for (const value of [...Object.values(other.ids), 'X-1', 'X-2']) {
        const answer = await send(scope, name, route, { query: `?${field}=${value}` })
        expect([200, 400, 404], answer.body).toContain(answer.statusCode)
        expect(answer.body, `${field}=${value}`).not.toMatch(/foreign/i)
      }
  })

  it.each(openTo(scope))(
    '%s is open, and shows neither another group nor drafts, reasons, notes',
    async (name, route) => {
      const answer = await send(scope, name, route)
      expect(answer.statusCode, answer.body).toBe(route.status ?? 200)
      expect(answer.body).not.toMatch(/foreign|secret/i)
    },
  )

  it('has all of it counted, what was refused, too', async () => {
    const uses = await test.services.orm.select().from(apiKeyUses)
    expect(uses.some(({ call, allowed }) => call === opened[scope][0] && allowed > 0)).toBe(true)
    expect(uses.some(({ call, refused }) => call === 'createApiKey' && refused > 0)).toBe(true)
  })
})

describe('a link', () => {
  let group: TestGroup
  let tokens: { switchboard: string; calendar: string }
  beforeAll(async () => {
    group = await addGroup(test.services.orm)
    await addSecrets(group)
    const link = await test.call('POST', '/api/switchboard-links', { as: group.admin, body: { name: 'Desk' } })
    const calendar = await test.call('POST', '/api/calendar', { as: group.physician, body: {} })
    tokens = {
      switchboard: link.json().path.split('/').at(-1),
      calendar: calendar.json().path.split('/').at(-1).replace('.ics', ''),
    }
  })
  const open = (kind: keyof typeof tokens, token: string, query = '') =>
    test.call('GET', `/api/${kind}/${token}${kind === 'calendar' ? '.ics' : ''}${query}`)

  it('opens its own call, and shows neither another group nor drafts, reasons, notes', async () => {
    for (const kind of ['switchboard', 'calendar'] as const) {
      const answer = await open(kind, tokens[kind], kind === 'switchboard' ? '?at=2027-01-04T12:00:00Z' : '')
      expect([kind, answer.statusCode]).toEqual([kind, 200])
      expect(answer.body).toContain('Rounder')
      expect(answer.body).not.toMatch(/foreign|secret/i)
    }
  })

  it('opens no other call: not as the other kind of link, a key, a session, or a query', async () => {
    expect((await open('calendar', tokens.switchboard)).statusCode).toBe(404)
    expect((await open('switchboard', tokens.calendar)).statusCode).toBe(404)
    for (const token of Object.values(tokens))
      for (const [name, route] of guarded) {
        const headers = { authorization: `Bearer ${token}`, cookie: `${sessionCookieName}=${token}` }
        const url = `${addressOf(route, group.ids)}?token=${token}`
        const answer = await test.call(route.method, url, { headers, body: bodyOf(name, route) })
        expect([name, answer.statusCode]).toEqual([name, 401])
      }
  })

  it('ends with the person, or when it is reset', async () => {
    const again = await test.call('POST', '/api/calendar', { as: group.physician, body: {} })
    expect((await open('calendar', tokens.calendar)).statusCode).toBe(404)
    const fresh = again.json().path
    expect((await test.call('GET', fresh)).statusCode).toBe(200)
    await test.call('DELETE', `/api/physicians/${group.physician}`, { as: group.admin })
    expect((await test.call('GET', fresh)).statusCode).toBe(404)
  })
})
