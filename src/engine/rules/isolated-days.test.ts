import { describeRule } from '../testing/describe-rule.ts'

describeRule('isolated-days', [
  {
    given: 'a working day alone',
    group: {
      roles: 'D',
      physicians: [{}, {}, { preferences: { shifts: [], avoidConsecutive: true, preferWeekends: false } }],
    },
    roster: ['..D..DD', '.DD.DDD', '..D.D..'],
    says: ['Adams works a single-day stretch (Wed, Jun 3).'],
  },
  {
    given: 'a night alone',
    group: { roles: 'DN', physicians: 1 },
    roster: ['..N....'],
    says: ['Adams works a single-night stretch (Wed, Jun 3).'],
  },
  {
    given: 'a day alone at the end of the month before',
    group: { roles: 'D', physicians: 2, before: ['..D', 'D.D'] },
    roster: ['...', 'D..'],
    says: ['Adams works a single-day stretch (Sun, May 31).'],
  },
  {
    given: 'a day alone at the beginning of the month after, and one that the month after completes',
    group: { roles: 'D', physicians: 3, after: ['D.', 'D.', '.D'] },
    roster: ['...', '..D', '..D'],
    says: ['Adams works a single-day stretch (Thu, Jun 4).', 'Chen works a single-day stretch (Wed, Jun 3).'],
  },
  {
    given: '24-hour shifts, which cannot follow each other',
    group: { roles: 'L', physicians: 1 },
    roster: ['.L..L..'],
    says: [],
  },
])
