/** The proof that is kept with a schedule: no bound below nothing, none above the schedule itself. */
import { expect, it } from 'vitest'
import { detailsOf, type Result } from './describe-result.ts'

/** What a proof depends on; the rest of a result is empty. */
function resultWith(bound: number, cost: number): Result {
  const nothing = { broken: [], costByRule: {}, openSlots: [], suggestions: [], assignments: [] }
  return {
    gathered: { notUnderstood: [], newRoles: [] },
    kept: { shifts: [] },
    found: { bound },
    concluded: { ...nothing, cost },
  } as unknown as Result
}

const making = { seconds: 1, wasCancelled: false }

it.each([
  ['proven', 80, 100, { bound: 80, gap: 20, gapPercent: 20 }],
  ['below nothing', -12, 100, { bound: 0, gap: 100, gapPercent: 100 }],
  ['never proven', Number.NEGATIVE_INFINITY, 100, { bound: null, gap: null, gapPercent: null }],
  ['a hair above the schedule', 100.0000001, 100, { bound: 100, gap: 0, gapPercent: 0 }],
  ['of a schedule that costs nothing', -3, 0, { bound: 0, gap: 0, gapPercent: 0 }],
])('a bound that is %s', (_, bound, cost, proof) => {
  expect(detailsOf(resultWith(bound, cost), making)).toMatchObject(proof)
})
