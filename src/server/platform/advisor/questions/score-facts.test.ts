/** What the scores say about a schedule: with the name and the numbers of whoever is furthest from a fair share. */
import { expect, it } from 'vitest'
import type { Compiled } from '../../../../engine/compile-problem.ts'
import type { Scores } from '../../../../engine/score/score.ts'
import { describeScores } from './score-facts.ts'

const compiled = {
  view: {
    physicians: [
      { id: '1', name: 'Wei Chen' },
      { id: '2', name: 'Ana Cruz' },
    ],
  },
} as unknown as Compiled

function scoresWith(worstOff: string | undefined, people: [has: number, over: number, under: number][]): Scores {
  const shown = people.map(([has, over, under], place) => ({
    physicianId: `${place + 1}`,
    has,
    share: 8.2,
    over,
    under,
  }))
  const total = { fairClass: 'total', score: 90, weight: 1, misplaced: 2, unavoidable: 0, worstOff, people: shown }
  return {
    fairness: { classes: [total] },
    preferences: { requests: { asked: 0, met: 0 }, rules: [] },
  } as unknown as Scores
}

it.each([
  [
    'too many',
    scoresWith('2', [
      [8, 0, 0],
      [11, 2, 0],
    ]),
    'Ana Cruz has 11; counting past months, at most 9 would be fair.',
  ],
  [
    'any at all, where the fair share is none',
    scoresWith('1', [
      [1, 1, 0],
      [8, 0, 0],
    ]),
    'Wei Chen has 1; counting past months, 0 would be fair.',
  ],
  [
    'too few, where no one has too many',
    scoresWith(undefined, [
      [5, 0, 3],
      [8, 0, 0],
    ]),
    'Wei Chen has 5; counting past months, at least 8 would be fair.',
  ],
])('names who has %s', (_, scores, who) => {
  expect(describeScores(compiled, scores)).toEqual([`Shifts could be spread more evenly. ${who}`])
})
