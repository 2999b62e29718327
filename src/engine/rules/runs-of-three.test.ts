import { describeRule } from '../testing/describe-rule.ts'

describeRule('runs-of-three', [
  {
    given: 'a run of two days',
    group: { roles: 'DN', physicians: 2, before: ['...', '..D'] },
    roster: ['.DD.DNN', 'DD...DD'],
    says: ['Adams works a stretch of only 2 days (Jun 2–3).'],
  },
])
