/** Call-outs: plans that restore a published schedule after a sudden absence, and applying one. */
import { z } from 'zod'
import { requestStatuses } from './request-states.ts'
import { shiftRequest } from './requests.ts'
import { done, idOf, noBody, pathIdOf, route, rowVersion } from './route.ts'
import { shift } from './schedules.ts'
import { calendarDate, moment, prose } from './text.ts'

export const repairKinds = ['backup', 'pickup', 'fewest-changes'] as const

/** One shift that changes hands; without a physician it becomes open. */
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
  /** Whose days change, besides the absent physician's. */
  disturbed: z.array(
    z.object({ physicianId: idOf('user'), name: z.string(), phoneNumber: z.string().nullable(), says: z.string() }),
  ),
  /** What stays open. */
  open: z.array(shift),
  /** For a pickup: who will be asked, best first. */
  asked: z.array(z.object({ shiftId: idOf('shift'), physicianId: idOf('user'), name: z.string() })),
  cost: z.number(),
})
export type RepairPlan = z.infer<typeof repairPlan>

export const callOut = z.object({
  physicianId: idOf('user'),
  name: z.string(),
  startDate: calendarDate,
  endDate: calendarDate,
  /** The shifts the absence leaves open. */
  shifts: z.array(shift),
  plans: z.array(repairPlan),
  /** Who is on backup but kept out by a rule, with the rule. */
  barredBackups: z.array(z.object({ physicianId: idOf('user'), dates: z.array(calendarDate), says: z.string() })),
  /** The group’s setting and the time left put the backup before other plans. */
  isBackupFirst: z.boolean(),
})
export type CallOut = z.infer<typeof callOut>

/** Someone to call right away. */
const contact = z.object({
  userId: idOf('user'),
  name: z.string(),
  as: z.enum(['coordinator', 'backup']),
  phoneNumber: z.string().nullable(),
})
export type CallOutContact = z.infer<typeof contact>

/** What happened since someone called out, each step with its time; null means not yet. */
const timeline = z.object({
  requestId: idOf('request'),
  /** Who called out. */
  physicianId: idOf('user'),
  name: z.string(),
  /** The caller's own call-out. */
  isMine: z.boolean(),
  /** It needs coverage. */
  isOpen: z.boolean(),
  /** The caller is on backup and was asked to take it. */
  mayTake: z.boolean(),
  /** The caller's first look is news to the one who called out. */
  isUnseen: z.boolean(),
  status: z.enum(requestStatuses),
  shifts: z.array(shift),
  sentAt: moment,
  seenAt: moment.nullable(),
  seenByName: z.string().nullable(),
  seenByPhoneNumber: z.string().nullable(),
  calledAt: moment.nullable(),
  called: z.array(z.object({ name: z.string(), phoneNumber: z.string().nullable(), seenAt: moment.nullable() })),
  coveredAt: moment.nullable(),
  coveredByNames: z.array(z.string()),
  /** From the one who called out to whoever covers. */
  handoffNote: z.string().nullable(),
  contacts: z.array(contact),
})
export type CallOutTimeline = z.infer<typeof timeline>

const ofRequest = z.object({ id: pathIdOf('request') })

export const callOutsApi = {
  openCallOuts: route({
    method: 'GET',
    path: '/api/call-outs',
    allow: 'member',
    summary:
      'Call-outs not covered yet: all of them for coordinators; for others their own and those they were asked to take',
    output: z.array(timeline),
    reads: ['requests', 'shifts'],
  }),
  callOutContacts: route({
    method: 'GET',
    path: '/api/call-outs/contacts',
    allow: 'member',
    summary: 'Who to call about a day: the coordinators and who is on backup',
    query: z.object({ date: calendarDate }),
    output: z.array(contact),
    reads: ['physicians', 'shifts'],
  }),
  callOutTimeline: route({
    method: 'GET',
    path: '/api/call-outs/:id',
    allow: 'member',
    summary: 'What happened since a call-out was sent, and who to call',
    params: ofRequest,
    output: timeline,
    reads: ['requests', 'shifts', 'physicians'],
  }),
  seeCallOut: route({
    method: 'POST',
    path: '/api/call-outs/:id/seen',
    allow: 'member',
    summary: 'Marks the call-out as seen by a coordinator, or by the backup who was asked',
    params: ofRequest,
    body: noBody,
    example: {},
    output: done,
    changes: ['requests'],
  }),
  takeCallOut: route({
    method: 'POST',
    path: '/api/call-outs/:id/take',
    allow: 'member',
    summary: 'Takes the shifts as the backup who was asked, if that breaks no rule',
    params: ofRequest,
    body: noBody,
    example: {},
    output: timeline,
    changes: ['requests', 'shifts', 'schedules', 'physicians', 'stats', 'activity'],
  }),
  undoCallOut: route({
    method: 'POST',
    path: '/api/call-outs/:id/undo',
    allow: 'member',
    summary: 'Cancels the caller’s own call-out while no one is covering it',
    params: ofRequest,
    body: noBody,
    example: {},
    output: done,
    changes: ['requests', 'stats', 'activity'],
  }),
  leaveHandoffNote: route({
    method: 'PUT',
    path: '/api/call-outs/:id/handoff-note',
    allow: 'member',
    summary: 'Leaves a handoff note for whoever covers the caller’s call-out; an empty note removes it',
    params: ofRequest,
    body: z.object({ note: prose(500) }),
    example: { note: 'Two discharges are ready on 4 West.' },
    output: timeline,
    changes: ['requests', 'shifts'],
  }),
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
    summary: 'Calls out: creates an emergency request and notifies every coordinator right away',
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
    summary: 'Records the absence, applies a plan, and notifies everyone affected, in one transaction',
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
    output: z.object({
      request: shiftRequest,
      shifts: z.array(shift),
      notified: z.int(),
      /** By `undoReview` of the request. */
      canUndo: z.boolean(),
    }),
    changes: ['requests', 'shifts', 'schedules', 'physicians', 'stats', 'activity'],
  }),
}
