/** Assessments of a schedule for tests: one with nothing to say, and one with a conflict and uneven nights. */
import type { Assessment } from '../../src/contract/assessment.ts'
import { sampleFinding } from '../../src/web/requests/testing/sample-answers.ts'
import { someSignature } from './signature.ts'

export const emptyAssessment: Assessment = {
  signature: someSignature,
  fairnessScore: 80,
  preferencesMetScore: 61,
  coverageScore: 99.2,
  coverage: { required: 1, filled: 1, roles: [] },
  classes: [],
  preferences: [],
  requests: { asked: 0, met: 0 },
  physicians: [],
  cost: 0,
  costByRule: [],
  broken: [],
  openSlots: [],
}

export const assessment: Assessment = {
  signature: someSignature,
  fairnessScore: 84,
  preferencesMetScore: 61,
  coverageScore: 99,
  coverage: { required: 10, filled: 9, roles: [] },
  classes: [
    {
      fairClass: 'night',
      title: 'Nights',
      score: 88.25,
      weight: 0.375,
      shifts: 90,
      misplaced: 5,
      unavoidable: 2,
      range: { fewest: 1, most: 6 },
      people: [
        { physicianId: 7, has: 6, share: 3.2, over: 2, under: 0 },
        { physicianId: 8, has: 1, share: 3.2, over: 0, under: 2 },
      ],
    },
  ],
  preferences: [{ ruleId: 'requested-days-off', title: 'Requested days off', score: 75, preferenceCount: 4 }],
  requests: { asked: 4, met: 3 },
  physicians: [
    { physicianId: 7, name: 'Chidinma Abara', fairness: 60, preferences: 75, preferenceCount: 4 },
    { physicianId: 8, name: 'Kenji Ueda', fairness: 98, preferences: 100, preferenceCount: 0 },
  ],
  cost: 100,
  costByRule: [],
  broken: [sampleFinding('Abara has 8 hours of rest before Dec 9.')],
  openSlots: [],
}
