/** SCIM 2.0: an identity provider adds, finds, changes, deactivates, and brings back people. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../tests/server/test-app.ts'
import { addGroup, type TestGroup } from '../../../tests/server/two-groups.ts'
import { shifts } from '../platform/db/schema/index.ts'

let test: TestApp
let own: TestGroup
let other: TestGroup
let key: string
const now = new Date('2027-01-04T15:30:00Z')

beforeAll(async () => {
  test = await openTestApp(() => now)
  const { orm } = test.services
  own = await addGroup(orm)
  other = await addGroup(orm)
  const { ids, physician } = own
  const shift = { groupId: ids.group, scheduleId: ids.schedule, roleId: ids.role, physicianId: physician }
  await orm.insert(shifts).values({ ...shift, date: '2027-01-06', startTime: '07:00', endTime: '19:00' })
  const body = { name: 'scim', scopes: ['scim'], callsPerMinute: 6000 }
  key = (await test.call('POST', '/api/keys', { as: own.admin, body })).json().secret
})
afterAll(() => test.close())

describe('SCIM', () => {
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
      'emails[type eq "work"].value eq "hana.choi@clinic.example" and phoneNumbers[type eq "pager"] eq "4455"',
      'urn:ietf:params:scim:schemas:core:2.0:User:externalId eq "900456"',
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

  it.each([
    'userName eq',
    'userName is "x"',
    'password eq "x"',
    '(userName pr',
    'userName eq "x" userName',
    '"',
    'emails[value eq "x"] pr',
  ])('refuses the filter %s', async (filter) => {
    const answer = await ask('GET', `Users?filter=${encodeURIComponent(filter)}`)
    expect(answer).toMatchObject({ status: 400, body: { scimType: 'invalidFilter' } })
  })

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
    expect(rows.filter(({ date }) => date > '2027-01-04').map(({ physicianId }) => physicianId)).toEqual([null])
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
