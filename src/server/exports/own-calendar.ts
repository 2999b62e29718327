/** A person's own calendar: shifts, time off, and removed entries, so calendar programs delete them. */
import { and, asc, eq, gte, inArray, isNotNull, or } from 'drizzle-orm'
import { makeShiftMarks } from '../../contract/shift-marks.ts'
import { addDays } from '../../engine/calendar.ts'
import type { Orm } from '../platform/db/database.ts'
import { notifications, shiftRequests } from '../platform/db/schema/index.ts'
import type { CalendarEvent } from '../platform/files/write/write-ics.ts'
import { clockOf, localMoment } from '../platform/group-time.ts'
import type { Scope } from '../platform/scope.ts'
import { listRoles } from '../roles/roles.store.ts'
import { listPhysicianShifts } from '../schedules/schedules.store.ts'
import { type CalendarFrame, eventOf, ownEvents, timeOffEvents } from './shift-events.ts'

/** Days for which a removed shift stays in the calendar as canceled. */
const longestGone = 31

/** A removal comes after all changes to the entry. */
const aboveAnyVersion = 60

type Setting = { timeZone: string; host: string; now: Date }

export async function listOwnEvents(
  orm: Orm,
  scope: Scope,
  { timeZone, host, now }: Setting,
): Promise<CalendarEvent[]> {
  const shifts = await listPhysicianShifts(orm, scope, scope.userId)
  const frame: CalendarFrame = {
    mark: makeShiftMarks(await listRoles(orm, scope), shifts),
    clock: clockOf(timeZone),
    host,
  }
  const events = ownEvents(shifts, frame)
  const since = addDays(localMoment(now, timeZone).date, -longestGone)
  const known = new Set(events.map(({ uid }) => uid))
  const gone = (await listGone(orm, scope, since, frame)).filter(({ uid }) => !known.has(uid))
  return [...events, ...timeOffEvents(await listTimeOff(orm, scope, since), host), ...gone]
}

/** Shifts that messages say are no longer mine; the last message about an entry counts. */
async function listGone(orm: Orm, scope: Scope, since: string, frame: CalendarFrame): Promise<CalendarEvent[]> {
  const messages = await orm
    .select({ days: notifications.changedDays, at: notifications.at })
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, scope.userId),
        eq(notifications.groupId, scope.groupId),
        isNotNull(notifications.changedDays),
      ),
    )
    .orderBy(asc(notifications.id))
  const gone = messages.flatMap(({ days, at }) =>
    (days ?? []).flatMap(({ date, was }) =>
      was.map((shift) => ({ ...shift, date, physicianId: scope.userId, changedAt: at, version: aboveAnyVersion })),
    ),
  )
  const events = gone
    .filter(({ date }) => date >= since)
    .map((shift) => ({ ...eventOf(shift, frame), isCancelled: true }))
  return [...new Map(events.map((event) => [event.uid, event])).values()]
}

async function listTimeOff(orm: Orm, scope: Scope, since: string) {
  return orm
    .select()
    .from(shiftRequests)
    .where(
      and(
        eq(shiftRequests.requestorId, scope.userId),
        eq(shiftRequests.groupId, scope.groupId),
        eq(shiftRequests.requestType, 'timeoff'),
        inArray(shiftRequests.status, ['approved', 'pending']),
        or(gte(shiftRequests.requestedDate, since), gte(shiftRequests.endDate, since)),
      ),
    )
    .orderBy(asc(shiftRequests.requestedDate), asc(shiftRequests.id))
}
