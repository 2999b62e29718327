import { describeRule } from '../testing/describe-rule.ts'

describeRule('one-shift-at-a-time', [
  {
    given: 'a shift that starts before the last one has ended',
    group: { roles: 'DL', needs: { L: { startTime: '19:00', endTime: '19:00' } }, physicians: 1 },
    roster: ['LD.'],
    says: ['Adams starts Rounder on Tue, Jun 2 before Long call on Mon, Jun 1 ends.'],
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
    says: ['Adams starts Rounder on Mon, Jun 1 before Long call on Sun, May 31 ends.'],
  },
  {
    given: 'an overlap with the month after',
    group: { roles: 'DL', needs: { L: { startTime: '19:00', endTime: '19:00' } }, physicians: 1, after: ['D'] },
    roster: ['..L'],
    says: ['Adams starts Rounder on Thu, Jun 4 before Long call on Wed, Jun 3 ends.'],
  },
])
