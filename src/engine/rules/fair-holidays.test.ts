import { describeRule } from '../testing/describe-rule.ts'

describeRule('fair-holidays', [
  {
    given: 'two holidays for one of two',
    group: { roles: 'D', physicians: 2, days: 7, holidays: ['2026-06-02', '2026-06-04'] },
    roster: ['DDDDD..', '.....DD'],
    says: [
      'Adams has 2 holiday shifts; counting past months, 1 would be fair.',
      'Baker has 0 holiday shifts; counting past months, 1 would be fair.',
    ],
  },
])
