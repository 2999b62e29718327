import { describeRule } from '../testing/describe-rule.ts'
import type { SmallGroup } from '../testing/small-group.ts'

const christmas = { date: '2026-12-25', name: 'Christmas Day', isMajor: true }
const lastYear = { holidayHistory: [{ name: 'Christmas', year: 2025 }] }
const group: SmallGroup = { roles: 'DB', from: '2026-12-24', physicians: [lastYear, {}], holidays: [christmas] }

describeRule('holiday-last-year', [
  {
    given: 'Christmas for somebody who had it last year',
    group,
    roster: ['DDD', '...'],
    says: ['Adams works Christmas (Fri, Dec 25) after working it last year.'],
  },
  { given: 'Christmas for the other, the days around it for whoever had it', group, roster: ['D.D', '.D.'], says: [] },
  { given: 'backup on Christmas', group, roster: ['.B.', '.D.'], says: [] },
  {
    given: 'somebody who had it two years ago',
    group: { ...group, physicians: [{ holidayHistory: [{ name: 'Christmas', year: 2024 }] }, {}] },
    roster: ['DDD', '...'],
    says: [],
  },
  {
    given: 'somebody who asks to work it again',
    group: {
      ...group,
      physicians: [
        {
          ...lastYear,
          preferences: {
            shifts: [{ date: '2026-12-25', wants: 'work' }],
            avoidConsecutive: false,
            preferWeekends: false,
          },
        },
        {},
      ],
    },
    roster: ['DDD', '...'],
    says: [],
  },
  {
    given: 'a holiday that is not a major one',
    group: { ...group, holidays: [{ ...christmas, isMajor: false }] },
    roster: ['DDD', '...'],
    says: [],
  },
])
