/** Signing in and out through the embedded provider, as a browser does it. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditEvents, sessions, users } from '../db/schema/index.ts'
import { openTestDatabase, type TestDatabase } from '../db/testing/test-database.ts'
import { destroyAllSessionsOf } from './sessions.ts'
import { type Browser, openBrowser } from './testing/browser.ts'
import { demoAdmin, type SignInServer, startSignInServer } from './testing/sign-in-server.ts'

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

const rosa = { email: 'Rosa.Lindqvist@example.org', given_name: 'Rosa', family_name: 'Lindqvist' }

const startPath = '/api/login'

async function signInAs(form: Record<string, string>, path = startPath) {
  const page = await browser.visit(server.url + path)
  expect(page.url.pathname).toMatch(/^\/idp\/interaction\//)
  return browser.visit(page.url, { form })
}

async function who(address = server.url): Promise<{ status: number; body: Record<string, unknown> }> {
  const answer = await browser.request(`${address}/api/who`)
  return { status: answer.status, body: JSON.parse(answer.text) }
}

describe('a sign-in through the embedded provider', () => {
  it('shows one page that works without scripts', async () => {
    const page = await browser.visit(server.url + startPath)
    expect(page.status).toBe(200)
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(page.text).not.toContain('<script')
    for (const name of ['email', 'given_name', 'family_name']) expect(page.text).toContain(`name="${name}"`)
    expect(page.text).toContain('>Continue</button>')
    expect(page.text).toContain(demoAdmin.name)
    const [, typeface] = /url\("(.+?)"\)/.exec(page.text)!
    const loaded = await browser.request(server.url + typeface)
    expect([loaded.status, loaded.headers.get('content-type')]).toEqual([200, 'font/woff2'])
  })

  it('makes a new person a physician without a group', async () => {
    const end = await signInAs(rosa)
    expect(end.url.pathname).toBe('/')
    // Tokens stay on the server.
    for (const seen of [...end.hops, end.text]) expect(seen).not.toMatch(/access_token|id_token/)
    const { status, body } = await who()
    expect(status).toBe(200)
    expect(body).toMatchObject({ name: 'Rosa Lindqvist', email: 'rosa.lindqvist@example.org', role: 'physician' })
    expect(body.groupId).toBeNull()
    const events = await database.orm
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.actorId, Number(body.userId)))
    expect(events.map(({ action }) => action)).toEqual(['sign-in.first'])
  })

  it('finds the same person the next time, also by another spelling of the address', async () => {
    await signInAs(rosa)
    const first = await who()
    browser = openBrowser()
    await signInAs({ ...rosa, email: 'rosa.lindqvist@EXAMPLE.org' })
    expect((await who()).body.userId).toBe(first.body.userId)
  })

  it('signs in to a demo account by its button', async () => {
    const [added] = await database.orm
      .insert(users)
      .values({ email: demoAdmin.email, firstName: 'Amara', lastName: 'Osei' })
      .returning()
    await signInAs({ account: demoAdmin.email })
    expect((await who()).body).toMatchObject({ userId: added?.id, name: 'Amara Osei' })
    const events = await database.orm
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.actorId, Number(added?.id)))
    expect(events.map(({ action }) => action)).toEqual(['sign-in.linked'])
  })

  it('finds a person whose address was changed in the product, by the new one and the old one', async () => {
    await signInAs({ email: 'old@example.org', given_name: 'Wen', family_name: 'Zhao' })
    const { userId } = (await who()).body
    await database.orm
      .update(users)
      .set({ email: 'new@example.org' })
      .where(eq(users.id, Number(userId)))
    for (const email of ['new@example.org', 'old@example.org']) {
      browser = openBrowser()
      await signInAs({ email, given_name: 'Wen', family_name: 'Zhao' })
      expect((await who()).body).toMatchObject({ userId, email: 'new@example.org' })
    }
  })

  it('says beside the field what is wrong, and keeps what was typed', async () => {
    const page = await signInAs({ email: 'nobody', given_name: '"><script>', family_name: ' ' })
    expect(page.status).toBe(400)
    expect(page.text).toMatch(/id="email-problem">Valid email is required</)
    expect(page.text).toMatch(/id="family_name-problem">Last name is required</)
    expect(page.text).not.toContain('given_name-problem')
    expect(page.text).toContain('value="nobody"')
    expect(page.text.match(/<input id="(\w+)"[^>]* autofocus>/)?.[1]).toBe('email')
    expect(page.text).toContain('value="&quot;&gt;&lt;script&gt;"')
    const end = await browser.visit(page.url, { form: rosa })
    expect(end.url.pathname).toBe('/')
  })

  it('accepts no demo account that is not offered', async () => {
    const page = await signInAs({ account: 'rosa.lindqvist@example.org' })
    expect(page.status).toBe(400)
    expect((await who()).status).toBe(401)
  })

  it('refuses a page that belongs to another browser', async () => {
    const page = await browser.visit(server.url + startPath)
    const answer = await openBrowser().request(page.url, rosa)
    expect(answer.status).toBe(400)
    expect(answer.text).toContain('started in another browser')
  })

  it('starts over under its own address when opened under another one', async () => {
    const other = server.url.replace('localhost', '127.0.0.1')
    const page = await browser.visit(`${other}/api/login?returnTo=%2Fstats`)
    expect(page.url.hostname).toBe('localhost')
    const end = await browser.visit(page.url, { form: rosa })
    expect(end.url.href).toBe(`${server.url}/stats`)
  })
})

describe('signing out', () => {
  it('ends the session, and the next sign-in shows the page again', async () => {
    await signInAs(rosa)
    const value = browser.cookie('evenshift_session')?.value ?? ''
    const end = await browser.visit(`${server.url}/api/logout`)
    expect(end.url.pathname).toBe('/')
    expect(end.hops.some((hop) => hop.includes('/idp/session/end') && hop.includes('id_token_hint'))).toBe(true)
    expect(browser.cookie('evenshift_session')).toBeUndefined()
    browser.setCookie('evenshift_session', value)
    expect((await who()).status).toBe(401)
    expect((await browser.visit(server.url + startPath)).text).toContain('>Continue</button>')
  })

  it('empties what the browser keeps of the pages', async () => {
    expect((await browser.request(`${server.url}/api/logout`)).headers.get('clear-site-data')).toBe('"cache"')
  })

  it('works after signing out of all devices, and for somebody who never signed in', async () => {
    await signInAs(rosa)
    const { userId } = (await who()).body
    expect(await destroyAllSessionsOf(database.orm, Number(userId))).toBeGreaterThan(0)
    expect((await who()).status).toBe(401)
    expect((await browser.visit(`${server.url}/api/logout`)).url.href).toBe(`${server.url}/`)
    expect((await browser.visit(server.url + startPath)).text).toContain('>Continue</button>')
    expect((await openBrowser().visit(`${server.url}/api/logout`)).url.href).toBe(`${server.url}/`)
  })

  it('asks before it ends the session for an address that names no client', async () => {
    await signInAs(rosa)
    const page = await browser.visit(`${server.url}/idp/session/end`)
    expect(page.text).toContain('Sign out of the demo sign-in?')
    const [, xsrf = ''] = page.text.match(/name="xsrf" value="([^"]+)"/) ?? []
    const end = await browser.visit(`${server.url}/idp/session/end/confirm`, { form: { xsrf, logout: 'yes' } })
    expect(end.text).toContain('You’re signed out')
  })
})

describe('a callback', () => {
  async function reachCallback(): Promise<URL> {
    const page = await browser.visit(server.url + startPath)
    return (await browser.visit(page.url, { form: rosa, until: '/api/callback' })).url
  }

  it('works once', async () => {
    const callback = await reachCallback()
    expect((await browser.request(callback)).status).toBe(302)
    const again = await browser.request(callback)
    expect(again.status).toBe(400)
    expect(again.text).toContain('Try again')
  })

  it('is refused with a wrong state, without one, and in another browser', async () => {
    const callback = await reachCallback()
    const wrong = new URL(callback)
    wrong.searchParams.set('state', 'x')
    expect((await browser.request(wrong)).status).toBe(400)
    wrong.searchParams.delete('state')
    expect((await browser.request(wrong)).status).toBe(400)
    expect((await openBrowser().request(callback)).status).toBe(400)
    browser = openBrowser()
    await browser.visit(server.url + startPath)
    expect((await browser.request(callback)).status).toBe(400)
    expect((await who()).status).toBe(401)
  })

  it('is refused with a code that the provider did not give', async () => {
    const callback = await reachCallback()
    callback.searchParams.set('code', 'made-up')
    const answer = await browser.request(callback)
    expect(answer.status).toBe(502)
    expect(answer.text).toContain('didn’t confirm')
    expect((await who()).status).toBe(401)
  })

  it('works in two tabs at the same time', async () => {
    const [one, two] = [await browser.visit(server.url + startPath), await browser.visit(server.url + startPath)]
    expect((await browser.visit(one.url, { form: rosa })).url.pathname).toBe('/')
    expect((await browser.visit(two.url, { form: rosa })).url.pathname).toBe('/')
  })
})

describe('a session', () => {
  it('gets a new value at every sign-in, and the old one ends', async () => {
    browser.setCookie('evenshift_session', 'chosen-by-somebody-else')
    await signInAs(rosa)
    const first = browser.cookie('evenshift_session')
    expect(first?.value).not.toBe('chosen-by-somebody-else')
    expect(Buffer.from(first?.value ?? '', 'base64url')).toHaveLength(32)
    await browser.visit(server.url + startPath)
    expect(browser.cookie('evenshift_session')?.value).not.toBe(first?.value)
    browser.setCookie('evenshift_session', first?.value ?? '')
    expect((await who()).status).toBe(401)
  })

  it('has a cookie that scripts and other sites cannot use, and only its hash is stored', async () => {
    await signInAs(rosa)
    const { header = '', value = '' } = browser.cookie('evenshift_session') ?? {}
    expect(header.split('; ').slice(1).sort()).toEqual(['HttpOnly', 'Max-Age=28800', 'Path=/', 'SameSite=Lax'])
    const stored = JSON.stringify(await database.orm.select().from(sessions))
    expect(stored).not.toContain(value)
  })

  it('outlives a restart, and so does the session at the embedded provider', async () => {
    const port = Number(new URL(server.url).port)
    await signInAs(rosa)
    await server.close()
    server = await startSignInServer(database, { port })
    expect((await who()).status).toBe(200)
    const again = await browser.visit(server.url + startPath)
    expect(again.url.pathname).toBe('/')
    expect(again.hops.some((hop) => hop.includes('/idp/interaction/'))).toBe(false)
    expect((await browser.visit(`${server.url}/api/logout`)).url.pathname).toBe('/')
  })

  it('can be signed out of after the server moved to another port', async () => {
    await signInAs(rosa)
    const other = await startSignInServer(database)
    expect((await who(other.url)).status).toBe(200)
    expect((await browser.visit(`${other.url}/api/logout`)).url.href).toBe(`${other.url}/`)
    await other.close()
  })
})

describe('where a sign-in leads', () => {
  it.each(['/stats?month=5#top', '/vacation-requests'])('back to the page %s', async (path) => {
    const end = await signInAs(rosa, `/api/login?${new URLSearchParams({ returnTo: path })}`)
    expect(`${end.url.pathname}${end.url.search}${end.url.hash}`).toBe(path)
  })

  it.each(['//evil.example', 'https://evil.example/', '/\\evil.example', '/api/logout'])(
    'never to %s',
    async (path) => {
      const end = await signInAs(rosa, `/api/login?${new URLSearchParams({ returnTo: path })}`)
      expect(end.url.href).toBe(`${server.url}/`)
    },
  )
})
