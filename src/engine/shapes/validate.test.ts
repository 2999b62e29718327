import { expect, test } from 'vitest'
import { recount } from './check.ts'
import type { Board, Limit } from './limit.ts'
import { randomBoard } from './testing/random-boards.ts'
import { MalformedBoardError, validateBoard } from './validate.ts'

const board: Board = {
  days: 3,
  kinds: ['off', 'day'],
  people: ['Chen'],
  past: [[]],
  future: [[]],
  locked: [[]],
  limits: [],
}
const hard = { hard: true } as const
const measure = { days: [0, 1], units: [0, 1] }
const count: Limit = { rule: 'most', shape: 'count', strength: hard, person: 0, measure, atLeast: 0, atMost: 2 }
const balance: Limit = { ...count, shape: 'balance', target: 1, band: 0, power: 1 }
const cell = { person: 0, day: 3, kinds: [1] }
const clash: Limit = { rule: 'apart', shape: 'clash', strength: hard, first: { ...cell, day: 2 }, second: cell }

const malformed: [string, Partial<Board>, string][] = [
  ['no days', { days: 0 }, 'The board has 0 days: give at least one whole day.'],
  ['no kinds', { kinds: [] }, 'kinds[0] must be the day off'],
  ['an unknown person', { limits: [{ ...count, person: 4 }] }, 'rule most (count) names person 4: use 0 to 0.'],
  ['a day that is none', { limits: [{ ...count, measure: { ...measure, days: [0.5] } }] }, 'names day 0.5: use whole'],
  [
    'a fair share of days outside',
    { limits: [{ ...balance, measure: { ...measure, days: [7] } }] },
    'names day 7: use 0',
  ],
  [
    'a block outside',
    { limits: [{ ...count, measure: { ...measure, blocks: [[2, 3]] } }] },
    'names day 3: use 0 to 2.',
  ],
  [
    'a clash of two cells outside',
    { limits: [{ ...clash, first: { ...cell, day: -1 } }] },
    'names day -1: use 0 to 2.',
  ],
  ['a day twice', { limits: [{ ...count, measure: { ...measure, days: [1, 1] } }] }, 'names a day twice'],
  ['an empty range', { limits: [{ ...count, atLeast: 3 }] }, 'asks for at least 3 and at most 2'],
  [
    'overlapping blocks',
    {
      limits: [
        {
          ...count,
          measure: {
            ...measure,
            blocks: [
              [0, 1],
              [1, 2],
            ],
          },
        },
      ],
    },
    'join them into one',
  ],
  [
    'a negative weight',
    { limits: [{ ...count, strength: { hard: false, weight: -1 } }] },
    'has weight -1: use a finite',
  ],
  ['a future of no kind', { future: [[5]] }, 'the future of Chen names kind 5: use 0 to 1.'],
  ['a past of no kind', { past: [[5]] }, 'the past of Chen names kind 5: use 0 to 1.'],
  ['a lock of no kind', { locked: [[2]] }, 'a locked cell of Chen names kind 2'],
]

test.each(malformed)('refuses %s', (_, change, message) => {
  expect(() => validateBoard({ ...board, ...change })).toThrow(MalformedBoardError)
  expect(() => validateBoard({ ...board, ...change })).toThrow(message)
})

test('takes a clash of one person over an edge', () => validateBoard({ ...board, limits: [clash] }))

test('takes every random board', () => {
  for (let seed = 1; seed <= 100; seed++) validateBoard(randomBoard(seed, { people: 3, days: 5, kinds: 3 }))
})

test('the recount refuses a roster of another board', () => {
  expect(() => recount(board, [])).toThrow('The roster has 0 rows, the board 1 people')
  expect(() => recount(board, [[0, 1]])).toThrow('The row of Chen has 2 days, the board 3')
  expect(() => recount(board, [[0, 1, 2]])).toThrow('Chen has kind 2 on day 2: use 0 to 1.')
})
