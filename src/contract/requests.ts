/** Time off, swaps and pickups: what they are, and the calls about them. */
import { z } from 'zod'
import { forecast, openShift } from './request-outlook.ts'
import { requestStatuses } from './request-states.ts'
import { done, idOf, noBody, pathIdOf, route, seenVersion } from './route.ts'
import { shift } from './schedules.ts'
import { sentence } from './sentence.ts'
import { calendarDate, moment, prose } from './text.ts'

export const requestTypes = ['swap', 'timeoff', 'pickup'] as const
export const targetResponses = ['pending', 'accepted', 'declined'] as const
export type RequestType = (typeof requestTypes)[number]

/** One step of a three-way swap: who gives this shift to whom, and whether the giver agreed. */
export const cycleStep = z.object({
  shiftId: idOf('shift'),
  giverId: idOf('user'),
  takerId: idOf('user'),
  response: z.enum(targetResponses),
})
export type CycleStep = z.infer<typeof cycleStep>

export const shiftRequest = z.object({
  id: idOf('request'),
  groupId: idOf('group'),
  requestorId: idOf('user'),
  requestorName: z.string(),
  /** The colleague in a swap; null for an offer to anyone that no one has taken. */
  targetId: idOf('user').nullable(),
  targetName: z.string().nullable(),
  requestType: z.enum(requestTypes),
  /** The shift that a swap gives away. */
  originalShiftId: idOf('shift').nullable(),
  originalShift: shift.nullable(),
  /** The shift that a swap or a pickup takes; null if nothing is given in return. */
  targetShiftId: idOf('shift').nullable(),
  targetShift: shift.nullable(),
  /** All steps of a three-way swap; otherwise null. */
  cycle: z.array(cycleStep.extend({ giverName: z.string(), takerName: z.string(), shift })).nullable(),
  /** The first day of time off. */
  requestedDate: calendarDate.nullable(),
  endDate: calendarDate.nullable(),
  /** Visible to the requestor, the admins, and the colleagues asked to swap; null for everyone else. */
  reason: z.string().nullable(),
  isEmergency: z.boolean(),
  coverageNeeded: z.boolean(),
  targetResponse: z.enum(targetResponses).nullable(),
  status: z.enum(requestStatuses),
  reviewedBy: idOf('user').nullable(),
  reviewerName: z.string().nullable(),
  reviewedAt: moment.nullable(),
  notes: z.string().nullable(),
  version: z.int(),
  createdAt: moment,
  updatedAt: moment,
})
export type ShiftRequest = z.infer<typeof shiftRequest>

/** The fields of both forms: the request form sends requestedDate, the vacation form a range. */
export const requestFields = z.object({
  requestType: z.enum(requestTypes).default('timeoff'),
  requestedDate: calendarDate.nullish(),
  startDate: calendarDate.nullish(),
  endDate: calendarDate.nullish(),
  originalShiftId: idOf('shift').nullish(),
  targetShiftId: idOf('shift').nullish(),
  /** The other two shifts of a three-way swap, in order: mine goes to the first one's owner, that one to the second's, that to me. */
  cycleShiftIds: z.array(idOf('shift')).length(2).nullish(),
  reason: prose(2000).nullish(),
  isEmergency: z.boolean().default(false),
  coverageNeeded: z.boolean().default(true),
  notes: prose(2000).nullish(),
  /** An admin may ask on behalf of an absent colleague; the audit log says so. */
  requestorId: idOf('user').optional(),
})
/** As a form sends them. */
export type RequestFields = z.input<typeof requestFields>
/** As the server reads them, defaults filled in. */
export type ReadRequestFields = z.output<typeof requestFields>

