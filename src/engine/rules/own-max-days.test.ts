import { describeRule } from '../testing/describe-rule.ts'

describeRule('own-max-days', [
  {
    given: 'somebody with a lower maximum than the group',
    group: { roles: 'D', physicians: [{ maxConsecutiveDays: 2 }, { maxConsecutiveDays: 9 }] },
    roster: ['DDD....', 'DDDDDDD'],
    says: ['Adams works 3 days in a row (Jun 1–3), over a personal limit of 2.'],
  },
])
