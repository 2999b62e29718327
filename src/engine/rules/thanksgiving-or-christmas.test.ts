import { describeRule } from '../testing/describe-rule.ts'
import type { SmallGroup } from '../testing/small-group.ts'

const worked = (name: string, year = 2026) => [{ holidayHistory: [{ name, year }] }, {}]
const december: Omit<SmallGroup, 'physicians'> = {
  roles: 'D',
  from: '2026-12-24',
  holidays: [{ date: '2026-12-25', name: 'Christmas Day', isMajor: true }],
}
const november: Omit<SmallGroup, 'physicians'> = {
  roles: 'D',
  from: '2026-11-25',
  holidays: [{ date: '2026-11-26', name: 'Thanksgiving Day', isMajor: true }],
}

describeRule('thanksgiving-or-christmas', [
  {
    given: 'Christmas after Thanksgiving',
    group: { ...december, physicians: worked('Thanksgiving Day') },
    roster: ['DDD', '...'],
    says: ['Adams works both Thanksgiving and Christmas this year (Fri, Dec 25).'],
  },
  {
    given: 'Thanksgiving before a published Christmas',
    group: { ...november, physicians: worked('Christmas Day') },
    roster: ['DDD', '...'],
    says: ['Adams works both Thanksgiving and Christmas this year (Thu, Nov 26).'],
  },
  {
    given: 'one of the two each',
    group: { ...december, physicians: worked('Thanksgiving Day') },
    roster: ['D.D', '.D.'],
    says: [],
  },
  {
    given: 'Thanksgiving of last year',
    group: { ...december, physicians: worked('Thanksgiving Day', 2025) },
    roster: ['DDD', '...'],
    says: [],
  },
  {
    given: 'Labor Day and Christmas',
    group: { ...december, physicians: worked('Labor Day') },
    roster: ['DDD', '...'],
    says: [],
  },
])
