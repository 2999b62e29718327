/** "I cannot come": the plans that restore a published schedule after a sudden absence, and applying one. */
import { z } from 'zod'
import { shiftRequest } from './requests.ts'
import { idOf, pathIdOf, route, rowVersion } from './route.ts'
import { shift } from './schedules.ts'
import { calendarDate, prose } from './text.ts'

export const repairKinds = ['backup', 'pickup', 'fewest-changes'] as const

/** One shift that changes hands; no physician: it opens up. */
export const repairStep = z.object({
  shiftId: idOf('shift'),
  version: rowVersion,
  physicianId: idOf('user').nullable(),
})

export const repairPlan = z.object({
  kind: z.enum(repairKinds),
  title: z.string(),
  says: z.array(z.string()),
  steps: z.array(repairStep),
  /** Whose days change, beside the one who is away. */
  disturbed: z.array(
    z.object({ physicianId: idOf('user'), name: z.string(), phoneNumber: z.string().nullable(), says: z.string() }),
  ),
  /** What stays open. */
  open: z.array(shift),
  /** For a pickup: who will be asked, the best first. */
  asked: z.array(z.object({ shiftId: idOf('shift'), physicianId: idOf('user'), name: z.string() })),
  cost: z.number(),
})
export type RepairPlan = z.infer<typeof repairPlan>

export const callOut = z.object({
  physicianId: idOf('user'),
  name: z.string(),
  startDate: calendarDate,
  endDate: calendarDate,
  /** The shifts that the absence leaves without a physician. */
  shifts: z.array(shift),
  plans: z.array(repairPlan),
})
export type CallOut = z.infer<typeof callOut>

export const callOutsApi = {
  planCallOut: route({
    method: 'GET',
    path: '/api/call-outs/plans',
    allow: 'admin',
    summary: 'Up to three ways to restore published schedules when a physician calls out',
    query: z.object({ physicianId: pathIdOf('user'), startDate: calendarDate, endDate: calendarDate }),
    output: callOut,
    reads: ['shifts', 'schedules', 'physicians', 'requests', 'roles', 'group'],
  }),
  reportCallOut: route({
    method: 'POST',
    path: '/api/call-outs/report',
    allow: 'member',
    summary: 'Calls out: an emergency request, and every admin is notified at once',
    body: z.object({ startDate: calendarDate, endDate: calendarDate, note: prose(500).nullish() }),
    example: { startDate: '2027-02-01', endDate: '2027-02-01' },
    output: shiftRequest,
    status: 201,
    changes: ['requests', 'stats', 'activity'],
  }),
  applyCallOut: route({
    method: 'POST',
    path: '/api/call-outs',
    allow: 'admin',
    summary: 'Records the absence, applies a plan and notifies everyone affected, in one transaction',
    body: z.object({
      physicianId: idOf('user'),
      startDate: calendarDate,
      endDate: calendarDate,
      kind: z.enum(repairKinds),
      steps: z.array(repairStep).max(62),
      asked: z
        .array(z.object({ shiftId: idOf('shift'), physicianId: idOf('user') }))
        .max(200)
        .default([]),
      note: prose(500).nullish(),
    }),
    example: { physicianId: 1, startDate: '2027-02-01', endDate: '2027-02-01', kind: 'fewest-changes', steps: [] },
    output: z.object({ request: shiftRequest, shifts: z.array(shift), told: z.int() }),
    changes: ['requests', 'shifts', 'schedules', 'physicians', 'stats', 'activity'],
  }),
}
