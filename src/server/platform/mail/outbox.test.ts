/** Mail from the outbox to a real SMTP server: once in the normal case, never lost in any other. */
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startWorking } from '../../work.ts'
import { createAdvisor } from '../advisor/advisor.ts'
import { outbox } from '../db/schema/messages.ts'
import { openTestDatabase, type TestDatabase } from '../db/testing/test-database.ts'
import {
  createReadableLog,
  type Process,
  type ReadableLog,
  startProcess,
  waitUntil,
} from '../jobs/testing/job-bench.ts'
import { createSearcher } from '../search/searcher.ts'
import { createCallers } from '../threads/callers.ts'
import { readMailState } from './mail-state.ts'
import { createMailer, type Mailer } from './mailer.ts'
import { sendDueMessages } from './outbox.ts'
import { onlyEmail } from './testing/only-email.ts'
import { refuse, type SmtpSink, startSilentServer, startSmtpSink } from './testing/smtp-sink.ts'

const publicUrl = () => 'https://shifts.example'
const mailFrom = 'Evenshift <no-reply@shifts.example>'
const never = new AbortController().signal

let database: TestDatabase
let sink: SmtpSink
let log: ReadableLog
let mailer: Mailer
let processes: Process[]

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

beforeEach(async () => {
  sink = await startSmtpSink()
  mailer = createMailer({ smtpUrl: sink.url, mailFrom }, publicUrl)
  log = createReadableLog()
  processes = []
  await database.orm.delete(outbox)
})
afterEach(async () => {
  for (const process of processes) await process.stop()
  await sink.stop()
})

async function startWorker(sender: Mailer = mailer): Promise<Process> {
  const process = await startProcess(database, log)
  processes.push(process)
  const rest = {
    log,
    advisor: createAdvisor(),
    searcher: createSearcher(createCallers()),
    now: () => new Date(),
    mailDomain: 'shifts.example',
  }
  await startWorking(process.queue, { orm: process.database.orm, senders: onlyEmail(sender), ...rest })
  return process
}

const message = (number: number) => ({
  toAddress: `amy.chen.${number}@hospital.example`,
  subject: `Message ${number}`,
  body: 'Your request was approved.',
  messageId: `<${number}@shifts.example>`,
})

/** Rows and their jobs in one transaction. */
async function post({ database, queue }: Process, numbers: number[], spoil = false): Promise<void> {
  await database.orm.transaction(async (tx) => {
    for (const number of numbers) {
      await tx.insert(outbox).values(message(number))
      await queue.send('send-mail', {}, { tx })
    }
    if (spoil) throw new Error('undo')
  })
}

const readRows = () => database.orm.select().from(outbox).orderBy(asc(outbox.id))
const readRow = async () => (await readRows())[0]
const runOnce = (sender: Mailer = mailer) =>
  sendDueMessages({ orm: database.orm, senders: onlyEmail(sender), log }, never)

/** Lets this many minutes pass for all rows. */
async function passMinutes(minutes: number): Promise<void> {
  const span = sql`make_interval(mins => ${minutes}::int)`
  await database.orm
    .update(outbox)
    .set({ nextAttemptAt: sql`${outbox.nextAttemptAt} - ${span}`, createdAt: sql`${outbox.createdAt} - ${span}` })
}

describe('with working processes', () => {
  it('sends fifty messages once each with three processes at once', async () => {
    const [first] = [await startWorker(), await startWorker(), await startWorker()]
    const numbers = Array.from({ length: 50 }, (_, index) => index)
    if (first) await post(first, numbers)
    await waitUntil(() => sink.taken.length >= numbers.length, 60_000)
    await waitUntil(async () => (await readRows()).every((row) => row.sentAt))
    expect(sink.taken.map((mail) => mail.messageId).sort()).toEqual(numbers.map((n) => message(n).messageId).sort())
    expect((await readRows()).every((row) => row.attempts === 1 && row.lastError === null)).toBe(true)
  }, 90_000)

  it('sends nothing for a change that was rolled back', async () => {
    const worker = await startWorker()
    await expect(post(worker, [1], true)).rejects.toThrow('undo')
    await post(worker, [2])
    await waitUntil(() => sink.taken.length > 0)
    expect(sink.taken.map((mail) => mail.messageId)).toEqual(['<2@shifts.example>'])
  })

  it('finds a message whose job was lost', async () => {
    await database.orm.insert(outbox).values(message(1))
    await database.execute(`delete from pgboss.job`).catch(() => {})
    await startWorker()
    await waitUntil(() => sink.taken.length === 1)
  })

  it('goes on after a server that hangs', async () => {
    const silent = await startSilentServer()
    const hung = createMailer({ smtpUrl: silent.url, mailFrom }, publicUrl, { connect: 200, silence: 200, whole: 500 })
    const worker = await startWorker(hung)
    await post(worker, [1, 2, 3, 4, 5])
    await waitUntil(async () => (await readRows()).every((row) => row.lastError !== null))
    expect((await readRows()).map((row) => row.attempts)).toEqual([1, 1, 1, 1, 1])
    silent.stop()
  })
})

