import { describeRule } from '../testing/describe-rule.ts'

describeRule('isolated-days-off', [
  {
    given: 'a day off alone',
    group: { roles: 'D', physicians: 2 },
    roster: ['DDD.DDD', 'DD..DD.'],
    says: ['Adams has only a single day off (Thu, Jun 4).'],
  },
])
