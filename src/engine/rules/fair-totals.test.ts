import { describeRule } from '../testing/describe-rule.ts'

describeRule('fair-totals', [
  {
    given: 'an uneven share of ten shifts between three',
    group: { roles: 'D', needs: { D: { requiredCount: 1 } }, physicians: 3, days: 10 },
    roster: ['DDDDD.....', '.....DDD..', '........DD'],
    says: [
      'Adams has 5 shifts; counting past months, 3 to 4 would be fair.',
      'Chen has 2 shifts; counting past months, 3 to 4 would be fair.',
    ],
  },
  {
    given: 'half a contract, half a share; half a month away, half a share',
    group: {
      roles: 'D',
      physicians: [{ fte: 0.5 }, { absences: ['2026-06-01', '2026-06-02', '2026-06-03', '2026-06-04'] }, {}],
      days: 8,
    },
    roster: ['DD......', '......DD', '..DDDD..'],
    says: [],
  },
])
