/** Editing the shifts of a schedule by hand, and why someone has a shift. */
import { z } from 'zod'
import { candidateGroups } from '../engine/explain/candidate-group.ts'
import { ruleIds } from '../engine/rules/rule-ids.ts'
import { idOf, pathIdOf, route, rowVersion } from './route.ts'
import { shift } from './schedules.ts'
import { calendarDate, clockTime, optionalLine } from './text.ts'

const place = z.object({
  roleId: idOf('role'),
  date: calendarDate,
  startTime: clockTime.optional(),
  endTime: clockTime.optional(),
  location: optionalLine(200).nullable().optional(),
})

/** Assigning, unassigning (no physician), moving, and locking are each a change of one shift; a swap is two in one call. */
export const shiftChange = z.object({
  do: z.literal('change'),
  shiftId: idOf('shift'),
  /** The version the caller saw; a stale one is refused with the current state. */
  version: rowVersion,
  physicianId: idOf('user').nullable().optional(),
  roleId: idOf('role').optional(),
  date: calendarDate.optional(),
  startTime: clockTime.optional(),
  endTime: clockTime.optional(),
  location: optionalLine(200).nullable().optional(),
  isLocked: z.boolean().optional(),
  /** The role's numbered position for the shift; whoever has it that day gets this shift's position. */
  position: z.int().min(1).max(100).optional(),
})

export const shiftEdit = z.discriminatedUnion('do', [
  shiftChange,
  place.extend({ do: z.literal('add'), physicianId: idOf('user').nullable() }),
  /** Not needed on that date: the shift is canceled and its position closed. */
  z.object({ do: z.literal('remove'), shiftId: idOf('shift'), version: rowVersion }),
  /** Needed after all: the canceled shift becomes open again. */
  z.object({ do: z.literal('restore'), shiftId: idOf('shift'), version: rowVersion }),
])
export type ShiftEdit = z.infer<typeof shiftEdit>

export const ruleId = z.enum(ruleIds)
/** A rule as everyone may see it: a locked shift doesn't change, and why a colleague isn't available stays private. */
const publicId = z.enum([...ruleIds, 'locked', 'not-available'])

/** What an edit breaks. A hard one needs a reason. Screens show the sentence; code uses the data next to it. */
export const finding = z.object({
  /** Findings with the same key are the same finding. */
  key: z.string(),
  ruleId: publicId,
  hard: z.boolean(),
  /** Who it's about; null if a role has too few or too many people. */
  physicianId: idOf('user').nullable(),
  dates: z.array(calendarDate),
  says: z.string(),
})
export type Finding = z.infer<typeof finding>

const scoreEffect = z.object({ coverage: z.number(), fairness: z.number(), preferences: z.number() })

/** Someone who could take a shift, or why they can't. */
export const candidate = z.object({
  physicianId: idOf('user'),
  name: z.string(),
  isAllowed: z.boolean(),
  /** Takes it without a trade-off, with one, or not at all. */
  group: z.enum(candidateGroups),
  /** One sentence to show next to the name. */
  says: z.string(),
  /** The rules in the way; why a colleague isn't available stays between the colleague and the coordinator. */
  blockedBy: z.array(z.object({ ruleId: publicId, title: z.string(), says: z.string() })),
  /** Points worse (more) or better (less); for sorting only. */
  cost: z.number(),
  /** The role that the physician would leave on that day. */
  leaves: z.object({ name: z.string() }).nullable(),
  /** The effect on the three scores; for the best candidates only. */
  scores: scoreEffect.nullable(),
})
export type Candidate = z.infer<typeof candidate>

