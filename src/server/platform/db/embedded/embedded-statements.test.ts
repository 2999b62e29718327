/** Statements of the embedded database: prepared once, still right after the tables change, errors and messages told. */
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { selectRows } from '../database.ts'
import { groups, users } from '../schema/index.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { createRowMapper } from './quick-rows.ts'

let database: TestDatabase
beforeAll(async () => {
  // Whatever server the suite runs on, this is about the embedded database.
  database = await openTestDatabase('')
  await database.execute('create table things (id int primary key, name text, at timestamptz, facts jsonb)')
})
afterAll(() => database.close())

it('prepares a statement once and runs it with other values', async () => {
  const add = 'insert into things values ($1, $2, $3, $4) returning name'
  for (const [id, name] of ['Rounder', 'Größe ❤', ''].entries())
    expect((await database.execute(add, [id, name, null, { id }])).rows).toEqual([{ name }])
  const { rows } = await database.execute(
    `select count(*)::int as used from pg_prepared_statements where statement = $1`,
    [add],
  )
  expect(rows).toEqual([{ used: 1 }])
})

it('keeps no more statements than it should', async () => {
  for (let length = 0; length < 450; length++)
    await database.execute(`select $1::int + ${length} as sum`, [length]).then(({ rows }) => {
      expect(rows).toEqual([{ sum: 2 * length }])
    })
  const { rows } = await database.execute('select count(*)::int as kept from pg_prepared_statements where $1', [true])
  expect(rows[0]!.kept).toBe(400)
})

it('reads long, empty and missing values, and rows that come in many pieces', async () => {
  const { rows } = await database.execute(
    `select number, repeat('x', number) as text, null as nothing from generate_series(0, $1::int) number`,
    [300],
  )
  expect(rows).toHaveLength(301)
  expect(rows.every(({ number, text, nothing }) => text === 'x'.repeat(Number(number)) && nothing === null)).toBe(true)
})

it('tells what is wrong, and goes on', async () => {
  const add = 'insert into things (id) values ($1)'
  await database.execute(add, [100])
  await expect(database.execute(add, [100])).rejects.toMatchObject({ code: '23505', constraint: 'things_pkey' })
  await expect(database.execute('select nonsense where $1', [true])).rejects.toMatchObject({ code: '42703' })
  await database.execute(add, [101])
})

it('finds its way after a table has changed', async () => {
  const all = 'select * from things where id = $1'
  await database.execute(all, [100])
  await database.execute('alter table things add column extra int')
  await database.execute(all, [100]).catch(() => undefined)
  expect((await database.execute(all, [100])).rows[0]).toHaveProperty('extra')
})

it('undoes what a failed transaction did, and takes no statement after its end', async () => {
  let late: Promise<unknown> | undefined
  const failing = database.orm.transaction(async (tx) => {
    await selectRows(tx, sql`insert into things (id) values (${200})`)
    late = new Promise((resolve) => setTimeout(() => resolve(selectRows(tx, sql`select ${1}::int`)), 50))
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  await expect(late).rejects.toThrow()
  expect((await database.execute('select id from things where id = $1', [200])).rows).toEqual([])
})

it('hands on messages that come with a prepared statement', async () => {
  const heard: string[] = []
  const stop = await database.listen('things_changed', (payload) => heard.push(payload))
  await database.execute('select pg_notify($1, $2)', ['things_changed', 'one'])
  await database.orm.transaction((tx) => selectRows(tx, sql`select pg_notify(${'things_changed'}, ${'two'})`))
  await expect.poll(() => heard).toEqual(['one', 'two'])
  await stop()
  await database.execute('select pg_notify($1, $2)', ['things_changed', 'three'])
  expect(heard).toEqual(['one', 'two'])
})

it('makes null of a joined table that has no row', async () => {
  await database.orm.insert(users).values({ email: 'alone@test.example' })
  const rows = await database.orm
    .select({
      email: users.email,
      at: users.createdAt,
      group: { name: groups.name, id: groups.id },
      two: sql<number>`2`,
    })
    .from(users)
    .leftJoin(groups, eq(groups.id, users.groupId))
  expect(rows).toEqual([{ email: 'alone@test.example', at: expect.any(Date), group: null, two: 2 }])
})

it('reads short and long texts beside letters of other scripts', async () => {
  const texts = ['Rounder', 'Zoë', '東', '', 'a sentence that is longer', 'ein Wort, größer als andere']
  const names = texts.map((_, place) => `$${place + 1}::text as t${place}`).join(', ')
  const { rows } = await database.execute(`select ${names}`, texts)
  expect(Object.values(rows[0]!)).toEqual(texts)
})

it('gives each row a Date of its own, also where rows carry the same moment', () => {
  const map = createRowMapper([{ path: ['at'], field: users.createdAt }], undefined)
  const [one, same, later] = ['2027-01-01 08:00:00+00', '2027-01-01 08:00:00+00', '2027-01-02 08:00:00+00'].map(
    (text) => (map([text]) as { at: Date }).at,
  )
  expect([one, same, later].map((at) => at?.toISOString().slice(0, 13))).toEqual([
    '2027-01-01T08',
    '2027-01-01T08',
    '2027-01-02T08',
  ])
  expect(one).not.toBe(same)
})

it('maps columns to nested names', () => {
  const map = createRowMapper(
    [
      { path: ['id'], field: sql`1` },
      { path: ['person', 'name'], field: sql`2` },
    ],
    undefined,
  )
  expect(map([1, 'Wei'])).toEqual({ id: 1, person: { name: 'Wei' } })
})
