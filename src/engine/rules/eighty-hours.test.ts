import { describeRule } from '../testing/describe-rule.ts'

describeRule('eighty-hours', [
  {
    given: 'not chosen by the group',
    group: { roles: 'D', physicians: 1, group: { maxConsecutiveShifts: 31 } },
    roster: ['D'.repeat(28)],
    says: [],
  },
  {
    given: '27 shifts of 12 hours in 28 days, reaching into the month before',
    group: {
      roles: 'D',
      physicians: 1,
      group: { choices: { 'eighty-hours': { on: true } } },
      before: ['DDD'],
    },
    roster: [`.${'D'.repeat(24)}`],
    says: ['Adams works 324 hours in the 28 days ending Thu, Jun 25; the limit is 320.'],
  },
  {
    given: '27 shifts of 12 hours in 28 days, reaching into the month after',
    group: {
      roles: 'D',
      physicians: 1,
      group: { choices: { 'eighty-hours': { on: true } } },
      after: ['DDD'],
    },
    roster: [`${'.'.repeat(6)}${'D'.repeat(24)}`],
    says: ['Adams works 324 hours in the 28 days ending Fri, Jul 3; the limit is 320.'],
  },
])
