/** API keys: made once, hashed, limited, watched. What each scope opens is in rights.test.ts. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../tests/server/test-app.ts'
import { addGroup, type TestGroup } from '../../../tests/server/two-groups.ts'
import { readerHeader } from '../../contract/reader.ts'
import type { KeyScope } from '../../contract/scopes.ts'
import { apiKeys } from '../platform/db/schema/index.ts'

let test: TestApp
let own: TestGroup
let other: TestGroup
let now = new Date('2026-11-17T12:00:00Z')

beforeAll(async () => {
  test = await openTestApp(() => now)
  own = await addGroup(test.services.orm)
  other = await addGroup(test.services.orm)
})
afterAll(() => test.close())

async function makeKey(scopes: readonly KeyScope[], more: Record<string, unknown> = {}) {
  const body = { name: 'Paging', scopes, callsPerMinute: 6000, ...more }
  const answer = await test.call('POST', '/api/keys', { as: own.admin, body })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json() as { key: { id: number; hint: string }; secret: string }
}

const callWith = (secret: string, method: string, url: string, body?: unknown) =>
  test.call(method, url, { body, headers: { authorization: `Bearer ${secret}` } })

describe('a key', () => {
  it('is shown once and kept as a hash', async () => {
    const { key, secret } = await makeKey(['on-call:read'])
    expect(secret).toMatch(/^evs_[\w-]{43}$/)
    expect(secret.startsWith(key.hint)).toBe(true)
    const [row] = await test.services.orm.select().from(apiKeys).where(eq(apiKeys.id, key.id))
    expect(JSON.stringify(row)).not.toContain(secret)
    const listed = await test.call('GET', '/api/keys', { as: own.admin })
    expect(listed.body).not.toContain(secret)
    expect(listed.body).not.toContain(row!.keyHash)
    expect(listed.json()[0]).toMatchObject({ name: 'Paging', state: 'active', lastUsedAt: null })
    const log = await test.call('GET', '/api/audit', { as: own.admin })
    expect(log.body).toContain('created the API key Paging (on-call:read)')
    expect(log.body).not.toContain(row!.keyHash)
  })

  it('opens its calls until it is revoked, and says when it was last used and for what', async () => {
    const { key, secret } = await makeKey(['on-call:read'])
    expect((await callWith(secret, 'GET', '/api/on-call')).statusCode).toBe(200)
    expect((await callWith(secret, 'GET', '/api/on-call')).headers).not.toHaveProperty(readerHeader)
    expect((await callWith(secret, 'GET', `/api/roles/group/${own.ids.group}`)).statusCode).toBe(403)
    const listed = (await test.call('GET', '/api/keys', { as: own.admin })).json()
    expect(listed[0].lastUsedAt).toBe(now.toISOString())
    const uses = (await test.call('GET', `/api/keys/${key.id}/uses`, { as: own.admin })).json()
    const counts = uses.map((use: Record<string, unknown>) => [use.day, use.call, use.allowed, use.refused])
    expect(counts.sort()).toEqual([
      ['2026-11-17', 'listRoles', 0, 1],
      ['2026-11-17', 'onCall', 2, 0],
    ])
    expect((await test.call('DELETE', `/api/keys/${key.id}`, { as: own.admin })).statusCode).toBe(200)
    expect((await callWith(secret, 'GET', '/api/on-call')).statusCode).toBe(401)
  })

  it('ends on its day', async () => {
    const { secret } = await makeKey(['on-call:read'], { expiresInDays: 1 })
    const before = now
    now = new Date(before.getTime() + 24 * 3600_000 - 1)
    expect((await callWith(secret, 'GET', '/api/on-call')).statusCode).toBe(200)
    now = new Date(before.getTime() + 24 * 3600_000)
    expect((await callWith(secret, 'GET', '/api/on-call')).statusCode).toBe(401)
    expect((await test.call('GET', '/api/keys', { as: own.admin })).json()[0].state).toBe('expired')
    now = before
  })

  it('has its own limit, over all calls together, and uses up nobody else’s', async () => {
    const { secret } = await makeKey(['on-call:read', 'schedule:read'], { callsPerMinute: 3 })
    const second = await makeKey(['on-call:read'])
    const urls = ['/api/on-call', `/api/roles/group/${own.ids.group}`, '/api/on-call']
    for (const url of urls) expect((await callWith(secret, 'GET', url)).statusCode).toBe(200)
    const refused = await callWith(secret, 'GET', '/api/on-call')
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too-many'])
    expect(refused.json().message).toContain('3 calls per minute')
    expect((await callWith(second.secret, 'GET', '/api/on-call')).statusCode).toBe(200)
  })

  it('is not taken for a session, and a session does not help a bad key', async () => {
    const { secret } = await makeKey(['on-call:read'])
    const headers = { authorization: `Bearer ${secret}` }
    expect((await test.call('GET', '/api/keys', { as: own.admin, headers })).statusCode).toBe(403)
    const wrong = { authorization: `Bearer evs_${'x'.repeat(43)}` }
    expect((await test.call('GET', '/api/keys', { as: own.admin, headers: wrong })).statusCode).toBe(401)
  })

  it('asks for a request in a physician’s name, and the audit log has the key', async () => {
    const { secret } = await makeKey(['requests:write'])
    const body = { requestType: 'timeoff', requestedDate: '2027-02-01', reason: 'Family' }
    const nobody = await callWith(secret, 'POST', '/api/shift-requests', body)
    expect([nobody.statusCode, nobody.json().field]).toEqual([400, 'requestorId'])
    const made = await callWith(secret, 'POST', '/api/shift-requests', { ...body, requestorId: own.physician })
    expect(made.statusCode, made.body).toBe(201)
    const foreign = await callWith(secret, 'POST', '/api/shift-requests', { ...body, requestorId: other.physician })
    expect(foreign.statusCode).toBe(404)
    const [event] = (await test.call('GET', '/api/audit?action=request.create', { as: own.admin })).json().events
    expect(event.actorName).toBe('API key Paging')
    const [shown] = (await test.call('GET', '/api/activity', { as: own.admin })).json()
    expect(shown.actorName).toBe('API key Paging')
  })

  it.each([
    [{ name: '', scopes: ['on-call:read'] }, 'name'],
    [{ name: 'A', scopes: [] }, 'scopes'],
    [{ name: 'A', scopes: ['everything'] }, 'scopes.0'],
    [{ name: 'A', scopes: ['scim', 'on-call:read'] }, 'scopes'],
    [{ name: 'A', scopes: ['on-call:read', 'on-call:read'] }, 'scopes'],
    [{ name: 'A', scopes: ['on-call:read'], expiresInDays: 0 }, 'expiresInDays'],
    [{ name: 'A', scopes: ['on-call:read'], callsPerMinute: 10_000 }, 'callsPerMinute'],
  ])('refuses %j at %s', async (body, field) => {
    const answer = await test.call('POST', '/api/keys', { as: own.admin, body })
    expect([answer.statusCode, answer.json().field]).toEqual([400, field])
  })
})
