import { describeRule } from '../testing/describe-rule.ts'

describeRule('fair-backup', [
  {
    given: 'all backup duties for one of two',
    group: { roles: 'DB', physicians: 2, days: 4 },
    roster: ['BBBB', 'DDDD'],
    says: ['Adams: 4 backup duties; the fair share is 2.', 'Baker: 0 backup duties; the fair share is 2.'],
  },
])
