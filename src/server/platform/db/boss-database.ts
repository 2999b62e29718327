/** Keeps the jobs of pg-boss in the transaction of the change that requests them. */
import { SQL, sql } from 'drizzle-orm'
import { type Db, fromDrizzle } from 'pg-boss'
import { type Orm, selectRows } from './database.ts'
import type { TransactionGuard } from './transaction-guard.ts'

/** The `db` option of a pg-boss call: `boss.send(queue, data, { db: jobsInside(tx) })`. */
export function jobsInside(tx: Orm): Db {
  return fromDrizzle({ execute: async (query) => ({ rows: await selectRows(tx, readQuery(query)) }) }, sql)
}

/**
 * pg-boss statements from inside a transaction run in it. That includes looking up a queue at its first use, for which
 * pg-boss has no `db` option: outside the transaction it would wait forever on the embedded database.
 */
export function followTransactions(jobs: Db, guard: TransactionGuard): Db {
  return {
    ...jobs,
    executeSql(text, values) {
      const tx = guard.current()
      return (tx ? jobsInside(tx) : jobs).executeSql(text, values)
    },
  }
}

/** The adapter builds its query with the given `sql`. */
function readQuery(query: unknown): SQL {
  if (query instanceof SQL) return query
  throw new Error('pg-boss made a query in a way we don’t know.')
}
