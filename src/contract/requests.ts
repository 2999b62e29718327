/** Time off, swaps and pickups. */
import { z } from 'zod'
import { idOf, route } from './route.ts'
import { calendarDate, moment } from './text.ts'

export const requestTypes = ['swap', 'timeoff', 'pickup'] as const
export const requestStatuses = ['pending', 'approved', 'denied', 'cancelled'] as const
export const targetResponses = ['pending', 'accepted', 'declined'] as const

export const shiftRequest = z.object({
  id: idOf('request'),
  groupId: idOf('group'),
  requestorId: idOf('user'),
  targetId: idOf('user').nullable(),
  requestType: z.enum(requestTypes),
  originalShiftId: idOf('shift').nullable(),
  targetShiftId: idOf('shift').nullable(),
  requestedDate: calendarDate.nullable(),
  endDate: calendarDate.nullable(),
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

export const requestsApi = {
  myRequests: route({
    method: 'GET',
    path: '/api/shift-requests/my',
    allow: 'member',
    summary: 'Own requests, newest first',
    output: z.array(shiftRequest),
    reads: ['requests'],
  }),
}
