/** Changing the shifts of a schedule by hand, and why a shift is with whom it is. */
import { z } from 'zod'
import { candidateGroups } from '../engine/explain/candidate-group.ts'
import { ruleIds } from '../engine/rules/rule-ids.ts'
import { idOf, pathIdOf, route, rowVersion } from './route.ts'
import { shift } from './schedules.ts'
import { calendarDate, clockTime, prose } from './text.ts'

const place = z.object({
  roleId: idOf('role'),
  date: calendarDate,
  startTime: clockTime.optional(),
  endTime: clockTime.optional(),
  location: prose(200).nullable().optional(),
})

/** Assigning, opening (no physician), moving and locking are all changes of one shift; a swap is two in one call. */
export const shiftChange = z.object({
  do: z.literal('change'),
  shiftId: idOf('shift'),
  /** The version that the caller saw; another one is refused with the current state. */
  version: rowVersion,
  physicianId: idOf('user').nullable().optional(),
  roleId: idOf('role').optional(),
  date: calendarDate.optional(),
  startTime: clockTime.optional(),
  endTime: clockTime.optional(),
  location: prose(200).nullable().optional(),
  isLocked: z.boolean().optional(),
  /** The numbered position of its role that the shift gets; whoever has it that day gets this shift's. */
  position: z.int().min(1).max(100).optional(),
})

export const shiftEdit = z.discriminatedUnion('do', [
  shiftChange,
  place.extend({ do: z.literal('add'), physicianId: idOf('user').nullable() }),
  /** Not needed on that date: the shift is canceled, its position closed. */
  z.object({ do: z.literal('remove'), shiftId: idOf('shift'), version: rowVersion }),
  /** Needed after all: the canceled shift is an open one again. */
  z.object({ do: z.literal('restore'), shiftId: idOf('shift'), version: rowVersion }),
])
export type ShiftEdit = z.infer<typeof shiftEdit>

export const ruleId = z.enum(ruleIds)
/** A rule as anybody may know it: a locked shift does not change, and why a colleague is not available stays private. */
const publicId = z.enum([...ruleIds, 'locked', 'not-available'])

/** What an edit breaks. A hard one needs a reason. Screens show the sentence; everything else goes by the data beside it. */
export const finding = z.object({
  /** Two findings with the same key are the same. */
  key: z.string(),
  ruleId: publicId,
  hard: z.boolean(),
  /** Whom it is about; null where a role has too few or too many people. */
  physicianId: idOf('user').nullable(),
  dates: z.array(calendarDate),
  says: z.string(),
})
export type Finding = z.infer<typeof finding>

const scoreEffect = z.object({ coverage: z.number(), fairness: z.number(), preferences: z.number() })

/** Somebody who could take a shift, or why they could not. */
export const candidate = z.object({
  physicianId: idOf('user'),
  name: z.string(),
  isAllowed: z.boolean(),
  /** Takes it without a trade-off, with one, or not at all. */
  group: z.enum(candidateGroups),
  /** One sentence to stand beside the name. */
  says: z.string(),
  /** The rules in the way; why a colleague is not available stays between the colleague and the coordinator. */
  blockedBy: z.array(z.object({ ruleId: publicId, title: z.string(), says: z.string() })),
  /** Points more (worse) or less (better), for the order alone. */
  cost: z.number(),
  /** The role that the physician would be called away from on that day. */
  leaves: z.object({ name: z.string() }).nullable(),
  /** What happens to the three scores; for the best candidates only. */
  scores: scoreEffect.nullable(),
})
export type Candidate = z.infer<typeof candidate>

/** Why a shift is with this physician, or why it is open. Physicians read nothing of a colleague's shift, and no names. */
export const shiftReason = z.object({
  isOpen: z.boolean(),
  /** What speaks for it. */
  says: z.array(z.string()),
  /** What speaks against it nevertheless; nothing for an open shift. */
  costs: z.array(z.string()),
  /** For the physician who has it: all of it in one sentence, and how it counts against the fair share; null for others. */
  toMe: z
    .object({
      why: z.string(),
      shares: z.array(z.object({ name: z.string(), has: z.number(), share: z.number() })),
    })
    .nullable(),
  /** How many colleagues each rule keeps from it. */
  excluded: z.array(z.object({ reason: z.enum([...publicId.options, 'free']), title: z.string(), count: z.int() })),
  /** For coordinators: the best of those who could have it, then those whom the fewest rules keep from it. */
  alternatives: z.array(candidate),
  /** For coordinators, of an open shift: what would fill it, each tried before it is offered. */
  fixes: z.array(z.object({ place: z.int(), says: z.string(), physicianId: idOf('user').nullable() })),
})
export type ShiftReason = z.infer<typeof shiftReason>

/** A colleague's shift beside or around another, with the number that reaches them. */
const colleagueOn = z.object({ shift, phoneNumber: z.string().nullable() })
export type ColleagueOn = z.infer<typeof colleagueOn>

/** What a physician needs to know to work a shift. */
export const shiftSheet = z.object({
  shift,
  /** Of the physician who has it. */
  phoneNumber: z.string().nullable(),
  /** The days in a row that the shift is one of, over the edges of the month; null where it stands alone. */
  stretch: z.object({ first: calendarDate, last: calendarDate, areNights: z.boolean() }).nullable(),
  /** In the same role on the same day. */
  alongside: z.array(colleagueOn),
  /** Whoever had the position before, then those whose shift ends when this one starts. */
  handoffFrom: z.array(colleagueOn),
  /** Whoever has the position next, then those whose shift starts when this one ends. */
  handoffTo: z.array(colleagueOn),
})
export type ShiftSheet = z.infer<typeof shiftSheet>

const outlook = scoreEffect.extend({ open: z.int() })

/** What would become of a schedule with one of the fixes of an open shift; nothing is changed. */
export const triedFix = z.object({
  says: z.string(),
  /** Who then has the shift; null where it is not needed any more. */
  takenBy: z.object({ physicianId: idOf('user'), name: z.string() }).nullable(),
  before: outlook,
  after: outlook,
  /** What somebody would have to change for it; `id` is that of the physician or the role. */
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
    reads: ['shifts', 'schedules', 'physicians', 'roles'],
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
    summary: 'Tries one of the fixes of an open shift: who would take it, and the scores before and after',
    params: z.object({ id: pathIdOf('shift') }),
    /** The place of one of the fixes that the shift's reason lists, from 0. */
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
