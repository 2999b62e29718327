import { expect, it } from 'vitest'
import { createOverdue } from './overdue.ts'

function run(milliseconds: number, elapsed: number, used: number, leastWork = 0) {
  const clock = { now: 1000, used: 50 }
  const overdue = createOverdue(milliseconds, { now: () => clock.now, used: () => clock.used, leastWork })
  clock.now += elapsed
  clock.used += used
  return { isOverdue: overdue.isOverdue(), isStarved: overdue.isStarved() }
}

it('is late for good 5% and 100 ms after its time', () => {
  expect(run(10_000, 10_599, 10_000)).toEqual({ isOverdue: false, isStarved: false })
  expect(run(10_000, 10_601, 10_000)).toEqual({ isOverdue: true, isStarved: false })
})

it('counts from when it was asked for', () => {
  let used = 0
  const late = createOverdue(1000, { begin: 500, now: () => 2000, used: () => used })
  expect(late.isOverdue()).toBe(false)
  used = 800
  expect(late.isOverdue()).toBe(true)
})

it('is not late for good while a machine that does much else gave it less than three quarters of its time', () => {
  expect(run(1000, 60_000, 700)).toEqual({ isOverdue: false, isStarved: true })
  expect(run(1000, 60_000, 750)).toEqual({ isOverdue: true, isStarved: true })
})

it('gets its least work also where its time is shorter', () => {
  expect(run(1000, 3900, 3900, 4000).isOverdue).toBe(false)
  expect(run(1000, 4100, 4100, 4000).isOverdue).toBe(true)
})
