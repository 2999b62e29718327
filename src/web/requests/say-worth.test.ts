import { expect, test } from 'vitest'
import type { RuleEffect } from '../../contract/shifts.ts'
import { sayWorth } from './say-worth.ts'

const filled: RuleEffect = { ruleId: 'coverage', title: 'Every shift is filled', points: -950 }
const fairer: RuleEffect = { ruleId: 'fair-totals', title: 'Shifts are shared fairly', points: -114 }
const irregular: RuleEffect = { ruleId: 'pattern', title: 'Work follows the pattern of the group', points: 16 }
const isolated: RuleEffect = { ruleId: 'isolated-days', title: 'No isolated working days', points: 4 }

test.each([
  [
    [filled, fairer, irregular, isolated],
    'Helps “Shifts are shared fairly”, goes against “Work follows the pattern of the group”.',
  ],
  [[filled], 'Keeps every rule.'],
  [[], 'Keeps every rule.'],
  [[isolated], 'Goes against “No isolated working days”.'],
])('the three largest effects, the filled shift aside: %#', (effects, said) => {
  expect(sayWorth(effects)).toBe(said)
})

test('goes by the rule, whatever its title is', () => {
  const reworded = [filled, fairer].map((effect) => ({ ...effect, title: 'worse: (+1); 2 points' }))
  expect(sayWorth(reworded)).toBe('Helps “worse: (+1); 2 points”.')
})
