import { describeRule } from '../testing/describe-rule.ts'

describeRule('requested-days-off', [
  {
    given: 'a day off that was asked for and not given',
    group: {
      roles: 'D',
      physicians: [
        {
          preferences: {
            shifts: [{ date: '2026-06-02', wants: 'off' }],
            avoidConsecutive: false,
            preferWeekends: false,
          },
        },
        {},
      ],
    },
    roster: ['DDD', '.DD'],
    says: ['Adams has Rounder on Tue, Jun 2 but asked for the day off.'],
  },
])
