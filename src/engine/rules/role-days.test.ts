import { describeRule } from '../testing/describe-rule.ts'

describeRule('role-days', [
  {
    given: 'a role that is not needed on weekends',
    group: {
      roles: 'D',
      needs: { D: { days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] } },
      physicians: 1,
    },
    roster: ['....DDD'],
    says: [
      'Adams on Sat 6 Jun: Rounder is not needed on that day.',
      'Adams on Sun 7 Jun: Rounder is not needed on that day.',
    ],
  },
])
