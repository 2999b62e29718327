import { describeRule } from '../testing/describe-rule.ts'

describeRule('coverage', [
  {
    given: 'open shifts, and one too many',
    group: { roles: 'DN', needs: { D: { requiredCount: 2 } }, physicians: 3 },
    roster: ['DN', '.N', '..'],
    says: [
      'Night on Tue, Jun 2 has 1 physician too many; it requires 1.',
      'Rounder on Mon, Jun 1: 1 of 2 open.',
      'Night on Mon, Jun 1 is open.',
      'Rounder on Tue, Jun 2: 2 of 2 open.',
    ],
  },
  {
    given: 'counts by weekday and by date',
    group: {
      roles: 'D',
      needs: { D: { countsByWeekday: { tuesday: 3 }, countsByDate: [{ date: '2026-06-03', count: 2 }] } },
      physicians: 2,
    },
    roster: ['DDDD', '..DD'],
    says: ['Rounder on Thu, Jun 4 has 1 physician too many; it requires 1.', 'Rounder on Tue, Jun 2: 2 of 3 open.'],
  },
])
