/** Messages to devices, decrypted by a real push service: once each, by choice, outside quiet hours, and gone with the device. */
import { and, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { devices, outbox } from '../platform/db/schema/index.ts'
import { readSettings } from '../platform/env.ts'
import { openPusher } from '../platform/mail/pusher.ts'
import { type MessageBench, march, openMessageBench } from './testing/message-bench.ts'

let bench: MessageBench
beforeEach(async () => {
  bench = await openMessageBench()
})
afterEach(() => bench.close())

const pushesTo = (userId: number) =>
  bench.orm
    .select()
    .from(outbox)
    .where(and(eq(outbox.userId, userId), eq(outbox.channel, 'push')))

describe('a device', () => {
  it('gets what changed, once, encrypted and signed, and the outbox keeps what became of it', async () => {
    const phone = await bench.addPhone(bench.person(3))
    const tablet = await bench.addPhone(bench.person(3), 'Safari on iPad')
    const other = await bench.addPhone(bench.person(1))
    await bench.takeOff(3, march(20))
    await Promise.all([bench.send(), bench.send()])
    await bench.send()
    for (const { sink } of [phone, tablet]) {
      expect(sink.taken).toHaveLength(1)
      expect(sink.taken[0]?.message).toMatchObject({
        title: 'Your shifts in March 2027 changed',
        body: expect.stringContaining('Removed: Sat, Mar 20'),
        link: expect.stringMatching(/^\/schedule/),
        isUrgent: false,
      })
      expect(sink.taken[0]?.headers).toMatchObject({ urgency: 'normal', 'content-encoding': 'aes128gcm' })
    }
    expect(other.sink.taken).toHaveLength(0)
    const rows = await pushesTo(bench.person(3))
    expect(rows.map(({ attempts, gaveUp }) => ({ attempts, gaveUp }))).toEqual([
      { attempts: 1, gaveUp: false },
      { attempts: 1, gaveUp: false },
    ])
    expect(rows.every(({ sentAt }) => sentAt)).toBe(true)
    const { body } = await bench.call(bench.person(3), 'GET', '/api/devices')
    expect(body).toMatchObject({
      isSetUp: { email: false, push: true, text: true },
      devices: [
        { name: 'Chrome on Android', lastSentAt: expect.any(String) },
        { name: 'Safari on iPad', lastSentAt: expect.any(String) },
      ],
    })
  })

  it('stays subscribed when the server starts again: the keys of the first start are kept', async () => {
    const settings = readSettings({})
    const [again, once] = [await openPusher(bench.orm, settings), bench.test.services.senders.push]
    expect(again.publicKey).toBe(once.publicKey)
    expect(Buffer.from(once.publicKey, 'base64url')).toHaveLength(65)
  })

  it('links to the shift where the message is about one', async () => {
    const phone = await bench.addPhone(bench.person(3))
    const shift = await bench.takeOff(0, march(2))
    const edits = [{ do: 'change', shiftId: shift.id, version: shift.version + 1, physicianId: bench.person(3) }]
    await bench.call(bench.group.admin, 'POST', `/api/schedules/${bench.schedule.id}/edits`, { edits, reason: 'Cover' })
    await bench.send()
    expect(phone.sink.taken[0]?.message.link).toContain(`shift=${shift.id}`)
  })

  it.each([404, 410])('that its push service answers with %i is removed', async (status) => {
    const phone = await bench.addPhone(bench.person(3))
    phone.sink.status = status
    await bench.takeOff(3, march(20))
    await bench.send()
    expect(
      await bench.orm
        .select()
        .from(devices)
        .where(eq(devices.userId, bench.person(3))),
    ).toEqual([])
    expect(await pushesTo(bench.person(3))).toMatchObject([{ gaveUp: true, attempts: 1, sentAt: null }])
  })

  it('whose push service is in trouble gets the message later', async () => {
    const phone = await bench.addPhone(bench.person(3))
    phone.sink.status = 503
    await bench.takeOff(3, march(20))
    await bench.send()
    expect(await pushesTo(bench.person(3))).toMatchObject([{ gaveUp: false, attempts: 1, sentAt: null }])
    phone.sink.status = 201
    await bench.orm.update(outbox).set({ nextAttemptAt: new Date(0) })
    await bench.send()
    expect(phone.sink.taken).toHaveLength(1)
  })

  it('that is turned off gets nothing, not even what was on its way', async () => {
    const phone = await bench.addPhone(bench.person(3))
    await bench.takeOff(3, march(20))
    expect((await bench.call(bench.person(1), 'DELETE', `/api/devices/${phone.id}`)).status).toBe(404)
    expect((await bench.call(bench.person(3), 'DELETE', `/api/devices/${phone.id}`)).status).toBe(200)
    await bench.send()
    expect(phone.sink.taken).toHaveLength(0)
    expect(await pushesTo(bench.person(3))).toMatchObject([{ gaveUp: true }])
  })

  it('belongs to whoever subscribed with it last', async () => {
    const phone = await bench.addPhone(bench.person(3))
    await bench.call(bench.person(1), 'POST', '/api/devices', { name: 'Shared', ...phone.subscription })
    await bench.takeOff(3, march(20))
    await bench.send()
    expect(phone.sink.taken).toHaveLength(0)
  })

  it('gets nothing that its person does not want', async () => {
    const phone = await bench.addPhone(bench.person(3))
    await bench.setPerson(bench.person(3), { notificationSettings: { pushSchedule: false } })
    await bench.takeOff(3, march(20))
    await bench.send()
    expect(phone.sink.taken).toHaveLength(0)
  })
})

describe('quiet hours', () => {
  it('hold a message back until they end', async () => {
    const phone = await bench.addPhone(bench.person(3))
    bench.setClock(`${march(1)}T23:00:00`)
    await bench.takeOff(3, march(20))
    await bench.send()
    expect(phone.sink.taken).toHaveLength(0)
    const [row] = await pushesTo(bench.person(3))
    const hours = (row!.nextAttemptAt.getTime() - row!.createdAt.getTime()) / 3_600_000
    expect(hours).toBeCloseTo(8, 1)
  })

  it('are those of the group’s time zone, and none where one end is empty', async () => {
    const phone = await bench.addPhone(bench.person(3))
    await bench.setPerson(bench.person(3), { quietFrom: null })
    bench.setClock(`${march(1)}T23:00:00`)
    await bench.takeOff(3, march(20))
    await bench.send()
    expect(phone.sink.taken).toHaveLength(1)
  })

  it('do not hold back a short-notice change from somebody on duty', async () => {
    const [onDuty, away] = [await bench.addPhone(bench.person(0)), await bench.addPhone(bench.person(3))]
    bench.setClock(`${march(1)}T05:00:00`)
    const shift = await bench.takeOff(0, march(1))
    const edits = [{ do: 'change', shiftId: shift.id, version: shift.version + 1, physicianId: bench.person(3) }]
    await bench.send()
    expect(onDuty.sink.taken).toHaveLength(1)
    expect(onDuty.sink.taken[0]?.headers.urgency).toBe('high')
    // Getting the shift puts someone on duty.
    await bench.call(bench.group.admin, 'POST', `/api/schedules/${bench.schedule.id}/edits`, { edits, reason: 'Cover' })
    await bench.send()
    expect(away.sink.taken).toHaveLength(1)
  })
})

describe('an endpoint', () => {
  it.each([
    'http://push.example.com/x',
    'https://10.0.0.5/x',
    'https://169.254.169.254/latest',
    'https://[fd00::1]/x',
    'https://[::ffff:10.0.0.5]/x',
    'https://user:secret@push.example.com/x',
    'https://intranet/x',
    'file:///etc/passwd',
  ])('such as %s is refused', async (endpoint) => {
    const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }
    const { status, body } = await bench.call(bench.person(0), 'POST', '/api/devices', {
      name: 'Phone',
      endpoint,
      keys,
    })
    expect([status, body.field]).toEqual([400, 'endpoint'])
  })
})

