/** Memory answers only what the database would: whatever ends or changes access counts on every server at once. */
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openTestApp, type TestApp } from '../../../../tests/server/test-app.ts'
import { addGroup, type TestGroup } from '../../../../tests/server/two-groups.ts'
import type { Database } from '../db/database.ts'
import { openPostgres } from '../db/postgres/postgres.ts'
import { apiKeys, groups, sessions, users } from '../db/schema/index.ts'
import { openTestDatabase, type TestDatabase } from '../db/testing/test-database.ts'
import { stampPerson } from '../scope.ts'
import { openAccessMemory } from './access-memory.ts'
import { makeKey } from './key-callers.ts'
import { sessionCookieName } from './session-cookie.ts'
import { createSession, destroyAllSessionsOf, moveSessions } from './sessions.ts'

let database: TestDatabase
/** The changes are made beside it, as another server would make them. */
let other: Database
let server: TestApp
let group: TestGroup
let clock = Date.now()
/** Rounds of each: a server that heard of a change late would be caught by some of them. */
const rounds = 15

beforeAll(async () => {
  database = await openTestDatabase()
  other = database.url ? await openPostgres({ url: database.url, poolSize: 3 }) : database
  server = await openTestApp(() => new Date(clock), { database })
  group = await addGroup(database.orm)
})
afterAll(async () => {
  if (other !== database) await other.close()
  await server.close()
})

const read = (path: string, headers: Record<string, string>) => server.app.inject({ method: 'GET', url: path, headers })
const rolesPath = () => `/api/roles/group/${group.ids.group}`

async function signIn(userId: number): Promise<Record<string, string>> {
  const value = await createSession(other.orm, { userId, hours: 8, now: new Date(clock) })
  return { cookie: `${sessionCookieName}=${value}` }
}

async function addKey(expiresAt: Date | null = null) {
  const { secret, hint, keyHash } = makeKey()
  const values = { groupId: group.ids.group, name: 'Paging', scopes: ['on-call:read' as const], callsPerMinute: 6000 }
  const [row] = await other.orm
    .insert(apiKeys)
    .values({ ...values, hint, keyHash, expiresAt })
    .returning()
  return { id: row!.id, headers: { authorization: `Bearer ${secret}` } }
}

/** Reads until memory answers. */
async function warm(path: string, headers: Record<string, string>, status = 200): Promise<void> {
  const guess = vi.spyOn(server.services.memory, 'guess')
  await vi.waitFor(async () => {
    guess.mockClear()
    expect((await read(path, headers)).statusCode).toBe(status)
    const last = guess.mock.results.at(-1)?.value
    expect(await last?.confirm()).toBe(true)
  }, 20_000)
  guess.mockRestore()
}

describe('what another server changed counts for the next read', () => {
  it.each<[string, (userId: number) => Promise<unknown>, number]>([
    ['signed out everywhere', (userId) => destroyAllSessionsOf(other.orm, userId), 401],
    ['the session has ended', () => other.orm.update(sessions).set({ expire: new Date(clock - 1) }), 401],
    ['removed from the group', (id) => other.orm.update(users).set({ isActive: false }).where(eq(users.id, id)), 403],
    ['not an admin', (id) => other.orm.update(users).set({ role: 'physician' }).where(eq(users.id, id)), 403],
    [
      'a membership that ended',
      (id) => other.orm.update(users).set({ membership: 'declined' }).where(eq(users.id, id)),
      403,
    ],
    ['an account that moved', (id) => other.orm.transaction((tx) => moveSessions(tx, id, group.physician)), 403],
    ['deleted by hand', (id) => other.execute(`delete from sessions where sess ->> 'userId' = $1`, [String(id)]), 401],
  ])('%s', async (_, change, status) => {
    for (let round = 0; round < rounds; round++) {
      const values = { email: `admin-${crypto.randomUUID()}@example.org`, role: 'admin' as const }
      const [admin] = await other.orm
        .insert(users)
        .values({ ...values, groupId: group.ids.group })
        .returning()
      const headers = await signIn(admin!.id)
      await warm('/api/keys', headers)
      await change(admin!.id)
      expect((await read('/api/keys', headers)).statusCode, `round ${round}`).toBe(status)
    }
  })

  it('a key that was revoked, changed, or has run out', async () => {
    for (let round = 0; round < rounds; round++) {
      const key = await addKey()
      await warm('/api/on-call', key.headers)
      await other.orm.update(apiKeys).set({ scopes: [] }).where(eq(apiKeys.id, key.id))
      expect((await read('/api/on-call', key.headers)).statusCode).toBe(403)
      await warm('/api/on-call', key.headers, 403)
      await other.orm
        .update(apiKeys)
        .set({ revokedAt: new Date(clock) })
        .where(eq(apiKeys.id, key.id))
      expect((await read('/api/on-call', key.headers)).statusCode, `round ${round}`).toBe(401)
    }
    const brief = await addKey(new Date(clock + 60_000))
    await warm('/api/on-call', brief.headers)
    clock += 60_000
    expect((await read('/api/on-call', brief.headers)).statusCode).toBe(401)
  })

  it('a shorter idle limit, and a session that nobody used', async () => {
    const setLimit = (signOutAfterMinutes: number) =>
      other.orm.update(groups).set({ settings: { signOutAfterMinutes } }).where(eq(groups.id, group.ids.group))
    await setLimit(0)
    const headers = await signIn(group.physician)
    await warm(rolesPath(), headers)
    clock += 45_000
    expect((await read(rolesPath(), headers)).statusCode).toBe(200)
    await setLimit(1)
    clock += 30_000
    expect((await read(rolesPath(), headers)).statusCode).toBe(401)
    const busy = await signIn(group.physician)
    for (let call = 0; call < 10; call++) {
      await warm(rolesPath(), busy)
      clock += 20_000
    }
    clock += 61_000
    expect((await read(rolesPath(), busy)).statusCode).toBe(401)
    await setLimit(0)
  })
})

