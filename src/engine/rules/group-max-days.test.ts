import { describeRule } from '../testing/describe-rule.ts'

describeRule('group-max-days', [
  {
    given: 'more days in a row than the group allows',
    group: { roles: 'DN', physicians: [{}, {}], group: { maxConsecutiveDays: 3 } },
    roster: ['DDDNN..', 'DDD.DDD'],
    says: ['Adams: 5 days in a row (Mon, Jun 1 to Fri, Jun 5); the group allows 3.'],
  },
  {
    given: 'a run that began in the month before',
    group: { roles: 'D', physicians: 1, group: { maxConsecutiveDays: 3 }, before: ['.DD'] },
    roster: ['DD..'],
    says: ['Adams: 4 days in a row (Mon, Jun 1 to Tue, Jun 2); the group allows 3.'],
  },
  {
    given: 'backup duty between',
    group: { roles: 'DB', physicians: 1, group: { maxConsecutiveDays: 3 } },
    roster: ['DDBDD'],
    says: [],
  },
])
