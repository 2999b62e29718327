import { describeRule } from '../testing/describe-rule.ts'

describeRule('forward-rotation', [
  {
    given: 'from evening back to day, and forward from day to evening',
    group: { roles: 'DE', physicians: 2 },
    roster: ['.ED', '.DE'],
    says: ['Adams rotates backward from Swing on Tue, Jun 2 to Rounder on Wed, Jun 3.'],
  },
  {
    given: 'a day shift 24 hours after a night, and 48',
    group: { roles: 'DN', physicians: 2 },
    roster: ['N.D.', 'N..D'],
    says: ['Adams rotates backward from Night on Mon, Jun 1 to Rounder on Wed, Jun 3.'],
  },
])
