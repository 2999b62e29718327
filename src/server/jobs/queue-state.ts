/** Whether jobs get done, as the health call tells it. */
import type { Database } from '../db/database.ts'
import type { Probe } from '../health/health-board.ts'

/** Seconds for which a job may wait while none runs, before we conclude that no process works. */
const patience = 300

const count = `
  select count(*) filter (where state in ('created', 'retry') and start_after <= now())::int as waiting,
         count(*) filter (where state = 'active')::int as running,
         count(*) filter (where state = 'failed' and completed_on > now() - interval '1 day')::int as failed,
         coalesce(extract(epoch from now() - min(start_after) filter (where state in ('created', 'retry'))), 0)::float8 as longest
  from pgboss.job`

export async function readQueueState(database: Database): ReturnType<Probe> {
  const { rows } = await database.execute(count)
  const { waiting, running, failed, longest } = rows[0] ?? {}
  const detail = `${waiting} waiting, ${running} running, ${failed} failed in the last 24 hours.`
  if (running === 0 && Number(longest) > patience) {
    return { state: 'failing', detail: `${detail} No process takes jobs: start npm run worker, or unset JOBS.` }
  }
  return { state: 'ok', detail }
}
