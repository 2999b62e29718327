import { describeRule } from '../testing/describe-rule.ts'

describeRule('rest-days-after-run', [
  {
    given: 'one rest day where two are needed, and two',
    group: { roles: 'D', physicians: [{ minRestDays: 2 }, { minRestDays: 2 }, { minRestDays: 1 }] },
    roster: ['DD.DD..', 'DD..DD.', 'D.D.D.D'],
    says: ['Adams: only 1 rest day (Wed, Jun 3); 2 are needed.'],
  },
])
