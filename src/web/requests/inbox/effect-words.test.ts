import { expect, test } from 'vitest'
import type { RequestEffect } from '../../../contract/request-outlook.ts'
import { describeEffect, describeTogether } from './effect-words.ts'

const effect: RequestEffect = { requestId: 1, hasSchedule: true, opens: 0, breaks: [], overLimit: [], rival: null }
const wordsOf = (changes: Partial<RequestEffect>) => describeEffect({ ...effect, ...changes }).map(({ words }) => words)
const broken = (...rules: string[]) => rules.map((what) => ({ what, says: `${what}.` }))

test('a chip names the rule that breaks', () => {
  expect(wordsOf({})).toEqual(['Meets every rule'])
  expect(wordsOf({ opens: 3 })).toEqual(['Opens 3 shifts'])
  // Two rules about the same thing are one thing to a person.
  expect(wordsOf({ breaks: broken('rest', 'rest') })).toEqual(['Breaks rest'])
  expect(wordsOf({ opens: 1, breaks: broken('rest', 'monthly limit') })).toEqual([
    'Opens 1 shift',
    'Breaks rest and monthly limit',
  ])
  expect(wordsOf({ breaks: broken('rest', 'monthly limit', 'time off') })).toEqual(['Breaks rest and 2 more'])
  expect(describeEffect({ ...effect, breaks: broken('rest') })[0]).toMatchObject({ title: 'rest.' })
})

test('a month without a schedule breaks nothing yet, and a full day is said first', () => {
  expect(wordsOf({ hasSchedule: false })).toEqual(['No schedule yet'])
  expect(wordsOf({ overLimit: ['2026-12-24'] })).toEqual(['Over the limit', 'Meets every rule'])
})

test('several together: what opens, what breaks, and what exceeds the limit, in sentences', () => {
  expect(describeTogether([effect, { ...effect, hasSchedule: false }])).toBe('')
  const full = { ...effect, overLimit: ['2026-12-24'] }
  expect(describeTogether([full, full, { ...effect, opens: 1 }])).toBe(
    'Approving opens 1 shift. 2 requests go over your time-off limit.',
  )
  const breaking = { ...effect, breaks: broken('rest') }
  expect(describeTogether([breaking, breaking])).toBe(
    '2 requests break a rule. Approve them one at a time, with reasons.',
  )
})
