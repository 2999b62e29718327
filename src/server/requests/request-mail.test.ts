/** Email about requests, to a real SMTP server: by the person's choices, once each, with the shifts as a calendar file. */
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { groups, users } from '../platform/db/schema/index.ts'
import { createMailer } from '../platform/mail/mailer.ts'
import { sendDueMessages } from '../platform/mail/outbox.ts'
import { onlyEmail } from '../platform/mail/testing/only-email.ts'
import { type SmtpSink, startSmtpSink } from '../platform/mail/testing/smtp-sink.ts'
import { type Actors, march, openRequestBench, type RequestBench } from './testing/request-bench.ts'

let bench: RequestBench
let sink: SmtpSink

beforeAll(async () => {
  bench = await openRequestBench()
  sink = await startSmtpSink()
})
afterAll(async () => {
  await sink.stop()
  await bench.test.close()
})

/** Two senders at once, and one that comes too late. */
async function sendAll(): Promise<void> {
  const mailer = createMailer(
    { smtpUrl: sink.url, mailFrom: 'Evenshift <no-reply@shifts.example>' },
    () => 'https://shifts.example',
  )
  const delivery = { orm: bench.orm, senders: onlyEmail(mailer), log: pino({ level: 'silent' }) }
  const signal = new AbortController().signal
  await Promise.all([sendDueMessages(delivery, signal), sendDueMessages(delivery, signal)])
  await sendDueMessages(delivery, signal)
}

const emailOf = async (id: number) => (await bench.orm.select().from(users).where(eq(users.id, id)))[0]!.email
const takenBy = async (id: number) => {
  const address = await emailOf(id)
  return sink.taken.filter(({ to }) => to.includes(address)).map(({ raw }) => unfold(raw))
}

/** Attachments are in base64, and mail and calendar break long lines. */
function unfold(raw: string): string {
  const decoded = raw.replace(/(?:[A-Za-z0-9+/=]{76}\r?\n)+[A-Za-z0-9+/=]+/g, (text) =>
    Buffer.from(text, 'base64').toString(),
  )
  return decoded.replace(/=\r?\n/g, '').replace(/\r?\n /g, '')
}

async function swapIn(group: Actors): Promise<void> {
  const request = await group.asked(group.person(0), {
    requestType: 'swap',
    originalShiftId: group.shiftOf(0, march(1)).id,
    targetShiftId: group.shiftOf(2, march(8)).id,
    reason: 'My divorce hearing',
  })
  await group.answer(group.person(2), request.id, { accept: true })
  const { status } = await group.approve(request.id)
  if (status !== 200) throw new Error(`${status}`)
}

it('reaches everybody concerned exactly once, in the time zone of the group, and tells nothing private', async () => {
  const group = await bench.addGroup()
  await bench.orm
    .update(groups)
    .set({ settings: { timeZone: 'America/New_York' } })
    .where(eq(groups.id, group.groupId))
  await swapIn(group)
  await sendAll()
  const ids = sink.taken.map(({ messageId }) => messageId)
  expect(new Set(ids).size).toBe(ids.length)
  const [requestor, colleague, admin] = [
    await takenBy(group.person(0)),
    await takenBy(group.person(2)),
    await takenBy(group.admin),
  ]
  expect(requestor.map((raw) => /^Subject: (.*)$/m.exec(raw)![1])).toEqual([
    'First2 Last2 accepted your swap',
    'Your request was approved',
  ])
  expect(colleague.map((raw) => /^Subject: (.*)$/m.exec(raw)![1])).toEqual([
    'First0 Last0 wants to swap with you',
    'A swap was approved',
  ])
  expect(admin).toHaveLength(2)
  // 07:00 in New York: winter time on 1 March is five hours behind.
  expect(colleague[1]).toContain('DTSTART:20270301T120000Z')
  expect(colleague[1]).toMatch(/STATUS:CONFIRMED[\s\S]*STATUS:CANCELLED/)
  expect(sink.taken.map(({ raw }) => unfold(raw)).join()).not.toContain('divorce')
  expect(await takenBy(group.person(1))).toEqual([])
})

it('goes by the choices of each person', async () => {
  const group = await bench.addGroup()
  const choose = (place: number, notificationSettings: Record<string, boolean>) =>
    bench.orm
      .update(users)
      .set({ notificationSettings })
      .where(eq(users.id, group.person(place)))
  await choose(0, { emailRequests: false, emailSchedule: false })
  await choose(2, { emailRequests: false, emailSchedule: true })
  await choose(5, { emailOpenShifts: true })
  await swapIn(group)
  const offer = await group.asked(group.person(1), {
    requestType: 'swap',
    originalShiftId: group.shiftOf(1, march(1)).id,
  })
  expect(offer.status).toBe('pending')
  await sendAll()
  expect(await takenBy(group.person(0))).toEqual([])
  // The swap requested and approved, and an offer they can take.
  expect((await group.messagesOf(group.person(0))).length).toBe(3)
  expect((await takenBy(group.person(2))).map((raw) => /^Subject: (.*)$/m.exec(raw)![1])).toEqual([
    'A swap was approved',
  ])
  expect((await takenBy(group.person(5))).map((raw) => /^Subject: (.*)$/m.exec(raw)![1])).toEqual([
    'A colleague is offering a shift',
  ])
  expect(await takenBy(group.person(6))).toEqual([])
})

it('notifies those who can take an open shift, in the product whatever they chose for email', async () => {
  const group = await bench.addGroup()
  // Worked the night before: no rest.
  const tired = group.person(4)
  const leave = await group.asked(group.person(0), { requestType: 'timeoff', requestedDate: march(2) })
  expect((await group.approve(leave.id)).status).toBe(200)
  const messages = (place: number) => group.messagesOf(group.person(place))
  expect(await messages(5)).toEqual(['A shift you can take is open: Day on Tue, Mar 2.'])
  expect((await group.messagesOf(tired)).join()).not.toContain('you can take')
  expect((await messages(1)).join()).not.toContain('you can take')
  await group.asked(group.person(1), { requestType: 'swap', originalShiftId: group.shiftOf(1, march(1)).id })
  expect((await messages(6)).at(-1)).toBe('First1 Last1 is offering Day on Mon, Mar 1.')
  expect((await group.messagesOf(tired)).join()).not.toContain('offers')
})
