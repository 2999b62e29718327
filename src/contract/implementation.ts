/** Setting the group up from a schedule that was read: the plan, what someone chose of it, and what was done. */
import { z } from 'zod'
import { idOf, pathIdOf, route } from './route.ts'
import { deniedReading, monthOfYear } from './schedule-reading.ts'
import { email, line } from './text.ts'

/** What will happen to one thing. `same`: it is there already, just so. */
export const plannedActions = ['create', 'change', 'same'] as const

const planned = z.object({ name: z.string(), action: z.enum(plannedActions), says: z.string() })
export type Planned = z.infer<typeof planned>

export const implementationPlan = z.object({
  roles: z.array(planned.extend({ foundRole: z.string() })),
  shiftTypes: z.array(planned),
  settings: z.array(planned),
  /** `email` is that of the member whom the name belongs to; null for someone new. */
  physicians: z.array(
    planned.extend({ key: z.string(), userId: idOf('user').nullable(), email: z.string().nullable() }),
  ),
  drafts: z.array(planned.extend({ ...monthOfYear, shifts: z.int(), scheduleId: idOf('schedule').nullable() })),
})
export type ImplementationPlan = z.infer<typeof implementationPlan>

/** Left out, roles, shift types and settings are all taken over, and neither physicians nor drafts. */
export const implementationChoices = z.object({
  /** Names of found roles. */
  roles: z.array(line(255)).max(100).optional(),
  /** Names of found shift types. */
  shiftTypes: z.array(line(100)).max(100).optional(),
  settings: z.boolean().default(true),
  /** People to add by their key; without an address they get one that no mail is sent to. */
  physicians: z
    .array(z.object({ key: line(200), email: email.optional() }))
    .max(200)
    .default([]),
  /** Months that become drafts, with the shifts of the file. */
  drafts: z.array(z.object(monthOfYear)).max(12).default([]),
})
export type ImplementationChoices = z.infer<typeof implementationChoices>

const implementation = z.object({
  roles: z.object({ created: z.int(), changed: z.int() }),
  shiftTypes: z.object({ created: z.int(), changed: z.int() }),
  settings: z.int(),
  physicians: z.object({ added: z.int(), withoutAddress: z.int(), known: z.int() }),
  drafts: z.array(
    z.object({ ...monthOfYear, scheduleId: idOf('schedule'), name: z.string(), shifts: z.int(), isNew: z.boolean() }),
  ),
})
export type Implementation = z.infer<typeof implementation>

export const implementationApi = {
  planImplementation: route({
    method: 'GET',
    path: '/api/schedule-analysis/:id/plan',
    allow: 'admin',
    denied: deniedReading,
    summary: 'What implementing would create or change right now',
    params: z.object({ id: pathIdOf('analysis') }),
    output: implementationPlan,
    reads: ['analyses', 'roles', 'group', 'physicians', 'users', 'schedules'],
  }),
  implementAnalysis: route({
    method: 'POST',
    path: '/api/schedule-analysis/implement',
    allow: 'admin',
    denied: deniedReading,
    summary:
      'Creates roles, shift types, settings, and optionally physicians and drafts, all or nothing; repeating it creates no duplicates',
    /** The analysis may be sent whole: only its id counts, the rest is read from what was stored. */
    body: z.object({ id: idOf('analysis'), choices: implementationChoices.optional() }),
    example: { id: 1 },
    output: implementation,
    changes: ['analyses', 'roles', 'group', 'physicians', 'users', 'schedules', 'shifts', 'stats', 'activity'],
    bodyLimit: 4 * 1024 * 1024,
  }),
}
