import { describeRule } from '../testing/describe-rule.ts'

describeRule('rest-days-after-run', [
  {
    given: 'one rest day where two are needed, and two',
    group: { roles: 'D', physicians: [{ minRestDays: 2 }, { minRestDays: 2 }, { minRestDays: 1 }] },
    roster: ['DD.DD..', 'DD..DD.', 'D.D.D.D'],
    says: ['Adams has only 1 day off (Wed, Jun 3); 2 are required.'],
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
      'Adams has only 2 days off (Jun 3–4); 3 are required.',
      'Baker has only 1 day off (Thu, Jun 4); 2 are required.',
    ],
  },
])
