/** Whether jobs get done, for the health call. */
import type { Database } from '../db/database.ts'
import type { Probe } from '../health-board.ts'

/** Seconds a job may wait while none runs, before we conclude that no process is working. */
const patience = 300

const count = `
  select count(*) filter (where state in ('created', 'retry') and start_after <= now())::int as waiting,
         count(*) filter (where state = 'active')::int as running,
         count(*) filter (where state = 'failed' and completed_on > now() - interval '1 day')::int as failed,
         coalesce(extract(epoch from now() - min(start_after) filter (where state in ('created', 'retry'))), 0)::float8 as longest
  from pgboss.job`

/** `longest`: seconds the oldest waiting job has been due. */
export type JobCounts = { waiting: number; running: number; failed: number; longest: number }

export async function countJobs(database: Database): Promise<JobCounts> {
  const { rows } = await database.execute(count)
  const { waiting = 0, running = 0, failed = 0, longest = 0 } = (rows[0] ?? {}) as Partial<JobCounts>
  return { waiting, running, failed, longest }
}

export async function readQueueState(database: Database): ReturnType<Probe> {
  const { waiting, running, failed, longest } = await countJobs(database)
  const detail = `${waiting} waiting, ${running} running, ${failed} failed in the last 24 hours.`
  if (running === 0 && longest > patience) {
    return { state: 'failing', detail: `${detail} No process is taking jobs. Start npm run worker, or unset JOBS.` }
  }
  return { state: 'ok', detail }
}
