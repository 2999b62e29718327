/** Webhooks: what they get, how it's signed, retried, logged, and resent, and which addresses are allowed. */
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addSchedule } from '../../../tests/server/planned-month.ts'
import { webhookEvents } from '../../contract/webhook-events.ts'
import { type MessageBench, march, openMessageBench } from '../devices/testing/message-bench.ts'
import { outbox, roles, shifts, webhooks } from '../platform/db/schema/index.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../platform/mail/testing/webhook-receiver.ts'

let bench: MessageBench
let receiver: WebhookReceiver

beforeEach(async () => {
  bench = await openMessageBench()
  receiver = await startWebhookReceiver()
})
afterEach(async () => {
  await receiver.stop()
  await bench.close()
})

const asAdmin = (method: string, url: string, body?: unknown) => bench.call(bench.group.admin, method, url, body)

async function addWebhook(events: readonly string[] = webhookEvents, url = receiver.url): Promise<number> {
  const { status, body } = await asAdmin('POST', '/api/webhooks', { url, events })
  expect(status, JSON.stringify(body)).toBe(201)
  receiver.secret = (await asAdmin('GET', `/api/webhooks/${body.id}/secret`)).body.secret
  return body.id
}

const deliver = () => bench.send('webhook')
const deliveriesOf = async (id: number) => (await asAdmin('GET', `/api/webhooks/${id}/deliveries`)).body

/** Lets so many minutes pass for all messages. */
const passMinutes = (minutes: number) =>
  bench.orm.update(outbox).set({ nextAttemptAt: sql`${outbox.nextAttemptAt} - make_interval(mins => ${minutes}::int)` })

describe('events', () => {
  it('tells of a changed shift once, with before and after, and only those who want it', async () => {
    await addWebhook(['schedule.published'])
    const id = await addWebhook(['shift.changed'])
    const shift = await bench.takeOff(0, march(2))
    await deliver()
    expect(receiver.taken.map(({ type }) => type)).toEqual(['shift.changed'])
    const [{ before, after }] = receiver.taken[0]!.data.shifts as [{ before: object; after: object }]
    expect(before).toMatchObject({ id: shift.id, date: march(2), physician: { id: bench.person(0) } })
    expect(after).toMatchObject({ id: shift.id, physician: null })
    expect(JSON.stringify(receiver.taken)).not.toContain('Not needed')
    const [listed] = (await asAdmin('GET', '/api/webhooks')).body.slice(-1)
    expect(listed).toMatchObject({ id, lastDelivery: { state: 'delivered' } })
  })

  it('tells of publishing and withdrawing, of decisions without their reasons, and of nothing in drafts', async () => {
    await addWebhook()
    const { schedule } = await addSchedule(bench.orm, bench.group, 'draft', [], 'April 2027', 4)
    await asAdmin('POST', `/api/schedules/${schedule.id}/publish`, {})
    await asAdmin('POST', `/api/schedules/${schedule.id}/unpublish`, {})
    const ask = { requestType: 'timeoff', requestedDate: march(25), reason: 'A private matter' }
    const { body } = await bench.call(bench.person(4), 'POST', '/api/shift-requests', ask)
    await asAdmin('POST', `/api/shift-requests/${body.id}/review`, { decision: 'deny', notes: 'Too many are off' })
    await deliver()
    expect(receiver.taken.map(({ type }) => type)).toEqual([
      'schedule.published',
      'schedule.withdrawn',
      'request.decided',
    ])
    expect(receiver.taken[2]!.data).toMatchObject({
      request: { id: body.id, status: 'denied', physicianId: bench.person(4), startDate: march(25) },
    })
    expect(JSON.stringify(receiver.taken)).not.toMatch(/private matter|Too many/)
  })

  it('tells of a call-out and of its cover, and never why', async () => {
    bench.setClock(`${march(1)}T05:00:00`)
    const { groupId } = bench.group
    const [backup] = await bench.orm
      .insert(roles)
      .values({ groupId, name: 'Backup', category: 'backup', daysOfWeek: ['monday'] })
      .returning()
    const on = { date: march(1), startTime: '07:00', endTime: '19:00', physicianId: bench.person(6) }
    await bench.orm.insert(shifts).values({ groupId, scheduleId: bench.schedule.id, roleId: backup!.id, ...on })
    await addWebhook(['callout.opened', 'callout.covered'])
    const report = { startDate: march(1), endDate: march(1), note: 'Fever' }
    const { body } = await bench.call(bench.person(0), 'POST', '/api/call-outs/report', report)
    await bench.call(bench.person(6), 'POST', `/api/call-outs/${body.id}/take`, {})
    await deliver()
    expect(receiver.taken.map(({ type }) => type)).toEqual(['callout.opened', 'callout.covered'])
    expect(receiver.taken[0]!.data).toMatchObject({ callOut: { requestId: body.id, physicianId: bench.person(0) } })
    expect(JSON.stringify(receiver.taken)).not.toContain('Fever')
  })
})

