import { describeRule } from '../testing/describe-rule.ts'

describeRule('minimum-rest', [
  {
    given: 'a day shift right after a night, and after an evening',
    group: { roles: 'DEN', physicians: 2 },
    roster: ['ND.', '.ED'],
    says: [
      'Adams: only 0 hours of rest between Night on Mon, Jun 1 and Rounder on Tue, Jun 2; 12 are needed.',
      'Baker: only 7 hours of rest between Swing on Tue, Jun 2 and Rounder on Wed, Jun 3; 12 are needed.',
    ],
  },
  {
    given: 'the last shift of the month before',
    group: { roles: 'DN', physicians: 1, before: ['N'] },
    roster: ['D..'],
    says: ['Adams: only 0 hours of rest between Night on Sun, May 31 and Rounder on Mon, Jun 1; 12 are needed.'],
  },
  {
    given: 'the first shift of the month after',
    group: { roles: 'DN', physicians: 3, after: ['D', 'N', '.D'] },
    roster: ['..N', '..N', '..N'],
    says: ['Adams: only 0 hours of rest between Night on Wed, Jun 3 and Rounder on Thu, Jun 4; 12 are needed.'],
  },
  {
    given: 'nights in a row, and backup duty after a night',
    group: { roles: 'NB', physicians: 1 },
    roster: ['NNB'],
    says: [],
  },
  {
    given: 'a group that wants two days between shifts',
    group: { roles: 'D', physicians: 1, group: { minRestBetweenShifts: 48 } },
    roster: ['D.D..D'],
    says: ['Adams: only 36 hours of rest between Rounder on Mon, Jun 1 and Rounder on Wed, Jun 3; 48 are needed.'],
  },
])
