import { describeRule } from '../testing/describe-rule.ts'

describeRule('role-restrictions', [
  {
    given: 'a junior in a role for seniors',
    group: {
      roles: 'DN',
      needs: { N: { restrictions: { minExperience: 'senior' } } },
      physicians: [{ experienceLevel: 'junior' }, { experienceLevel: 'attending' }],
    },
    roster: ['.N', 'N.'],
    says: ['Adams can’t work Night on Tue, Jun 2: it requires senior experience.'],
  },
  {
    given: 'a missing specialty, whatever its case',
    group: {
      roles: 'D',
      needs: { D: { restrictions: { specialties: ['Cardiology', 'ICU'] } } },
      physicians: [{ specialtyAreas: ['nephrology'] }, { specialtyAreas: ['cardiology '] }],
    },
    roster: ['D.', '.D'],
    says: ['Adams can’t work Rounder on Mon, Jun 1: it requires the specialty Cardiology or ICU.'],
  },
  {
    given: 'people named alone, and people named as never',
    group: {
      roles: 'DN',
      needs: { D: { restrictions: { only: ['p1'] } }, N: { restrictions: { never: ['p1'] } } },
      physicians: 2,
    },
    roster: ['DN', 'ND'],
    says: [
      'Adams can’t work Night on Tue, Jun 2: excluded in the role’s settings.',
      'Baker can’t work Rounder on Tue, Jun 2: only certain physicians work it.',
    ],
  },
])
