/** What a back-test tries: only what differs from what is saved. */
import { expect, test } from 'vitest'
import { sampleGroup } from '../../testing/samples.ts'
import { addedRules, changedRules } from './rule-changes.ts'

const group = sampleGroup()

test('rules and limits that are as saved are left out', () => {
  const { minRestBetweenShifts, maxConsecutiveShifts } = group
  const limits = { minRestBetweenShifts, maxConsecutiveShifts }
  expect(changedRules(group, group.settings.rules, limits)).toEqual([])
  const choices = { ...group.settings.rules, 'isolated-days': { on: false }, 'fair-nights': { on: true, weight: 20 } }
  expect(changedRules(group, choices, { ...limits, maxConsecutiveShifts: 5 })).toEqual([
    { what: 'rule', ruleId: 'isolated-days', on: false },
    { what: 'rule', ruleId: 'fair-nights', on: true, weight: 20 },
    { what: 'limits', maxConsecutiveShifts: 5 },
  ])
})

test('of the written rules, the new lines are tried', () => {
  expect(addedRules('No nights for Chen\n', 'No nights for Chen\n\nAt most 3 nights in a row')).toEqual([
    { what: 'sentence', text: 'At most 3 nights in a row' },
  ])
})
