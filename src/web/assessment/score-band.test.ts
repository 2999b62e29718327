/** A score reads the same computed and saved. */
import { expect, test } from 'vitest'
import { sampleSchedule } from '../testing/samples.ts'
import { formatScore, preferencesScoreOf } from './score-band.ts'

test('a score that is saved with two decimals reads as it did before', () => {
  for (const score of [95.846, 95.85, 100, 0, 94.25, 94.249])
    expect(formatScore(score)).toBe(formatScore(Math.round(score * 100) / 100))
  expect(formatScore(94.31)).toBe('94.3')
  expect(formatScore(94)).toBe('94')
})

test('where nobody entered preferences, there is no score for them', () => {
  const details = {
    ...{ cost: 20, bound: 10, roomToImprove: 2, costByRule: {}, seconds: 3, wasCancelled: false },
    ...{ openSlots: [], brokenByKept: [], notUnderstood: [], createdRoles: [], keptShifts: 0, preferenceCount: 0 },
  }
  const schedule = sampleSchedule({ preferencesMetScore: 100 })
  expect(preferencesScoreOf(schedule)).toBe(100)
  expect(preferencesScoreOf({ ...schedule, details: { ...details, preferenceCount: 3 } })).toBe(100)
  expect(preferencesScoreOf({ ...schedule, details })).toBeNull()
})
