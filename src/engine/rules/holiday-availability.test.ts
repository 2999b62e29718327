import { describeRule } from '../testing/describe-rule.ts'

describeRule('holiday-availability', [
  {
    given: 'a holiday for somebody who does not work holidays',
    group: { roles: 'D', physicians: [{ holidayAvailability: false }, {}], holidays: ['2026-06-03'] },
    roster: ['DDD', '..D'],
    says: ['Adams doesn’t work holidays (Founders Day, Wed, Jun 3).'],
  },
])
