/** Monthly schedules and their shifts: what they are, how they are read, and what may be done with a schedule. */
import { z } from 'zod'
import { idOf, pathIdOf, route, seenVersion } from './route.ts'
import { scheduleStatuses } from './schedule-states.ts'
import { calendarDate, clockTime, line, moment } from './text.ts'

export const shiftStatuses = ['scheduled', 'confirmed', 'completed', 'cancelled'] as const
/** A shift's kind by the clock. A group's own shift types, with names and hours, are in its settings. */
export const shiftTypes = ['day', 'night', 'evening', 'weekend', 'custom'] as const
export type ShiftType = (typeof shiftTypes)[number]

/** An open position, why it is open, and what would fill it. */
export const openSlot = z.object({
  date: calendarDate,
  roleId: idOf('role'),
  role: z.string(),
  missing: z.int(),
  /** Empty if there was no time to find out; ask for the shift's reason then. */
  reasons: z.array(z.string()),
})

/** What a coordinator checks before publishing: full weeks, handoffs, backup in blocks (src/engine/score/signature.ts). */
export const signature = z.object({
  unit: z.enum(['week', 'block']),
  /** Stretches whose start and end are known, and how many of them are full. */
  stretches: z.int(),
  whole: z.int(),
  /** All stretches, and those in which the role changes. */
  seen: z.int(),
  changed: z.int(),
  loneDays: z.int(),
  /** Per day; and the minimum if every stretch were full. */
  handoffs: z.number(),
  fewestHandoffs: z.number(),
  backupDays: z.int(),
  loneBackupDays: z.int(),
  backupAfterNight: z.int(),
})
export type Signature = z.infer<typeof signature>

/** How a schedule was generated. Points are those of docs/scoring.md. */
export const scheduleDetails = z.object({
  /** Points of this schedule, and the proven minimum for any legal schedule; null if nothing was proven. */
  cost: z.number(),
  bound: z.number().nullable(),
  /** How much better a schedule could be at most, of 100 (docs/scoring.md); null if nothing was proven. */
  roomToImprove: z.number().nullable().optional(),
  /** How many preferences there were. Older schedules have neither. */
  preferenceCount: z.int().optional(),
  /** By rule id; kept as is, so older schedules may name rules that no longer exist. */
  costByRule: z.record(z.string(), z.number()),
  seconds: z.number(),
  wasCancelled: z.boolean(),
  openSlots: z.array(openSlot),
  /** Hard rules broken by hand-set shifts; the generator itself breaks none. */
  brokenByKept: z.array(z.string()),
  /** Custom rules that were not applied. */
  notUnderstood: z.array(z.string()),
  createdRoles: z.array(z.string()),
  keptShifts: z.int(),
  /** Missing on older schedules. */
  signature: signature.optional(),
})
export type ScheduleDetails = z.infer<typeof scheduleDetails>

export const schedule = z.object({
  id: idOf('schedule'),
  groupId: idOf('group'),
  name: z.string(),
  month: z.int().min(1).max(12),
  year: z.int(),
  status: z.enum(scheduleStatuses),
  generatedBy: idOf('user').nullable(),
  /** 0 to 100; null until the schedule was assessed. */
  coverageScore: z.number().nullable(),
  fairnessScore: z.number().nullable(),
  preferencesMetScore: z.number().nullable(),
  /** For admins; physicians get none. */
  aiSuggestions: z.array(z.string()),
  /** How it was generated, for admins; null if it wasn't. */
  details: scheduleDetails.nullable(),
  publishedAt: moment.nullable(),
  publishedBy: idOf('user').nullable(),
  version: z.int(),
  createdAt: moment,
  updatedAt: moment,
})
export type Schedule = z.infer<typeof schedule>

const person = z.object({ firstName: z.string(), lastName: z.string() })

