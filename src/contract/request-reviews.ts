/** What coordinators do with requests: the inbox, what an approval would do, the decision, and taking it back. */
import { z } from 'zod'
import { consequences, requestEffect } from './request-outlook.ts'
import { requestStatuses } from './request-states.ts'
import { shiftRequest } from './requests.ts'
import { idOf, pathIdOf, route, seenVersion } from './route.ts'
import { prose } from './text.ts'

const byId = z.object({ id: pathIdOf('request') })
const everything = ['requests', 'shifts', 'schedules', 'physicians', 'group', 'roles'] as const
const review = ['requests', 'shifts', 'schedules', 'physicians', 'stats', 'activity'] as const

export const requestReviewsApi = {
  groupRequests: route({
    method: 'GET',
    path: '/api/shift-requests/group/:groupId',
    allow: 'admin',
    summary: 'The review inbox: pending requests by urgency, then the rest, newest first',
    params: z.object({ groupId: pathIdOf('group') }),
    query: z.object({ status: z.enum(requestStatuses).optional() }),
    output: z.array(
      shiftRequest.extend({
        urgency: z.enum(['now', 'soon', 'later']),
        shortNotice: z.string().nullable(),
        /** The decision can still be taken back. */
        canUndo: z.boolean(),
      }),
    ),
    reads: ['requests', 'shifts'],
  }),
  requestEffects: route({
    method: 'GET',
    path: '/api/shift-requests/group/:groupId/effects',
    allow: 'admin',
    summary: 'A summary of what approving each pending request would do: shifts that open, hard rules that break',
    params: z.object({ groupId: pathIdOf('group') }),
    output: z.array(requestEffect),
    reads: everything,
    perMinute: 60,
  }),
  requestConsequences: route({
    method: 'GET',
    path: '/api/shift-requests/:id/consequences',
    allow: 'admin',
    summary: 'What approving would do: coverage before and after, rules, scores, and ranked replacements',
    params: byId,
    output: consequences,
    reads: everything,
  }),
  reviewRequest: route({
    method: 'POST',
    path: '/api/shift-requests/:id/review',
    allow: 'admin',
    summary:
      'Approves (with the chosen replacements) or denies a pending request; rules are checked again at that moment',
    params: byId,
    body: z.object({
      decision: z.enum(['approve', 'deny']),
      notes: prose(2000).nullish(),
      replacements: z
        .array(z.object({ shiftId: idOf('shift'), physicianId: idOf('user') }))
        .max(62)
        .default([]),
      /** Needed where the approval breaks a hard rule; kept in the audit log. */
      reason: prose(500).optional(),
      version: seenVersion,
    }),
    example: { decision: 'deny', notes: 'We’d be too short that week.' },
    output: shiftRequest,
    changes: review,
  }),
  undoReview: route({
    method: 'POST',
    path: '/api/shift-requests/:id/undo',
    allow: 'admin',
    summary: 'Undoes a decision: the request is pending again, and everything the decision changed is restored',
    params: byId,
    body: z.object({ version: seenVersion }),
    example: {},
    output: shiftRequest,
    changes: review,
  }),
  reviewRequests: route({
    method: 'POST',
    path: '/api/shift-requests/review',
    allow: 'admin',
    summary: 'Reviews several requests one by one and returns the outcome of each',
    body: z.object({
      requests: z
        .array(z.object({ id: idOf('request'), version: seenVersion }))
        .min(1)
        .max(50),
      decision: z.enum(['approve', 'deny']),
      notes: prose(2000).nullish(),
    }),
    example: { requests: [{ id: 1 }], decision: 'deny' },
    output: z.array(
      z.object({ id: idOf('request'), ok: z.boolean(), message: z.string(), request: shiftRequest.nullable() }),
    ),
    changes: review,
  }),
}
