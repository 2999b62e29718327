/** Statements side by side, and one after the other where the driver wants that. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database, Orm } from './database.ts'
import { sendTogether } from './send-together.ts'
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
  const answers = await sendTogether(orm, [read, read, read])
  expect(answers.map(([mine]) => mine)).toEqual([1, 2, 3])
  return answers.map(([, then]) => then)
}

it('begins all reads at once', async () => {
  expect(await countBegun(database.orm)).toEqual([3, 3, 3])
})

it('reads one after the other inside of a transaction on PostgreSQL', async () => {
  expect(await database.orm.transaction(countBegun)).toEqual(database.kind === 'postgres' ? [1, 2, 3] : [3, 3, 3])
})

it('rolls all back when one of them fails', async () => {
  const { orm } = database
  await orm.execute('create table together (number int)')
  const attempt = orm.transaction((tx) =>
    sendTogether(tx, [
      () => tx.execute('insert into together values (1)'),
      () => tx.execute('select no_such_column'),
      () => tx.execute('insert into together values (2)'),
    ]),
  )
  await expect(attempt).rejects.toThrow()
  const { rows } = await database.execute('select * from together')
  expect(rows).toEqual([])
})

it('keeps nothing of what goes on in several steps beside one that fails', async () => {
  const { orm } = database
  await orm.execute('create table beside (number int)')
  let isOver: Promise<unknown> = Promise.resolve()
  const attempt = orm.transaction((tx) => {
    const inSteps = async () => {
      // Texts that were never prepared take two ways each.
      for (let number = 0; number < 20; number++) await tx.execute(`insert into beside values (${number})`)
    }
    return sendTogether(tx, [
      // The database itself would refuse all that comes after a failure of its own.
      async () => {
        await tx.execute('select 1')
        throw new Error('refused')
      },
      () => {
        isOver = inSteps().catch(() => undefined)
        return isOver
      },
    ])
  })
  await expect(attempt).rejects.toThrow()
  await isOver
  const { rows } = await database.execute('select * from beside')
  expect(rows).toEqual([])
})

it('tells when one of them fails', async () => {
  const fails = () => database.orm.execute('select no_such_column')
  await expect(sendTogether(database.orm, [() => database.orm.execute('select 1'), fails])).rejects.toThrow()
})
