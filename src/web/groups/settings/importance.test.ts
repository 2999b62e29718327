import { expect, test } from 'vitest'
import { rules } from '../../../engine/rules/list.ts'
import { usualStep } from '../../text/importance-steps.ts'
import { concerns, stepOf, withStep } from './importance.ts'

const [pattern] = concerns
const group = '7-on-7-off' as const

test('a step moves all weights of a concern together, by the usual ones of the pattern', () => {
  const moved = withStep(pattern!, 3, { 'isolated-days': { on: false } }, group)
  expect(moved.pattern).toEqual({ on: true, weight: 80 })
  expect(moved['same-role-in-run']).toEqual({ on: true, weight: 80 })
  expect(moved['isolated-days']).toEqual({ on: false, weight: 240 })
  expect(stepOf(pattern!, moved, group)).toBe(3)
})

test('the usual step forgets the weights; single weights belong to no step', () => {
  const moved = withStep(pattern!, 4, {}, group)
  const back = withStep(pattern!, usualStep, moved, group)
  expect(back.pattern).toEqual({ on: true })
  expect(stepOf(pattern!, back, group)).toBe(usualStep)
  expect(stepOf(pattern!, { pattern: { on: true, weight: 41 } }, group)).toBeUndefined()
})

test('every soft rule is under a slider, or shares all shifts, or decides ties, or is off until someone wants it', () => {
  const slid = concerns.flatMap(({ ruleIds }) => ruleIds)
  const others = rules.filter(({ id, strength, always }) => !strength.hard && !always && !slid.includes(id))
  expect(others.map(({ id }) => id)).toEqual(['fair-totals', 'fair-backup', 'sleepy-shifts', 'seniority'])
  expect(new Set(slid).size).toBe(slid.length)
})
