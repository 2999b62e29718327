import { describe, expect, test } from 'vitest'
import { compileProblem } from '../compile-problem.ts'
import { recount } from '../shapes/check.ts'
import type { Board } from '../shapes/limit.ts'
import { randomBoard } from '../shapes/testing/random-boards.ts'
import { realisticMonth } from '../testing/realistic-month.ts'
import { type News, runPart } from './run.ts'

const board = randomBoard(21, { people: 4, days: 8, kinds: 3 }, ['succession', 'run', 'balance'])
/** One whose gap does not close at once. */
const largeBoard = randomBoard(21, { people: 8, days: 14, kinds: 4 }, ['succession', 'run', 'balance'])

type Watched = {
  board?: Board
  part: 'R' | 'D'
  milliseconds: number
  stopAt?: number
  /** Stops at this look, for work between which the clock is not read. */
  stopAtLook?: number
  start?: Board['past']
  /** When it is late for good, which a machine that does much else never is. */
  overdueAt?: number
  /** Milliseconds between two looks: many on a machine that does much else. */
  tick?: number
}

/** A clock that moves on by itself with every look. */
function watch(run: Watched) {
  let time = 0
  let looks = 0
  const news: News[] = []
  const never = Number.POSITIVE_INFINITY
  const { stopAt = never, stopAtLook = never, overdueAt, board: solved = board, tick = 4, ...options } = run
  runPart(
    solved,
    { seed: 3, ...options },
    {
      now: () => {
        time += tick
        return time
      },
      shouldStop: () => {
        looks++
        return time >= stopAt || looks >= stopAtLook
      },
      isOverdue: () => overdueAt !== undefined && time >= overdueAt,
      readBest: () => Number.POSITIVE_INFINITY,
      readBound: () => Number.NEGATIVE_INFINITY,
      onNews: (one) => news.push(one),
    },
  )
  return { news, time }
}

describe.each(['R', 'D'] as const)('part %s', (part) => {
  test('ends in time with a roster that the checker agrees with', () => {
    const { news, time } = watch({ part, milliseconds: 1500 })
    const last = news[news.length - 1]!
    expect(time).toBeLessThan(1700)
    expect(news.filter((one) => one.isDone)).toEqual([last])
    const best = news.findLast((one) => one.best)!
    expect(recount(board, best.best!).cost).toBeCloseTo(best.cost, 6)
    expect(last.cost).toBeLessThanOrEqual(best.cost + 1e-6)
  })

  test('tells several times a second how far it is', () => {
    const { news } = watch({ part, milliseconds: 1000, board: largeBoard })
    expect(news.length).toBeGreaterThan(3)
  })

  test('stops within 50 ms of the flag, with what it has', () => {
    const { news, time } = watch({ part, milliseconds: 60_000, stopAt: 1000, board: largeBoard })
    expect(time - 1000).toBeLessThan(50)
    expect(news[news.length - 1]!.isDone).toBe(true)
    expect(news.some((one) => one.best)).toBe(true)
  })
})

test('a stop before anything is compiled ends at once, with nothing', () => {
  const { news, time } = watch({ part: 'D', milliseconds: 60_000, stopAt: 0 })
  expect(time).toBeLessThan(50)
  expect(news).toMatchObject([{ isDone: true, isLegal: false, cost: Number.POSITIVE_INFINITY }])
})

test.each(['R', 'D'] as const)('part %s, stopped while the rows of many roles are compiled, ends there', (part) => {
  const manyRoles = randomBoard(21, { people: 20, days: 28, kinds: 21 }, ['succession', 'run', 'balance'])
  const { news, time } = watch({ part, milliseconds: 60_000, board: manyRoles, stopAtLook: 12 })
  expect(time).toBeLessThan(50)
  expect(news).toMatchObject([{ isDone: true, isLegal: false, cost: Number.POSITIVE_INFINITY }])
})

test('part D proves a bound below what it finds', () => {
  const { news } = watch({ part: 'D', milliseconds: 1500 })
  const last = news[news.length - 1]!
  expect(last.bound).toBeGreaterThan(0)
  expect(last.bound).toBeLessThanOrEqual(last.cost + 1e-6)
})

