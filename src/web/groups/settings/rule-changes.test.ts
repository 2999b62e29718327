/** What a back-test tries: only what differs from what is saved. */
import { expect, test } from 'vitest'
import { sampleGroup } from '../../testing/samples.ts'
import { changedLines, changedRules } from './rule-changes.ts'

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

test('of the custom rules, new lines are tried, and what goes without removed ones', () => {
  const saved = 'No nights for Chen\nMax 3 nights in a row\n'
  expect(changedLines(saved, 'No nights for Chen\n\nMax 4 nights in a row')).toEqual([
    { what: 'sentence', text: 'Max 4 nights in a row' },
    { what: 'without', text: 'Max 3 nights in a row' },
  ])
  expect(changedLines(saved, ` ${saved}`)).toEqual([])
})

test('a long line is passed on whole, so it can be said that it is too long', () => {
  const text = 'No nights for Chen. '.repeat(30).trim()
  expect(changedLines('', text)).toEqual([{ what: 'sentence', text }])
})
