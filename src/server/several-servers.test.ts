/** Two servers and a worker on one PostgreSQL share sessions, pushed events, and jobs. */
import { setTimeout as wait } from 'node:timers/promises'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addGroup, type TestGroup } from '../../tests/server/two-groups.ts'
import { eventsPath } from '../contract/events.ts'
import { createAdvisor } from './platform/advisor/advisor.ts'
import { sessionCookieName } from './platform/auth/session-cookie.ts'
import { createSession } from './platform/auth/sessions.ts'
import { changeAs } from './platform/changes/change.ts'
import { openTestDatabase, type TestDatabase } from './platform/db/testing/test-database.ts'
import { readSettings } from './platform/env.ts'
import { openQueue } from './platform/jobs/queue.ts'
import { createMailer } from './platform/mail/mailer.ts'
import { onlyEmail } from './platform/mail/testing/only-email.ts'
import { type SmtpSink, startSmtpSink } from './platform/mail/testing/smtp-sink.ts'
import { createSearcher } from './platform/search/searcher.ts'
import { createCallers } from './platform/threads/callers.ts'
import { type RunningServer, startServer } from './start.ts'
import { startWorking } from './work.ts'

const log = pino({ level: 'silent' })

describe.skipIf(!process.env.TEST_DATABASE_URL)('several servers', () => {
  let database: TestDatabase
  let servers: RunningServer[]
  let group: TestGroup
  let cookie: string

  beforeAll(async () => {
    database = await openTestDatabase()
    const settings = readSettings({
      PORT: '0',
      HOST: '127.0.0.1',
      DATABASE_URL: database.url,
      JOBS: 'off',
      DEMO: 'off',
    })
    // At the same moment: tables and queues are created once.
    servers = await Promise.all([1, 2].map(() => startServer(settings, { kind: 'none' }, log, '0.0.0')))
    group = await addGroup(database.orm)
    const value = await createSession(database.orm, { userId: group.admin, hours: 1, now: new Date() })
    cookie = `${sessionCookieName}=${value}`
  })
  afterAll(async () => {
    for (const server of servers) await server.stop()
    await database.close()
  })

  const ask = (server: RunningServer, path: string, init: RequestInit = {}) =>
    fetch(`${server.url}${path}`, { ...init, headers: { cookie, 'content-type': 'application/json' } })

  it('share sessions: what one ends, the other refuses', async () => {
    const [first, second] = servers as [RunningServer, RunningServer]
    expect((await ask(first, '/api/auth/user')).status).toBe(200)
    expect((await ask(second, '/api/auth/user')).status).toBe(200)
    const other = await createSession(database.orm, { userId: group.physician, hours: 1, now: new Date() })
    const headers = { cookie: `${sessionCookieName}=${other}`, 'content-type': 'application/json' }
    await fetch(`${first.url}/api/auth/sign-out-everywhere`, { method: 'POST', headers, body: '{}' })
    expect((await fetch(`${second.url}/api/auth/user`, { headers })).status).toBe(401)
  })

  it('push to each other what a commit made stale', async () => {
    const [first, second] = servers as [RunningServer, RunningServer]
    const stream = await ask(second, eventsPath)
    const reader = stream.body!.getReader()
    const made = await ask(first, '/api/roles', { method: 'POST', body: JSON.stringify({ name: 'Swing' }) })
    expect(made.status).toBe(201)
    let heard = ''
    while (!heard.includes('"roles"')) heard += new TextDecoder().decode((await reader.read()).value)
    await reader.cancel()
  })

  it('leave jobs to a worker, which does each once', async () => {
    const sink: SmtpSink = await startSmtpSink()
    const workers = await Promise.all(
      [1, 2].map(async () => {
        const queue = await openQueue(database, log)
        const mailer = createMailer(
          { smtpUrl: sink.url, mailFrom: 'Evenshift <no-reply@test.example>' },
          () => 'https://test.example',
        )
        await startWorking(queue, {
          orm: database.orm,
          senders: onlyEmail(mailer),
          log,
          advisor: createAdvisor(),
          searcher: createSearcher(createCallers()),
          now: () => new Date(),
          mailDomain: 'test.example',
        })
        return queue
      }),
    )
    for (const [number, server] of servers.entries()) {
      const { orm, queue } = server.services
      const change = changeAs(
        { orm, queue, mailDomain: 'test.example', host: () => 'test.example', now: () => new Date() },
        null,
        [],
        group.ids.group,
      )
      await change(async ({ mail, audit }) => {
        audit({ action: 'test.mail', thing: 'group', text: 'sent a mail' })
        mail({ to: `number${number}@test.example`, subject: 'Hello', body: 'Hello' })
      })
    }
    for (let tries = 0; tries < 1000 && sink.taken.length < 2; tries++) await wait(50)
    await wait(300)
    const receivers = sink.taken.flatMap((mail) => mail.to).sort()
    expect(receivers).toEqual(['number0@test.example', 'number1@test.example'])
    for (const queue of workers) await queue.stop(2)
    await sink.stop()
  })
})
