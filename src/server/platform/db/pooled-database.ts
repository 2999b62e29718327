/** The database behind a pool of connections, whichever PostgreSQL is at the other end. */
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Db } from 'pg-boss'
import { followTransactions } from './boss-database.ts'
import type { Database, Orm, Row } from './database.ts'
import { migrateTables } from './migrate.ts'
import { mapRowsQuickly } from './quick-rows.ts'
import * as schema from './schema/index.ts'
import { createTransactionGuard, guardPool, guardTransactions } from './transaction-guard.ts'

// A raw `count(*)` is a number, and a date is `yyyy-mm-dd`.
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => {
  const number = Number(text)
  return Number.isSafeInteger(number) ? number : BigInt(text)
})
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)

export function openPooled(pool: pg.Pool, own: Pick<Database, 'kind' | 'listen' | 'caughtUp' | 'close'>): Database {
  const { kind, listen } = own
  const guard = createTransactionGuard()
  guardPool(pool, guard)
  const orm: Orm = drizzle({ client: pool, schema, casing: 'snake_case' })
  mapRowsQuickly(orm)
  guardTransactions(orm, guard, mapRowsQuickly)

  /** Several statements in one text may contain their own `begin`: if they fail, the connection isn't reused. */
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
      const close = await listen(channel, hear, onReconnect)
      onReconnect()
      return { close }
    },
  }

  return {
    ...own,
    orm,
    execute,
    bossDatabase: () => ({
      db: followTransactions(jobs, guard),
      backend: kind === 'embedded' ? 'pglite' : 'postgres',
    }),
    migrate: (steps) => migrateTables(orm, steps),
    async ping() {
      await pool.query('select 1')
    },
  }
}
