import { describeRule } from '../testing/describe-rule.ts'

describeRule('seniority', [
  {
    given: 'a refused request of somebody with a rank',
    group: {
      roles: 'D',
      physicians: [
        {
          seniorityRank: 1,
          preferences: {
            shifts: [{ date: '2026-06-01', wants: 'off' }],
            avoidConsecutive: false,
            preferWeekends: false,
          },
        },
        {
          preferences: {
            shifts: [{ date: '2026-06-01', wants: 'off' }],
            avoidConsecutive: false,
            preferWeekends: false,
          },
        },
      ],
    },
    roster: ['D', 'D'],
    says: ['Adams has an unmet request on Mon, Jun 1 despite seniority rank 1.'],
  },
])
