import { describeRule } from '../testing/describe-rule.ts'

describeRule('pattern', [
  {
    given: '7 on, 7 off: short weeks',
    group: { roles: 'D', physicians: 2, group: { pattern: '7-on-7-off' } },
    roster: ['.DDDDD.......D', 'DDDDDDD.......'],
    says: ['Adams: 5 days on (Tue, Jun 2 to Sat, Jun 6); the pattern is 7 on, 7 off.'],
  },
  {
    given: '7 on, 7 off: a week that the months on both sides make too long or too short',
    group: {
      roles: 'D',
      physicians: 2,
      group: { pattern: '7-on-7-off' },
      before: ['.DD', '...'],
      after: ['...D', 'DD.'],
    },
    roster: ['DDDDDD.......', '.........DDDD'],
    says: [
      'Adams: 8 days on (Sat, May 30 to Sat, Jun 6); the pattern is 7 on, 7 off.',
      'Baker: 6 days on (Wed, Jun 10 to Mon, Jun 15); the pattern is 7 on, 7 off.',
    ],
  },
  {
    given: '12-hour day and night: five in a row, two off',
    group: { roles: 'DN', physicians: 1, group: { pattern: '12-hour-day-night' } },
    roster: ['.DDDDD..DDD.'],
    says: [
      'Adams: 5 days on (Tue, Jun 2 to Sat, Jun 6); the pattern is 3 or 4 shifts, then 3 days off.',
      'Adams: 2 days off (Sun, Jun 7 to Mon, Jun 8); the pattern is 3 or 4 shifts, then 3 days off.',
    ],
  },
  {
    given: '24-hour: one day off between two shifts',
    group: { roles: 'L', physicians: 1, group: { pattern: '24-hour' } },
    roster: ['L.L..L'],
    says: ['Adams: 1 day off (Tue, Jun 2); the pattern is two days off after 24 hours.'],
  },
  {
    given: 'a custom group',
    group: { roles: 'D', physicians: 1, group: { pattern: 'custom' } },
    roster: ['D.D.D.'],
    says: [],
  },
])
