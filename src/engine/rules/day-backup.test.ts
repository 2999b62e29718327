import { describeRule } from '../testing/describe-rule.ts'

describeRule('day-backup', [
  {
    given: 'a nocturnist on backup by day, and another physician',
    group: { roles: 'DNB', physicians: [{ nightShiftPreference: 'prefer' }, {}], days: 2 },
    roster: ['B.', '.B'],
    says: ['Adams has day backup on Mon, Jun 1 despite working only nights.'],
  },
  {
    given: 'somebody who may work nothing but nights',
    group: { roles: 'DNB', needs: { D: { restrictions: { never: ['p1'] } } }, physicians: 2, days: 2 },
    roster: ['.B', 'B.'],
    says: ['Adams has day backup on Tue, Jun 2 despite working only nights.'],
  },
  {
    given: 'backup at night',
    group: {
      roles: 'NB',
      needs: { B: { startTime: '19:00', endTime: '07:00' } },
      physicians: [{ nightShiftPreference: 'prefer' }],
      days: 2,
    },
    roster: ['.B'],
    says: [],
  },
])
