import { describeRule } from '../testing/describe-rule.ts'

describeRule('role-categories', [
  {
    given: 'disliked admitting',
    group: { roles: 'DA', physicians: [{ roleTypePreferences: { admitter: -1 } }, {}] },
    roster: ['DA', 'AD'],
    says: ['Adams on Tue, Jun 2: Admitter, but avoids admitter shifts.'],
  },
])