/** A shift without a physician is open. */
export const shift = z.object({
  id: idOf('shift'),
  scheduleId: idOf('schedule'),
  physicianId: idOf('user').nullable(),
  physicianName: z.string().nullable(),
  physician: person.nullable(),
  roleId: idOf('role').nullable(),
  role: z.string().nullable(),
  /** Its position number in the role (3 in R3); null without numbers. */
  position: z.int().nullable(),
  date: calendarDate,
  shiftType: z.enum(shiftTypes),
  startTime: clockTime,
  endTime: clockTime,
  location: z.string().nullable(),
  status: z.enum(shiftStatuses),
  /** Regenerating keeps it, and editing it needs a reason. */
  isLocked: z.boolean(),
  /** Who set it by hand; null if the generator did. */
  editedBy: idOf('user').nullable(),
  version: z.int(),
  createdAt: moment,
  updatedAt: moment,
})
export type Shift = z.infer<typeof shift>

const tallies = z.object({
  shifts: z.int(),
  nights: z.int(),
  weekendDays: z.int(),
  holidays: z.int(),
  hours: z.number(),
})
export type Tallies = z.infer<typeof tallies>

export const comparison = z.object({
  one: schedule,
  other: schedule,
  open: z.object({ one: z.int(), other: z.int() }),
  /** Full weeks and handoffs of each; null if there is no one to look at. */
  signature: z.object({ one: signature.nullable(), other: signature.nullable() }),
  /** Shifts that only one of the two has, or that someone else has in the other. */
  different: z.int(),
  /** The largest differences first. */
  physicians: z.array(
    z.object({
      physicianId: idOf('user'),
      name: z.string(),
      one: tallies,
      other: tallies,
      /** other minus one. */
      difference: tallies,
    }),
  ),
})
export type Comparison = z.infer<typeof comparison>

const byId = z.object({ id: pathIdOf('schedule') })

export const schedulesApi = {
  listSchedules: route({
    method: 'GET',
    path: '/api/schedules/group/:groupId',
    allow: 'member',
    scope: 'schedule:read',
    summary: 'The group’s schedules, newest first; physicians never see drafts',
    params: z.object({ groupId: pathIdOf('group') }),
    output: z.array(schedule),
    reads: ['schedules'],
  }),
  scheduleShifts: route({
    method: 'GET',
    path: '/api/shifts/schedule/:scheduleId',
    allow: 'member',
    scope: 'schedule:read',
    summary: 'All shifts of a schedule, open ones included',
    params: z.object({ scheduleId: pathIdOf('schedule') }),
    output: z.array(shift),
    reads: ['shifts', 'schedules'],
  }),
  physicianShifts: route({
    method: 'GET',
    path: '/api/shifts/physician/:physicianId',
    allow: 'member',
    scope: 'schedule:read',
    summary: 'One physician’s shifts in active and archived schedules',
    params: z.object({ physicianId: pathIdOf('user') }),
    output: z.array(shift),
    reads: ['shifts', 'schedules'],
  }),
  holidayWork: route({
    method: 'GET',
    path: '/api/holiday-work',
    allow: 'member',
    summary: 'Who worked on the holidays of the two years before a date, in published schedules of the group',
    /** Defaults to today in the group's time zone. */
    query: z.object({ before: calendarDate.optional() }),
    output: z.array(z.object({ physicianId: idOf('user'), date: calendarDate })),
    reads: ['shifts', 'schedules', 'group'],
  }),
  renameSchedule: route({
    method: 'PUT',
    path: '/api/schedules/:id',
    allow: 'admin',
    summary: 'Renames a schedule',
    params: byId,
    body: z.object({ name: line(200, 'Schedule name is required'), version: seenVersion }),
    example: { name: 'December, second try' },
    output: schedule,
    changes: ['schedules', 'activity'],
  }),
  compareSchedules: route({
    method: 'GET',
    path: '/api/schedules/:id/compare/:otherId',
    allow: 'admin',
    summary: 'Two schedules side by side: scores, and who has more or less of what',
    params: z.object({ id: pathIdOf('schedule'), otherId: pathIdOf('schedule') }),
    output: comparison,
    reads: ['schedules', 'shifts'],
  }),
}
