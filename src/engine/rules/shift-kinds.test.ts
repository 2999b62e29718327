import { describeRule } from '../testing/describe-rule.ts'

describeRule('shift-kinds', [
  {
    given: 'liked days and disliked evenings',
    group: { roles: 'DEN', physicians: [{ shiftTypePreferences: { day: 1, evening: -1 } }] },
    roster: ['DE..N'],
    says: [
      'Adams on Tue, Jun 2: Swing, but prefers day shifts.',
      'Adams on Fri, Jun 5: Night, but prefers day shifts.',
      'Adams on Tue, Jun 2: Swing, but prefers day shifts.',
    ],
  },
])
