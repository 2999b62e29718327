// An unusable PostgreSQL server is reported in one sentence without the password, and lost connections recover.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { selectRows } from '../database.ts'
import { openDatabase } from '../open-database.ts'
import { openTestDatabase, type TestDatabase, withDatabase } from '../testing/test-database.ts'
import { openPostgres } from './postgres.ts'
import { explainPostgresFailure } from './postgres-errors.ts'

const server = process.env.TEST_DATABASE_URL
const url = 'postgres://clinic:s3cret@db.example:5433/evenshift'
const withCode = (code: string, message = 'details') => Object.assign(new Error(message), { code })

test.each([
  ['ECONNREFUSED', 'No PostgreSQL server responds at db.example:5433. Start it, correct DATABASE_URL, or unset it'],
  ['ENOTFOUND', 'The host db.example:5433 can’t be found. Correct DATABASE_URL'],
  ['ETIMEDOUT', 'The PostgreSQL server at db.example:5433 isn’t responding. Check the network'],
  ['28P01', 'rejected user clinic (details). Correct the user and password in DATABASE_URL'],
  ['3D000', 'has no database evenshift. Create it (createdb evenshift)'],
  ['53300', 'is out of connections'],
  ['42501', 'User clinic can’t create tables in database evenshift'],
  ['58P01', 'doesn’t have the btree_gist extension'],
  ['XX000', 'We can’t use the PostgreSQL server at db.example:5433 (details)'],
])('%s is explained', (code, sentence) => {
  expect(explainPostgresFailure(url, withCode(code)).message).toContain(sentence)
  const wrapped = new Error('Failed query', { cause: withCode(code) })
  expect(explainPostgresFailure(url, wrapped).message).toContain(sentence)
  const several = new AggregateError([withCode(code)], 'several addresses')
  expect(explainPostgresFailure(url, several).message).not.toContain('s3cret')
})

test('nothing listens there', async () => {
  const attempt = openDatabase({ url: 'postgres://clinic:s3cret@127.0.0.1:1/evenshift', folder: '' })
  const error = await attempt.then(
    () => null,
    (reason) => reason,
  )
  expect(error.name).toBe('CannotOpenDatabase')
  expect(error.message).toContain('No PostgreSQL server responds at 127.0.0.1:1')
})

test.each(['mysql://root@localhost/evenshift', 'localhost:5432', 'postgres'])('%s is no address', async (wrong) => {
  await expect(openPostgres({ url: wrong })).rejects.toThrow(
    /Write it as postgres:\/\/user:password@host:5432\/database/,
  )
})

describe.runIf(server)('with a server', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database?.close())

  test('an unknown database and an unknown user are told', async () => {
    const missing = withDatabase(server ?? '', 'no_such_database')
    await expect(openPostgres({ url: missing })).rejects.toThrow(/has no database no_such_database\. Create it/)
    const stranger = new URL(server ?? '')
    stranger.username = 'no_such_user'
    stranger.password = 's3cret'
    const error = await openPostgres({ url: stranger.href }).then(
      () => null,
      (reason) => reason,
    )
    expect(error.message).toMatch(/rejected user no_such_user/)
    expect(error.message).not.toContain('s3cret')
  })

  test('after every connection was cut, statements work and notifications are heard again', async () => {
    const heard: string[] = []
    const gap = vi.fn()
    await database.listen('test_cut', (payload) => heard.push(payload), gap)
    await Promise.all(Array.from({ length: 5 }, () => database.execute('select pg_sleep(0.05)')))
    const other = await openPostgres({ url: database.url ?? '' })
    const inTransaction = database.orm.transaction(async (tx) => {
      await other.execute(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
      )
      await new Promise((resolve) => setTimeout(resolve, 50))
      await tx.execute('select 1')
    })
    await expect(inTransaction).rejects.toThrow()
    await vi.waitFor(() => expect(gap).toHaveBeenCalledTimes(1), 20_000)
    await database.ping()
    await database.orm.transaction(async (tx) => await tx.execute('select 1'))
    await other.execute(`notify test_cut, 'again'`)
    await vi.waitFor(() => expect(heard).toEqual(['again']), 20_000)
    await other.close()
  })

  test('a read that waits on a connection which is cut is asked again; a change is not', async () => {
    const other = await openPostgres({ url: database.url ?? '' })
    const cut = async (sleeper: string) => {
      const pid = `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
        and state = 'active' and query like '%${sleeper}%'`
      await vi.waitFor(async () => expect((await other.execute(pid)).rows).toHaveLength(1), 5_000)
      await other.execute(`select pg_terminate_backend(pid) from (${pid}) as sleeping`)
    }
    const read = selectRows(database.orm, sql`select 'back' as answer, pg_sleep(1) as first`)
    await cut('as first')
    expect((await read)[0]).toMatchObject({ answer: 'back' })
    const change = selectRows(database.orm, sql`with done as (select pg_sleep(1) as second) select * from done`)
    const refused = expect(change).rejects.toThrow()
    await cut('as second')
    await refused
    await other.close()
  })

  test('two processes share notifications', async () => {
    const heard: string[] = []
    await database.listen('test_shared', (payload) => heard.push(payload))
    const other = await openPostgres({ url: database.url ?? '' })
    await other.execute(`notify test_shared, 'from the other'`)
    await vi.waitFor(() => expect(heard).toEqual(['from the other']), 20_000)
    await other.close()
  })

  test('a statement is prepared once on each connection', async () => {
    const one = await openPostgres({ url: database.url ?? '', poolSize: 1 })
    for (const number of [1, 2, 3]) await one.execute('select $1::int + 7', [number])
    const { rows } = await one.execute(
      'select count(*) as prepared, sum(generic_plans + custom_plans)::int as runs from pg_prepared_statements where statement = $1',
      ['select $1::int + 7'],
    )
    expect(rows).toEqual([{ prepared: 1, runs: 3 }])
    await one.close()
  })

  test('a statement that takes too long is ended by the server', async () => {
    expect((await database.execute('show statement_timeout')).rows).toEqual([{ statement_timeout: '1min' }])
  })
})
