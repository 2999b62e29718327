/** What a coordinator did in a roster and can undo: one stack per coordinator and schedule. */
import { z } from 'zod'
import { done, idOf, largestInteger, pathIdOf, route } from './route.ts'
import { schedule, shift } from './schedules.ts'
import { finding } from './shifts.ts'
import { calendarDate, moment } from './text.ts'

/** `regenerate` and `use` replace the draft in use, and `delete` removes one; the others change shifts. */
export const stepKinds = ['edit', 'clear', 'propose', 'regenerate', 'use', 'delete'] as const
export type StepKind = (typeof stepKinds)[number]

const stepId = z.int({ error: 'must be the id of a change' }).min(1).max(largestInteger)

export const undoStep = z.object({
  id: stepId,
  kind: z.enum(stepKinds),
  /** How many shifts it changed, and on which days; empty if it replaced or deleted a draft. */
  shifts: z.int(),
  /** How many conflicts it overrode. */
  overrides: z.int(),
  from: calendarDate.nullable(),
  to: calendarDate.nullable(),
  isUndone: z.boolean(),
  createdAt: moment,
})
export type UndoStep = z.infer<typeof undoStep>

/** The answer to an edit of shifts. */
export const editedShifts = z.object({
  schedule,
  /** The changed and added shifts as they are now. */
  shifts: z.array(shift),
  removed: z.array(idOf('shift')),
  findings: z.array(finding),
  /** Identifies the step for undo; null if nothing changed. */
  stepId: stepId.nullable(),
})

const byId = z.object({ id: pathIdOf('schedule') })

export const undoStepsApi = {
  undoSteps: route({
    method: 'GET',
    path: '/api/schedules/:id/steps',
    allow: 'admin',
    summary: 'What the caller changed in a schedule and can undo or redo, oldest first',
    params: byId,
    output: z.array(undoStep),
    reads: ['schedules'],
  }),
  turnStep: route({
    method: 'POST',
    path: '/api/schedules/:id/steps/turn',
    allow: 'admin',
    summary:
      'Undoes or redoes a change exactly: who has each shift, locks, and what was set by hand; returns the schedule to continue with',
    params: byId,
    body: z.object({ stepId, isUndone: z.boolean() }),
    example: { stepId: 1, isUndone: true },
    output: editedShifts,
    changes: ['shifts', 'schedules', 'requests', 'stats', 'activity'],
  }),
  chooseDraft: route({
    method: 'POST',
    path: '/api/schedules/:id/choose',
    allow: 'admin',
    summary: 'Makes a draft the one the month continues with; the others stay among the month’s versions',
    params: byId,
    output: schedule,
    changes: ['schedules', 'shifts', 'stats', 'activity'],
  }),
  deleteSchedule: route({
    method: 'DELETE',
    path: '/api/schedules/:id',
    allow: 'admin',
    summary: 'Deletes a draft; published schedules can only be archived',
    params: byId,
    output: done,
    changes: ['schedules', 'shifts', 'activity'],
  }),
  restoreDraft: route({
    method: 'POST',
    path: '/api/schedules/:id/restore',
    allow: 'admin',
    summary:
      'Restores a deleted draft within 30 days, with its shifts, overrides, feedback, and undo steps as they were',
    params: byId,
    output: schedule,
    changes: ['schedules', 'shifts', 'stats', 'activity'],
  }),
}
