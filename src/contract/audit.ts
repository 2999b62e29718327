/** Who changed what: the group's audit log for admins, filtered and paged, with before and after in words. */
import { z } from 'zod'
import { auditEvent } from './activity.ts'
import { idAsText, idOf, pathIdOf, route } from './route.ts'
import { calendarDate, prose } from './text.ts'

/** One field that a change touched. An empty text means there was, or is, no value. */
export const auditChange = z.object({ what: z.string(), before: z.string(), after: z.string() })
export type AuditChange = z.infer<typeof auditChange>

export const auditEntry = auditEvent.extend({
  /** The absent colleague someone acted for. */
  onBehalfOf: z.string().nullable(),
  changes: z.array(auditChange),
})
export type AuditEntry = z.infer<typeof auditEntry>

const word = z.string().regex(/^[a-z][a-z-]{0,39}$/, { error: 'must be a word such as role' })

const pageSize = { error: 'must be 1 to 200' }

export const auditApi = {
  auditLog: route({
    method: 'GET',
    path: '/api/audit',
    allow: 'admin',
    summary: 'The group’s audit log, newest first, with filters and paging',
    query: z.object({
      /** Who did it; `system` is Evenshift itself. */
      actor: z.union([z.literal('system').transform(() => null), pathIdOf('user')]).optional(),
      thing: word.optional(),
      action: z
        .string()
        .regex(/^[a-z-]{1,40}\.[a-z-]{1,40}$/, { error: 'must be an action such as role.create' })
        .optional(),
      /** Days in the group's time zone, inclusive. */
      from: calendarDate.optional(),
      to: calendarDate.optional(),
      search: prose(100).optional(),
      /** The id of the previous page's last event. */
      after: idAsText('must be the id of an event').optional(),
      limit: z
        .string()
        .regex(/^\d{1,3}$/, pageSize)
        .transform(Number)
        .pipe(z.int().min(1, pageSize).max(200, pageSize))
        .default(50),
    }),
    output: z.object({
      events: z.array(auditEntry),
      /** Pass it as `after` for the next page; null at the end. */
      next: z.int().nullable(),
    }),
    reads: ['activity'],
  }),
  auditFilters: route({
    method: 'GET',
    path: '/api/audit/filters',
    allow: 'admin',
    summary: 'The people, items, and actions in the group’s audit log',
    output: z.object({
      people: z.array(z.object({ id: idOf('user'), name: z.string() })),
      things: z.array(z.string()),
      actions: z.array(z.string()),
    }),
    reads: ['activity'],
  }),
}
