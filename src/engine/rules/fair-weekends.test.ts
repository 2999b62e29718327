import { describeRule } from '../testing/describe-rule.ts'

describeRule('fair-weekends', [
  {
    given: 'two weekends for one',
    group: { roles: 'D', physicians: 2, days: 14 },
    roster: ['.....DD.....DD', 'DDDDD..DDDDD..'],
    says: ['Adams has 4 weekend shifts; the fair share is 2.', 'Baker has 0 weekend shifts; the fair share is 2.'],
  },
  {
    given: 'one weekend each, and a third who does not work weekends',
    group: { roles: 'D', physicians: [{}, {}, { weekendAvailability: false }], days: 14 },
    roster: ['.....DD.......', '............DD', 'DDDDD..DDDDD..'],
    says: [],
  },
])
