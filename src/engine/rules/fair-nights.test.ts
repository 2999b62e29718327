import { emptyLedger } from '../default-physician.ts'
import { describeRule } from '../testing/describe-rule.ts'

describeRule('fair-nights', [
  {
    given: 'nights shared by those who may work them',
    group: { roles: 'DN', needs: { N: { restrictions: { never: ['p3'] } } }, physicians: 3, days: 6 },
    roster: ['NNNNN.', '.....N', 'DDDDDD'],
    says: [
      'Adams has 5 nights; counting past months, 3 would be fair.',
      'Baker has 1 night; counting past months, 3 would be fair.',
    ],
  },
  {
    given: 'somebody who prefers nights takes as many as their share of all shifts',
    group: { roles: 'DN', physicians: [{ nightShiftPreference: 'prefer' }, {}, {}], days: 6 },
    roster: ['NNNN..', 'DDD.N.', '...DDN'],
    says: [],
  },
  {
    given: 'somebody who has done more nights in the last 12 months',
    group: {
      roles: 'DN',
      physicians: [
        { ledger: { ...emptyLedger, daysPresent: 100, nights: 13 } },
        { ledger: { ...emptyLedger, daysPresent: 100, nights: 9 } },
      ],
      days: 6,
      needs: { N: { requiredCount: 1 } },
    },
    roster: ['N.....', '.NNNNN'],
    says: [],
  },
])
