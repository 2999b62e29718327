import { describeRule } from '../testing/describe-rule.ts'

describeRule('role-type-preferences', [
  {
    given: 'disliked admitting',
    group: { roles: 'DA', physicians: [{ roleTypePreferences: { admitter: -1 } }, {}] },
    roster: ['DA', 'AD'],
    says: ['Adams has Admitter on Tue, Jun 2 but avoids admitter shifts.'],
  },
])
