/** A PostgreSQL server as the database, shared by any number of servers and workers. */
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { CannotOpenDatabase } from '../cannot-open.ts'
import type { Database, DatabaseSettings } from '../database.ts'
import { openPooled } from '../pooled-database.ts'
import { prepareOnce } from '../prepare-once.ts'
import { explainPostgresFailure, findReason, oldestVersion, refuseForeignAddress } from './postgres-errors.ts'
import { createListener } from './postgres-listener.ts'
import { readWhereItListens } from './read-where-it-listens.ts'
import { retryReads } from './retry-reads.ts'

type PostgresSettings = Omit<DatabaseSettings, 'folder'> & { url: string }

export async function openPostgres({ url, poolSize = 10, onTrouble = () => {} }: PostgresSettings): Promise<Database> {
  refuseForeignAddress(url)
  const connection: pg.ClientConfig = {
    connectionString: url,
    application_name: 'evenshift',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    options: '-c timezone=UTC -c statement_timeout=60000 -c idle_in_transaction_session_timeout=60000',
  }
  const pool = new pg.Pool({ ...connection, max: poolSize, idleTimeoutMillis: 30_000, pipeline: true })
  pool.on('error', (error) => onTrouble('A connection to PostgreSQL was lost.', error))
  // Without a listener, a connection that drops during a transaction would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('connect', prepareOnce)
  try {
    await checkServer(pool)
  } catch (error) {
    await pool.end()
    throw explainPostgresFailure(url, error)
  }
  const listener = createListener({ connection, onTrouble })
  readWhereItListens(pool, listener)
  retryReads(pool)
  const database = openPooled(pool, {
    kind: 'postgres',
    listen: listener.listen,
    caughtUp: listener.caughtUp,
    async close() {
      await listener.close()
      if (!pool.ended) await pool.end()
    },
  })
  return {
    ...database,
    migrate: (steps) =>
      database.migrate(steps).catch((error) => {
        throw explainPostgresFailure(url, error)
      }),
  }
}

async function checkServer(pool: pg.Pool, attempts = 20): Promise<void> {
  try {
    const { rows } = await pool.query<{ number: string; version: string }>(
      `select current_setting('server_version_num') as number, current_setting('server_version') as version`,
    )
    if (Number(rows[0]?.number) >= oldestVersion * 10_000) return
    throw new CannotOpenDatabase(
      `The PostgreSQL server in DATABASE_URL is version ${rows[0]?.version}: use ${oldestVersion} or newer.`,
    )
  } catch (error) {
    const isStarting = findReason(error).code === '57P03'
    if (!isStarting || attempts === 0) throw error
    await wait(500)
    await checkServer(pool, attempts - 1)
  }
}
