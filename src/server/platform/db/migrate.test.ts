// Migrations: run once, on both kinds of databases, and refuse tables of another version.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { type Database, selectRows } from './database.ts'
import { readAppliedMigrations } from './migrate.ts'
import { openDatabase } from './open-database.ts'
import { administer, openTestDatabase, withDatabase } from './testing/test-database.ts'

const journal = JSON.parse(readFileSync(new URL('./migrations/meta/_journal.json', import.meta.url), 'utf8'))
const written: number[] = journal.entries.map((entry: { when: number }) => entry.when)
const server = process.env.TEST_DATABASE_URL

const tables = (database: Database) =>
  selectRows(
    database.orm,
    sql`select 1 from pg_tables where schemaname = 'public' and tablename in ('groups', 'users')`,
  )

test('an empty database gets all tables, step by step or at once', async () => {
  const database = await openTestDatabase()
  await database.execute('drop schema public cascade; drop schema drizzle cascade; create schema public')
  await database.migrate(1)
  expect(await readAppliedMigrations(database.orm)).toEqual(written.slice(0, 1))
  await database.migrate()
  expect(await readAppliedMigrations(database.orm)).toEqual(written)
  expect(await tables(database)).toHaveLength(2)
  await database.migrate()
  expect(await readAppliedMigrations(database.orm)).toEqual(written)
  await database.close()
})

test('a database of a newer version is refused with the way out', async () => {
  const database = await openTestDatabase()
  const later = Math.max(...written) + 1
  await database.execute(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', ${later})`)
  await expect(database.migrate()).rejects.toThrow(
    /A newer version of Evenshift created this database\. Update this program/,
  )
  await database.close()
})

test('tables of unknown migrations are refused with the way out', async () => {
  const database = await openTestDatabase()
  await database.execute('update drizzle.__drizzle_migrations set created_at = created_at - 1')
  await expect(database.migrate()).rejects.toThrow(/This version of Evenshift didn’t create the tables/)
  await database.close()
})

describe.runIf(server)('on PostgreSQL', () => {
  const name = `evenshift_test_${randomUUID().replaceAll('-', '')}`
  afterAll(() => administer(server ?? '', (client) => client.query(`drop database if exists ${name} with (force)`)))

  test('four servers that start together migrate once', async () => {
    await administer(server ?? '', (client) => client.query(`create database ${name}`))
    const url = withDatabase(server ?? '', name)
    const opened = await Promise.all(Array.from({ length: 4 }, () => openDatabase({ url, folder: '' })))
    for (const database of opened) {
      expect(await readAppliedMigrations(database.orm)).toEqual(written)
      await database.close()
    }
  })
})
