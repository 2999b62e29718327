import { describeRule } from '../testing/describe-rule.ts'

describeRule('fair-weekends', [
  {
    given: 'two weekends for one',
    group: { roles: 'D', physicians: 2, days: 14 },
    roster: ['.....DD.....DD', 'DDDDD..DDDDD..'],
    says: [
      'Adams has 4 weekend shifts; counting past months, 2 would be fair.',
      'Baker has 0 weekend shifts; counting past months, 2 would be fair.',
    ],
  },
  {
    given: 'one weekend each, and a third who does not work weekends',
    group: { roles: 'D', physicians: [{}, {}, { weekendAvailability: false }], days: 14 },
    roster: ['.....DD.......', '............DD', 'DDDDD..DDDDD..'],
    says: [],
  },
])
