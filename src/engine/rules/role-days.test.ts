import { describeRule } from '../testing/describe-rule.ts'

describeRule('role-days', [
  {
    given: 'a role that is not needed on weekends',
    group: {
      roles: 'D',
      needs: { D: { daysOfWeek: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] } },
      physicians: 1,
    },
    roster: ['....DDD'],
    says: [
      'Adams on Sat, Jun 6: Rounder is not needed on that day.',
      'Adams on Sun, Jun 7: Rounder is not needed on that day.',
    ],
  },
])
