/** The job queue: jobs are in the database (pg-boss), sent inside the change that requests them, and run in any working process. */
import { PgBoss } from 'pg-boss'
import { jobsInside } from '../db/boss-database.ts'
import type { Database, Orm } from '../db/database.ts'
import type { Probe } from '../health-board.ts'
import { describeError, type Log, reportOnce } from '../log.ts'
import { type JobName, type JobPayload, jobNames, jobs } from './jobs.ts'
import { readQueueState } from './queue-state.ts'

type SendOptions = {
  /** The change's transaction: without its commit, no job. */
  tx?: Orm
  /** For unique jobs (see the table of jobs): what they are about. */
  key?: string
  startAfter?: Date
  /** Higher ones go first; 0 by default. */
  priority?: number
}

/** One try of a job. */
type JobRun = {
  id: string
  /** Aborted when the process should stop, or the job has expired: finish soon. If it throws, it is retried, here or elsewhere. */
  signal: AbortSignal
  /** 0 at the first try. */
  retry: number
  isLastTry: boolean
}

type JobHandler<Name extends JobName> = (payload: JobPayload<Name>, run: JobRun) => Promise<void>

export type Queue = {
  /** The id of the job; null if it is unique and one already exists. */
  send<Name extends JobName>(name: Name, payload: JobPayload<Name>, options?: SendOptions): Promise<string | null>
  /** Sends it in a moment, once for all who ask meanwhile: for work that is also stored elsewhere and found without it. */
  sendSoon<Name extends JobName>(name: Name, payload: JobPayload<Name>): void
  /** Takes jobs of this name, at most `concurrency` at once in this process. */
  work<Name extends JobName>(name: Name, handle: JobHandler<Name>, options?: { concurrency?: number }): Promise<void>
  /** Sends the job now and then at each interval: once among all processes that ask for it. */
  repeat<Name extends JobName>(name: Name, payload: JobPayload<Name>, seconds: number): void
  state: Probe
  /** Takes no more jobs and waits for the running ones; those that need longer are retried by another process. */
  stop(seconds?: number): Promise<void>
}

/** Seconds without a heartbeat after which a dead process's job is given to another. */
const heartbeat = 15

/** Seconds between polls. NOTIFY wakes workers at once; polling catches retries and delayed jobs. */
const lookEvery = { notified: 15, unnotified: 2 }

/** Milliseconds a batched job waits for other requests. */
const soon = 300

/** Intervals of pg-boss's own work, in seconds: we only use finding jobs of dead processes and deleting old ones. */
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
    // The embedded database is vacuumed by its own maintenance.
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
      throw new Error(`Jobs of ${name} aren’t unique, so they take no key.`)
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
      // One NOTIFY may announce many jobs: after each one, look again until there is none.
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
        // pg-boss stores the message with the job, so it must not contain the values of a query.
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

/** On the embedded database, jobs running while we start belonged to a dead process: no need to wait for its heartbeat. */
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
  // pg-boss looks up a queue at its first use, which would be inside someone's change: any query about its jobs
  // makes it known now (`getQueue` doesn't).
  await boss.findJobs(name, { id: '00000000-0000-0000-0000-000000000000' })
}
