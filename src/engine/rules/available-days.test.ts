import { describeRule } from '../testing/describe-rule.ts'

describeRule('available-days', [
  {
    given: 'a weekday that is not among the available ones',
    group: { roles: 'D', physicians: [{ availableDays: ['monday', 'wednesday'] }, {}] },
    roster: ['DDD', 'DDD'],
    says: ['Adams isn’t available on Tuesdays (Tue, Jun 2).'],
  },
])
