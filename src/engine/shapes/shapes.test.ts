import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { recount } from './check.ts'
import type { Board, Limit, Measure } from './limit.ts'
import { forEveryRoster, randomBoard } from './testing/random-boards.ts'

const soft = { hard: false, weight: 10 } as const
const letters = '.DN'

/** Costs of one row, written as a picture: '.' off, 'D' day, 'N' night; past and future stand beyond the bars. */
function costOf(picture: string, limit: Limit): number {
  const [before, row, after = ''] = picture.includes('|') ? picture.split('|') : ['', picture]
  const kinds = (text: string) => [...text].map((letter) => letters.indexOf(letter))
  const board: Board = {
    days: row!.length,
    kinds: ['off', 'day', 'night'],
    people: ['Chen'],
    past: [kinds(before!)],
    future: [kinds(after)],
    locked: [[]],
    limits: [limit],
  }
  return recount(board, [kinds(row!)]).cost
}

const person = 0
const rule = 'rule'

describe('never', () => {
  const limit: Limit = { rule, shape: 'never', strength: soft, person, day: 1, kinds: [1, 2] }
  test.each([
    ['...', 0],
    ['.D.', 10],
    ['.N.', 10],
    ['D.D', 0],
  ])('%s costs %d', (picture, cost) => expect(costOf(picture, limit)).toBe(cost))
})

describe('succession: no day after a night', () => {
  const limit: Limit = { rule, shape: 'succession', strength: soft, person, first: [2], second: [1], gap: 1 }
  test.each([
    ['NN.', 0],
    ['ND.', 10],
    ['NDND', 20],
    ['N.D', 0],
    ['N|D.', 10],
    ['ND|..', 0],
    ['|.N|D', 10],
    ['|.D|N', 0],
    ['|..|ND', 0],
    ['N|N|D', 10],
  ])('%s costs %d', (picture, cost) => expect(costOf(picture, limit)).toBe(cost))
  test.each([
    ['N.D', 10],
    ['|N.|D', 10],
    ['|.N|.D', 10],
    ['N|.|D', 0],
  ])('two days apart: %s costs %d', (picture, cost) => expect(costOf(picture, { ...limit, gap: 2 })).toBe(cost))
})

describe('run: two or three days in a row', () => {
  const limit: Limit = { rule, shape: 'run', strength: soft, person, kinds: [1, 2], atLeast: 2, atMost: 3 }
  test.each([
    ['.DD.', 0],
    ['.D..', 10],
    ['.DDDD.', 10],
    ['.DDDDD.', 20],
    ['D...', 0],
    ['...D', 0],
    ['.|D...', 10],
    ['.D|D...', 0],
    ['.D|....', 10],
    ['D|....', 0],
    ['.D.|....', 0],
    ['.DDDD|....', 0],
    ['.DDDD|DD..', 20],
    ['|...D|.', 10],
    ['|...D|D.', 0],
    ['|....|D.', 10],
    ['|....|D', 0],
    ['|....|.D.', 0],
    ['|....|DDDD.', 0],
    ['|..DD|DDDD.', 20],
    ['.D|DD|DD', 20],
  ])('%s costs %d', (picture, cost) => expect(costOf(picture, limit)).toBe(cost))
})

const shifts: Measure = { days: [0, 1, 2, 3], units: [0, 1, 1] }

describe('count: one to two shifts', () => {
  const limit: Limit = { rule, shape: 'count', strength: soft, person, measure: shifts, atLeast: 1, atMost: 2 }
  test.each([
    ['....', 10],
    ['D...', 0],
    ['DDD.', 10],
    ['DDDDD', 20],
  ])('%s costs %d', (picture, cost) => expect(costOf(picture, limit)).toBe(cost))
  test.each([
    ['DN', 0],
    ['N|DN', 80],
    ['D|DN|N.', 200],
    ['|DN|.N', 0],
    ['|..|NN', 0],
  ])('hours, also over the edges: %s costs %d', (picture, cost) => {
    const measure = { days: [-1, 0, 1, 2], units: [0, 12, 10] }
    expect(costOf(picture, { ...limit, measure, atLeast: 0, atMost: 24 })).toBe(cost)
  })
  test('what stands outside does not exceed a limit by itself', () => {
    const measure = { days: [-2, -1, 0], units: [0, 12, 10] }
    expect(costOf('DD|.', { ...limit, measure, atLeast: 0, atMost: 12 })).toBe(0)
    expect(costOf('DD|D', { ...limit, measure, atLeast: 0, atMost: 12 })).toBe(120)
  })
  test('a block counts once', () => {
    const measure = {
      days: [],
      blocks: [
        [0, 1],
        [3, 4],
      ],
      units: [0, 1, 1],
    }
    expect(costOf('DD.D.', { ...limit, measure, atLeast: 0, atMost: 1 })).toBe(10)
    expect(costOf('DDD..', { ...limit, measure, atLeast: 0, atMost: 1 })).toBe(0)
  })
})

