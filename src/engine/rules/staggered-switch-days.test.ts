import { describeRule } from '../testing/describe-rule.ts'

describeRule('staggered-switch-days', [
  {
    given: 'the rhythm of the past goes on: five days worked, two to go',
    group: { roles: 'D', physicians: 1, group: { pattern: '7-on-7-off' }, before: ['D........DDDDD'] },
    roster: ['D.D.......'],
    says: [
      'Adams on Tue, Jun 2: off in a week on of the 14-day rhythm.',
      'Adams on Wed, Jun 3: at work in a week off of the 14-day rhythm.',
      'Adams on Wed, Jun 10: off in a week on of the 14-day rhythm.',
    ],
  },
  {
    given: 'the rhythm leads to the future where nothing is past: five days of a week on are still to come',
    group: { roles: 'D', physicians: 1, group: { pattern: '7-on-7-off' }, after: ['DDDDD.'] },
    roster: ['..........'],
    says: [
      'Adams on Mon, Jun 1: off in a week on of the 14-day rhythm.',
      'Adams on Tue, Jun 9: off in a week on of the 14-day rhythm.',
      'Adams on Wed, Jun 10: off in a week on of the 14-day rhythm.',
    ],
  },
  {
    given: 'a track goes before what was worked',
    group: {
      ...{ roles: 'D', physicians: [{ track: '2026-06-16' }], before: ['DDDDD'] },
      group: { pattern: '7-on-7-off' },
    },
    roster: ['.DDDDDD...'],
    says: ['Adams on Mon, Jun 8: off in a week on of the 14-day rhythm.'],
  },
  {
    given: 'with a switch day, a rhythm of the past moves to the nearest one',
    group: {
      roles: 'D',
      physicians: 1,
      group: { pattern: '7-on-7-off', switchDays: ['tuesday'] },
      before: ['D.......'],
    },
    roster: ['.DDDDDDD...'],
    says: [],
  },
  {
    given: 'with a switch day and nothing known, half of the group works in either week',
    group: { roles: 'DA', physicians: 2, group: { pattern: '7-on-7-off', switchDays: ['tuesday'] } },
    roster: ['D.......DD', '.AAAAAAA..'],
    says: [],
  },
])
