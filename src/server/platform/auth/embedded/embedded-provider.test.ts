/** The embedded provider: for this computer only, strict about the protocol, and tidy. */
import { request } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { providerEntries } from '../../db/schema/index.ts'
import { openTestDatabase, type TestDatabase } from '../../db/testing/test-database.ts'
import { StartupError } from '../../env.ts'
import { type Browser, openBrowser } from '../testing/browser.ts'
import { type SignInServer, startSignInServer } from '../testing/sign-in-server.ts'
import { refuseBeyondLoopback } from './embedded-provider.ts'

let database: TestDatabase
let server: SignInServer
let browser: Browser

beforeAll(async () => {
  database = await openTestDatabase()
  server = await startSignInServer(database)
})
afterAll(async () => {
  await server.close()
  await database.close()
})
beforeEach(() => {
  browser = openBrowser()
})

it.each([
  ['localhost', undefined],
  ['127.0.0.1', 'http://localhost:4000'],
  ['::1', 'http://[::1]:4000'],
])('starts on %s, reached at %s', (host, publicUrl) => {
  expect(() => refuseBeyondLoopback({ host, publicUrl })).not.toThrow()
})

it.each([
  ['0.0.0.0', undefined],
  ['192.168.1.5', undefined],
  ['localhost', 'https://shifts.example.org'],
  ['localhost', 'http://localhost.example.org'],
])('refuses to start on %s, reached at %s, and says what to set', (host, publicUrl) => {
  expect(() => refuseBeyondLoopback({ host, publicUrl })).toThrow(StartupError)
  expect(() => refuseBeyondLoopback({ host, publicUrl })).toThrow('OIDC_ISSUER')
})

describe('the embedded provider', () => {
  it.each([
    ['another host', { host: 'evil.example' }],
    ['somebody behind a proxy', { 'x-forwarded-for': '198.51.100.7' }],
    ['somebody behind a proxy that says so as the standard has it', { forwarded: 'for=198.51.100.7' }],
    ['somebody behind a tunnel', { 'cf-connecting-ip': '198.51.100.7' }],
  ])('does not answer %s, even from this computer', async (_, headers) => {
    for (const path of ['/api/login', '/api/callback', '/idp/.well-known/openid-configuration']) {
      const status = await new Promise((resolve) => {
        request(server.url + path, { headers }, (answer) => {
          answer.resume()
          resolve(answer.statusCode)
        }).end()
      })
      expect(status, path).toBe(403)
    }
  })

  it('insists on a proof key', async () => {
    const start = new URL(`${server.url}/idp/auth`)
    const parameters = { client_id: 'evenshift', response_type: 'code', scope: 'openid', state: 's' }
    start.search = `${new URLSearchParams({ ...parameters, redirect_uri: `${server.url}/api/callback` })}`
    const answer = await browser.request(start)
    expect(answer.headers.get('location')).toContain('error=invalid_request')
  })

  it('shows a page, not its inner workings, when asked something wrong', async () => {
    const answer = await browser.request(`${server.url}/idp/auth?client_id=unknown`)
    expect(answer.status).toBe(400)
    expect(answer.text).toContain('Please start again')
  })

  it('keeps nothing of a sign-in for ever but the account', async () => {
    const form = { email: 'rosa@example.org', given_name: 'Rosa', family_name: 'Lindqvist' }
    const page = await browser.visit(`${server.url}/api/login`)
    expect((await browser.visit(page.url, { form })).url.pathname).toBe('/')
    const entries = await database.orm.select().from(providerEntries)
    const kept = new Set(entries.filter(({ expiresAt }) => expiresAt === null).map(({ kind }) => kind))
    expect([...kept].sort()).toEqual(['account', 'told-email'])
  })
})
