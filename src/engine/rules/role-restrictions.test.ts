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
    says: ['Adams on Tue, Jun 2: Night needs senior experience.'],
  },
  {
    given: 'a missing specialty, whatever its case',
    group: {
      roles: 'D',
      needs: { D: { restrictions: { specialties: ['Cardiology', 'ICU'] } } },
      physicians: [{ specialtyAreas: ['nephrology'] }, { specialtyAreas: ['cardiology '] }],
    },
    roster: ['D.', '.D'],
    says: ['Adams on Mon, Jun 1: Rounder needs the specialty Cardiology or ICU.'],
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
      'Adams on Tue, Jun 2: never works as Night.',
      'Baker on Tue, Jun 2: is not among those who work as Rounder.',
    ],
  },
])
