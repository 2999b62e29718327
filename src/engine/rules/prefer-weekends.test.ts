import { describeRule } from '../testing/describe-rule.ts'

describeRule('prefer-weekends', [
  {
    given: 'a free Sunday for one who likes to work weekends',
    group: {
      roles: 'D',
      physicians: [{ preferences: { shifts: [], avoidConsecutive: false, preferWeekends: true } }, {}],
    },
    roster: ['.....D.', '......D'],
    says: ['Adams on Sun, Jun 7: Off, but prefers to work weekends.'],
  },
])
