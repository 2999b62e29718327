/** Brings the tables to the version that this program needs, once, however many servers start at the same time. */
import { fileURLToPath } from 'node:url'
import { type SQL, sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { CannotOpenDatabase } from './cannot-open.ts'
import { type Orm, selectRows } from './database.ts'

/** The build copies this folder beside the bundle. */
const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Any number that no other program on the same PostgreSQL database is likely to lock. */
const lockNumber = 7_205_759_403

/** Runs the migrations that are missing; with `steps`, only the first so many of all. One transaction: all or nothing. */
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

/** The migrations that a database went through, each named by the time it was written (milliseconds), oldest first. */
export async function readAppliedMigrations(orm: Orm): Promise<number[]> {
  const record = await selectRows(orm, sql`select to_regclass('drizzle.__drizzle_migrations') is not null as "exists"`)
  if (!record[0]?.exists) return []
  const rows = await selectRows(orm, sql`select created_at from drizzle.__drizzle_migrations order by id`)
  return rows.map((row) => Number(row.created_at))
}

/** How many of this program's migrations lead to the state that `applied` tells; null for a state that it does not know. */
export function countKnownMigrations(applied: number[]): number | null {
  const known = readMigrationFiles({ migrationsFolder }).map((migration) => migration.folderMillis)
  return applied.every((time, index) => time === known[index]) ? applied.length : null
}

/** The same record as drizzle-kit keeps. */
const createRecord = [
  sql`create schema if not exists drizzle`,
  sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
]

async function run(tx: Orm, statements: SQL[]): Promise<void> {
  for (const statement of statements) await tx.execute(statement)
}

function explainUnknown(applied: number[], known: number[]): string {
  return applied.length > known.length
    ? 'The database was made by a newer version of Evenshift: update this program, or use another database (DATA_DIR or DATABASE_URL).'
    : 'The tables of this database were not made by this version of Evenshift: use the version that made them, or another database (DATA_DIR or DATABASE_URL).'
}
