// The same behavior on the embedded database and on PostgreSQL.
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Orm, selectRows } from './database.ts'
import { groups } from './schema/index.ts'
import { sqlStateOf } from './sql-state.ts'
import { openTestDatabase, type TestDatabase } from './testing/test-database.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

describe('statements', () => {
  test('a commit that fails reports its own error', async () => {
    await database.execute('create table checked_late (number int unique deferrable initially deferred)')
    const commit = database.orm.transaction((tx) => tx.execute(sql`insert into checked_late values (1), (1)`))
    expect(sqlStateOf(await commit.catch((error: unknown) => error))).toBe('23505')
    await database.execute('drop table checked_late')
  })

  test('rows written by drizzle are read by raw statements, with column names in snake case', async () => {
    await database.orm.insert(groups).values({ name: 'Hospitalists', joinCode: 'RAW001' })
    const { rows } = await database.execute('select name, total_physicians from groups where join_code = $1', [
      'RAW001',
    ])
    expect(rows).toEqual([{ name: 'Hospitalists', total_physicians: 30 }])
  })

  test('a count is a number and a date is its text, raw and through drizzle', async () => {
    const text = `select count(*) as rows, date '2026-03-29' as day, 9007199254740993 as large from (values (1), (2)) v`
    const expected = [{ rows: 2, day: '2026-03-29', large: 9007199254740993n }]
    expect((await database.execute(text)).rows).toEqual(expected)
    expect(await selectRows(database.orm, sql.raw(text))).toEqual(expected)
  })

  test('several statements run as one text, and their rows come together', async () => {
    const { rows } = await database.execute('select 1 as number; select 2 as number')
    expect(rows).toEqual([{ number: 1 }, { number: 2 }])
  })

  test('a text that fails inside its own transaction leaves no trace for the next', async () => {
    await expect(database.execute(`begin; select 1/0; commit`)).rejects.toThrow(/division by zero/)
    for (let index = 0; index < 6; index++)
      expect((await database.execute('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  test('the clock of the session is UTC', async () => {
    expect((await database.execute('show timezone')).rows).toEqual([{ TimeZone: 'UTC' }])
  })
})

describe('transactions', () => {
  const countGroups = async (joinCode: string) =>
    (await database.orm.select().from(groups).where(eq(groups.joinCode, joinCode))).length

  test('a failed transaction leaves nothing behind', async () => {
    const attempt = database.orm.transaction(async (tx) => {
      await tx.insert(groups).values({ name: 'Lost', joinCode: 'LOST01' })
      throw new Error('changed my mind')
    })
    await expect(attempt).rejects.toThrow('changed my mind')
    expect(await countGroups('LOST01')).toBe(0)
  })

  test('a savepoint fails alone', async () => {
    await database.orm.transaction(async (tx) => {
      await tx.insert(groups).values({ name: 'Outer', joinCode: 'OUTER1' })
      const inner = tx.transaction(async (savepoint) => {
        await savepoint.insert(groups).values({ name: 'Inner', joinCode: 'OUTER1' })
      })
      await expect(inner).rejects.toThrow()
    })
    expect(await countGroups('OUTER1')).toBe(1)
  })

  test('the database used past the open transaction is refused, not waited for', async () => {
    const past: [string, () => Promise<unknown>][] = [
      ['a query', async () => await database.orm.select().from(groups)],
      ['a raw query', () => database.orm.execute(sql`select 1`)],
      ['a statement', () => database.execute('select 1')],
      ['a statement with values', () => database.execute('select $1::int', [1])],
      ['a second transaction', () => database.orm.transaction(async () => {})],
    ]
    for (const [what, use] of past) {
      const attempt = database.orm.transaction(async () => await use())
      const error = await attempt.then(
        () => null,
        (reason) => reason,
      )
      expect(`${error?.message} ${error?.cause?.message}`, what).toMatch(/Use the transaction/)
    }
  })

  test('work that was started inside of a transaction may use the database after it', async () => {
    let finish = () => {}
    const ended = new Promise<void>((resolve) => {
      finish = resolve
    })
    let later: Promise<unknown> = Promise.resolve()
    await database.orm.transaction(async () => {
      later = ended.then(() => database.execute('select 1'))
    })
    finish()
    await expect(later).resolves.toBeDefined()
  })

  test('statements that are not waited for run inside of it, or not at all', async () => {
    let late: Promise<unknown> | undefined
    await database.orm.transaction(async (tx) => {
      void tx.insert(groups).values({ name: 'Not waited for', joinCode: 'INSIDE' }).execute()
      late = new Promise((resolve) => setTimeout(resolve, 50)).then(() => tx.execute(sql`select 1`))
    })
    expect(await countGroups('INSIDE')).toBe(1)
    await expect(late).rejects.toMatchObject({ cause: new Error('The transaction has ended.') })
  })

  test('statements sent together are all undone when one of them fails', async () => {
    const add = (tx: Orm, joinCode: string) => tx.insert(groups).values({ name: 'Together', joinCode })
    const attempt = database.orm.transaction((tx) =>
      Promise.all([add(tx, 'BESIDE'), tx.execute('select no_such_column'), add(tx, 'BEHIND')]),
    )
    await expect(attempt).rejects.toThrow()
    expect([await countGroups('BESIDE'), await countGroups('BEHIND')]).toEqual([0, 0])
  })

  test('what goes on in several steps beside work that fails is undone', async () => {
    let beside: Promise<unknown> = Promise.resolve()
    const attempt = database.orm.transaction((tx) => {
      const inSteps = async () => {
        for (let step = 0; step < 20; step++) await tx.insert(groups).values({ name: 'Step', joinCode: `STEP${step}` })
      }
      beside = inSteps().catch(() => undefined)
      // Not a failure of the database, which would refuse everything after it.
      const fail = async () => {
        await tx.execute('select 1')
        throw new Error('refused')
      }
      return Promise.all([beside, fail()])
    })
    await expect(attempt).rejects.toThrow('refused')
    await beside
    expect(await countGroups('STEP0')).toBe(0)
    expect((await database.orm.select().from(groups).where(eq(groups.name, 'Step'))).length).toBe(0)
  })

  test('transactions that start together end one after the other', async () => {
    await database.orm.insert(groups).values({ name: 'Counter', joinCode: 'COUNT1', totalPhysicians: 1 })
    const add = () =>
      database.orm.transaction(async (tx) => {
        const [row] = await tx.select().from(groups).where(eq(groups.joinCode, 'COUNT1')).for('update')
        await tx
          .update(groups)
          .set({ totalPhysicians: (row?.totalPhysicians ?? 0) + 1 })
          .where(eq(groups.joinCode, 'COUNT1'))
      })
    await Promise.all(Array.from({ length: 20 }, add))
    const [row] = await database.orm.select().from(groups).where(eq(groups.joinCode, 'COUNT1'))
    expect(row?.totalPhysicians).toBe(21)
  })
})

describe('notifications', () => {
  test('are heard after the commit, on their channel only, until one stops to listen', async () => {
    const heard: string[] = []
    const others: string[] = []
    const stop = await database.listen('test_changes', (payload) => heard.push(payload))
    await database.listen('test_others', (payload) => others.push(payload))
    await database.orm.transaction(async (tx) => {
      await tx.execute(sql`select pg_notify('test_changes', 'committed')`)
      expect(heard).toEqual([])
    })
    await vi.waitFor(() => expect(heard).toEqual(['committed']), 20_000)
    const failed = database.orm.transaction(async (tx) => {
      await tx.execute(sql`select pg_notify('test_changes', 'rolled back')`)
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    await stop()
    await database.execute(`select pg_notify('test_changes', 'too late'); select pg_notify('test_others', 'end')`)
    await vi.waitFor(() => expect(others).toEqual(['end']), 20_000)
    expect(heard).toEqual(['committed'])
  })

  test('two listeners of one channel both hear, and one may leave', async () => {
    const first: string[] = []
    const second: string[] = []
    const stop = await database.listen('test_pair', (payload) => first.push(payload))
    await database.listen('test_pair', (payload) => second.push(payload))
    await database.execute(`notify test_pair, '1'`)
    await vi.waitFor(() => expect([first, second]).toEqual([['1'], ['1']]), 20_000)
    await stop()
    await database.execute(`notify test_pair, '2'`)
    await vi.waitFor(() => expect(second).toEqual(['1', '2']), 20_000)
    expect(first).toEqual(['1'])
  })
})

test('ping answers', async () => {
  await expect(database.ping()).resolves.toBeUndefined()
})
