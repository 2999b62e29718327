/** A search with a clock that advances whenever it is read: every machine finds the same. */
import type { Board, Roster } from '../shapes/limit.ts'
import { type PartOptions, runPart } from './run.ts'

const perLook = 4

type Found = { roster: Roster; cost: number }

export function searchBySteps(board: Board, options: Omit<PartOptions, 'part' | 'seed'>): Found {
  let looks = 0
  let found: Found | undefined
  runPart(
    board,
    { part: 'R', seed: 1, ...options },
    {
      now: () => perLook * looks++,
      shouldStop: () => false,
      readBest: () => Number.POSITIVE_INFINITY,
      readBound: () => Number.NEGATIVE_INFINITY,
      onNews: ({ best, cost }) => {
        if (best) found = { roster: best, cost }
      },
    },
  )
  if (!found) throw new Error('The search found no roster.')
  return found
}
