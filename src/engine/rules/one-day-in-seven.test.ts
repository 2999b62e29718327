import { describeRule } from '../testing/describe-rule.ts'

describeRule('one-day-in-seven', [
  {
    given: 'not chosen by the group',
    group: { roles: 'D', physicians: 1 },
    roster: ['D'.repeat(28)],
    says: [],
  },
  {
    given: 'three free days in 28, and four',
    group: { roles: 'D', physicians: 2, group: { choices: { 'one-day-in-seven': { on: true } } } },
    roster: [`...${'D'.repeat(25)}`, `....${'D'.repeat(24)}`],
    says: ['Adams has only 3 days off in the 28 days ending Sun, Jun 28; 4 are required.'],
  },
  {
    given: 'a month whose free days are taken up by the month after',
    group: {
      roles: 'D',
      physicians: 2,
      group: { choices: { 'one-day-in-seven': { on: true } } },
      after: ['D', '..D'],
    },
    roster: [`${'.'.repeat(4)}${'D'.repeat(22)}..DD`, `${'.'.repeat(4)}${'D'.repeat(22)}..DD`],
    says: ['Adams has only 3 days off in the 28 days ending Wed, Jul 1; 4 are required.'],
  },
])
