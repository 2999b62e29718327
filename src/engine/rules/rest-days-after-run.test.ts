import { describeRule } from '../testing/describe-rule.ts'

describeRule('rest-days-after-run', [
  {
    given: 'one rest day where two are needed, and two',
    group: { roles: 'D', physicians: [{ minRestDays: 2 }, { minRestDays: 2 }, { minRestDays: 1 }] },
    roster: ['DD.DD..', 'DD..DD.', 'D.D.D.D'],
    says: ['Adams: only 1 rest day (Wed, Jun 3); 2 are needed.'],
  },
  {
    given: 'rest that ends, and rest that begins, in the month after',
    group: {
      roles: 'D',
      physicians: [{ minRestDays: 3 }, { minRestDays: 2 }, { minRestDays: 2 }],
      after: ['.D', '.D', '..D'],
    },
    roster: ['DD.', 'DDD', 'DDD'],
    says: [
      'Adams: only 2 rest days (Wed, Jun 3 to Thu, Jun 4); 3 are needed.',
      'Baker: only 1 rest day (Thu, Jun 4); 2 are needed.',
    ],
  },
])
