/** A group on March 1, 2027 whose messages go to a real push service and a real text gateway on this computer. */
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { addSchedule, type Planned } from '../../../../tests/server/planned-month.ts'
import { addStaffedGroup } from '../../../../tests/server/staffed-group.ts'
import { openTestApp } from '../../../../tests/server/test-app.ts'
import type { OutboxChannel } from '../../../contract/channels.ts'
import { outbox, users } from '../../platform/db/schema/index.ts'
import { readSettings } from '../../platform/env.ts'
import { sendDueMessages } from '../../platform/mail/outbox.ts'
import { startPushSink } from '../../platform/mail/testing/push-sink.ts'
import { startTextGateway } from '../../platform/mail/testing/text-gateway.ts'

export const march = (day: number) => `2027-03-${String(day).padStart(2, '0')}`

/** 0 and 1 work on days 1 and 2, 2 in the nights; 3 works on the 20th. */
const planned: Planned[] = [
  ...[1, 2].flatMap((day) => [0, 1].map((place): Planned => ({ date: march(day), role: 'day', place }))),
  ...[1, 2].map((day): Planned => ({ date: march(day), role: 'night', place: 2 })),
  { date: march(20), role: 'day', place: 3 },
]

export type MessageBench = Awaited<ReturnType<typeof openMessageBench>>

/** It is noon, and the group is in UTC. */
export async function openMessageBench() {
  let moment = new Date(`${march(1)}T12:00:00Z`)
  const gateway = await startTextGateway()
  const settings = readSettings({
    PUSH_LOOPBACK: 'on',
    SMS_URL: gateway.url,
    SMS_AUTHORIZATION: 'Bearer key',
    WEBHOOK_PRIVATE_HOSTS: '127.0.0.1',
  })
  const test = await openTestApp(() => moment, { settings })
  const { orm, senders } = test.services
  const group = await addStaffedGroup(orm)
  const { schedule, shifts } = await addSchedule(orm, group, 'active', planned)
  const sinks: Awaited<ReturnType<typeof startPushSink>>[] = []
  const person = (place: number) => group.physicians[place]!
  const call = async (as: number, method: string, url: string, body?: unknown) => {
    const answer = await test.call(method, url, { as, body })
    return { status: answer.statusCode, body: answer.json() }
  }
  return {
    test,
    orm,
    group,
    gateway,
    person,
    call,
    schedule,
    setClock: (time: string) => {
      moment = new Date(`${time}Z`)
    },
    /** Gives someone a phone that gets messages. */
    async addPhone(userId: number, name = 'Chrome on Android') {
      const sink = await startPushSink()
      sink.serverKey = senders.push.publicKey
      sinks.push(sink)
      const { status, body } = await call(userId, 'POST', '/api/devices', { name, ...sink.subscription })
      if (status !== 201) throw new Error(JSON.stringify(body))
      return { ...sink, sink, id: body.id as number }
    },
    /** The coordinator unassigns someone from a day. */
    async takeOff(place: number, date: string) {
      const shift = shifts.find((row) => row.physicianId === person(place) && row.date === date)!
      const edits = [{ do: 'change', shiftId: shift.id, version: shift.version, physicianId: null }]
      const url = `/api/schedules/${schedule.id}/edits`
      const { status, body } = await call(group.admin, 'POST', url, { edits, reason: 'Not needed' })
      if (status !== 200) throw new Error(JSON.stringify(body))
      return shift
    },
    send: (...channels: OutboxChannel[]) =>
      sendDueMessages(
        { orm, senders, log: pino({ level: 'silent' }) },
        new AbortController().signal,
        channels.length > 0 ? channels : undefined,
      ),
    messagesTo: (userId: number) => orm.select().from(outbox).where(eq(outbox.userId, userId)),
    setPerson: (userId: number, fields: Partial<typeof users.$inferInsert>) =>
      orm.update(users).set(fields).where(eq(users.id, userId)),
    async close() {
      for (const sink of sinks) await sink.stop()
      await gateway.stop()
      await test.close()
    },
  }
}
