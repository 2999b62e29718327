/** A server whose disk is full says so: it reads on, its health fails, and whoever writes is asked to come back. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, it, onTestFinished } from 'vitest'
import { addGroup } from '../../tests/server/two-groups.ts'
import { sessionCookieName } from './platform/auth/session-cookie.ts'
import { createSession } from './platform/auth/sessions.ts'
import { readSettings } from './platform/env.ts'
import { startServer } from './start.ts'

it('fails its health, still reads, and refuses a write for a moment', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'full-disk-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const settings = readSettings({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, JOBS: 'off', DEMO: 'off' })
  let megabytes = 100
  const readRoom = async () => megabytes * 1024 * 1024
  const server = await startServer(settings, { kind: 'none' }, pino({ level: 'silent' }), '0.0.0', readRoom)
  onTestFinished(server.stop)
  const { orm } = server.services
  const { admin, ids } = await addGroup(orm)
  const value = await createSession(orm, { userId: admin, hours: 1, now: new Date() })
  const headers = { cookie: `${sessionCookieName}=${value}`, 'content-type': 'application/json' }
  const ask = (path: string, init = {}) => fetch(server.url + path, { headers, ...init })

  expect(await (await ask('/api/health')).json()).toMatchObject({ state: 'ok' })
  megabytes = 1
  expect(await (await ask('/api/health')).json()).toMatchObject({
    state: 'failing',
    parts: { database: { state: 'failing', detail: 'The disk is full.' } },
  })
  // What PostgreSQL says when it can't extend a file.
  await orm.execute(sql`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`)
  await orm.execute(sql`create trigger full_disk before insert on roles execute function refuse()`)
  const written = await ask('/api/roles', { method: 'POST', body: JSON.stringify({ name: 'Swing' }) })
  expect([written.status, written.headers.get('retry-after')]).toEqual([503, '5'])
  expect((await ask(`/api/roles/group/${ids.group}`)).status).toBe(200)
})
