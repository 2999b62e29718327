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
  {
    given: 'disliked 24-hour shifts',
    group: { roles: 'DL', physicians: [{ shiftTypePreferences: { 'twenty-four': -1 } }] },
    roster: ['L....'],
    says: ['Adams has Long call on Mon, Jun 1 but avoids 24-hour shifts.'],
  },
])
