import { describeRule } from '../testing/describe-rule.ts'

describeRule('night-stance', [
  {
    given: 'a night for one who avoids them, a day for one who prefers nights',
    group: { roles: 'DN', physicians: [{ nightShiftPreference: 'avoid' }, { nightShiftPreference: 'prefer' }, {}] },
    roster: ['DN', 'DN', 'ND'],
    says: ['Adams on Tue, Jun 2: Night, but avoids nights.', 'Baker on Mon, Jun 1: Rounder, but prefers nights.'],
  },
])
