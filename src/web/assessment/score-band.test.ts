/** A score reads the same computed and saved. */
import { expect, test } from 'vitest'
import { formatScore } from './score-band.ts'

test('a score that is saved with two decimals reads as it did before', () => {
  for (const score of [95.846, 95.85, 100, 0, 94.25, 94.249])
    expect(formatScore(score)).toBe(formatScore(Math.round(score * 100) / 100))
  expect(formatScore(94.31)).toBe('94.3')
  expect(formatScore(94)).toBe('94')
})
