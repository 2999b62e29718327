/** The proof kept with a schedule: the bound is never below zero or above the schedule itself. */
import { expect, it } from 'vitest'
import { detailsOf, type Result } from './describe-result.ts'

/** What a proof depends on; the rest of a result is empty. */
function resultWith(bound: number, cost: number): Result {
  const nothing = { broken: [], costByRule: {}, openSlots: [], suggestions: [], assignments: [], carelessCost: 400 }
  return {
    gathered: { notUnderstood: [], newRoles: [] },
    kept: { shifts: [] },
    found: { bound },
    concluded: { ...nothing, cost, scores: { preferences: { rules: [{ preferenceCount: 2 }] } } },
  } as unknown as Result
}

const making = { seconds: 1, wasCancelled: false }

it.each([
  ['proven', 80, 100, { bound: 80, roomToImprove: 5 }],
  ['below nothing', -12, 100, { bound: 0, roomToImprove: 25 }],
  ['never proven', Number.NEGATIVE_INFINITY, 100, { bound: null, roomToImprove: null }],
  ['a hair above the schedule', 100.0000001, 100, { bound: 100, roomToImprove: 0 }],
  ['of a schedule that costs nothing', -3, 0, { bound: 0, roomToImprove: 0 }],
])('a bound that is %s', (_, bound, cost, proof) => {
  expect(detailsOf(resultWith(bound, cost), making)).toMatchObject(proof)
})
