import { describeRule } from '../testing/describe-rule.ts'

describeRule('backup-in-blocks', [
  {
    given: 'a day alone and a week',
    group: { roles: 'DB', physicians: 2 },
    roster: ['.B.........', '..BBBBBBB..'],
    says: ['Adams has only a single backup day (Tue, Jun 2).'],
  },
  {
    given: 'more than a week',
    group: { roles: 'DB', physicians: 2, days: 11 },
    roster: ['.BBBBBBBB..', '...........'],
    says: ['Adams has 8 days of backup in a row (Jun 2–9); the most is 7.'],
  },
  {
    given: 'half a week where the group wants that',
    group: { roles: 'DB', physicians: 2, group: { backupBlock: 'half-week' } },
    roster: ['.BB........', '..BBB......'],
    says: ['Adams has only 2 days of backup in a row (Jun 2–3).'],
  },
])
