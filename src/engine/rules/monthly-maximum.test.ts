import { describeRule } from '../testing/describe-rule.ts'

describeRule('monthly-maximum', [
  {
    given: 'more shifts than the own maximum; backup duty is none',
    group: {
      roles: 'DB',
      physicians: [
        { preferences: { shifts: [], maxShifts: 2, avoidConsecutive: false, preferWeekends: false } },
        { preferences: { shifts: [], maxShifts: 2, avoidConsecutive: false, preferWeekends: false } },
        {},
      ],
    },
    roster: ['DDD.', 'DDBB', 'DDDD'],
    says: ['Adams has 3 shifts this month, over a personal limit of 2.'],
  },
])
