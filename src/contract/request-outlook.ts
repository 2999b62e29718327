/** What a request leads to before anyone decides: remaining coverage, the forecast, swaps within the rules, shifts to take. */
import { z } from 'zod'
import { candidateGroups } from '../engine/explain/candidate-group.ts'
import { idOf } from './route.ts'
import { shift } from './schedules.ts'
import { candidate, finding } from './shifts.ts'
import { calendarDate } from './text.ts'

/** One day of a request: how many are required, how many work now, and how many after it. */
export const coverageOfDay = z.object({
  date: calendarDate,
  required: z.int(),
  filledNow: z.int(),
  filledAfter: z.int(),
  /** Roles that would be short. */
  shortRoles: z.array(z.string()),
  holiday: z.string().nullable(),
  /** Whether this day is in a published or draft schedule; without one, only headcount is known. */
  isScheduled: z.boolean(),
})
export type CoverageOfDay = z.infer<typeof coverageOfDay>

/** The forecast of a request, before it is sent. */
export const forecast = z.object({
  /** Unknown where there is no estimate. */
  likely: z.enum(['likely', 'tight', 'unlikely', 'unknown']),
  says: z.array(z.string()),
  /** For time off, also by day. */
  days: z.array(coverageOfDay.extend({ outlook: z.enum(['likely', 'tight', 'unlikely']).optional() })),
  findings: z.array(finding),
  shortNotice: z.string().nullable(),
  /** Nearby dates of the same length with a better outlook. */
  betterDates: z.array(z.object({ startDate: calendarDate, endDate: calendarDate, says: z.string() })),
})
export type Forecast = z.infer<typeof forecast>

const scores = z.object({ coverage: z.number(), fairness: z.number(), preferences: z.number() })

/** What a request leads to, for the reviewer. */
export const consequences = z.object({
  requestId: idOf('request'),
  /** Why it can't be approved now; null if it can. */
  blocked: z.string().nullable(),
  says: z.array(z.string()),
  shortNotice: z.string().nullable(),
  days: z.array(coverageOfDay),
  findings: z.array(finding),
  scores: z.object({ before: scores, after: scores }).nullable(),
  /** The shifts it opens and who could take each, best first. */
  opened: z.array(z.object({ shift, candidates: z.array(candidate) })),
  /** Who could take all of several shifts that it opens, best first, judged together; empty for one shift. */
  forAll: z.array(candidate),
  /** Days on which more people would be off than the group's limit. */
  overLimit: z.array(calendarDate),
})
export type Consequences = z.infer<typeof consequences>

export const openShift = z.object({
  shift,
  /** Open to anyone, or offered by a colleague. */
  kind: z.enum(['open', 'offered']),
  offerId: idOf('request').nullable(),
  offeredBy: z.string().nullable(),
  isAllowed: z.boolean(),
  says: z.string(),
  /** The rules in the way. */
  blockedBy: z.array(finding),
  /** My pending request for it. */
  myRequestId: idOf('request').nullable(),
  /** Taking it needs no approval. */
  isInstant: z.boolean(),
})
export type OpenShift = z.infer<typeof openShift>

/** Missing for requests that can't be approved now. */
export const requestEffect = z.object({
  requestId: idOf('request'),
  /** Whether a schedule covers its days yet. */
  hasSchedule: z.boolean(),
  opens: z.int(),
  /** Hard rules it would break: what each is about, such as "rest", and a sentence. */
  breaks: z.array(z.object({ what: z.string(), says: z.string() })),
  /** Days on which the group's limit of people off is reached without this one. */
  overLimit: z.array(calendarDate),
  /** Where several people want one shift: how well this one fits it, the best first, and why. */
  rival: z
    .object({ shiftId: idOf('shift'), place: z.int(), of: z.int(), group: z.enum(candidateGroups), says: z.string() })
    .nullable(),
})
export type RequestEffect = z.infer<typeof requestEffect>