describe.runIf(process.env.TEST_DATABASE_URL)('on PostgreSQL', () => {
  /** Nothing that needs the table of sessions gets an answer meanwhile. */
  async function withoutSessions<Result>(work: () => Promise<Result>): Promise<Result> {
    return other.orm.transaction(async (tx) => {
      await tx.execute(sql`lock table ${sessions} in access exclusive mode`)
      return work()
    })
  }

  it('a read of someone who is known asks nobody for the session, and a change does', async () => {
    const headers = await signIn(group.admin)
    await warm(rolesPath(), headers)
    const { status } = await withoutSessions(async () => ({ status: (await read(rolesPath(), headers)).statusCode }))
    expect(status).toBe(200)
    const waiting = await withoutSessions(async () => {
      const url = '/api/roles'
      const type = { 'content-type': 'application/json' }
      const made = server.app.inject({
        method: 'POST',
        url,
        headers: { ...headers, ...type },
        payload: '{"name":"Swing"}',
      })
      const first = await Promise.race([made.then(() => 'made'), new Promise((go) => setTimeout(go, 200, 'waits'))])
      return { first, made }
    })
    expect(waiting.first).toBe('waits')
    expect((await waiting.made).statusCode).toBe(201)
  })

  it('a session that ends while nobody listens works no longer, and memory comes back', async () => {
    const cut = sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`
    for (let round = 0; round < 5; round++) {
      const headers = await signIn(group.physician)
      await warm(rolesPath(), headers)
      // In one transaction: the announcement of the end finds no listener.
      await other.orm.transaction(async (tx) => {
        await tx.execute(cut)
        await destroyAllSessionsOf(tx, group.physician)
      })
      expect((await read(rolesPath(), headers)).statusCode).toBe(401)
      const still = await signIn(group.admin)
      expect((await read(rolesPath(), still)).statusCode).toBe(200)
      await warm(rolesPath(), still)
      expect((await read(rolesPath(), headers)).statusCode).toBe(401)
    }
  })
})

describe('what is kept', () => {
  const person = stampPerson({ userId: 7, role: 'physician', groupId: 1, name: '', email: '', sid: 'a' })
  const kept = { person, about: ['user 7', 'group 1'], until: Number.POSITIVE_INFINITY }
  async function open({ greets = true, caughtUp = async () => {} } = {}) {
    const line = { hear: (_: string) => {}, gap: () => {} }
    const memory = await openAccessMemory({
      listen: async (_, hear, gap = () => {}) => {
        Object.assign(line, { hear, gap })
        return async () => {}
      },
      caughtUp,
      execute: async (_, values) => {
        if (greets) line.hear(String(values?.[1]))
        return { rows: [] }
      },
    })
    return { memory, line }
  }
  const now = new Date()

  it('is forgotten when it, or everything, is named, and when something may have been missed', async () => {
    const { memory, line } = await open()
    for (const end of [() => line.hear('user 7'), () => line.hear('everything'), () => line.gap()]) {
      memory.keep('a', kept, memory.moment())
      line.hear('user 8')
      const guess = memory.guess('a', now)
      expect(await guess?.confirm()).toBe(true)
      end()
      expect(memory.guess('a', now)).toBeUndefined()
      expect(await guess?.confirm()).toBe(false)
    }
  })

  it('is not what the database said before the latest change', async () => {
    const { memory, line } = await open()
    const before = memory.moment()
    line.hear('user 7')
    memory.keep('a', kept, before)
    expect(memory.guess('a', now)).toBeUndefined()
  })

  it('is no one where announcements do not arrive, and unconfirmed where the line is down', async () => {
    const deaf = await open({ greets: false })
    deaf.memory.keep('a', kept, deaf.memory.moment())
    expect(deaf.memory.guess('a', now)).toBeUndefined()
    const down = await open({ caughtUp: () => Promise.reject(new Error('lost')) })
    down.memory.keep('a', kept, down.memory.moment())
    expect(await down.memory.guess('a', now)?.confirm()).toBe(false)
  })
})
