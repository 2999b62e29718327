import { expect, test } from 'vitest'
import { round } from './round.ts'

test.each([
  [2.345, 1, 2.3],
  [2.35, 1, 2.4],
  [-0.25, 1, -0.2],
  [99.996, 2, 100],
  [7, 2, 7],
  [7.5, 0, 8],
])('%d with %i decimals is %d', (value, digits, rounded) => {
  expect(round(value, digits)).toBe(rounded)
})
