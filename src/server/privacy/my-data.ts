/** Everything stored about one person, for that person. It contains nothing about colleagues. */
import { and, asc, eq, isNull, ne, or } from 'drizzle-orm'
import type { Orm } from '../platform/db/database.ts'
import {
  auditEvents,
  devices,
  feedback,
  holidayDeals,
  holidayHistory,
  laidOutWeeks,
  notifications,
  outbox,
  preferences,
  schedules,
  shiftRequests,
  shifts,
  users,
} from '../platform/db/schema/index.ts'
import type { Scope } from '../platform/scope.ts'

export async function gatherMyData(orm: Orm, { userId, groupId }: Scope) {
  const [row] = await orm.select().from(users).where(eq(users.id, userId))
  if (!row) throw new Error('The caller has no row.')
  const { calendarToken, signInSubject, version, ...profile } = row
  const ownPreferences = await orm.select().from(preferences).where(eq(preferences.physicianId, userId))
  const ownShifts = await orm
    .select({
      date: shifts.date,
      startTime: shifts.startTime,
      endTime: shifts.endTime,
      shiftType: shifts.shiftType,
      status: shifts.status,
      location: shifts.location,
    })
    .from(shifts)
    .innerJoin(schedules, eq(schedules.id, shifts.scheduleId))
    // A draft stays with the coordinators until it is published, and so does a deleted one.
    .where(
      and(
        eq(shifts.physicianId, userId),
        eq(shifts.groupId, groupId),
        ne(schedules.status, 'draft'),
        isNull(schedules.deletedAt),
      ),
    )
    .orderBy(asc(shifts.date), asc(shifts.startTime))
  const holidays = await orm
    .select({ holiday: holidayHistory.holiday, year: holidayHistory.year, worked: holidayHistory.worked })
    .from(holidayHistory)
    .where(eq(holidayHistory.physicianId, userId))
    .orderBy(asc(holidayHistory.year), asc(holidayHistory.holiday))
  const dealtHolidays = await orm
    .select({ date: holidayDeals.date, works: holidayDeals.works, reason: holidayDeals.reason })
    .from(holidayDeals)
    .where(eq(holidayDeals.physicianId, userId))
    .orderBy(asc(holidayDeals.date))
  const weeks = await orm
    .select({ firstDay: laidOutWeeks.firstDay, lastDay: laidOutWeeks.lastDay, isNight: laidOutWeeks.isNight })
    .from(laidOutWeeks)
    .where(eq(laidOutWeeks.physicianId, userId))
    .orderBy(asc(laidOutWeeks.firstDay))
  const requests = await orm.select().from(shiftRequests).where(eq(shiftRequests.requestorId, userId))
  const messages = await orm
    .select({ at: notifications.at, text: notifications.text, readAt: notifications.readAt })
    .from(notifications)
    .where(eq(notifications.userId, userId))
  const mail = await orm
    .select({ toAddress: outbox.toAddress, subject: outbox.subject, body: outbox.body, sentAt: outbox.sentAt })
    .from(outbox)
    .where(eq(outbox.userId, userId))
  const ownDevices = await orm
    .select({ name: devices.name, createdAt: devices.createdAt, lastSentAt: devices.lastSentAt })
    .from(devices)
    .where(eq(devices.userId, userId))
  const opinions = await orm
    .select({ rating: feedback.rating, comments: feedback.comments, createdAt: feedback.createdAt })
    .from(feedback)
    .where(eq(feedback.physicianId, userId))
  const auditLog = await orm
    .select({ at: auditEvents.at, action: auditEvents.action, text: auditEvents.text })
    .from(auditEvents)
    .where(or(eq(auditEvents.actorId, userId), eq(auditEvents.onBehalfOfId, userId)))
    .orderBy(asc(auditEvents.at))
  return {
    profile: {
      ...profile,
      hasCalendarAddress: calendarToken !== null,
      signsInAt: signInSubject?.split('|')[0] ?? null,
    },
    preferences: ownPreferences,
    shifts: ownShifts,
    holidayHistory: holidays,
    dealtHolidays,
    laidOutWeeks: weeks,
    requests,
    notifications: messages,
    mail,
    devices: ownDevices,
    feedback: opinions,
    actions: auditLog,
  }
}
