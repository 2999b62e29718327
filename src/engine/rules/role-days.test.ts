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
      'Rounder isn’t staffed on Sat, Jun 6, but Adams has it.',
      'Rounder isn’t staffed on Sun, Jun 7, but Adams has it.',
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
      'Rounder isn’t staffed on Tue, Jun 2, but Adams has it.',
      'Rounder isn’t staffed on Wed, Jun 3, but Adams has it.',
      'Rounder isn’t staffed on Fri, Jun 5, but Adams has it.',
      'Rounder isn’t staffed on Sun, Jun 7, but Adams has it.',
    ],
  },
])
