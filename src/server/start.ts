/** Opens everything a server needs, in order, and closes it in reverse. */
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { createApp } from './app.ts'
import { seedDemo } from './demo/demo-group.ts'
import { domainOf } from './platform/addresses.ts'
import { createAdvisor } from './platform/advisor/advisor.ts'
import { openAccessMemory } from './platform/auth/access-memory.ts'
import { openControl } from './platform/control.ts'
import { writeBackup } from './platform/db/backup/backup.ts'
import { readDatabaseState, roomIn } from './platform/db/database-state.ts'
import { keepReads } from './platform/db/kept-reads.ts'
import { openDatabase } from './platform/db/open-database.ts'
import type { Settings } from './platform/env.ts'
import { openPush } from './platform/events/push.ts'
import { createHealthBoard, type Probe } from './platform/health-board.ts'
import type { WebSource } from './platform/http/web.ts'
import { openQueue } from './platform/jobs/queue.ts'
import { createAskModel } from './platform/language-model.ts'
import { describeError } from './platform/log.ts'
import { readMailState } from './platform/mail/mail-state.ts'
import { openSenders } from './platform/mail/senders.ts'
import { createSearcher } from './platform/search/searcher.ts'
import type { Services } from './platform/services.ts'
import { createCallers } from './platform/threads/callers.ts'
import { settleRequests } from './requests/settle-requests.ts'
import { rehearseEdits } from './shift-changes/rehearse-edits.ts'
import { makeAdmin } from './users/make-admin.ts'
import { startWorking } from './work.ts'

export type RunningServer = {
  app: FastifyInstance
  services: Services
  /** Where browsers reach it. */
  url: string
  /** This start created the demo group in an empty database. */
  seeded: boolean
  stop(): Promise<void>
}

/** Seconds for running jobs to finish. */
const farewell = 5

export async function startServer(
  settings: Settings,
  web: WebSource,
  log: Logger,
  version: string,
  readRoom = roomIn,
): Promise<RunningServer> {
  const closers: (() => Promise<unknown>)[] = []
  const readiness = { isStopping: false }
  const stop = async () => {
    // Proxies see /readyz refuse and stop sending before the port closes.
    readiness.isStopping = true
    if (closers.length > 0 && settings.drainSeconds > 0) await wait(settings.drainSeconds * 1000)
    for (const close of closers.reverse())
      await close().catch((error) => log.warn({ error: describeError(error) }, 'closing failed'))
    closers.length = 0
  }
  try {
    const now = () => new Date()
    const database = await openDatabase({
      url: settings.databaseUrl,
      folder: settings.dataFolder,
      onTrouble: (message, error) => log.warn({ error: error && describeError(error) }, message),
    })
    closers.push(database.close)
    const { orm } = database
    const seeded = settings.seedsDemo && settings.provider === undefined && (await seedDemo(orm, now()))
    const callers = createCallers()
    const advisor = createAdvisor()
    closers.push(advisor.close)
    const searcher = createSearcher(callers)
    closers.push(searcher.close)
    const queue = await openQueue(database, log)
    closers.push(() => queue.stop(farewell))
    let url = settings.publicUrl ?? `http://${settings.host}:${settings.port}`
    const senders = await openSenders(orm, settings, () => url)
    if (settings.runsJobs)
      await startWorking(queue, { orm, senders, log, advisor, searcher, now, mailDomain: domainOf(settings.mailFrom) })
    const push = await openPush(database)
    closers.push(push.close)
    const memory = await openAccessMemory(database)
    closers.push(memory.close)
    const reads = await keepReads(database)
    closers.push(reads.close)
    const model = settings.ai && createAskModel(settings.ai)
    const health = createHealthBoard(
      {
        database: () => readDatabaseState(database, settings.dataFolder, readRoom),
        queue: queue.state,
        email: () => readMailState(database, senders.email),
        ai: model?.state ?? readNoModel,
      },
      version,
      now,
    )
    const services: Services = {
      settings,
      database,
      orm,
      memory,
      reads,
      queue,
      push,
      health,
      readiness,
      advisor,
      callers,
      searcher,
      model,
      senders,
      log,
      now,
    }
    const app = await createApp({ services, web, version, publicUrl: () => url })
    closers.push(() => app.close())
    await app.listen({ host: settings.host, port: settings.port })
    if (!settings.publicUrl) url = `http://${settings.host}:${portOf(app)}`
    if (database.kind === 'embedded') {
      const commands = {
        admin: (email: string) => makeAdmin(orm, email),
        backup: (path: string) => writeBackup(orm, path, settings.backupPassphrase),
      }
      const control = await openControl(settings.dataFolder, commands)
      closers.push(async () => control.close())
    }
    closers.push(startRehearsing(services))
    return { app, services, url, seeded, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Rehearses edits while the first people arrive; returns what ends it. */
function startRehearsing({ orm, queue, advisor, settings, log, now }: Services): () => Promise<void> {
  const ending = new AbortController()
  const mailDomain = domainOf(settings.mailFrom)
  const changes = { orm, queue, now, mailDomain, host: () => mailDomain }
  const rehearsing = rehearseEdits({ orm, advisor, now, settleRequests, changes, log, signal: ending.signal })
  return () => {
    ending.abort()
    return rehearsing
  }
}

const readNoModel: Probe = async () => ({
  state: 'off',
  detail: 'No outside model is set up; everything runs here.',
})

function portOf(app: FastifyInstance): number {
  const address = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port.')
  return address.port
}
