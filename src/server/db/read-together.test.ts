/** Reads side by side, and one after the other where there is one connection. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database, Orm } from './database.ts'
import { readTogether } from './read-together.ts'
import { openTestDatabase } from './testing/test-database.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** How many reads had begun before the first ended. */
async function countBegun(orm: Orm): Promise<number[]> {
  let begun = 0
  const read = async () => {
    const mine = ++begun
    await orm.execute('select 1')
    return [mine, begun] as const
  }
  const answers = await readTogether(orm, [read, read, read])
  expect(answers.map(([mine]) => mine)).toEqual([1, 2, 3])
  return answers.map(([, then]) => then)
}

it('begins all reads at once', async () => {
  expect(await countBegun(database.orm)).toEqual([3, 3, 3])
})

it('reads one after the other inside of a transaction', async () => {
  expect(await database.orm.transaction(countBegun)).toEqual([1, 2, 3])
})

it('tells when one of them fails', async () => {
  const fails = () => database.orm.execute('select no_such_column')
  await expect(readTogether(database.orm, [() => database.orm.execute('select 1'), fails])).rejects.toThrow()
})
