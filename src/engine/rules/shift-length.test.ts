import { describeRule } from '../testing/describe-rule.ts'

describeRule('shift-length', [
  {
    given: 'each the length that they do not prefer',
    group: { roles: 'DL', physicians: [{ preferredShiftLength: '12-hour' }, { preferredShiftLength: '24-hour' }] },
    roster: ['L..D', 'D..L'],
    says: [
      'Adams has Long call on Mon, Jun 1 but prefers 12-hour shifts.',
      'Baker has Rounder on Mon, Jun 1 but prefers 24-hour shifts.',
    ],
  },
  {
    given: 'a group with one length',
    group: { roles: 'D', physicians: [{ preferredShiftLength: '24-hour' }] },
    roster: ['D..D'],
    says: [],
  },
])
