/** The database as the rest of the server sees it, the same for the embedded one and a PostgreSQL server. */
import type { SQL } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { ConstructorOptions } from 'pg-boss'
import type * as schema from './schema/index.ts'

/** Drizzle on either driver; a transaction (`tx`) is one, too. */
export type Orm = PgDatabase<PgQueryResultHKT, typeof schema>

export type Row = Record<string, unknown>

export type Database = {
  kind: 'embedded' | 'postgres'
  /** Inside `orm.transaction(async (tx) => ...)` only `tx` may be used; `orm` is refused there. */
  orm: Orm
  /** Runs a raw statement, or several without values. */
  execute(text: string, values?: unknown[]): Promise<{ rows: Row[] }>
  /** Listens for NOTIFY on a channel. `onGap` is called after a lost connection is back: messages may be missing. */
  listen(channel: string, hear: (payload: string) => void, onGap?: () => void): Promise<() => Promise<void>>
  /**
   * Resolves once everything that was committed before this call has been heard. Rejects if that isn't known soon: the
   * connection that listens is lost or hangs.
   */
  caughtUp(): Promise<void>
  /** What `new PgBoss(...)` needs to keep its jobs in this database. */
  bossDatabase(): Required<Pick<ConstructorOptions, 'db' | 'backend'>>
  /** Brings the tables to the newest version, or only through the first `steps` migrations. */
  migrate(steps?: number): Promise<void>
  ping(): Promise<void>
  close(): Promise<void>
}

export type DatabaseSettings = {
  /** postgres://user:password@host:5432/name; without it the embedded database is used. */
  url?: string | undefined
  /** Where the embedded database keeps its files. */
  folder: string
  /** Maximum connections of this process on PostgreSQL. */
  poolSize?: number
  /** Reports problems that heal by themselves (a lost connection), and waiting. */
  onTrouble?: (message: string, error?: unknown) => void
}

/** The rows of a raw query; the driver returns `{ rows }`, which drizzle's common type doesn't show. */
export async function selectRows<Result extends Row>(orm: Orm, query: SQL): Promise<Result[]> {
  const answer: unknown = await orm.execute(query)
  if (typeof answer !== 'object' || answer === null || !('rows' in answer) || !Array.isArray(answer.rows)) {
    throw new Error('The database driver returned no rows.')
  }
  return answer.rows
}