test('a month of full weeks has every position filled in the first roster of part D', () => {
  const { board: month } = compileProblem(realisticMonth({ physicians: 45 }))
  const { news } = watch({ part: 'D', milliseconds: 400, board: month })
  expect(news[0]).toMatchObject({ isLegal: true, openSlots: 0 })
  expect(recount(month, news[0]!.best!)).toMatchObject({ cost: news[0]!.cost, open: [], hard: [] })
})

test('a machine that does too much else makes it late, not bad', () => {
  const cut = watch({ part: 'R', milliseconds: 600, board: largeBoard, tick: 50, stopAt: 600 }).news.at(-1)!
  const { news, time } = watch({ part: 'R', milliseconds: 600, board: largeBoard, tick: 50 })
  const last = news.at(-1)!
  expect(last.iterations).toBeGreaterThanOrEqual(20 * largeBoard.people.length)
  expect(last.cost).toBeLessThan(cut.cost / 2)
  expect(time).toBeLessThan(600 + 10_000 + 200)
  const stuck = watch({ part: 'R', milliseconds: 600, board: largeBoard, tick: 5000 })
  expect(stuck.time).toBeLessThan(30_000)
  const stopped = watch({ part: 'R', milliseconds: 600, board: largeBoard, tick: 50, stopAt: 1000 })
  expect(stopped.time).toBeLessThan(1100)
})

test('a month that takes too long by itself ends when it is late for good, with what there is', () => {
  const { news, time } = watch({ part: 'R', milliseconds: 600, board: largeBoard, tick: 50, overdueAt: 730 })
  expect(time).toBeLessThan(1200)
  expect(news.at(-1)).toMatchObject({ isDone: true, isLegal: true })
  const never = watch({ part: 'D', milliseconds: 600, board: largeBoard, overdueAt: 0 })
  expect(never.news).toMatchObject([{ isDone: true, cost: Number.POSITIVE_INFINITY }])
})

test('with time enough part R looks for prices too where slots are stiff, once it has an answer', () => {
  const boundOf = (run: Partial<Watched>) =>
    watch({ part: 'R', milliseconds: 20_000, board: largeBoard, stopAt: 800, ...run }).news.at(-1)!.bound
  expect(boundOf({})).toBeGreaterThan(Number.NEGATIVE_INFINITY)
  expect(boundOf({ milliseconds: 10_000 })).toBe(Number.NEGATIVE_INFINITY)
  expect(boundOf({ start: largeBoard.people.map(() => Array.from({ length: largeBoard.days }, () => 0)) })).toBe(
    Number.NEGATIVE_INFINITY,
  )
  const loose = largeBoard.limits.map((limit) => (limit.shape === 'cover' ? { ...limit, over: 0 } : limit))
  expect(boundOf({ board: { ...largeBoard, limits: loose } })).toBe(Number.NEGATIVE_INFINITY)
})

describe.each(['R', 'D'] as const)('part %s goes on from a roster', (part) => {
  const { board: month } = compileProblem(realisticMonth({ physicians: 12, seed: 4 }))
  const drafted = watch({ part: 'R', milliseconds: 800, board: month }).news.findLast((one) => one.best)!

  test('which is the first that it tells, and never gets worse', () => {
    const { news } = watch({ part, milliseconds: 1200, board: month, start: drafted.best })
    const costs = news.flatMap((one) => (one.best ? one.cost : []))
    expect(costs[0]).toBeCloseTo(drafted.cost, 6)
    expect(Math.min(...costs)).toBe(costs.at(-1))
  })

  test('also where rows of it are no longer legal', () => {
    const away = {
      shape: 'never' as const,
      rule: 'away',
      strength: { hard: true as const },
      person: 0,
      kinds: [1, 2, 3, 4, 5, 6, 7, 8],
    }
    const limits = [...month.limits, ...Array.from({ length: month.days }, (_, day) => ({ ...away, day }))]
    const { news } = watch({ part, milliseconds: 600, board: { ...month, limits }, start: drafted.best })
    const best = news.findLast((one) => one.best)!
    expect(best.isLegal).toBe(true)
    expect(new Set(best.best![0])).toEqual(new Set([0]))
  })
})
