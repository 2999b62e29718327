import { describeRule } from '../testing/describe-rule.ts'

describeRule('one-shift-at-a-time', [
  {
    given: 'a shift that starts before the last one has ended',
    group: { roles: 'DL', needs: { L: { startTime: '19:00', endTime: '19:00' } }, physicians: 1 },
    roster: ['LD.'],
    says: ['Adams: Rounder on Tue, Jun 2 starts before Long call on Mon, Jun 1 has ended.'],
  },
  {
    given: 'one that starts when the last one ends',
    group: { roles: 'DN', physicians: 1 },
    roster: ['ND.'],
    says: [],
  },
  {
    given: 'an overlap with the month before',
    group: { roles: 'DL', needs: { L: { startTime: '19:00', endTime: '19:00' } }, physicians: 1, before: ['L'] },
    roster: ['D..'],
    says: ['Adams: Rounder on Mon, Jun 1 starts before Long call on Sun, May 31 has ended.'],
  },
  {
    given: 'an overlap with the month after',
    group: { roles: 'DL', needs: { L: { startTime: '19:00', endTime: '19:00' } }, physicians: 1, after: ['D'] },
    roster: ['..L'],
    says: ['Adams: Rounder on Thu, Jun 4 starts before Long call on Wed, Jun 3 has ended.'],
  },
])
