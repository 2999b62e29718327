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
  {
    given: 'a weekday and a date that need nobody, and a date that does',
    group: {
      roles: 'D',
      needs: {
        D: {
          daysOfWeek: ['monday', 'tuesday', 'wednesday'],
          countsByWeekday: { tuesday: 0, thursday: 1 },
          countsByDate: [
            { date: '2026-06-03', count: 0 },
            { date: '2026-06-06', count: 1 },
          ],
        },
      },
      physicians: 1,
    },
    roster: ['DDDDDDD'],
    says: [
      'Adams on Tue, Jun 2: Rounder is not needed on that day.',
      'Adams on Wed, Jun 3: Rounder is not needed on that day.',
      'Adams on Fri, Jun 5: Rounder is not needed on that day.',
      'Adams on Sun, Jun 7: Rounder is not needed on that day.',
    ],
  },
])
