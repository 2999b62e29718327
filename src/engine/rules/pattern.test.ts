import { describeRule } from '../testing/describe-rule.ts'

describeRule('pattern', [
  {
    given: '7-on/7-off: short weeks',
    group: { roles: 'D', physicians: 2, group: { pattern: '7-on-7-off' } },
    roster: ['.DDDDD.......D', 'DDDDDDD.......'],
    says: ['Adams works only 5 days in a row (Jun 2–6); the pattern is 7-on/7-off.'],
  },
  {
    given: '7-on/7-off: a week that the months on both sides make too long or too short',
    group: {
      roles: 'D',
      physicians: 2,
      group: { pattern: '7-on-7-off' },
      before: ['.DD', '...'],
      after: ['...D', 'DD.'],
    },
    roster: ['DDDDDD.......', '.........DDDD'],
    says: [
      'Adams works 8 days in a row (May 30 – Jun 6); the pattern is 7-on/7-off.',
      'Baker works only 6 days in a row (Jun 10–15); the pattern is 7-on/7-off.',
    ],
  },
  {
    given: '7-on/7-off: a Saturday after a week of a role that works Monday to Friday',
    group: {
      roles: 'DA',
      needs: { A: { daysOfWeek: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] } },
      physicians: 1,
      group: { pattern: '7-on-7-off' },
    },
    roster: ['.......AAAAAD.......'],
    says: ['Adams works on Sat, Jun 13 next to days in another role.'],
  },
  {
    given: '12-hour day and night: five in a row, two off',
    group: { roles: 'DN', physicians: 1, group: { pattern: '12-hour-day-night' } },
    roster: ['.DDDDD..DDD.'],
    says: [
      'Adams works 5 days in a row (Jun 2–6); the pattern is 3 or 4 shifts, then 3 days off.',
      'Adams has only 2 days off (Jun 7–8); the pattern is 3 or 4 shifts, then 3 days off.',
    ],
  },
  {
    given: '24-hour: one day off between two shifts',
    group: { roles: 'L', physicians: 1, group: { pattern: '24-hour' } },
    roster: ['L.L..L'],
    says: ['Adams has only a single day off (Tue, Jun 2).'],
  },
  {
    given: 'a custom group',
    group: { roles: 'D', physicians: 1, group: { pattern: 'custom' } },
    roster: ['D.D.D.'],
    says: [],
  },
])
