import { describeRule } from '../testing/describe-rule.ts'

describeRule('same-role-in-run', [
  {
    given: 'a change of role from one day to the next',
    group: { roles: 'DA', physicians: 2 },
    roster: ['DDA', 'D.A'],
    says: ['Adams changes from Rounder on Tue, Jun 2 to Admitter on Wed, Jun 3.'],
  },
])
