/** The scores of a schedule with their breakdown: by class of burden, by preference, by physician. */
import { z } from 'zod'
import { fairClasses } from '../engine/view/fair-class.ts'
import { idOf, noBody, pathIdOf, route } from './route.ts'
import { openSlot, signature } from './schedules.ts'
import { finding, ruleId } from './shifts.ts'

const score = z.number()

const fairClass = z.object({
  fairClass: z.enum(fairClasses),
  title: z.string(),
  score,
  /** Its weight in the total, from 0 to 1. */
  weight: z.number(),
  shifts: z.int(),
  misplaced: z.int(),
  unavoidable: z.int(),
  range: z.object({ fewest: z.int(), most: z.int() }),
  people: z.array(
    z.object({
      physicianId: idOf('user'),
      has: z.int(),
      /** The fair share; null for people who don't rotate or who volunteer for these shifts. */
      share: z.number().nullable(),
      over: z.number(),
      under: z.number(),
    }),
  ),
})

export const assessment = z.object({
  fairnessScore: score,
  preferencesMetScore: score,
  coverageScore: score,
  coverage: z.object({
    required: z.int(),
    filled: z.int(),
    roles: z.array(z.object({ roleId: idOf('role'), name: z.string(), required: z.int(), filled: z.int(), score })),
  }),
  signature,
  classes: z.array(fairClass),
  preferences: z.array(z.object({ ruleId, title: z.string(), score, preferenceCount: z.int() })),
  /** Requests for single days, and how many of them were met. */
  requests: z.object({ asked: z.int(), met: z.int() }),
  physicians: z.array(
    z.object({
      physicianId: idOf('user'),
      name: z.string(),
      fairness: score,
      preferences: score,
      preferenceCount: z.int(),
    }),
  ),
  /** Points of the schedule by rule (docs/scoring.md). */
  cost: z.number(),
  costByRule: z.array(z.object({ ruleId, title: z.string(), cost: z.number() })),
  /** Broken hard rules, from edits with a reason or from inputs that have changed since. */
  broken: z.array(finding),
  openSlots: z.array(openSlot),
})
export type Assessment = z.infer<typeof assessment>

const byId = z.object({ id: pathIdOf('schedule') })

export const assessmentApi = {
  assessFairness: route({
    method: 'POST',
    path: '/api/schedules/:id/assess-fairness',
    allow: 'admin',
    summary: 'Scores a schedule as it is now and saves the scores and suggestions with it',
    params: byId,
    body: noBody,
    example: {},
    output: z.object({
      fairnessScore: score,
      preferencesMetScore: score,
      coverageScore: score,
      suggestions: z.array(z.string()),
      assessment,
    }),
    changes: ['schedules', 'activity'],
  }),
  scheduleAssessment: route({
    method: 'GET',
    path: '/api/schedules/:id/assessment',
    allow: 'admin',
    summary: 'The scores broken down by kind of shift, preference, role, and physician',
    params: byId,
    output: assessment,
    reads: ['schedules', 'shifts', 'physicians', 'roles', 'group', 'requests'],
  }),
}
