/** What the worker keeps, for whom and for how long, and what it leaves alone. */
import { beforeEach, describe, expect, test } from 'vitest'
import { api } from '../../../contract/api.ts'
import { type Reader, readerHeader, writeReader } from '../../../contract/reader.ts'
import { asOfHeader, keptCalls } from '../kept-calls.ts'
import { memoryCaches } from '../testing/memory-caches.ts'
import { readsCache, type WorkerParts } from './kept-reads.ts'
import { routeRequest } from './route-request.ts'
import { dropOldShells, installShell, type Shell } from './shell.ts'

const origin = 'https://shifts.example'
const shell: Shell = { version: 'two', files: ['/index.html', '/theme-boot.js', '/assets/main-2.js'] }
const start = Date.parse('2026-12-08T09:00:00Z')

let caches: CacheStorage
let now: number
/** The server's answers by path; a missing path can't be reached. */
let server: Record<string, () => Response>
let parts: WorkerParts
let signedIn: Reader | undefined
/** How often the subscription to messages was ended. */
let ended: number

beforeEach(() => {
  caches = memoryCaches((path) => new Response(`kept ${path}`))
  now = start
  server = {}
  signedIn = undefined
  ended = 0
  parts = {
    origin,
    caches,
    now: () => now,
    endMessages: async () => {
      ended += 1
    },
    fetch: async (request) => {
      const say = server[new URL(request.url).pathname]
      if (!say) throw new TypeError('Failed to fetch')
      const answer = say()
      if (signedIn && answer.ok) answer.headers.set(readerHeader, writeReader(signedIn))
      return answer
    },
  }
})

const ask = (path: string, init: RequestInit = {}) => routeRequest(parts, shell, new Request(origin + path, init))
/** Node can't make a request of this mode; browsers do when a page opens. */
function openPage(path: string) {
  const request = new Request(origin + path)
  Object.defineProperty(request, 'mode', { value: 'navigate' })
  return routeRequest(parts, shell, request)
}
const amy: Reader = { id: 7, role: 'physician' }
async function signIn(person: Reader = amy) {
  signedIn = person
  server['/api/auth/user'] = () => Response.json(person)
  await ask('/api/auth/user')
}
const cutNetwork = () => {
  server = {}
}

describe('reads', () => {
  test('are those of the contract, and reads all of them', () => {
    for (const [name, path] of Object.entries(keptCalls)) {
      expect(api[name as keyof typeof keptCalls]).toMatchObject({ method: 'GET', path })
    }
  })

  test('have the numbers to call for the day of a shift, and no other day’s', async () => {
    await signIn()
    const contacts = [{ name: 'Bao Nguyen', as: 'backup', phoneNumber: '555 0127' }]
    server['/api/call-outs/contacts'] = () => Response.json(contacts)
    await ask('/api/call-outs/contacts?date=2026-12-08')
    cutNetwork()
    expect(await (await ask('/api/call-outs/contacts?date=2026-12-08'))?.json()).toEqual(contacts)
    expect(
      await (await ask('/api/call-outs/contacts?date=2026-12-09'))
        ?.clone()
        .json()
        .catch(() => undefined),
    ).not.toEqual(contacts)
  })

  test('come from the server while it answers, and from the device with their time when it does not', async () => {
    await signIn()
    server['/api/shift-requests/my'] = () => Response.json([{ id: 1 }])
    const live = await ask('/api/shift-requests/my')
    expect(live?.headers.get(asOfHeader)).toBeNull()
    cutNetwork()
    now += 3_600_000
    const kept = await ask('/api/shift-requests/my')
    expect(await kept?.json()).toEqual([{ id: 1 }])
    expect(kept?.headers.get(asOfHeader)).toBe('2026-12-08T09:00:00.000Z')
  })

  test('a server that is starting counts as away; a refusal does not', async () => {
    await signIn()
    server['/api/notifications'] = () => Response.json([])
    await ask('/api/notifications')
    server['/api/notifications'] = () => new Response('', { status: 503 })
    expect((await ask('/api/notifications'))?.status).toBe(200)
    server['/api/notifications'] = () => new Response('', { status: 500 })
    expect((await ask('/api/notifications'))?.status).toBe(500)
  })

  test('that were never seen fail as without a worker', async () => {
    await signIn()
    cutNetwork()
    expect((await ask('/api/shifts/schedule/3'))?.type).toBe('error')
  })

  test('of one person are gone when another one signs in', async () => {
    await signIn()
    server['/api/shifts/physician/7'] = () => Response.json([{ id: 1 }])
    await ask('/api/shifts/physician/7')
    await signIn({ id: 8, role: 'physician' })
    cutNetwork()
    expect((await ask('/api/shifts/physician/7'))?.type).toBe('error')
    expect(await (await ask('/api/auth/user'))?.json()).toMatchObject({ id: 8 })
  })

  test('of one person that end after another one signed in neither delete nor join the other’s', async () => {
    await signIn()
    server['/api/notifications'] = () => new Response('Unauthorized', { status: 401 })
    server['/api/shifts/physician/7'] = () => Response.json([{ id: 1 }])
    const fetchNow = parts.fetch
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    parts.fetch = async (request) => {
      const answer = await fetchNow(request)
      await held
      return answer
    }
    const late = [ask('/api/notifications'), ask('/api/shifts/physician/7')]
    parts.fetch = fetchNow
    await signIn({ id: 8, role: 'physician' })
    letGo()
    await Promise.all(late)
    cutNetwork()
    expect(await (await ask('/api/auth/user'))?.json()).toMatchObject({ id: 8 })
    expect((await ask('/api/shifts/physician/7'))?.type).toBe('error')
  })

  test('of the new person are kept in whatever order they come', async () => {
    await signIn()
    signedIn = { id: 8, role: 'physician' }
    server['/api/auth/user'] = () => Response.json(signedIn)
    server['/api/shifts/physician/8'] = () => Response.json([{ id: 2 }])
    await Promise.all(['/api/shifts/physician/8', '/api/auth/user', '/api/auth/user'].map((path) => ask(path)))
    cutNetwork()
    expect(await (await ask('/api/shifts/physician/8'))?.json()).toEqual([{ id: 2 }])
    expect(await (await ask('/api/auth/user'))?.json()).toMatchObject({ id: 8 })
  })

  test.each(['/api/logout', '/api/callback?code=1'])('are gone after %s', async (path) => {
    await signIn()
    server[path.split('?')[0]!] = () => new Response('')
    await ask(path)
    expect(await caches.keys()).not.toContain(readsCache)
  })

  test('a sign-out ends the messages to this device, also without a network; a sign-in does not', async () => {
    await signIn()
    server['/api/callback'] = () => new Response('')
    await ask('/api/callback?code=1')
    expect(ended).toBe(0)
    cutNetwork()
    await ask('/api/logout')
    expect(ended).toBe(1)
  })

  test('are gone when the session has ended', async () => {
    await signIn()
    server['/api/groups/my/group'] = () => new Response('Unauthorized', { status: 401 })
    await ask('/api/groups/my/group')
    expect(await caches.keys()).not.toContain(readsCache)
  })

  test('are not kept longer than two weeks, or than the group lets somebody be away from a computer', async () => {
    await signIn()
    now += 14 * 24 * 3_600_000 + 1
    cutNetwork()
    expect((await ask('/api/auth/user'))?.type).toBe('error')
    await signIn()
    server['/api/groups/my/group'] = () => Response.json({ settings: { signOutAfterMinutes: 10 } })
    await ask('/api/groups/my/group')
    cutNetwork()
    now += 9 * 60_000
    expect((await ask('/api/groups/my/group'))?.status).toBe(200)
    now += 2 * 60_000
    expect((await ask('/api/groups/my/group'))?.type).toBe('error')
  })

  test('of the list of physicians are kept for physicians, who see little of it, and not for admins', async () => {
    for (const [role, kept] of [
      ['physician', true],
      ['admin', false],
    ] as const) {
      await signIn({ id: 9, role })
      server['/api/physicians/group/1'] = () => Response.json([])
      await ask('/api/physicians/group/1')
      cutNetwork()
      expect((await ask('/api/physicians/group/1'))?.type === 'error').toBe(!kept)
    }
  })
})

