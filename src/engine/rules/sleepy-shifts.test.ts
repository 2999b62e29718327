import { expect, test } from 'vitest'
import { checkRoster } from '../check-roster.ts'
import { describeRule } from '../testing/describe-rule.ts'
import { compileGroup, rosterOf } from '../testing/small-group.ts'

describeRule('sleepy-shifts', [
  {
    given: 'one stretch of nights, and the same nights in two',
    group: { roles: 'DN', physicians: 2, group: { choices: { 'sleepy-shifts': { on: true } } } },
    roster: ['.NNNN..', '.NN.NN.'],
    says: [
      'Adams has high predicted sleepiness at the end of Night on Tue, Jun 2.',
      'Baker has high predicted sleepiness at the end of Night on Tue, Jun 2.',
      'Baker has high predicted sleepiness at the end of Night on Fri, Jun 5.',
    ],
  },
])

test('it is off by default, and days cost nothing', () => {
  const group = { roles: 'DN', physicians: 2, days: 7 }
  const found = (rows: string[], on: boolean) => {
    const special = { choices: { 'sleepy-shifts': { on } } }
    const compiled = compileGroup({ ...group, group: special })
    return checkRoster(compiled, rosterOf(compiled, rows)).findings.filter(({ ruleId }) => ruleId === 'sleepy-shifts')
  }
  expect(found(['.NNNN..', '.......'], false)).toEqual([])
  expect(found(['DDDDDDD', '.......'], true)).toEqual([])
})
