// Rows become the same objects that drizzle would make.
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRowMapper } from './quick-rows.ts'
import { groups, users } from './schema/index.ts'
import { openTestDatabase, type TestDatabase } from './testing/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('a joined table that has no row is null', async () => {
  await database.orm.insert(users).values({ email: 'alone@test.example' })
  const select = {
    email: users.email,
    at: users.createdAt,
    group: { name: groups.name, id: groups.id },
    two: sql<number>`2`,
  }
  const expected = [{ email: 'alone@test.example', at: expect.any(Date), group: null, two: 2 }]
  const read = () => database.orm.select(select).from(users).leftJoin(groups, eq(groups.id, users.groupId))
  expect(await read()).toEqual(expected)
  expect(
    await database.orm.transaction((tx) =>
      tx.select(select).from(users).leftJoin(groups, eq(groups.id, users.groupId)),
    ),
  ).toEqual(expected)
})

test('each row has a Date of its own, also where rows have the same moment', () => {
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

test('columns go to nested names', () => {
  const map = createRowMapper(
    [
      { path: ['id'], field: sql`1` },
      { path: ['person', 'name'], field: sql`2` },
    ],
    undefined,
  )
  expect(map([1, 'Wei'])).toEqual({ id: 1, person: { name: 'Wei' } })
})
