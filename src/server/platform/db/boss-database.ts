/** Keeps the jobs of pg-boss in the same transaction as the change that asks for them. */
import { SQL, sql } from 'drizzle-orm'
import { type Db, fromDrizzle } from 'pg-boss'
import { type Orm, selectRows } from './database.ts'
import type { TransactionGuard } from './transaction-guard.ts'

/** The `db` option of a call of pg-boss: `boss.send(queue, data, { db: jobsInside(tx) })`. */
export function jobsInside(tx: Orm): Db {
  return fromDrizzle({ execute: async (query) => ({ rows: await selectRows(tx, readQuery(query)) }) }, sql)
}

/**
 * Statements of pg-boss that come from inside of a transaction run in it. Among them is the look-up of a queue at its
 * first use, for which pg-boss has no `db` option: past the transaction it would wait for ever on the embedded database.
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

/** The adapter builds its query with the `sql` that it was given. */
function readQuery(query: unknown): SQL {
  if (query instanceof SQL) return query
  throw new Error('pg-boss made a query in an unknown way.')
}
