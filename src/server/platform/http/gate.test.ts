/** Walks the table of calls: every declared call is guarded without a test of its own. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addressOf, thingsIn } from '../../../../tests/server/address-of.ts'
import { readRefusal } from '../../../../tests/server/read-refusal.ts'
import { openTestApp, type TestApp } from '../../../../tests/server/test-app.ts'
import { addGroup, addPerson, type TestGroup } from '../../../../tests/server/two-groups.ts'
import { api } from '../../../contract/api.ts'
import { errorBody } from '../../../contract/errors.ts'
import { eventsPath } from '../../../contract/events.ts'
import { parseReader, readerHeader } from '../../../contract/reader.ts'
import type { Route } from '../../../contract/route.ts'

const calls = Object.entries<Route>(api)
const guarded = calls.filter(([, route]) => route.allow !== 'anyone')

let test: TestApp
let own: TestGroup
let other: TestGroup
let newcomer: number

beforeAll(async () => {
  test = await openTestApp()
  own = await addGroup(test.services.orm)
  other = await addGroup(test.services.orm)
  newcomer = await addPerson(test.services.orm, null)
})
afterAll(() => test.close())

const send = (route: Route, group: TestGroup, as: number | undefined, body: unknown = route.example) =>
  test.call(route.method, addressOf(route, group.ids), { as, body: route.body ? body : undefined })

/** Headers by which a server invites pages of other sites to read an answer. */
const invitationsIn = ({ headers }: { headers: object }) =>
  Object.keys(headers).filter((name) => name.startsWith('access-control-'))

describe('every call that is not for anyone', () => {
  it.each(guarded)('%s refuses a stranger', async (_, route) => {
    const answer = await send(route, own, undefined)
    expect(answer.statusCode).toBe(401)
    expect(answer.body).toContain('Unauthorized')
    expect(errorBody.parse(readRefusal(answer)).code).toBe('unauthorized')
  })

  it.each(guarded.filter(([, route]) => route.allow !== 'signed-in'))(
    '%s refuses a person without a group',
    async (_, route) => {
      expect((await send(route, own, newcomer)).statusCode).toBe(403)
    },
  )

  it.each(guarded.filter(([, route]) => route.allow === 'admin'))('%s refuses a physician', async (_, route) => {
    const answer = await send(route, own, own.physician)
    expect(answer.statusCode).toBe(403)
    if (route.denied) expect(readRefusal(answer).message).toBe(route.denied)
  })

  it.each(guarded.filter(([, route]) => thingsIn(route.params).length > 0))(
    '%s does not know ids of another group',
    async (_, route) => {
      for (const as of route.allow === 'admin' ? [own.admin] : [own.admin, own.physician]) {
        const answer = await send(route, other, as)
        expect(answer.statusCode, answer.body).toBe(404)
      }
    },
  )

  it.each(guarded.filter(([, route]) => thingsIn(route.body).length > 0))(
    '%s does not know ids of another group in its body',
    async (_, route) => {
      for (const [field, thing] of thingsIn(route.body)) {
        const ids = { ...own.ids, user: own.admin }
        const body = { ...route.example, [field]: other.ids[thing] }
        const answer = await test.call(route.method, addressOf(route, ids), { as: own.admin, body })
        expect(answer.statusCode, answer.body).toBe(404)
      }
    },
  )

  it.each(guarded.filter(([, route]) => route.method !== 'GET'))(
    '%s refuses a page of another site',
    async (_, route) => {
      const url = addressOf(route, own.ids)
      const body = route.body ? route.example : undefined
      const foreign: Record<string, string>[] = [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }]
      for (const headers of foreign) {
        const answer = await test.call(route.method, url, { as: own.admin, body, headers })
        expect(answer.statusCode).toBe(403)
        expect(readRefusal(answer).code).toBe('other-origin')
        expect(invitationsIn(answer)).toEqual([])
      }
    },
  )

  it('declares an example for every body, and the example is valid', () => {
    for (const [name, route] of calls) {
      if (route.body) expect(route.body.safeParse(route.example).success, name).toBe(true)
    }
  })
})

