/** A process that only works: `npm run worker`. It takes jobs from the database that servers share, on this or another machine. */

import { domainOf } from './platform/addresses.ts'
import { createAdvisor } from './platform/advisor/advisor.ts'
import { CannotOpenDatabase } from './platform/db/cannot-open.ts'
import { openDatabase } from './platform/db/open-database.ts'
import { readSettings, type Settings, StartupError } from './platform/env.ts'
import { openQueue } from './platform/jobs/queue.ts'
import { describeError, describeForTerminal, type Log } from './platform/log.ts'
import { openSenders } from './platform/mail/senders.ts'
import { createSearcher } from './platform/search/searcher.ts'
import { createCallers } from './platform/threads/callers.ts'
import { startWorking } from './work.ts'

/** Seconds for running jobs to finish; with closing the database, it stays below the ten that service managers wait. */
const farewell = 8

// Node would print every value of a failed query, which may be names and addresses.
process.on('uncaughtException', endWith)
try {
  await runWorker(readSettings({ ...process.env, HOST: undefined }))
} catch (error) {
  endWith(error)
}

function endWith(error: unknown): never {
  const isExpected = error instanceof StartupError || error instanceof CannotOpenDatabase
  process.stderr.write(`${isExpected ? error.message : describeForTerminal(error)}\n`)
  process.exit(1)
}

async function runWorker(settings: Settings): Promise<void> {
  if (!settings.databaseUrl) {
    throw new StartupError(
      'A worker needs a database that several processes can share, and only the server can open the embedded one. ' +
        'Set DATABASE_URL to your PostgreSQL server, or let the server run the jobs itself (JOBS=on, the default).',
    )
  }
  const log = createLog(settings.logLevel)
  const database = await openDatabase({
    url: settings.databaseUrl,
    folder: settings.dataFolder,
    onTrouble: (message, error) => log.warn({ error: error && describeError(error) }, message),
  })
  const queue = await openQueue(database, log)
  const publicUrl = settings.publicUrl ?? `http://localhost:${settings.port}`
  const senders = await openSenders(database.orm, settings, () => publicUrl)
  const advisor = createAdvisor()
  const searcher = createSearcher(createCallers())
  await startWorking(queue, {
    orm: database.orm,
    senders,
    log,
    advisor,
    searcher,
    now: () => new Date(),
    mailDomain: domainOf(settings.mailFrom),
  })
  const mail = senders.email.isOn ? 'sends mail' : 'doesn’t send mail (SMTP_URL isn’t set)'
  process.stdout.write(`Evenshift worker ${process.pid} takes jobs and ${mail}. Press Ctrl-C to stop.\n`)

  const signal = await waitForSignal()
  log.info({ signal }, 'Stopping after running jobs finish.')
  // A lost database must not keep the process alive.
  setTimeout(() => process.exit(1), (farewell + 1.5) * 1000).unref()
  await queue.stop(farewell)
  await Promise.all([advisor.close(), searcher.close()])
  await database.close()
  process.stdout.write('Stopped.\n')
  process.exit(0)
}

function waitForSignal(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, resolve)
  })
}

/** One line of JSON per event, like the server's own log. */
function createLog(level: string): Log {
  const levels = { trace: 10, debug: 20, info: 30, warn: 40, error: 50, fatal: 60, silent: 70 }
  const least = level in levels ? levels[level as keyof typeof levels] : levels.info
  const write = (number: number) => (details: object, msg: string) => {
    if (number < least) return
    process.stdout.write(`${JSON.stringify({ level: number, time: Date.now(), pid: process.pid, ...details, msg })}\n`)
  }
  return { info: write(levels.info), warn: write(levels.warn), error: write(levels.error) }
}
