import { describeRule } from '../testing/describe-rule.ts'

describeRule('night-stance', [
  {
    given: 'a night for one who avoids them, a day for one who prefers nights',
    group: { roles: 'DN', physicians: [{ nightStance: 'avoid' }, { nightStance: 'prefer' }, {}] },
    roster: ['DN', 'DN', 'ND'],
    says: ['Adams on Tue 2 Jun: Night, but avoids nights.', 'Baker on Mon 1 Jun: Rounder, but prefers nights.'],
  },
])
