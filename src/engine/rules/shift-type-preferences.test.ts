import { describeRule } from '../testing/describe-rule.ts'

describeRule('shift-type-preferences', [
  {
    given: 'liked days and disliked evenings',
    group: { roles: 'DEN', physicians: [{ shiftTypePreferences: { day: 1, evening: -1 } }] },
    roster: ['DE..N'],
    says: [
      'Adams has Swing on Tue, Jun 2 but prefers day shifts.',
      'Adams has Night on Fri, Jun 5 but prefers day shifts.',
      'Adams has Swing on Tue, Jun 2 but prefers day shifts.',
    ],
  },
])
