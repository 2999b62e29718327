/** Activity: the group's audit log for admins, each person's messages, and the dashboard's figures. */
import { z } from 'zod'
import { done, idOf, pathIdOf, route } from './route.ts'
import { calendarDate, moment } from './text.ts'

export const auditEvent = z.object({
  id: z.int(),
  at: moment,
  actorId: idOf('user').nullable(),
  actorName: z.string(),
  action: z.string(),
  thing: z.string(),
  thingId: z.int().nullable(),
  /** What was done: the rest of a sentence that starts with the actor's name. */
  text: z.string(),
  reason: z.string().nullable(),
})
export type AuditEvent = z.infer<typeof auditEvent>

export const notification = z.object({
  id: idOf('notification'),
  at: moment,
  text: z.string(),
  link: z.string().nullable(),
  readAt: moment.nullable(),
  /** It's about changes to my own shifts. */
  isAboutMyShifts: z.boolean(),
})
export type Notification = z.infer<typeof notification>

/** The first four come from the specification; `activeToday` counts physicians with a shift that starts today. */
export const dashboardStats = z.object({
  totalPhysicians: z.int(),
  activeShifts: z.int(),
  pendingRequests: z.int(),
  coveragePercentage: z.number(),
  activeToday: z.int(),
  onCallToday: z.int(),
  openShifts: z.int(),
  nextOpenDate: calendarDate.nullable(),
})
export type DashboardStats = z.infer<typeof dashboardStats>

export const activityApi = {
  dashboardStats: route({
    method: 'GET',
    path: '/api/dashboard/stats',
    allow: 'member',
    summary: 'Dashboard counts right now, in the group’s time zone',
    output: dashboardStats,
    reads: ['stats', 'physicians', 'shifts', 'requests', 'schedules'],
  }),
  recentActivity: route({
    method: 'GET',
    path: '/api/activity',
    allow: 'admin',
    summary: 'The group’s latest changes, newest first',
    query: z.object({
      limit: z
        .string()
        .regex(/^\d{1,3}$/, { error: 'must be 1 to 200' })
        .transform(Number)
        .pipe(z.int().min(1).max(200))
        .default(20),
    }),
    output: z.array(auditEvent),
    reads: ['activity'],
  }),
  myNotifications: route({
    method: 'GET',
    path: '/api/notifications',
    allow: 'member',
    summary: 'The caller’s notifications, newest first',
    output: z.array(notification),
    reads: ['notifications'],
  }),
  readNotification: route({
    method: 'POST',
    path: '/api/notifications/:id/read',
    allow: 'member',
    summary: 'Marks one of the caller’s notifications as read',
    params: z.object({ id: pathIdOf('notification') }),
    body: z.object({}),
    example: {},
    output: done,
    changes: ['notifications'],
  }),
  readNotifications: route({
    method: 'POST',
    path: '/api/notifications/read',
    allow: 'member',
    summary: 'Marks all of the caller’s notifications as read',
    body: z.object({}),
    example: {},
    output: done,
    changes: ['notifications'],
  }),
}
