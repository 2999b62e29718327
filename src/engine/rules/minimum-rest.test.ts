import { describeRule } from '../testing/describe-rule.ts'

describeRule('minimum-rest', [
  {
    given: 'a day shift right after a night, and after an evening',
    group: { roles: 'DEN', physicians: 2 },
    roster: ['ND.', '.ED'],
    says: [
      'Adams has no rest between Night on Mon, Jun 1 and Rounder on Tue, Jun 2; the minimum is 12 hours.',
      'Baker has only 7 hours of rest between Swing on Tue, Jun 2 and Rounder on Wed, Jun 3; the minimum is 12.',
    ],
  },
  {
    given: 'the last shift of the month before',
    group: { roles: 'DN', physicians: 1, before: ['N'] },
    roster: ['D..'],
    says: ['Adams has no rest between Night on Sun, May 31 and Rounder on Mon, Jun 1; the minimum is 12 hours.'],
  },
  {
    given: 'the first shift of the month after',
    group: { roles: 'DN', physicians: 3, after: ['D', 'N', '.D'] },
    roster: ['..N', '..N', '..N'],
    says: ['Adams has no rest between Night on Wed, Jun 3 and Rounder on Thu, Jun 4; the minimum is 12 hours.'],
  },
  {
    given: 'nights in a row, and backup duty day by day',
    group: { roles: 'NB', physicians: 2 },
    roster: ['NN...', '.BBB.'],
    says: [],
  },
  {
    given: 'backup duty right after a night, and a night right after it',
    group: { roles: 'NB', physicians: 1 },
    roster: ['NB.'],
    says: ['Adams has no rest between Night on Mon, Jun 1 and Jeopardy on Tue, Jun 2; the minimum is 12 hours.'],
  },
  {
    given: 'a group that wants two days between shifts',
    group: { roles: 'D', physicians: 1, group: { minRestBetweenShifts: 48 } },
    roster: ['D.D..D'],
    says: [
      'Adams has only 36 hours of rest between Rounder on Mon, Jun 1 and Rounder on Wed, Jun 3; the minimum is 48.',
    ],
  },
])