describe('a text message', () => {
  it('goes to those who want it, for what is urgent, once, with the page that it is about', async () => {
    const wanted = { phoneNumber: '(555) 010-4321', notificationSettings: { textUrgent: true } }
    await bench.setPerson(bench.person(0), wanted)
    await bench.setPerson(bench.person(3), wanted)
    await bench.setPerson(bench.person(1), { phoneNumber: '555 010 9999' })
    await bench.takeOff(0, march(2))
    await bench.takeOff(3, march(20))
    await bench.takeOff(1, march(2))
    await Promise.all([bench.send(), bench.send()])
    expect(bench.gateway.taken).toHaveLength(1)
    const [{ body, headers } = { body: '', headers: {} }] = bench.gateway.taken
    const { to, text } = JSON.parse(body)
    expect(to).toBe('+15550104321')
    expect(text).toMatch(/Removed: Tue, Mar 2.* http:\/\/localhost:3000\/schedule/)
    expect(headers).toMatchObject({ authorization: 'Bearer key', 'idempotency-key': expect.stringMatching(/^<.*>$/) })
  })

  it('is tried again while the gateway is in trouble, and given up where the number is refused', async () => {
    await bench.setPerson(bench.person(0), {
      phoneNumber: '+44 20 7946 0000',
      notificationSettings: { textUrgent: true },
    })
    bench.gateway.status = 500
    await bench.takeOff(0, march(2))
    await bench.send()
    const textRow = async () => (await bench.messagesTo(bench.person(0))).find(({ channel }) => channel === 'text')
    expect(await textRow()).toMatchObject({ attempts: 1, gaveUp: false, toAddress: '+44 20 7946 0000' })
    bench.gateway.status = 422
    await bench.orm.update(outbox).set({ nextAttemptAt: new Date(0) })
    await bench.send()
    expect(await textRow()).toMatchObject({
      attempts: 2,
      gaveUp: true,
      lastError: 'The gateway responded with 422. {}',
    })
  })
})
