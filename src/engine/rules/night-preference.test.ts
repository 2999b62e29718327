import { describeRule } from '../testing/describe-rule.ts'

describeRule('night-preference', [
  {
    given: 'a night for one who avoids them, a day for one who prefers nights',
    group: { roles: 'DN', physicians: [{ nightShiftPreference: 'avoid' }, { nightShiftPreference: 'prefer' }, {}] },
    roster: ['DN', 'DN', 'ND'],
    says: ['Adams has Night on Tue, Jun 2 but avoids nights.', 'Baker has Rounder on Mon, Jun 1 but prefers nights.'],
  },
])
