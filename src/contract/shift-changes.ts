/** Calls with which coordinators change the shifts of a schedule: edit, clear, copy, publish, and withdraw. */
import { z } from 'zod'
import { idOf, pathIdOf, route, rowVersion, seenVersion } from './route.ts'
import { schedule, shift, signature } from './schedules.ts'
import { finding, shiftEdit } from './shifts.ts'
import { calendarDate, line, moment, prose, verbatim } from './text.ts'
import { editedShifts } from './undo-steps.ts'

/** Enough to restore a whole cleared month. */
const mostEdits = 2000

/** Where a proposal may change something: everything outside, and everything locked, stays. */
export const proposalScope = z.object({
  /** `fill`: assigned shifts stay. `improve`: shifts may also change hands. */
  what: z.enum(['fill', 'improve']),
  from: calendarDate.optional(),
  to: calendarDate.optional(),
  roleId: idOf('role').optional(),
  physicianIds: z.array(idOf('user')).min(1).max(200).optional(),
  /** Hand-set shifts stay, too. */
  keepEdited: z.boolean().default(true),
})
export type ProposalScope = z.output<typeof proposalScope>

const standing = z.object({
  coverageScore: z.number(),
  fairnessScore: z.number(),
  preferencesMetScore: z.number(),
  /** Full weeks are what an improvement often pays for with a point of fairness. */
  signature,
})
const twoCounts = z.object({ before: z.int(), after: z.int() })

/** What would change, and the effect. The server keeps nothing: to apply it, send the steps as edits. */
export const proposal = z.object({
  steps: z.array(z.object({ shiftId: idOf('shift'), version: rowVersion, physicianId: idOf('user').nullable() })),
  /** The same by physician and day, in roles; null is a day off. */
  days: z.array(
    z.object({
      physicianId: idOf('user'),
      name: z.string(),
      date: calendarDate,
      old: z.string().nullable(),
      new: z.string().nullable(),
    }),
  ),
  open: twoCounts,
  before: standing,
  after: standing,
  findings: z.array(finding),
})
export type Proposal = z.infer<typeof proposal>

/** A hard rule that was overridden; `key` is that of the finding. */
const override = z.object({
  key: z.string(),
  reason: z.string(),
  userId: idOf('user'),
  name: z.string(),
  createdAt: moment,
})
export type Override = z.infer<typeof override>

/** Each person once. */
const notifiedCounts = z.object({
  emailAndDevice: z.int(),
  email: z.int(),
  device: z.int(),
  /** They see it when they sign in. */
  neither: z.int(),
})
export type NotifiedCounts = z.infer<typeof notifiedCounts>

const byId = z.object({ id: pathIdOf('schedule') })

export const shiftChangesApi = {
  editShifts: route({
    method: 'POST',
    path: '/api/schedules/:id/edits',
    allow: 'admin',
    summary: 'Edits shifts, all or none: soft rules warn, a hard rule is refused unless a reason is given',
    params: byId,
    body: z.object({
      edits: z.array(shiftEdit).min(1).max(mostEdits),
      /** Kept in the audit log; needed where a hard rule is broken. */
      reason: prose(500).optional(),
      /** A dry run: returns what the edit would break and its effect on scores; writes nothing. */
      onlyCheck: z.boolean().default(false),
      /** Part of a proposal: the shifts don't count as hand-set. */
      isProposed: z.boolean().default(false),
    }),
    example: { edits: [{ do: 'change', shiftId: 1, version: 1, physicianId: null }] },
    output: editedShifts,
    changes: ['shifts', 'schedules', 'requests', 'stats', 'activity'],
  }),
  listOverrides: route({
    method: 'GET',
    path: '/api/schedules/:id/overrides',
    allow: 'admin',
    summary: 'The month’s overridden conflicts, with who overrode them and why',
    params: byId,
    output: z.array(override),
    reads: ['shifts', 'schedules'],
  }),
  setOverrides: route({
    method: 'PUT',
    path: '/api/schedules/:id/overrides',
    allow: 'admin',
    summary: 'Overrides conflicts in a schedule, with a reason; without one, removes overrides',
    params: byId,
    body: z.object({ keys: z.array(verbatim(500)).min(1).max(500), reason: line(500).nullable() }),
    example: { keys: ['minimum-rest 1 2027-03-01'], reason: null },
    output: z.object({ overrides: z.array(override), stepId: editedShifts.shape.stepId }),
    changes: ['schedules', 'activity'],
  }),
  proposeChanges: route({
    method: 'POST',
    path: '/api/schedules/:id/proposal',
    allow: 'admin',
    summary: 'Looks for changes that fill open shifts or improve part of a schedule; changes nothing',
    params: byId,
    body: proposalScope,
    example: { what: 'fill' },
    output: proposal,
    changes: [],
    perMinute: 30,
  }),
  publishSchedule: route({
    method: 'POST',
    path: '/api/schedules/:id/publish',
    allow: 'admin',
    summary:
      'Makes a draft, or an older version, the month’s schedule, archives the one it replaces, and notifies everyone of what changed for them',
    params: byId,
    body: z.object({
      version: seenVersion,
      /** Starts the messages, instead of the sentence that says what was published. */
      message: prose(1000).optional(),
    }),
    example: {},
    output: z.object({ schedule, archivedId: idOf('schedule').nullable(), notified: z.int() }),
    changes: ['schedules', 'shifts', 'requests', 'stats', 'activity'],
  }),
  countNotified: route({
    method: 'GET',
    path: '/api/schedules/:id/notified',
    allow: 'admin',
    summary: 'How many people publishing the schedule would notify: by email, on their devices, or only in Evenshift',
    params: byId,
    output: notifiedCounts,
    reads: ['schedules', 'shifts', 'physicians'],
  }),
  unpublishSchedule: route({
    method: 'POST',
    path: '/api/schedules/:id/unpublish',
    allow: 'admin',
    summary:
      'Turns a published schedule back into a draft that only coordinators see, and notifies everyone with shifts in it',
    params: byId,
    body: z.object({ version: seenVersion }),
    example: {},
    output: schedule,
    changes: ['schedules', 'shifts', 'requests', 'stats', 'activity'],
  }),
  archiveSchedule: route({
    method: 'POST',
    path: '/api/schedules/:id/archive',
    allow: 'admin',
    summary: 'Archives a published schedule; nothing is lost',
    params: byId,
    body: z.object({ version: seenVersion }),
    example: {},
    output: schedule,
    changes: ['schedules', 'shifts', 'requests', 'stats', 'activity'],
  }),
  duplicateSchedule: route({
    method: 'POST',
    path: '/api/schedules/:id/duplicate',
    allow: 'admin',
    summary: 'Copies a schedule with its shifts into a new draft',
    params: byId,
    body: z.object({ name: line(200).optional() }),
    example: {},
    output: schedule,
    status: 201,
    changes: ['schedules', 'shifts', 'activity'],
  }),
  clearSchedule: route({
    method: 'POST',
    path: '/api/schedules/:id/clear',
    allow: 'admin',
    summary: 'Unassigns every unlocked shift on a range of days',
    params: byId,
    body: z.object({
      from: calendarDate,
      to: calendarDate,
      physicianId: idOf('user').optional(),
      version: seenVersion,
    }),
    example: { from: '2027-01-01', to: '2027-01-07' },
    output: z.object({ schedule, opened: z.array(shift), stepId: editedShifts.shape.stepId }),
    changes: ['schedules', 'shifts', 'requests', 'stats', 'activity'],
  }),
}
