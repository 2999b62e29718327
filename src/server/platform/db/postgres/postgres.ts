/** A PostgreSQL server as the database, shared by any number of servers and workers. */
import { setTimeout as wait } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Db } from 'pg-boss'
import { followTransactions } from '../boss-database.ts'
import { CannotOpenDatabase } from '../cannot-open.ts'
import type { Database, DatabaseSettings, Orm, Row } from '../database.ts'
import { bigintType, dateType, readBigint, readDate } from '../embedded/raw-values.ts'
import { migrateTables } from '../migrate.ts'
import * as schema from '../schema/index.ts'
import { callBefore, createTransactionGuard, guardTransactions } from '../transaction-guard.ts'
import { explainPostgresFailure, findReason, oldestVersion, refuseForeignAddress } from './postgres-errors.ts'
import { createListener, type Listener } from './postgres-listener.ts'

pg.types.setTypeParser(bigintType, readBigint)
pg.types.setTypeParser(dateType, readDate)

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
  const pool = new pg.Pool({ ...connection, max: poolSize, idleTimeoutMillis: 30_000 })
  pool.on('error', (error) => onTrouble('A connection to PostgreSQL was lost.', error))
  // Without a listener, a connection that drops in the middle of a transaction would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  try {
    await checkServer(pool)
  } catch (error) {
    await pool.end()
    throw explainPostgresFailure(url, error)
  }
  return serve(url, pool, createListener({ connection, onTrouble }))
}

async function checkServer(pool: pg.Pool, attempts = 20): Promise<void> {
  try {
    const { rows } = await pool.query<{ number: string; version: string }>(
      `select current_setting('server_version_num') as number, current_setting('server_version') as version`,
    )
    if (Number(rows[0]?.number) >= oldestVersion * 10_000) return
    throw new CannotOpenDatabase(
      `The PostgreSQL server of DATABASE_URL has version ${rows[0]?.version}: use ${oldestVersion} or newer.`,
    )
  } catch (error) {
    const isStarting = findReason(error).code === '57P03'
    if (!isStarting || attempts === 0) throw error
    await wait(500)
    await checkServer(pool, attempts - 1)
  }
}

function serve(url: string, pool: pg.Pool, listener: Listener): Database {
  const guard = createTransactionGuard()
  callBefore(pool, ['query'], guard.refuseInside)
  const orm: Orm = drizzle({ client: pool, schema, casing: 'snake_case' })
  guardTransactions(orm, guard)

  /** Several statements in one text may hold their own `begin`: when they fail, the connection is not given to others. */
  async function executeScript(text: string): Promise<{ rows: Row[] }> {
    guard.refuseInside()
    const client = await pool.connect()
    try {
      const answer: pg.QueryResult<Row> | pg.QueryResult<Row>[] = await client.query(text)
      client.release()
      return { rows: [answer].flat().flatMap((result) => result.rows) }
    } catch (error) {
      client.release(true)
      throw error
    }
  }

  const execute: Database['execute'] = async (text, values = []) =>
    values.length > 0 ? await pool.query<Row>(text, values) : await executeScript(text)

  const jobs: Db = {
    executeSql: execute,
    async listen(channel, hear, onReconnect) {
      const close = await listener.listen(channel, hear, onReconnect)
      onReconnect()
      return { close }
    },
  }

  return {
    kind: 'postgres',
    orm,
    execute,
    listen: listener.listen,
    bossDatabase: () => ({ db: followTransactions(jobs, guard), backend: 'postgres' }),
    async migrate(steps) {
      try {
        await migrateTables(orm, steps)
      } catch (error) {
        throw explainPostgresFailure(url, error)
      }
    },
    async ping() {
      await pool.query('select 1')
    },
    async close() {
      await listener.close()
      if (!pool.ended) await pool.end()
    },
  }
}