test.each([
  ['/api/events', {}],
  ['/api/login', {}],
  ['/idp/auth?x=1', {}],
  ['/api/schedules/3/export?format=pdf', {}],
  ['/api/calendar', {}],
  ['/api/audit', {}],
  ['/api/shift-requests', { method: 'POST' }],
  ['/api/auth/user', { method: 'DELETE' }],
])('%s %o goes its way untouched', (path, init) => {
  expect(ask(path, init)).toBeUndefined()
})

test('requests to elsewhere are nobody’s business here', () => {
  expect(routeRequest(parts, shell, new Request('https://images.example/assets/a.png'))).toBeUndefined()
})

describe('the application itself', () => {
  beforeEach(() => installShell(parts, shell))

  test('is always the newest page while the server answers', async () => {
    server['/schedule'] = () => new Response('new page')
    expect(await (await openPage('/schedule'))?.text()).toBe('new page')
    cutNetwork()
    expect(await (await openPage('/schedule'))?.text()).toBe('kept /index.html')
    server['/schedule'] = () => new Response('bad gateway', { status: 502 })
    expect(await (await openPage('/schedule'))?.text()).toBe('kept /index.html')
  })

  test('opens with its code from the device; unknown parts come from the network', async () => {
    expect(await (await ask('/assets/main-2.js'))?.text()).toBe('kept /assets/main-2.js')
    server['/assets/other-9.js'] = () => new Response('from the network')
    expect(await (await ask('/assets/other-9.js'))?.text()).toBe('from the network')
    expect(await (await ask('/theme-boot.js'))?.text()).toBe('kept /theme-boot.js')
  })

  test('an update keeps the version before it, for pages that are still open, and no older one', async () => {
    for (const version of ['three', 'four']) {
      const next = { version, files: [`/assets/main-${version}.js`] }
      await installShell(parts, next)
      await dropOldShells(parts, next)
    }
    expect(await caches.keys()).toEqual(['shell-three', 'shell-four'])
    expect(await (await ask('/assets/main-three.js'))?.text()).toBe('kept /assets/main-three.js')
  })

  test('signing out without a network forgets everything and says that the server was not told', async () => {
    await signIn()
    cutNetwork()
    const page = await ask('/api/logout')
    expect(await page?.text()).toContain('We deleted everything kept on this device')
    expect(await caches.keys()).not.toContain(readsCache)
  })
})
