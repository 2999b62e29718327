/** The job queue: jobs live in the database (pg-boss), are sent inside the change that asks for them, and run in any working process. */
import { PgBoss } from 'pg-boss'
import { jobsInside } from '../db/boss-database.ts'
import type { Database, Orm } from '../db/database.ts'
import type { Probe } from '../health-board.ts'
import { describeError, type Log, reportOnce } from '../log.ts'
import { type JobName, type JobPayload, jobNames, jobs } from './jobs.ts'
import { readQueueState } from './queue-state.ts'

type SendOptions = {
  /** The transaction of the change: without its commit, no job. */
  tx?: Orm
  /** For jobs that are unique (see the table of jobs): what they are about. */
  key?: string
  startAfter?: Date
  /** Higher ones go first; 0 is usual. */
  priority?: number
}

/** One try of a job. */
type JobRun = {
  id: string
  /** Aborted when the process is to stop, or the job has expired: end soon. What throws is tried again, here or elsewhere. */
  signal: AbortSignal
  /** 0 at the first try. */
  retry: number
  isLastTry: boolean
}

type JobHandler<Name extends JobName> = (payload: JobPayload<Name>, run: JobRun) => Promise<void>

export type Queue = {
  /** The id of the job; null when it is unique and there is one already. */
  send<Name extends JobName>(name: Name, payload: JobPayload<Name>, options?: SendOptions): Promise<string | null>
  /** Sends it in a moment, once for all who ask meanwhile: for work that is kept elsewhere, too, and found without it. */
  sendSoon<Name extends JobName>(name: Name, payload: JobPayload<Name>): void
  /** Takes jobs of this name, at most `concurrency` at once in this process. */
  work<Name extends JobName>(name: Name, handle: JobHandler<Name>, options?: { concurrency?: number }): Promise<void>
  /** Sends the job now and then every so many seconds: once among all the processes that ask for it. */
  repeat<Name extends JobName>(name: Name, payload: JobPayload<Name>, seconds: number): void
  state: Probe
  /** Takes no more jobs and waits for the running ones; those that need longer are tried again by another process. */
  stop(seconds?: number): Promise<void>
}

/** Seconds without a sign of life after which the job of a dead process is given to another. */
const heartbeat = 15

/** Seconds between two looks for jobs. NOTIFY wakes workers at once; looking catches retries and jobs that start later. */
const lookEvery = { notified: 15, unnotified: 2 }

/** Milliseconds for which a job that is sent soon waits for others who ask for it. */
const soon = 300

/** What pg-boss does beside our jobs, in seconds: finding jobs of dead processes and deleting old ones is all that we use. */
const background = {
  schedule: false,
  superviseIntervalSeconds: 15,
  monitorIntervalSeconds: 15,
  maintenanceIntervalSeconds: 3600,
  bamIntervalSeconds: 600,
  flowIntervalSeconds: 86_400,
}

