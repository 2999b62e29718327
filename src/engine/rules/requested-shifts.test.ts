import { describeRule } from '../testing/describe-rule.ts'

describeRule('requested-shifts', [
  {
    given: 'days off and another role where shifts were asked for',
    group: {
      roles: 'DN',
      physicians: [
        {
          preferences: {
            shifts: [
              { date: '2026-06-02', wants: 'work' },
              { date: '2026-06-03', wants: 'work', roleId: 'N' },
            ],
            avoidConsecutive: false,
            preferWeekends: false,
          },
        },
        {},
      ],
    },
    roster: ['D.D', 'NNN'],
    says: ['Adams is off on Tue, Jun 2 but asked to work.', 'Adams has Rounder on Wed, Jun 3 but asked to work Night.'],
  },
  {
    given: 'a shift that a hard rule forbids',
    group: {
      roles: 'D',
      physicians: [
        {
          unavailableDates: ['2026-06-02'],
          preferences: {
            shifts: [{ date: '2026-06-02', wants: 'work' }],
            avoidConsecutive: false,
            preferWeekends: false,
          },
        },
      ],
    },
    roster: ['D.D'],
    says: [],
  },
])