describe('delivery', () => {
  it('is signed, tested by a button, and in the log with what was answered', async () => {
    const id = await addWebhook(['shift.changed'])
    await asAdmin('POST', `/api/webhooks/${id}/test`, {})
    await deliver()
    const [message] = receiver.taken
    expect(message).toMatchObject({ type: 'webhook.test' })
    expect(message!.headers).toMatchObject({ 'content-type': 'application/json', 'webhook-id': message!.id })
    expect(receiver.forged).toBe(0)
    expect(await deliveriesOf(id)).toMatchObject([
      {
        event: 'webhook.test',
        state: 'delivered',
        messageId: message!.id,
        nextAttemptAt: null,
        attempts: [{ status: 200, answer: 'thanks' }],
      },
    ])
  })

  it('is tried again with the same webhook-id, logged each time, and can be sent once more', async () => {
    const id = await addWebhook()
    receiver.status = 503
    await asAdmin('POST', `/api/webhooks/${id}/test`, {})
    await deliver()
    const [waiting] = await deliveriesOf(id)
    expect(waiting).toMatchObject({ state: 'waiting', attempts: [{ status: 503, answer: 'not now' }] })
    expect((await asAdmin('POST', `/api/webhook-deliveries/${waiting.id}/replay`, {})).status).toBe(409)
    receiver.status = 200
    await deliver()
    expect(receiver.taken).toEqual([])
    await passMinutes(1)
    await deliver()
    expect(receiver.taken.map((message) => message.id)).toEqual([waiting.messageId])
    await asAdmin('POST', `/api/webhook-deliveries/${waiting.id}/replay`, {})
    await deliver()
    expect(receiver.taken.map((message) => message.id)).toEqual([waiting.messageId, waiting.messageId])
    const [logged] = await deliveriesOf(id)
    expect(logged.attempts.map((attempt: { status: number }) => attempt.status)).toEqual([503, 200, 200])
  })

  it('holds what else waits for a receiver that fails, not what waits for others', async () => {
    const dead = await startWebhookReceiver()
    dead.status = 500
    const deadId = await addWebhook(['shift.changed'], dead.url)
    await addWebhook(['shift.changed'])
    await bench.takeOff(0, march(2))
    await bench.takeOff(1, march(2))
    await deliver()
    expect(receiver.taken).toHaveLength(2)
    expect((await deliveriesOf(deadId)).flatMap(({ attempts }: { attempts: unknown[] }) => attempts)).toHaveLength(1)
    await dead.stop()
  })

  it('signs with both secrets for a day after a new one is made', async () => {
    const id = await addWebhook()
    const old = receiver.secret
    const fresh = (await asAdmin('POST', `/api/webhooks/${id}/secret`, {})).body.secret
    expect(fresh).toMatch(/^whsec_/)
    expect(fresh).not.toBe(old)
    for (const secret of [old, fresh]) {
      receiver.secret = secret
      await asAdmin('POST', `/api/webhooks/${id}/test`, {})
      await deliver()
    }
    expect([receiver.taken.length, receiver.forged]).toEqual([2, 0])
    await bench.orm
      .update(webhooks)
      .set({ oldSecretEndsAt: sql`now() - interval '1 second'` })
      .where(eq(webhooks.id, id))
    receiver.secret = old
    await asAdmin('POST', `/api/webhooks/${id}/test`, {})
    await deliver()
    expect([receiver.taken.length, receiver.forged]).toEqual([2, 1])
  })

  it('is changed, turned off, and turned on again', async () => {
    const id = await addWebhook(['schedule.published'])
    const change = (body: object) => asAdmin('PUT', `/api/webhooks/${id}`, body)
    expect(await change({ isActive: false })).toMatchObject({ status: 200, body: { id, isActive: false } })
    await bench.takeOff(0, march(2))
    await deliver()
    expect(receiver.taken).toEqual([])
    const changed = await change({ isActive: true, events: ['shift.changed'] })
    expect(changed).toMatchObject({ status: 200, body: { isActive: true, events: ['shift.changed'] } })
    expect(await change({})).toMatchObject({ status: 200, body: { url: receiver.url, events: ['shift.changed'] } })
    await bench.takeOff(1, march(2))
    await deliver()
    expect(receiver.taken.map(({ type }) => type)).toEqual(['shift.changed'])
  })

  it('turns a webhook off that answers 410', async () => {
    const id = await addWebhook()
    receiver.status = 410
    await asAdmin('POST', `/api/webhooks/${id}/test`, {})
    await deliver()
    expect((await asAdmin('GET', '/api/webhooks')).body).toMatchObject([
      { isActive: false, lastDelivery: { state: 'failed' } },
    ])
    expect((await asAdmin('POST', `/api/webhooks/${id}/test`, {})).status).toBe(409)
  })
})

