import { describeRule } from '../testing/describe-rule.ts'

describeRule('weekend-availability', [
  {
    given: 'a Sunday for somebody who does not work weekends',
    group: { roles: 'D', physicians: [{ weekendAvailability: false }, {}] },
    roster: ['....D.D', '.....DD'],
    says: ['Adams doesn’t work weekends (Sun, Jun 7).'],
  },
])
