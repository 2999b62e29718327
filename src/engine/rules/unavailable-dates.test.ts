import { describeRule } from '../testing/describe-rule.ts'

describeRule('unavailable-dates', [
  {
    given: 'a shift on a blocked date, and one beside it',
    group: { roles: 'D', physicians: [{ unavailableDates: ['2026-06-02', '2026-05-02'] }, {}] },
    roster: ['DD.', '..D'],
    says: ['Adams isn’t available on Tue, Jun 2.'],
  },
])
