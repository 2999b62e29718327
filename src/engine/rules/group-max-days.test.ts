import { describeRule } from '../testing/describe-rule.ts'

describeRule('group-max-days', [
  {
    given: 'more days in a row than the group allows',
    group: { roles: 'DN', physicians: [{}, {}], group: { maxConsecutiveShifts: 3 } },
    roster: ['DDDNN..', 'DDD.DDD'],
    says: ['Adams works 5 days in a row (Jun 1–5); the limit is 3.'],
  },
  {
    given: 'a run that began in the month before',
    group: { roles: 'D', physicians: 1, group: { maxConsecutiveShifts: 3 }, before: ['.DD'] },
    roster: ['DD..'],
    says: ['Adams works 4 days in a row (May 30 – Jun 2); the limit is 3.'],
  },
  {
    given: 'a run that goes on in the month after',
    group: { roles: 'D', physicians: 2, group: { maxConsecutiveShifts: 3 }, after: ['DD', '.DDDD'] },
    roster: ['.DD', 'DDD'],
    says: ['Adams works 4 days in a row (Jun 2–5); the limit is 3.'],
  },
  {
    given: 'months on both sides that are too long by themselves',
    group: { roles: 'D', physicians: 1, group: { maxConsecutiveShifts: 3 }, before: ['DDDD'], after: ['DDDD'] },
    roster: ['...'],
    says: [],
  },
  {
    given: 'backup duty between',
    group: { roles: 'DB', physicians: 1, group: { maxConsecutiveShifts: 3 } },
    roster: ['DDBDD'],
    says: [],
  },
])
