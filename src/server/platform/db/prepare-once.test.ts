// Statements of the embedded database are prepared once, and still correct after the tables have changed.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from './database.ts'
import { openInMemory } from './embedded/embedded.ts'
import { readTemplate } from './testing/test-database.ts'

let database: Database
beforeAll(async () => {
  // A new one: the connection of a spare database may have prepared all it may.
  database = await openInMemory(await readTemplate())
  await database.execute('create table things (id int primary key, name text, facts jsonb)')
})
afterAll(() => database.close())

test('a statement is prepared once and runs with other values', async () => {
  const add = 'insert into things values ($1, $2, $3) returning name'
  for (const [id, name] of ['Rounder', 'Größe ❤', ''].entries())
    expect((await database.execute(add, [id, name, { id }])).rows).toEqual([{ name }])
  const { rows } = await database.execute(
    'select count(*) as prepared, sum(generic_plans + custom_plans)::int as runs from pg_prepared_statements where statement = $1',
    [add],
  )
  expect(rows).toEqual([{ prepared: 1, runs: 3 }])
})

test('no more statements stay prepared than should', async () => {
  for (let length = 0; length < 450; length++) {
    const { rows } = await database.execute(`select $1::int + ${length} as sum`, [length])
    expect(rows).toEqual([{ sum: 2 * length }])
  }
  const { rows } = await database.execute('select count(*) as prepared from pg_prepared_statements')
  expect(rows).toEqual([{ prepared: 400 }])
})

test('statements of before find a changed table', async () => {
  const all = 'select * from things where id = $1'
  await database.execute(all, [0])
  await database.execute('alter table things add column extra int')
  await database.migrate()
  expect((await database.execute(all, [0])).rows[0]).toHaveProperty('extra')
})
