/** The worker as a separate process: what it prints, what it takes, and how it ends. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { outbox } from './platform/db/schema/messages.ts'
import { openTestDatabase } from './platform/db/testing/test-database.ts'
import { openQueue } from './platform/jobs/queue.ts'
import { createReadableLog, waitUntil } from './platform/jobs/testing/job-bench.ts'
import { startSmtpSink } from './platform/mail/testing/smtp-sink.ts'
import { bundledProgram } from './platform/threads/testing/bundled-program.ts'

type Running = { process: ChildProcess; output: () => string; ended: Promise<number | null> }

function startWorker(settings: Record<string, string>): Running {
  const child = spawn(process.execPath, [bundledProgram('worker')], {
    env: { PATH: process.env.PATH, NODE_ENV: 'test', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part: Buffer) => {
      output += part
    })
  }
  return { process: child, output: () => output, ended: once(child, 'exit').then(([code]) => code) }
}

it('refuses the embedded database and says what to do', async () => {
  const worker = startWorker({})
  expect(await worker.ended).toBe(1)
  expect(worker.output().trim()).toMatch(/^A worker needs .* Set DATABASE_URL .*\.$/)
})

it.skipIf(!process.env.TEST_DATABASE_URL)(
  'sends what a server posted, and finishes the message under way before it stops',
  async () => {
    const database = await openTestDatabase()
    const sink = await startSmtpSink()
    const worker = startWorker({ DATABASE_URL: database.url ?? '', SMTP_URL: sink.url, HOST: '0.0.0.0' })
    await waitUntil(() => worker.output().includes('takes jobs and sends mail'), 30_000)

    const isUnderWay = new Promise<void>((resolve) => {
      sink.onMessage = () => {
        resolve()
        return new Promise((answer) => setTimeout(answer, 1_000))
      }
    })
    const server = await openQueue(database, createReadableLog())
    await database.orm.transaction(async (tx) => {
      const address = 'amy.chen@hospital.example'
      await tx
        .insert(outbox)
        .values({ toAddress: address, subject: 'Hello', body: 'Hello', messageId: '<1@x.example>' })
      await server.send('send-mail', {}, { tx })
    })
    await isUnderWay
    worker.process.kill('SIGTERM')
    expect(await worker.ended).toBe(0)
    expect(sink.taken).toHaveLength(1)
    expect((await database.orm.select().from(outbox))[0]?.sentAt).not.toBeNull()
    expect(worker.output()).toMatch(/Stopped\.\n$/)
    expect(worker.output()).not.toContain('amy.chen')

    await server.stop(1)
    await sink.stop()
    await database.close()
  },
)