export async function openQueue(database: Database, log: Log): Promise<Queue> {
  const boss = new PgBoss({
    ...database.bossDatabase(),
    schema: 'pgboss',
    useListenNotify: true,
    ...background,
    // The embedded database is vacuumed by its own upkeep.
    monitorVacuum: database.kind === 'postgres',
    reindex: database.kind === 'postgres',
  })
  boss.on('error', reportOnce(log, 'The job queue hit a problem and will retry.'))
  boss.on('warning', (warning) => log.warn({ warning: warning.message }, 'The job queue sent a warning.'))
  await boss.start()
  for (const name of jobNames) await prepareQueue(boss, name)
  if (database.kind === 'embedded') await resumeJobs(database, boss)

  const timers = new Set<NodeJS.Timeout>()
  const asked = new Map<JobName, NodeJS.Timeout>()
  const stopping = new AbortController()

  async function send(name: JobName, payload: unknown, options: SendOptions, onceIn?: number): Promise<string | null> {
    if (options.key !== undefined && !jobs[name].isUnique)
      throw new Error(`Jobs of ${name} are not unique: they take no key.`)
    return await boss.send(name, jobs[name].payload.parse(payload), {
      ...(options.tx && { db: jobsInside(options.tx) }),
      ...(options.key !== undefined && { singletonKey: options.key }),
      ...(options.startAfter && { startAfter: options.startAfter }),
      ...(options.priority !== undefined && { priority: options.priority }),
      ...(onceIn && { singletonSeconds: onceIn }),
    })
  }

  async function trySend(name: JobName, payload: unknown, onceIn?: number): Promise<void> {
    await send(name, payload, {}, onceIn).catch((error: unknown) =>
      log.warn({ job: name, error: describeError(error) }, 'A job could not be queued. It will be next time.'),
    )
  }

  async function startWorker<Name extends JobName>(name: Name, handle: JobHandler<Name>): Promise<void> {
    const looks = {
      includeMetadata: true,
      pollingIntervalSeconds: lookEvery.unnotified,
      notifyPollingIntervalSeconds: lookEvery.notified,
    } as const
    const worker = await boss.work(name, looks, async ([job]) => {
      if (!job) return
      // One NOTIFY may tell of many jobs: after each one look again at once, until there is none.
      boss.notifyWorker(worker)
      const run: JobRun = {
        id: job.id,
        signal: AbortSignal.any([job.signal, stopping.signal]),
        retry: job.retryCount,
        isLastTry: job.retryCount >= job.retryLimit,
      }
      try {
        await handle(jobs[name].payload.parse(job.data) as JobPayload<Name>, run)
      } catch (error) {
        const reason = describeError(error)
        log.error(
          { job: name, jobId: job.id, retry: run.retry, isLastTry: run.isLastTry, error: reason },
          'A job failed.',
        )
        // pg-boss keeps the message beside the job: it must not hold the values of a query.
        throw new Error(reason.message)
      }
    })
  }

  return {
    send: (name, payload, options = {}) => send(name, payload, options),

    async work(name, handle, { concurrency = 1 } = {}) {
      for (let started = 0; started < concurrency; started++) await startWorker(name, handle)
    },

    sendSoon(name, payload) {
      if (asked.has(name)) return
      const ask = () => {
        asked.delete(name)
        return trySend(name, payload)
      }
      asked.set(name, setTimeout(ask, soon))
    },

    repeat(name, payload, seconds) {
      const ask = () => trySend(name, payload, seconds)
      void ask()
      timers.add(setInterval(ask, seconds * 1000).unref())
    },

    state: () => readQueueState(database),

    async stop(seconds = 8) {
      for (const timer of [...timers, ...asked.values()]) clearInterval(timer)
      await Promise.all([...asked.keys()].map((name) => trySend(name, {})))
      stopping.abort()
      await boss.stop({ graceful: true, close: false, timeout: seconds * 1000 })
    },
  }
}

/** On the embedded database, jobs that run while we start belonged to a process that is dead: no need to wait for its sign of life. */
async function resumeJobs(database: Database, boss: PgBoss): Promise<void> {
  const { rows } = await database.execute(`select name, id from pgboss.job where state = 'active'`)
  for (const row of rows) await boss.fail(String(row.name), String(row.id), { message: 'The process ended.' })
}

async function prepareQueue(boss: PgBoss, name: JobName): Promise<void> {
  const job = jobs[name]
  const options = {
    notify: true,
    retryLimit: job.retries,
    retryDelay: job.retryDelay,
    retryBackoff: true,
    expireInSeconds: job.expiresAfter,
    deleteAfterSeconds: job.keptFor,
    heartbeatSeconds: heartbeat,
  }
  await boss.createQueue(name, { ...options, policy: job.isUnique ? 'exclusive' : 'standard' })
  await boss.updateQueue(name, options)
  // pg-boss looks a queue up at its first use, which would be inside of somebody's change: any question about its jobs
  // makes it known now (`getQueue` does not).
  await boss.findJobs(name, { id: '00000000-0000-0000-0000-000000000000' })
}
