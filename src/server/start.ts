/** Opens everything a server needs, in order, and closes it in the opposite one. */
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { createAskModel } from './ai/provider/language-model.ts'
import { createApp } from './app.ts'
import { openControl } from './control/control.ts'
import { makeAdmin } from './control/make-admin.ts'
import { writeBackup } from './db/backup.ts'
import { openDatabase } from './db/open-database.ts'
import { seedDemo } from './db/seed/demo-group.ts'
import type { Settings } from './env.ts'
import { createHealthBoard, type Probe } from './health/health-board.ts'
import { openPush } from './http/push.ts'
import type { WebSource } from './http/web.ts'
import { createAdvisor } from './jobs/advisor.ts'
import { createCallers } from './jobs/callers.ts'
import { describeError } from './jobs/log.ts'
import { readMailState } from './jobs/mail-state.ts'
import { openQueue } from './jobs/queue.ts'
import { startWorking } from './jobs/work.ts'
import { createMailer } from './mail/mailer.ts'
import type { Services } from './services.ts'

export type RunningServer = {
  app: FastifyInstance
  services: Services
  /** Where browsers reach it. */
  url: string
  /** This start put the demo group into an empty database. */
  seeded: boolean
  stop(): Promise<void>
}

/** Seconds that running jobs get to finish. */
const farewell = 5

export async function startServer(
  settings: Settings,
  web: WebSource,
  log: Logger,
  version: string,
): Promise<RunningServer> {
  const closers: (() => Promise<unknown>)[] = []
  const readiness = { isStopping: false }
  const stop = async () => {
    // Proxies see /readyz refuse and send nothing more, before the port closes.
    readiness.isStopping = true
    if (closers.length > 0 && settings.drainSeconds > 0) await wait(settings.drainSeconds * 1000)
    for (const close of closers.reverse()) await close().catch((error) => log.warn({ err: error }, 'closing failed'))
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
    const advisor = createAdvisor(callers)
    closers.push(advisor.close)
    const queue = await openQueue(database, log)
    closers.push(() => queue.stop(farewell))
    const mailer = createMailer(settings)
    if (settings.runsJobs) await startWorking(queue, { orm, mailer, log, advisor, callers, now })
    const push = await openPush(database)
    closers.push(push.close)
    const model = settings.ai && createAskModel(settings.ai)
    const health = createHealthBoard(
      {
        database: async () => {
          await database.ping()
          return { state: 'ok', detail: database.kind === 'embedded' ? 'Embedded' : 'PostgreSQL' }
        },
        queue: queue.state,
        email: () => readMailState(database, mailer),
        ai: model?.state ?? readNoModel,
      },
      version,
      now,
    )
    const services: Services = {
      settings,
      database,
      orm,
      queue,
      push,
      health,
      readiness,
      advisor,
      callers,
      model,
      log,
      now,
    }
    let url = settings.publicUrl ?? `http://${settings.host}:${settings.port}`
    const app = await createApp({ services, web, version, publicUrl: () => url })
    closers.push(() => app.close())
    await app.listen({ host: settings.host, port: settings.port })
    if (!settings.publicUrl) url = `http://${settings.host}:${portOf(app)}`
    if (database.kind === 'embedded') {
      const commands = {
        admin: (email: string) => makeAdmin(orm, email),
        backup: (path: string) => writeBackup(orm, path),
      }
      const control = await openControl(settings.dataFolder, commands)
      closers.push(async () => control.close())
    }
    return { app, services, url, seeded, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

const readNoModel: Probe = async () => ({
  state: 'off',
  detail: 'No outside model is set up; everything is computed here.',
})

function portOf(app: FastifyInstance): number {
  const address = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port.')
  return address.port
}