describe('bad input', () => {
  const withBody = guarded.filter(([, route]) => route.body)
  const tooLarge = (route: Route) => JSON.stringify({ a: 'x'.repeat(route.bodyLimit ?? 1_000_000) })

  it.each(withBody)('%s answers malformed JSON, wrong types and wrong content with a sentence', async (_, route) => {
    const url = addressOf(route, own.ids)
    const malformed = await test.call(route.method, url, { as: own.admin, raw: '{"name": ' })
    expect([malformed.statusCode, readRefusal(malformed).code]).toEqual([400, 'malformed-json'])
    const list = await test.call(route.method, url, { as: own.admin, raw: '[1, 2]' })
    expect(list.statusCode).toBe(400)
    const form = await test.call(route.method, url, {
      as: own.admin,
      raw: 'name=x',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect([form.statusCode, readRefusal(form).code]).toEqual([415, 'wrong-content-type'])
    const huge = await test.call(route.method, url, { as: own.admin, raw: tooLarge(route) })
    expect([huge.statusCode, readRefusal(huge).code]).toEqual([413, 'too-large'])
  })

  it.each(guarded.filter(([, route]) => route.query))('%s takes no value of a question twice', async (_, route) => {
    for (const name of Object.keys((route.query as { shape: object }).shape)) {
      const url = addressOf(route, own.ids).split('?')[0]
      const twice = await test.call(route.method, `${url}?${name}=2027-01&${name}=2027-02`, { as: own.admin })
      expect(twice.statusCode, `${name} ${twice.body}`).toBe(400)
      // FHIR and SCIM have words of their own.
      expect(twice.body).toContain(name)
    }
  })

  it.each(guarded.filter(([, route]) => route.params))(
    '%s answers a bad id with 400 and the name of the field',
    async (_, route) => {
      for (const bad of ['0', '-1', 'abc', '99999999999', '1e3', '%00']) {
        const url = route.path.replace(/:\w+/g, bad)
        const answer = await test.call(route.method, url, {
          as: own.admin,
          body: route.body ? route.example : undefined,
        })
        expect(answer.statusCode, `${url} ${answer.body}`).toBe(400)
        expect(readRefusal(answer).field).toBe(thingsIn(route.params)[0]?.[0])
      }
    },
  )

  it('answers an unknown call with JSON', async () => {
    for (const url of ['/api/nothing', '/api', '/api/roles/1/2/3']) {
      const answer = await test.call('GET', url, { as: own.admin })
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'application/json; charset=utf-8'])
      expect(answer.json().code).toBe('unknown-call')
    }
  })
})

describe('what every answer carries', () => {
  it('has a policy without inline scripts, no framing, no sniffing, and a request id', async () => {
    const { headers } = await test.call('GET', '/api/health')
    expect(headers['content-security-policy']).toContain("script-src 'self';")
    expect(headers['content-security-policy']).toContain("img-src 'self' data:;")
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers['cache-control']).toBe('no-store')
  })

  it('lets no page of another site read it', async () => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'PUT' }
    for (const [method, url, as] of [
      ['GET', '/api/health'],
      ['GET', '/api/openapi.json'],
      ['GET', '/api/nothing'],
      ['GET', '/livez'],
      ['GET', '/api/groups/my/group'],
      ['GET', '/api/groups/my/group', own.admin],
      ['OPTIONS', '/api/groups/my/group', own.admin],
    ] as const)
      expect(invitationsIn(await test.call(method, url, { as, headers })), `${method} ${url}`).toEqual([])
  })

  it('names whom it is for, if somebody is signed in', async () => {
    const mine = await test.call('GET', '/api/groups/my/group', { as: own.admin })
    expect(parseReader(String(mine.headers[readerHeader]))).toEqual({ id: own.admin, role: 'admin' })
    expect((await test.call('GET', '/api/health')).headers[readerHeader]).toBeUndefined()
  })

  it('pushes events to signed-in people only', async () => {
    expect((await test.call('GET', eventsPath)).statusCode).toBe(401)
  })

  it('limits how often a person may call', async () => {
    const person = await addPerson(test.services.orm, null)
    const limit = api.joinGroup.perMinute
    for (let tries = 0; tries < limit; tries++) {
      expect((await test.call('POST', '/api/groups/join', { as: person, body: {} })).statusCode).toBe(400)
    }
    const refused = await test.call('POST', '/api/groups/join', { as: person, body: {} })
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too-many'])
  })

  it('describes all calls in OpenAPI', async () => {
    const { paths } = (await test.call('GET', '/api/openapi.json')).json()
    for (const [name, route] of calls) {
      const path = route.path.replace(/:(\w+)/g, '{$1}')
      expect(paths[path][route.method.toLowerCase()].operationId).toBe(name)
    }
  })
})
