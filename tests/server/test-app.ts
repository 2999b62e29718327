/** The whole server on a fresh test database, answering injected requests. */
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { type Logger, pino } from 'pino'
import { createApp } from '../../src/server/app.ts'
import { createAdvisor } from '../../src/server/platform/advisor/advisor.ts'
import { openAccessMemory } from '../../src/server/platform/auth/access-memory.ts'
import { sessionCookieName } from '../../src/server/platform/auth/session-cookie.ts'
import { createSession } from '../../src/server/platform/auth/sessions.ts'
import type { Database } from '../../src/server/platform/db/database.ts'
import { keepReads } from '../../src/server/platform/db/kept-reads.ts'
import { openTestDatabase } from '../../src/server/platform/db/testing/test-database.ts'
import { readSettings, type Settings } from '../../src/server/platform/env.ts'
import { openPush } from '../../src/server/platform/events/push.ts'
import { createHealthBoard } from '../../src/server/platform/health-board.ts'
import type { WebSource } from '../../src/server/platform/http/web.ts'
import { openQueue } from '../../src/server/platform/jobs/queue.ts'
import type { AskModel } from '../../src/server/platform/language-model.ts'
import { openSenders } from '../../src/server/platform/mail/senders.ts'
import { createSearcher } from '../../src/server/platform/search/searcher.ts'
import type { Services } from '../../src/server/platform/services.ts'
import { createCallers } from '../../src/server/platform/threads/callers.ts'

export type TestApp = {
  app: FastifyInstance
  services: Services
  /** Makes a call as a person, or as a visitor. */
  call(method: string, url: string, options?: CallOptions): Promise<LightMyRequestResponse>
  close(): Promise<void>
}

type CallOptions = { as?: number; body?: unknown; headers?: Record<string, string>; raw?: string | Buffer }

export const testUrl = 'http://localhost:3000'

export async function openTestApp(
  now: () => Date = () => new Date(),
  {
    settings = readSettings({}),
    log = pino({ level: 'silent' }),
    model,
    database: given,
    web = { kind: 'none' },
    longestSending,
  }: {
    settings?: Settings
    log?: Logger
    model?: AskModel
    database?: Database
    web?: WebSource
    longestSending?: number
  } = {},
): Promise<TestApp> {
  const database = given ?? (await openTestDatabase())
  const queue = await openQueue(database, log)
  const push = await openPush(database)
  const memory = await openAccessMemory(database)
  const reads = await keepReads(database, { freezes: true })
  const ok = async () => ({ state: 'ok' as const, detail: '' })
  const health = createHealthBoard(
    { database: ok, queue: queue.state, email: ok, ai: model?.state ?? ok },
    '0.0.0',
    now,
  )
  const advisor = createAdvisor()
  const callers = createCallers()
  const searcher = createSearcher(callers)
  const services: Services = {
    settings,
    database,
    orm: database.orm,
    memory,
    reads,
    queue,
    push,
    health,
    readiness: { isStopping: false },
    advisor,
    callers,
    searcher,
    model,
    senders: await openSenders(database.orm, settings, () => testUrl),
    log,
    now,
  }
  const app = await createApp({ services, web, version: '0.0.0', publicUrl: () => testUrl, longestSending })
  await app.ready()
  const cookies = new Map<string, string>()

  /** Tests advance the clock by weeks; a session ends after a day without use. */
  async function cookieOf(userId: number): Promise<string> {
    const key = `${userId} on ${now().toDateString()}`
    const known = cookies.get(key)
    if (known) return known
    const value = await createSession(services.orm, { userId, hours: 10_000, now: now() })
    cookies.set(key, value)
    return value
  }

  return {
    app,
    services,
    call: async (method, url, { as, body, headers, raw } = {}) =>
      app.inject({
        method: method as 'GET',
        url,
        headers: {
          ...(as === undefined ? {} : { cookie: `${sessionCookieName}=${await cookieOf(as)}` }),
          ...(body === undefined && raw === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(raw !== undefined ? { payload: raw } : body === undefined ? {} : { payload: JSON.stringify(body) }),
      }),
    close: async () => {
      await app.close()
      await push.close()
      await memory.close()
      await reads.close()
      await queue.stop(1)
      await Promise.all([advisor.close(), searcher.close()])
      await database.close()
    },
  }
}
