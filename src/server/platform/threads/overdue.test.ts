import { expect, it } from 'vitest'
import { createOverdue } from './overdue.ts'

function run({ milliseconds, elapsed, used }: { milliseconds: number; elapsed: number; used: number }) {
  const clock = { now: 1000, used: 50 }
  const overdue = createOverdue(milliseconds, { now: () => clock.now, used: () => clock.used })
  clock.now += elapsed
  clock.used += used
  return [overdue.isOverdue(), overdue.isStarved()]
}

it('is late for good 5% and 100 ms after its time, on a machine that let it compute', () => {
  expect(run({ milliseconds: 10_000, elapsed: 10_599, used: 10_000 })).toEqual([false, false])
  expect(run({ milliseconds: 10_000, elapsed: 10_601, used: 10_000 })).toEqual([true, false])
})

it('is never late for good on a machine that gives it less than half a core', () => {
  expect(run({ milliseconds: 1000, elapsed: 60_000, used: 29_000 })).toEqual([false, true])
  expect(run({ milliseconds: 1000, elapsed: 60_000, used: 31_000 })).toEqual([true, false])
})
