import { describeRule } from '../testing/describe-rule.ts'

describeRule('avoid-consecutive', [
  {
    given: 'three days in a row for one who avoids it',
    group: {
      roles: 'D',
      physicians: [{ preferences: { shifts: [], avoidConsecutive: true, preferWeekends: false } }, {}],
    },
    roster: ['DDD.D', 'DDDDD'],
    says: ['Adams works 3 days in a row (Jun 1–3) despite avoiding back-to-back days.'],
  },
])