describe('balance: a share of 2.5, half a shift is unavoidable', () => {
  const limit: Limit = {
    rule,
    shape: 'balance',
    strength: soft,
    person,
    measure: shifts,
    target: 2.5,
    band: 0.5,
    power: 2,
  }
  test.each([
    ['DD..', 0],
    ['DDD.', 0],
    ['D...', 10],
    ['....', 40],
    ['DDDD', 10],
  ])('%s costs %d', (picture, cost) => expect(costOf(picture, limit)).toBe(cost))
})

test('clash: not both, one of them outside', () => {
  const first = { person, day: 1, kinds: [2] }
  const limit: Limit = { rule, shape: 'clash', strength: soft, first, second: { person, day: 2, kinds: [1] } }
  expect(costOf('|.N|D', limit)).toBe(10)
  expect(costOf('|.N|.', limit)).toBe(0)
  expect(costOf('|.N|', limit)).toBe(0)
})

test('clash: not both', () => {
  const limit: Limit = {
    rule,
    shape: 'clash',
    strength: soft,
    first: { person: 0, day: 0, kinds: [2] },
    second: { person: 1, day: 0, kinds: [2] },
  }
  const board: Board = {
    days: 1,
    kinds: ['off', 'day', 'night'],
    people: ['A', 'B'],
    past: [],
    future: [],
    locked: [],
    limits: [limit],
  }
  expect(recount(board, [[2], [2]]).cost).toBe(10)
  expect(recount(board, [[2], [1]]).cost).toBe(0)
})

test('cover: missing people are open, a forbidden surplus is hard', () => {
  const cover: Limit = {
    rule,
    shape: 'cover',
    day: 0,
    kind: 1,
    atLeast: 1,
    atMost: 1,
    under: 50,
    over: Number.POSITIVE_INFINITY,
  }
  const board: Board = {
    days: 1,
    kinds: ['off', 'day'],
    people: ['A', 'B'],
    past: [],
    future: [],
    locked: [],
    limits: [cover],
  }
  expect(recount(board, [[0], [0]])).toMatchObject({ cost: 50, hard: [], open: [{ day: 0, kind: 1, missing: 1 }] })
  expect(recount(board, [[1], [0]])).toMatchObject({ cost: 0, hard: [], open: [] })
  expect(recount(board, [[1], [1]]).hard).toMatchObject([{ rule, shape: 'cover', units: 1 }])
  const cheap = { ...board, limits: [{ ...cover, over: 3 }] }
  expect(recount(cheap, [[1], [1]])).toMatchObject({ cost: 3, hard: [] })
})

test('a cell that was locked and changed is a hard breach', () => {
  const board: Board = {
    days: 1,
    kinds: ['off', 'day'],
    people: ['A'],
    past: [],
    future: [],
    locked: [[1]],
    limits: [],
  }
  expect(recount(board, [[0]]).hard).toMatchObject([{ rule: 'locked', person: 0, day: 0 }])
  expect(recount(board, [[1]]).hard).toEqual([])
})

test('the cost is the sum of the soft breaches and of the rules', () => {
  const size = { people: 2, days: 3, kinds: 2 }
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), (seed) => {
      const board = randomBoard(seed, size)
      let rosters = 0
      forEveryRoster(size, (roster) => {
        if (rosters++ % 7 !== 0) return
        const { soft: breaches, cost, costByRule } = recount(board, roster)
        expect(breaches.reduce((sum, breach) => sum + breach.cost, 0)).toBeCloseTo(cost, 9)
        expect(Object.values(costByRule).reduce<number>((sum, one) => sum + (one ?? 0), 0)).toBeCloseTo(cost, 9)
      })
    }),
    { numRuns: 40 },
  )
})
