import { expect, test } from 'vitest'
import { scaleCurve } from './curve-scale.ts'
import { appendPoint, mergeGeneration } from './follow-generation.ts'
import { sayNow, sayPoints, sayStepDetail, stepOf } from './say-progress.ts'
import { sampleGeneration, sampleProgress } from './testing/sample-generation.ts'

test('a report without news adds no step, one with a better schedule or bound does', () => {
  const first = appendPoint([], sampleProgress({ elapsed: 1000, cost: 900, bound: null }))
  expect(first).toEqual([{ elapsed: 1000, cost: 900, bound: null }])
  expect(appendPoint(first, sampleProgress({ elapsed: 1500, cost: 900, bound: null }))).toBe(first)
  expect(appendPoint(first, sampleProgress({ elapsed: 2000, cost: 900, bound: 700 }))).toHaveLength(2)
  expect(appendPoint([], sampleProgress({ cost: null }))).toEqual([])
})

test('a late report does not bring an ended search back', () => {
  const ended = sampleGeneration({ state: 'done', scheduleId: 9 })
  expect(mergeGeneration([ended], sampleGeneration({ state: 'running' }))).toEqual([ended])
  expect(mergeGeneration([sampleGeneration()], ended)).toEqual([ended])
})

test.each([
  [{ phase: 'waiting' as const, cost: null }, 'Read'],
  [{ phase: 'reading' as const, cost: null }, 'Read'],
  [{ phase: 'searching' as const, cost: null }, 'First schedule'],
  [{ phase: 'searching' as const, cost: 900 }, 'Improve'],
  [{ phase: 'checking' as const, cost: 900 }, 'Prove'],
  [{ phase: 'saving' as const, cost: 900 }, 'Prove'],
])('%j is the step %s', (progress, step) => {
  expect(stepOf(sampleProgress(progress))).toBe(step)
})

test('figures are said with their digits grouped, steps with what is known of them', () => {
  expect(sayPoints(12_345.6)).toBe('12,346')
  expect(sayPoints(3.25)).toBe('3.3')
  const curve = [
    { elapsed: 1200, cost: 900, bound: null },
    { elapsed: 1300, cost: 900, bound: 100 },
    { elapsed: 2000, cost: 800, bound: 100 },
  ]
  expect(sayStepDetail('First schedule', sampleProgress(), curve)).toBe('there after 1.2 s')
  expect(sayStepDetail('Improve', sampleProgress(), curve)).toBe('1 better found')
  expect(sayNow(sampleProgress({ openShifts: 2 }))).toBe('2 shifts have nobody free yet. Still looking.')
  expect(sayNow(sampleProgress({ openShifts: 0 }))).toContain('Every shift is filled')
})

test('fewer points stand further up, later ones further right', () => {
  const box = { left: 40, right: 540, top: 10, bottom: 160 }
  const curve = [
    { elapsed: 0, cost: 5000, bound: 100 },
    { elapsed: 9000, cost: 300, bound: 250 },
  ]
  const { x, y, pointTicks } = scaleCurve(curve, 10_000, box)
  expect(y(250)).toBeLessThan(y(300))
  expect(y(300)).toBeLessThan(y(5000))
  expect(x(9000)).toBeGreaterThan(x(1000))
  expect(pointTicks.length).toBeLessThanOrEqual(5)
  for (const tick of pointTicks) expect(y(tick)).toBeLessThanOrEqual(box.bottom)
})
