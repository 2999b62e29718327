import { afterEach, expect, it, vi } from 'vitest'
import { CallCounts } from './call-counts.ts'

afterEach(() => {
  vi.useRealTimers()
})

function countCall(counts: CallCounts, key: string): { current: number; ttl: number } {
  let found: { current: number; ttl: number } | undefined
  counts.incr(
    key,
    (_, result) => {
      found = result
    },
    60_000,
    10,
  )
  return found!
}

it('counts the calls of each caller until the window ends', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const counts = new CallCounts()
  expect([countCall(counts, 'one'), countCall(counts, 'one'), countCall(counts, 'other')]).toEqual([
    { current: 1, ttl: 60_000 },
    { current: 2, ttl: 60_000 },
    { current: 1, ttl: 60_000 },
  ])
  vi.advanceTimersByTime(59_000)
  expect(countCall(counts, 'one')).toEqual({ current: 3, ttl: 1000 })
  vi.advanceTimersByTime(1000)
  expect(countCall(counts, 'one')).toEqual({ current: 1, ttl: 60_000 })
})

it('ends a window in time when the clock of the machine is set back', () => {
  vi.useFakeTimers({ toFake: ['performance', 'Date'] })
  const counts = new CallCounts()
  countCall(counts, 'one')
  vi.setSystemTime(Date.now() - 6 * 3_600_000)
  vi.advanceTimersByTime(60_000)
  expect(countCall(counts, 'one').current).toBe(1)
})

it('each route counts for itself', () => {
  const counts = new CallCounts()
  countCall(counts, 'one')
  expect(countCall(counts.child(), 'one').current).toBe(1)
})

it('forgets the first callers when there are too many', () => {
  const counts = new CallCounts()
  for (let caller = 0; caller <= 5000; caller++) countCall(counts, `caller ${caller}`)
  expect(countCall(counts, 'caller 1').current).toBe(2)
  expect(countCall(counts, 'caller 0').current).toBe(1)
})
