import { describeRule } from '../testing/describe-rule.ts'

describeRule('holiday-stance', [
  {
    given: 'a holiday for somebody who does not work holidays',
    group: { roles: 'D', physicians: [{ holidayAvailability: false }, {}], holidays: ['2026-06-03'] },
    roster: ['DDD', '..D'],
    says: ['Adams on Wed, Jun 3: does not work holidays (Founders Day).'],
  },
])
