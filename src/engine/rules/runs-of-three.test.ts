import type { Pattern, Physician } from '../model.ts'
import { describeRule } from '../testing/describe-rule.ts'

const avoids: Partial<Physician> = { preferences: { shifts: [], avoidConsecutive: true, preferWeekends: false } }
const singles = (pattern: Pattern) => ({ roles: 'D', physicians: [avoids], group: { pattern } })

describeRule('runs-of-three', [
  {
    given: 'a run of two days',
    group: { roles: 'DN', physicians: 2, before: ['...', '..D'] },
    roster: ['.DD.DNN', 'DD...DD'],
    says: ['Adams works a stretch of only 2 days (Jun 2–3).'],
  },
  {
    given: 'single days of someone who avoids back-to-back days',
    group: singles('12-hour-day-night'),
    roster: ['.D.D.D.'],
    says: [],
  },
  {
    given: 'the same in a 7-on/7-off group, where each of them is a handoff',
    group: singles('7-on-7-off'),
    roster: ['.D..DDD.'],
    says: ['Adams works a single-day stretch (Tue, Jun 2).'],
  },
])