describe('addresses', () => {
  it('must be public, and https', async () => {
    const refused = [
      'http://paging.example.org/hook',
      'https://10.0.0.5/hook',
      'https://localhost/hook',
      'https://[::1]/hook',
      'https://169.254.169.254/latest',
      'https://user:password@paging.example.org/',
      'ftp://paging.example.org/',
      'paging',
      '',
    ]
    for (const url of refused) {
      const { status, body } = await asAdmin('POST', '/api/webhooks', { url, events: ['shift.changed'] })
      expect([url, status, body.field]).toEqual([url, 400, 'url'])
    }
  })

  it('are looked at before every delivery, too', async () => {
    const id = await addWebhook()
    const port = new URL(receiver.url).port
    // As if another version had let them pass.
    for (const host of ['localhost', '127.0.0.2', '[::1]']) {
      await bench.orm
        .update(webhooks)
        .set({ url: `https://${host}:${port}/` })
        .where(eq(webhooks.id, id))
      await asAdmin('POST', `/api/webhooks/${id}/test`, {})
      await passMinutes(2)
      await deliver()
      const [logged] = await deliveriesOf(id)
      expect([host, logged.attempts.at(-1)]).toMatchObject([
        host,
        {
          status: null,
          answer: expect.stringMatching(/^(This address isn’t a public https address|Not a public address)/),
        },
      ])
    }
    expect([receiver.taken.length, receiver.forged]).toEqual([0, 0])
  })

  it('are not left by a redirect', async () => {
    const id = await addWebhook()
    const inside = await startWebhookReceiver()
    receiver.status = 307
    receiver.location = inside.url
    await asAdmin('POST', `/api/webhooks/${id}/test`, {})
    await deliver()
    expect([inside.taken.length, inside.forged]).toEqual([0, 0])
    expect(await deliveriesOf(id)).toMatchObject([{ state: 'waiting', attempts: [{ status: 307 }] }])
    await inside.stop()
  })
})
