import { describeRule } from '../testing/describe-rule.ts'

describeRule('avoided-roles', [
  {
    given: 'a shift in an avoided role',
    group: { roles: 'DN', physicians: [{ avoidedRoles: ['N'] }, {}] },
    roster: ['DN', 'ND'],
    says: ['Adams has Night on Tue, Jun 2 but avoids Night.'],
  },
])
