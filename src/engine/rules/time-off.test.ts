import { describeRule } from '../testing/describe-rule.ts'

describeRule('time-off', [
  {
    given: 'a shift on a day of approved time off',
    group: { roles: 'DN', physicians: [{ absences: ['2026-06-02', '2026-06-03'] }, {}] },
    roster: ['DN.', 'DDD'],
    says: ['Adams is off on Tue, Jun 2 (approved time off).'],
  },
  {
    given: 'backup duty on such a day',
    group: { roles: 'DB', physicians: [{ absences: ['2026-06-02'] }] },
    roster: ['DB.'],
    says: ['Adams is off on Tue, Jun 2 (approved time off).'],
  },
])
