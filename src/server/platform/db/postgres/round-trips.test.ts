/** Who waits for what: one answer of the connection that listens serves everyone who asked before its question was sent. */
import type pg from 'pg'
import { expect, it } from 'vitest'
import { readWhereItListens } from './read-where-it-listens.ts'
import { createRoundTrips } from './round-trips.ts'

function open() {
  const asked: { query: unknown; answer: () => void; fail: () => void }[] = []
  const line = { isUp: true }
  const client = {
    query: (query: unknown) =>
      new Promise<pg.QueryResult>((resolve, reject) => {
        asked.push({ query, answer: () => resolve({} as pg.QueryResult), fail: () => reject(new Error('lost')) })
      }),
  }
  return { asked, line, ...createRoundTrips(() => (line.isUp ? client : null)) }
}
const turn = () => new Promise((go) => setImmediate(go))
const stateOf = async (promise: Promise<unknown>) =>
  Promise.race([promise.then(() => 'heard'), turn().then(() => 'waits')])

it('everyone who asks before a question is sent shares its answer; who asks later, the next', async () => {
  const { asked, caughtUp } = open()
  const [first, second] = [caughtUp(), caughtUp()]
  await turn()
  const third = caughtUp()
  await turn()
  expect(asked.map(({ query }) => query)).toEqual([''])
  asked[0]!.answer()
  await Promise.all([first, second])
  expect(await stateOf(third)).toBe('waits')
  await turn()
  asked[1]!.answer()
  await third
  expect(asked).toHaveLength(2)
})

it('a frequent read of the same turn is the question, and any other read goes to the pool', async () => {
  const { asked, ...trips } = open()
  const pooled: unknown[] = []
  const pool = { query: async (query: unknown) => pooled.push(query) } as unknown as pg.Pool
  readWhereItListens(pool, trips)
  const read = { name: 'frequent', text: 'select' }
  const heard = trips.caughtUp()
  pool.query({ text: 'slow' })
  pool.query(read)
  // The line is in use.
  pool.query(read)
  await turn()
  expect([asked.map(({ query }) => query), pooled]).toEqual([[read], [{ text: 'slow' }, read]])
  // It was sent before this one asked.
  const later = trips.caughtUp()
  asked[0]!.answer()
  await heard
  await turn()
  expect(asked[1]!.query).toBe('')
  asked[1]!.answer()
  await later
})

it('nobody has heard anything while the line is down, or when its answer fails or is late', async () => {
  const { asked, line, isFree, caughtUp } = open()
  const failing = caughtUp()
  await turn()
  asked[0]!.fail()
  await expect(failing).rejects.toThrow('lost')
  const late = caughtUp()
  await turn()
  // It waits for the next question, which can't be sent while this one hangs.
  const behind = caughtUp()
  await expect(late).rejects.toThrow('slow to answer')
  await expect(behind).rejects.toThrow('slow to answer')
  await expect(caughtUp()).rejects.toThrow('slow to answer')
  asked[1]!.answer()
  await turn()
  line.isUp = false
  expect(isFree()).toBe(false)
  await expect(caughtUp()).rejects.toThrow('is down')
})
