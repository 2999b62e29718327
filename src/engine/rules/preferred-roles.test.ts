import { describeRule } from '../testing/describe-rule.ts'

describeRule('preferred-roles', [
  {
    given: 'a shift in another role than the preferred ones',
    group: { roles: 'DANB', physicians: [{ preferredRoles: ['D', 'A', 'gone'] }, {}] },
    roster: ['DNA.B', 'N...D'],
    says: ['Adams has Night on Tue, Jun 2 but prefers Rounder or Admitter.'],
  },
])