/** The vacation form, with its messages. */
export const vacationForm = z
  .object({
    startDate: z.string().min(1, sentence('Start date is required')).pipe(calendarDate),
    endDate: z.string().min(1, sentence('End date is required')).pipe(calendarDate),
    reason: z.string().trim().min(1, sentence('Reason is required')).max(2000),
    isEmergency: z.boolean(),
    coverageNeeded: z.boolean(),
  })
  .refine((form) => form.endDate >= form.startDate, {
    path: ['endDate'],
    ...sentence('End date can’t be before the start date'),
  })

const byId = z.object({ id: pathIdOf('request') })
const everything = ['requests', 'shifts', 'schedules', 'physicians', 'group', 'roles'] as const
const review = ['requests', 'shifts', 'schedules', 'physicians', 'stats', 'activity'] as const
const pathDate = calendarDate

export const requestsApi = {
  myRequests: route({
    method: 'GET',
    path: '/api/shift-requests/my',
    allow: 'member',
    summary: 'The caller’s requests, newest first',
    output: z.array(shiftRequest),
    reads: ['requests'],
  }),
  requestsForMe: route({
    method: 'GET',
    path: '/api/shift-requests/for-me',
    allow: 'member',
    summary: 'Colleagues’ swaps that are waiting for the caller’s answer',
    output: z.array(shiftRequest),
    reads: ['requests', 'shifts'],
  }),
  createRequest: route({
    method: 'POST',
    path: '/api/shift-requests',
    allow: 'member',
    scope: 'requests:write',
    summary:
      'Requests time off, a swap, or a pickup; a pickup that breaks no rule is approved right away if the group allows it',
    body: requestFields,
    example: { requestType: 'timeoff', requestedDate: '2027-02-01', reason: 'Family' },
    output: shiftRequest,
    status: 201,
    changes: review,
  }),
  forecastRequest: route({
    method: 'GET',
    path: '/api/shift-requests/forecast',
    allow: 'member',
    summary: 'The outlook for a request: how likely approval is and why, the coverage left, and better dates nearby',
    query: z.object({
      requestType: z.enum(requestTypes).default('timeoff'),
      startDate: pathDate.optional(),
      endDate: pathDate.optional(),
      originalShiftId: pathIdOf('shift').optional(),
      targetShiftId: pathIdOf('shift').optional(),
    }),
    output: forecast,
    reads: everything,
  }),
  openShifts: route({
    method: 'GET',
    path: '/api/open-shifts',
    allow: 'member',
    summary: 'Open and offered shifts from today on, best match first',
    output: z.array(openShift),
    reads: everything,
  }),
  seeRequest: route({
    method: 'POST',
    path: '/api/shift-requests/:id/seen',
    allow: 'member',
    summary: 'Marks a swap as seen by the colleague who was asked; the requester sees when',
    params: byId,
    body: noBody,
    example: {},
    output: done,
    changes: ['requests'],
  }),
  answerRequest: route({
    method: 'POST',
    path: '/api/shift-requests/:id/answer',
    allow: 'member',
    summary:
      'Accepts or declines a colleague’s swap; an offer to anyone can be accepted with or without a shift in return',
    params: byId,
    body: z.object({ accept: z.boolean(), shiftId: idOf('shift').nullish(), version: seenVersion }),
    example: { accept: true },
    output: shiftRequest,
    changes: review,
  }),
  cancelRequest: route({
    method: 'POST',
    path: '/api/shift-requests/:id/cancel',
    allow: 'member',
    summary: 'Cancels one of the caller’s pending requests',
    params: byId,
    body: z.object({ version: seenVersion }),
    example: {},
    output: shiftRequest,
    changes: ['requests', 'stats', 'activity'],
  }),
  giveBackRequest: route({
    method: 'POST',
    path: '/api/shift-requests/:id/give-back',
    allow: 'member',
    summary: 'Gives back the caller’s approved time off before it begins, so they can be scheduled on these days again',
    params: byId,
    body: z.object({ version: seenVersion }),
    example: {},
    output: shiftRequest,
    changes: ['requests', 'schedules', 'stats', 'activity'],
  }),
}
