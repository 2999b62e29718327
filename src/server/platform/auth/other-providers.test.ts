/** Signing in with another provider, with everything it may send or leave out. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { groups, users } from '../db/schema/index.ts'
import { openTestDatabase, type TestDatabase } from '../db/testing/test-database.ts'
import { type Browser, openBrowser } from './testing/browser.ts'
import { type FakeProvider, startFakeProvider } from './testing/fake-provider.ts'
import { type SignInServer, startSignInServer } from './testing/sign-in-server.ts'

let database: TestDatabase
let provider: FakeProvider
let server: SignInServer
let browser: Browser
let now = () => new Date()

beforeAll(async () => {
  database = await openTestDatabase()
  provider = await startFakeProvider()
  const settings = { issuer: provider.issuer, clientId: 'evenshift', clientSecret: 'secret' }
  server = await startSignInServer(database, { provider: settings, now: () => now() })
})
afterAll(async () => {
  await server.close()
  await provider.close()
  await database.close()
})
beforeEach(() => {
  browser = openBrowser()
  provider.error = undefined
  now = () => new Date()
})

function signIn(claims: Record<string, unknown>) {
  provider.claims = claims
  return browser.visit(`${server.url}/api/login`)
}

async function who() {
  const answer = await browser.request(`${server.url}/api/who`)
  return { status: answer.status, body: JSON.parse(answer.text) }
}

describe('a person at another provider', () => {
  it('is created from the claims, and is the same person the next time', async () => {
    const claims = { sub: '1', email: 'Kofi@example.org', email_verified: 'true', name: 'Kofi Nana Boateng' }
    expect((await signIn(claims)).url.pathname).toBe('/')
    const first = await who()
    expect(first.body).toMatchObject({ email: 'kofi@example.org', name: 'Kofi Nana Boateng' })
    const [user] = await database.orm.select().from(users).where(eq(users.id, first.body.userId))
    expect(user).toMatchObject({ firstName: 'Kofi', lastName: 'Nana Boateng' })
    expect(user?.signInSubject).toBe(`${provider.issuer}|1`)
    await signIn(claims)
    expect((await who()).body.userId).toBe(first.body.userId)
  })

  it('is asked anew only when the session had stood idle', async () => {
    const [group] = await database.orm
      .insert(groups)
      .values({ name: 'Riverbend', joinCode: '111111', settings: { signOutAfterMinutes: 15 } })
      .returning()
    await database.orm.insert(users).values({ email: 'idle@example.org', groupId: group?.id })
    await signIn({ sub: 'idle', email: 'idle@example.org', email_verified: true })
    expect((await who()).status).toBe(200)
    await signIn(provider.claims)
    expect(provider.started?.get('prompt')).toBeNull()
    now = () => new Date(Date.now() + 16 * 60_000)
    expect((await who()).status).toBe(401)
    await signIn(provider.claims)
    expect(provider.started?.get('prompt')).toBe('login')
    expect((await who()).status).toBe(200)
  })

  it.each([
    ['without an address', { sub: '2' }, 403, 'didn’t share your email address'],
    ['for another client', { sub: '3', email: 'a@example.org', aud: 'another' }, 502, 'didn’t confirm'],
    ['for another sign-in', { sub: '4', email: 'a@example.org', nonce: 'another' }, 502, 'didn’t confirm'],
  ])('is refused %s', async (_case, claims, status, sentence) => {
    const page = await signIn(claims)
    expect(page.status).toBe(status)
    expect(page.text).toContain(sentence)
    expect((await who()).status).toBe(401)
  })

  it('may cancel', async () => {
    provider.error = 'access_denied'
    const page = await signIn({})
    expect(page.status).toBe(400)
    expect(page.text).toContain('Sign-in canceled')
    expect(page.text).toContain('href="/api/login"')
  })

  it('is told when the provider ends the sign-in, without its words', async () => {
    provider.error = 'server_error'
    const page = await signIn({})
    expect(page.status).toBe(400)
    expect(page.text).not.toContain('server_error')
  })

  it('signs out here alone when the provider knows no signing out', async () => {
    await signIn({ sub: '5', email: 'five@example.org' })
    const end = await browser.visit(`${server.url}/api/logout`)
    expect(end.hops).toEqual([`${server.url}/api/logout`, `${server.url}/`])
    expect((await who()).status).toBe(401)
  })

  it('has no embedded provider beside it', async () => {
    const answer = await browser.request(`${server.url}/idp/.well-known/openid-configuration`)
    expect(answer.text).toBe('a page')
  })
})

describe('a provider that isn’t responding', () => {
  it('is a page with a way on, and is asked again the next time', async () => {
    const gone = await startFakeProvider()
    const { issuer } = gone
    await gone.close()
    const lonely = await startSignInServer(database, { provider: { issuer, clientId: 'evenshift' } })
    const page = await browser.visit(`${lonely.url}/api/login`)
    expect(page.status).toBe(503)
    expect(page.text).toContain('isn’t responding')
    await expect(browser.visit(page.url, { form: { email: 'six@example.org' } })).rejects.toThrow('answered 503')
    expect((await browser.visit(`${lonely.url}/api/logout`)).url.pathname).toBe('/')

    const back = await startFakeProvider(Number(new URL(issuer).port))
    back.claims = { sub: '6', email: 'six@example.org' }
    expect((await browser.visit(`${lonely.url}/api/login`)).url.href).toBe(`${lonely.url}/`)
    await back.close()
    await lonely.close()
  })
})
