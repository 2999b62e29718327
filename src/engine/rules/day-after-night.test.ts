import { describeRule } from '../testing/describe-rule.ts'

describeRule('day-after-night', [
  {
    given: 'a late shift on the day after a night, within the minimum rest of the group',
    group: { roles: 'DEN', physicians: 2, group: { minRestBetweenShifts: 6 } },
    roster: ['NE.', 'N.D'],
    says: ['Adams starts Swing on Tue, Jun 2 only 7 hours after Night on Mon, Jun 1; it should be at least 24.'],
  },
  {
    given: 'backup by day on the day after a night, and two days after',
    group: { roles: 'NB', physicians: 2 },
    roster: ['NB.', 'N.B'],
    says: [
      'Adams starts Jeopardy on Tue, Jun 2 right after Night on Mon, Jun 1; it should be at least 24 hours later.',
    ],
  },
])
