import { describeRule } from '../testing/describe-rule.ts'

describeRule('staggered-switch-days', [
  {
    given: 'the rhythm of the past goes on: five days worked, two to go',
    group: { roles: 'D', physicians: 1, group: { pattern: '7-on-7-off' }, before: ['D........DDDDD'] },
    roster: ['D.D.......'],
    says: [
      'Adams is off on Tue, Jun 2, during a week on.',
      'Adams works on Wed, Jun 3, during a week off.',
      'Adams is off on Wed, Jun 10, during a week on.',
    ],
  },
  {
    given: 'the rhythm leads to the future where nothing is past: five days of a week on are still to come',
    group: { roles: 'D', physicians: 1, group: { pattern: '7-on-7-off' }, after: ['DDDDD.'] },
    roster: ['..........'],
    says: [
      'Adams is off on Mon, Jun 1, during a week on.',
      'Adams is off on Tue, Jun 9, during a week on.',
      'Adams is off on Wed, Jun 10, during a week on.',
    ],
  },
  {
    given: 'a track goes before what was worked',
    group: {
      ...{ roles: 'D', physicians: [{ track: '2026-06-16' }], before: ['DDDDD'] },
      group: { pattern: '7-on-7-off' },
    },
    roster: ['.DDDDDD...'],
    says: ['Adams is off on Mon, Jun 8, during a week on.'],
  },
  {
    given: 'weeks that are laid out go before the track, part-timers included',
    group: {
      roles: 'DN',
      group: { pattern: '7-on-7-off' },
      physicians: [
        {
          ...{ fte: 0.5, track: '2026-06-01' },
          weeksOn: [
            { from: '2026-06-03', to: '2026-06-04', isNight: false },
            { from: '2026-06-07', to: '2026-06-08', isNight: true },
          ],
        },
      ],
    },
    roster: ['.DD...ND..'],
    says: [
      'Adams works on Tue, Jun 2, during a week off.',
      'Adams is off on Thu, Jun 4, during a week on.',
      'Adams works a day shift on Mon, Jun 8, during a week of nights.',
    ],
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
  {
    given: 'a switch day that the group wrote as a rule counts like the setting',
    group: {
      ...{ roles: 'DA', physicians: 2 },
      group: {
        pattern: '7-on-7-off',
        customRules: [
          {
            ...{ text: 'switch day is Tuesday', hard: true, who: 'everyone' },
            ...{ what: { limit: 'switch-day' }, weekdays: ['tuesday'] },
          },
        ],
      },
    },
    roster: ['D.......DD', '.AAAAAAA..'],
    says: [],
  },
])