/** Why a shift is with this physician, or why it is open. Physicians read nothing of a colleague's shift, and no names. */
export const shiftReason = z.object({
  isOpen: z.boolean(),
  /** Reasons for it. */
  says: z.array(z.string()),
  /** Trade-offs; none for an open shift. */
  costs: z.array(z.string()),
  /** Facts that speak neither for nor against it. */
  notes: z.array(z.string()),
  /** For the physician who has it: everything in one sentence, and how it counts against their fair share; null for others. */
  toMe: z
    .object({
      why: z.string(),
      shares: z.array(z.object({ name: z.string(), has: z.number(), share: z.number() })),
    })
    .nullable(),
  /** How many colleagues each rule excludes. */
  excluded: z.array(z.object({ reason: z.enum([...publicId.options, 'free']), title: z.string(), count: z.int() })),
  /** For coordinators: the best of those who could take it, then those excluded by the fewest rules. */
  alternatives: z.array(candidate),
  /** For coordinators, of an open shift: what would fill it, each tried before it is offered. */
  fixes: z.array(z.object({ place: z.int(), says: z.string(), physicianId: idOf('user').nullable() })),
})
export type ShiftReason = z.infer<typeof shiftReason>

/** A colleague's shift next to another, with their phone number. */
const colleagueOn = z.object({ shift, phoneNumber: z.string().nullable() })
export type ColleagueOn = z.infer<typeof colleagueOn>

/** What a physician needs to know to work a shift. */
export const shiftSheet = z.object({
  shift,
  /** Of the physician who has it. */
  phoneNumber: z.string().nullable(),
  /** The consecutive days around the shift, across month boundaries; null if it's on its own. */
  stretch: z.object({ first: calendarDate, last: calendarDate, areNights: z.boolean() }).nullable(),
  /** In the same role on the same day. */
  alongside: z.array(colleagueOn),
  /** Whoever had the position before, then those whose shift ends when this one starts. */
  handoffFrom: z.array(colleagueOn),
  /** Whoever has the position next, then those whose shift starts when this one ends. */
  handoffTo: z.array(colleagueOn),
  /** From a colleague who called out of it; for whoever has it now, and for coordinators. */
  handoffNote: z.object({ byName: z.string(), says: z.string() }).nullable(),
})
export type ShiftSheet = z.infer<typeof shiftSheet>

const outlook = scoreEffect.extend({ open: z.int() })

/** The effect of one fix for an open shift; nothing changes. */
export const triedFix = z.object({
  says: z.string(),
  /** Who would take the shift; null if it is no longer needed. */
  takenBy: z.object({ physicianId: idOf('user'), name: z.string() }).nullable(),
  before: outlook,
  after: outlook,
  /** The setting someone would have to change; `id` is that of the physician or the role. */
  settings: z.array(
    z.object({ of: z.enum(['physician', 'role', 'limits', 'rules']), id: z.int().nullable(), name: z.string() }),
  ),
})
export type TriedFix = z.infer<typeof triedFix>

export const shiftsApi = {
  shiftSheet: route({
    method: 'GET',
    path: '/api/shifts/:id',
    allow: 'member',
    summary: 'A shift with its stretch, the colleagues beside it, and the handoffs before and after it',
    params: z.object({ id: pathIdOf('shift') }),
    output: shiftSheet,
    reads: ['shifts', 'schedules', 'physicians', 'roles', 'requests'],
  }),
  shiftReason: route({
    method: 'GET',
    path: '/api/shifts/:id/why',
    allow: 'member',
    summary: 'Why this physician has this shift, or why it is open and what would fill it',
    params: z.object({ id: pathIdOf('shift') }),
    output: shiftReason,
    reads: ['shifts', 'physicians', 'roles', 'group', 'requests'],
  }),
  tryFix: route({
    method: 'GET',
    path: '/api/shifts/:id/try-fix',
    allow: 'admin',
    summary: 'Previews one of an open shift’s fixes: who would take it, and the scores before and after',
    params: z.object({ id: pathIdOf('shift') }),
    /** The index of a fix in the shift's reason, from 0. */
    query: z.object({ fix: z.coerce.number().int().min(0).max(20).default(0) }),
    output: triedFix,
    reads: ['shifts', 'physicians', 'roles', 'group', 'requests'],
  }),
  shiftCandidates: route({
    method: 'GET',
    path: '/api/shifts/:id/candidates',
    allow: 'admin',
    summary: 'Who could take this shift, best first, each with what would change or why they aren’t eligible',
    params: z.object({ id: pathIdOf('shift') }),
    output: z.array(candidate),
    reads: ['shifts', 'physicians', 'roles', 'group', 'requests'],
  }),
}
