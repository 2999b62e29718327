import { expect, test } from 'vitest'
import { describeNow, describeStepDetail, formatScore, stepOf } from './describe-progress.ts'
import { appendPoint, mergeGeneration } from './follow-generation.ts'
import { placeLabel, scaleCurve } from './search-curve.tsx'
import { sampleGeneration, sampleProgress } from './testing/sample-generation.ts'

test('a report without news adds no step, one with a better schedule or bound does', () => {
  const first = appendPoint([], sampleProgress({ elapsed: 1000, score: 90, bestPossible: null }))
  expect(first).toEqual([{ elapsed: 1000, score: 90, bestPossible: null }])
  expect(appendPoint(first, sampleProgress({ elapsed: 1500, score: 90, bestPossible: null }))).toBe(first)
  expect(appendPoint(first, sampleProgress({ elapsed: 2000, score: 90, bestPossible: 97 }))).toHaveLength(2)
  expect(appendPoint([], sampleProgress({ score: null }))).toEqual([])
})

test('a late report does not bring an ended search back', () => {
  const ended = sampleGeneration({ state: 'done', scheduleId: 9 })
  expect(mergeGeneration([ended], sampleGeneration({ state: 'running' }))).toEqual([ended])
  expect(mergeGeneration([sampleGeneration()], ended)).toEqual([ended])
})

test.each([
  [{ phase: 'waiting' as const, score: null }, 'Read'],
  [{ phase: 'reading' as const, score: null }, 'Read'],
  [{ phase: 'searching' as const, score: null }, 'First schedule'],
  [{ phase: 'searching' as const, score: 90 }, 'Improve'],
  [{ phase: 'checking' as const, score: 90 }, 'Check'],
  [{ phase: 'saving' as const, score: 90 }, 'Check'],
])('%j is the step %s', (progress, step) => {
  expect(stepOf(sampleProgress(progress))).toBe(step)
})

test('scores are never rounded up to perfect; steps are said with what is known of them', () => {
  expect(formatScore(99.99)).toBe('99.9')
  expect(formatScore(100)).toBe('100.0')
  const curve = [
    { elapsed: 1200, score: 90, bestPossible: null },
    { elapsed: 1300, score: 90, bestPossible: 99 },
    { elapsed: 2000, score: 91, bestPossible: 99 },
  ]
  expect(describeStepDetail('First schedule', sampleProgress(), curve)).toBe('found in 1.2 s')
  expect(describeStepDetail('Improve', sampleProgress(), curve)).toBe('1 improvement')
  expect(describeNow(sampleProgress({ openShifts: 2 }))).toBe('No one is free for 2 shifts yet. Still looking.')
  expect(describeNow(sampleProgress({ openShifts: 0 }))).toContain('Every shift is filled')
})

test('better schedules stand further up, later ones further right', () => {
  const box = { left: 40, right: 540, top: 10, bottom: 160 }
  const curve = [
    { elapsed: 0, score: 60, bestPossible: 99.5 },
    { elapsed: 9000, score: 97, bestPossible: 99 },
  ]
  const { x, y, ticks } = scaleCurve(curve, 10_000, box)
  expect(y(99)).toBeLessThan(y(97))
  expect(y(97)).toBeLessThan(y(60))
  expect(x(9000)).toBeGreaterThan(x(1000))
  expect(ticks.length).toBeLessThanOrEqual(6)
  for (const tick of ticks) expect(y(tick)).toBeLessThanOrEqual(box.bottom)
})

test('the label of a first, poor schedule stays clear of the seconds below the chart', () => {
  expect(placeLabel(80, 164)).toBe(96)
  expect(placeLabel(164, 164)).toBe(156)
})
