import { describeRule } from '../testing/describe-rule.ts'
import type { SmallGroup } from '../testing/small-group.ts'

const christmas = { date: '2026-12-25', name: 'Christmas Day', isMajor: true }
const group: SmallGroup = {
  roles: 'DB',
  from: '2026-12-24',
  physicians: [{ holidaysOff: ['2026-12-25'] }, {}],
  holidays: [christmas],
}

describeRule('dealt-holidays', [
  {
    given: 'Christmas for somebody who was dealt it off',
    group,
    roster: ['DDD', '...'],
    says: ['Adams works Christmas (Fri, Dec 25); the year plan has them off.'],
  },
  { given: 'Christmas for the other, and backup', group, roster: ['DBD', '.D.'], says: [] },
])
