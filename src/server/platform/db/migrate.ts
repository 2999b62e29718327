/** Migrates the tables to the version this program needs, once, however many servers start at the same time. */
import { fileURLToPath } from 'node:url'
import { type SQL, sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { CannotOpenDatabase } from './cannot-open.ts'
import { type Orm, selectRows } from './database.ts'

/** The build copies this folder next to the bundle. */
const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Any number that no other program on the same PostgreSQL database is likely to lock. */
const lockNumber = 7_205_759_403

/** Runs missing migrations; with `steps`, only the first ones. One transaction: all or nothing. */
export async function migrateTables(orm: Orm, steps = Number.POSITIVE_INFINITY): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder })
  await orm.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`select pg_advisory_xact_lock(${lockNumber})`)
    const applied = await readAppliedMigrations(tx)
    const known = migrations.map((migration) => migration.folderMillis)
    if (applied.some((time, index) => time !== known[index]))
      throw new CannotOpenDatabase(explainUnknown(applied, known))
    if (applied.length === 0) await run(tx, createRecord)
    for (const migration of migrations.slice(applied.length, steps)) {
      await run(
        tx,
        migration.sql.map((statement) => sql.raw(statement)),
      )
      await tx.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${migration.hash}, ${migration.folderMillis})`,
      )
    }
  })
}

/** The applied migrations, each identified by the time it was written (milliseconds), oldest first. */
export async function readAppliedMigrations(orm: Orm): Promise<number[]> {
  const record = await selectRows(orm, sql`select to_regclass('drizzle.__drizzle_migrations') is not null as "exists"`)
  if (!record[0]?.exists) return []
  const rows = await selectRows(orm, sql`select created_at from drizzle.__drizzle_migrations order by id`)
  return rows.map((row) => Number(row.created_at))
}

/** How many of this program's migrations lead to the state in `applied`; null for an unknown state. */
export function countKnownMigrations(applied: number[]): number | null {
  const known = readMigrationFiles({ migrationsFolder }).map((migration) => migration.folderMillis)
  return applied.every((time, index) => time === known[index]) ? applied.length : null
}

/** The same record that drizzle-kit keeps. */
const createRecord = [
  sql`create schema if not exists drizzle`,
  sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
]

async function run(tx: Orm, statements: SQL[]): Promise<void> {
  for (const statement of statements) await tx.execute(statement)
}

function explainUnknown(applied: number[], known: number[]): string {
  return applied.length > known.length
    ? 'A newer version of Evenshift created this database. Update this program, or use another database (DATA_DIR or DATABASE_URL).'
    : 'This version of Evenshift didn’t create the tables in this database. Use the version that did, or another database (DATA_DIR or DATABASE_URL).'
}