describe('retries', () => {
  it('tries again after a temporary failure, later each time, with the same Message-ID', async () => {
    const seen: string[] = []
    sink.onMessage = (mail) => {
      seen.push(mail.messageId)
      if (seen.length < 3) throw refuse(451, 'try later')
    }
    await database.orm.insert(outbox).values(message(1))
    await runOnce()
    expect(await readRow()).toMatchObject({ attempts: 1, sentAt: null, gaveUp: false })
    expect((await readRow())?.lastError).toContain('try later')
    await runOnce()
    expect(seen).toHaveLength(1)
    await passMinutes(1)
    await runOnce()
    await passMinutes(1)
    await runOnce()
    expect(seen).toHaveLength(2)
    await passMinutes(1)
    await runOnce()
    expect(seen).toEqual(['<1@shifts.example>', '<1@shifts.example>', '<1@shifts.example>'])
    expect(sink.taken).toHaveLength(1)
    expect((await readRow())?.sentAt).not.toBeNull()
  })

  it('gives up after twelve attempts within two days', async () => {
    sink.onMessage = () => {
      throw refuse(451, 'try later')
    }
    await database.orm.insert(outbox).values(message(1))
    let minutes = 0
    while (!(await readRow())?.gaveUp) {
      await runOnce()
      const row = await readRow()
      const pause = Math.ceil(((row?.nextAttemptAt.getTime() ?? 0) - Date.now()) / 60_000)
      if (!row?.gaveUp) minutes += pause
      await passMinutes(pause)
    }
    expect(await readRow()).toMatchObject({ attempts: 12, sentAt: null })
    expect(minutes / 60).toBeGreaterThan(40)
    expect(minutes / 60).toBeLessThan(50)
  })

  it('gives up at once when the receiver does not exist, and keeps the address out of the log', async () => {
    sink.onReceiver = (address) => {
      throw refuse(550, `${address} is unknown`)
    }
    await database.orm.insert(outbox).values(message(1))
    await runOnce()
    expect(await readRow()).toMatchObject({ attempts: 1, gaveUp: true })
    expect((await readRow())?.lastError).toContain('is unknown')
    expect(log.lines.join()).toContain('Giving up')
    expect(log.lines.join()).not.toContain('amy.chen')
  })
})

describe('a process that dies', () => {
  it('between sending and marking: the message goes again, with the same Message-ID, but not before its claim ends', async () => {
    await database.orm.insert(outbox).values(message(1))
    const dying: Mailer = {
      ...mailer,
      async send(mail) {
        await mailer.send(mail)
        throw new Error('killed')
      },
    }
    await expect(runOnce(dying)).rejects.toThrow('killed')
    expect(await readRow()).toMatchObject({ sentAt: null, attempts: 1 })
    await passMinutes(4)
    await runOnce()
    expect(sink.taken).toHaveLength(1)
    await passMinutes(1)
    await runOnce()
    expect(sink.taken.map((mail) => mail.messageId)).toEqual(['<1@shifts.example>', '<1@shifts.example>'])
    expect((await readRow())?.sentAt).not.toBeNull()
  })

  it('does not let a slow attempt undo the mark of a later one', async () => {
    await database.orm.insert(outbox).values(message(1))
    sink.onMessage = async () => {
      sink.onMessage = () => {}
      await passMinutes(5)
      await runOnce()
      throw refuse(451, 'too late')
    }
    await runOnce()
    expect(await readRow()).toMatchObject({ attempts: 2, lastError: null })
    expect((await readRow())?.sentAt).not.toBeNull()
  })
})

describe('without a mail server', () => {
  const off = createMailer({ mailFrom }, publicUrl)

  it('keeps messages, and sends them when there is a server within a day', async () => {
    const worker = await startWorker(off)
    await post(worker, [1])
    await waitUntil(async () => (await worker.queue.state()).detail.startsWith('0 waiting, 0 running'))
    expect(await readRow()).toMatchObject({ attempts: 0, gaveUp: false, lastError: null })
    expect(await readMailState(database, off)).toMatchObject({ state: 'off' })
    await passMinutes(23 * 60)
    await runOnce()
    expect(sink.taken).toHaveLength(1)
  })

  it('gives a message up that is older than a day, with a clear reason', async () => {
    await database.orm.insert(outbox).values(message(1))
    await passMinutes(24 * 60 + 1)
    await runOnce()
    expect(sink.taken).toHaveLength(0)
    expect(await readRow()).toMatchObject({ gaveUp: true, attempts: 0 })
    expect((await readRow())?.lastError).toMatch(/^Not sent: no mail server \(SMTP_URL\).* within 24 hours\.$/)
  })
})

describe('the state of mail', () => {
  it('is failing while nothing gets through, and well again after the next message', async () => {
    sink.onMessage = () => {
      throw refuse(451, 'try later')
    }
    await database.orm.insert(outbox).values(message(1))
    expect((await readMailState(database, mailer)).state).toBe('ok')
    await runOnce()
    const elsewhere = createMailer({ smtpUrl: sink.url, mailFrom }, publicUrl)
    expect(await readMailState(database, elsewhere)).toMatchObject({ state: 'failing' })
    sink.onMessage = () => {}
    await database.orm.insert(outbox).values(message(2))
    await runOnce()
    expect(await readMailState(database, elsewhere)).toEqual({
      state: 'ok',
      detail: 'A mail server is set up. 1 waiting, 0 failed in the last 24 hours.',
    })
    await database.orm.delete(outbox).where(eq(outbox.messageId, '<1@shifts.example>'))
  })
})
