import { describeRule } from '../testing/describe-rule.ts'

describeRule('weekend-stance', [
  {
    given: 'a Sunday for somebody who does not work weekends',
    group: { roles: 'D', physicians: [{ weekendAvailability: false }, {}] },
    roster: ['....D.D', '.....DD'],
    says: ['Adams on Sun, Jun 7: does not work weekends.'],
  },
])
