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
    says: ['Adams on Mon, Jun 1: a request gave way although seniority rank 1 wins ties.'],
  },
])
