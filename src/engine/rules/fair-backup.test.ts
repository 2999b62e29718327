import { describeRule } from '../testing/describe-rule.ts'

describeRule('fair-backup', [
  {
    given: 'all backup shifts for one of two, day by day',
    group: { roles: 'DB', physicians: 2, days: 4, group: { choices: { 'backup-in-blocks': { on: false } } } },
    roster: ['BBBB', 'DDDD'],
    says: [
      'Adams has 4 backup shifts; counting past months, 2 would be fair.',
      'Baker has 0 backup shifts; counting past months, 2 would be fair.',
    ],
  },
  {
    given: 'two weeks of backup for one of two, by the week',
    group: { roles: 'DB', physicians: 2, days: 14 },
    roster: ['BBBBBBBBBBBBBB', '..............'],
    says: [
      'Adams has 14 backup shifts; counting past months, 7 would be fair.',
      'Baker has 0 backup shifts; counting past months, 7 would be fair.',
    ],
  },
])
