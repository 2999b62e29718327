// When the maintenance of the embedded database runs and when it holds back.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Row } from '../database.ts'
import { startUpkeep } from './upkeep.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const times = { lookEvery: 100, idleFor: 50, waitAtMost: 1_000 }

function start(logBytes: number, changed: string[] = [], lastUsed = () => 0) {
  const done: string[] = []
  const troubles: unknown[] = []
  const execute = async (text: string): Promise<{ rows: Row[] }> => {
    if (text.includes('pg_control_checkpoint')) return { rows: [{ bytes: logBytes }] }
    if (text.includes('pg_stat_user_tables')) return { rows: changed.map((statement) => ({ statement })) }
    if (text.includes('broken')) throw new Error('no such table')
    done.push(text)
    return { rows: [] }
  }
  const upkeep = startUpkeep({ execute, lastUsed, onTrouble: (_, error) => troubles.push(error), times })
  return { upkeep, done, troubles }
}

test('a long log gets a checkpoint, changed tables a vacuum', async () => {
  const { upkeep, done } = start(2 ** 26, ['vacuum (analyze) public.shifts'])
  await vi.advanceTimersByTimeAsync(150)
  expect(done).toEqual(['checkpoint', 'vacuum (analyze) public.shifts'])
  await upkeep.stop()
})

test('a short log and unchanged tables are left alone', async () => {
  const { upkeep, done } = start(2 ** 20)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(done).toEqual([])
  await upkeep.stop()
})

test('it waits while the database is used, but not for ever', async () => {
  const { upkeep, done } = start(2 ** 26, [], () => Date.now())
  await vi.advanceTimersByTimeAsync(950)
  expect(done).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  expect(done).toEqual(['checkpoint'])
  await upkeep.stop()
})

test('a failure is told and does not end it', async () => {
  const { upkeep, troubles } = start(0, ['vacuum (analyze) broken'])
  await vi.advanceTimersByTimeAsync(250)
  expect(troubles).toHaveLength(2)
  await upkeep.stop()
})

test('after a stop it does nothing', async () => {
  const { upkeep, done } = start(2 ** 26)
  await upkeep.stop()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(done).toEqual([])
})
