/**
 * Maintains the embedded database, which has no background processes: writes checkpoints, so the log stays
 * small and a start after a crash is fast, and vacuums tables with many changes.
 */
import type { Row } from '../database.ts'

export type UpkeepTimes = {
  /** Milliseconds between checks. */
  lookEvery: number
  /** Work waits until the database has been idle for this long (milliseconds) ... */
  idleFor: number
  /** ... but not longer than this. */
  waitAtMost: number
}

export const upkeepTimes: UpkeepTimes = { lookEvery: 30_000, idleFor: 1_000, waitAtMost: 300_000 }

/** Bytes of log (WAL) after which a checkpoint is due; PGlite never makes one on its own, whatever max_wal_size says. */
const logIsLongAt = 32 * 1024 * 1024

type Upkeep = { stop(): Promise<void> }

type Settings = {
  execute(text: string): Promise<{ rows: Row[] }>
  /** When the database was last used by others (milliseconds, `Date.now`). */
  lastUsed(): number
  onTrouble(message: string, error: unknown): void
  times: UpkeepTimes
}

export function startUpkeep({ execute, lastUsed, onTrouble, times }: Settings): Upkeep {
  let isStopped = false
  let lastDone = Date.now()
  let running: Promise<void> = Promise.resolve()

  async function look(): Promise<void> {
    const isIdle = Date.now() - lastUsed() >= times.idleFor
    if (isStopped || (!isIdle && Date.now() - lastDone < times.waitAtMost)) return
    for (const statement of await findWork(execute)) {
      if (isStopped) return
      await execute(statement)
    }
    lastDone = Date.now()
  }

  const timer = setInterval(() => {
    running = running.then(look).catch((error) => onTrouble('Maintenance of the embedded database failed.', error))
  }, times.lookEvery)
  timer.unref()
  return {
    async stop() {
      isStopped = true
      clearInterval(timer)
      await running
    },
  }
}

/** One statement per table, so no other call waits long. */
async function findWork(execute: Settings['execute']): Promise<string[]> {
  const log = await execute('select (pg_current_wal_lsn() - redo_lsn)::float8 as bytes from pg_control_checkpoint()')
  const checkpoint = Number(log.rows[0]?.bytes) > logIsLongAt ? ['checkpoint'] : []
  const changed = await execute(`
    select format('vacuum (analyze) %I.%I', schemaname, relname) as statement
    from pg_stat_user_tables
    where n_dead_tup > 50 + n_live_tup * 0.1 or n_mod_since_analyze > 200 + n_live_tup * 0.1 or n_ins_since_vacuum > 5000 + n_live_tup * 0.2`)
  return [...checkpoint, ...changed.rows.map((row) => String(row.statement))]
}
