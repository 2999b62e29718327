import { describeRule } from '../testing/describe-rule.ts'

describeRule('prefer-weekends', [
  {
    given: 'a free Sunday for one who likes to work weekends',
    group: {
      roles: 'D',
      physicians: [{ preferences: { shifts: [], avoidConsecutive: false, preferWeekends: true } }, {}],
    },
    roster: ['.....D.', '......D'],
    says: ['Adams is off on Sun, Jun 7 but prefers to work weekends.'],
  },
])
