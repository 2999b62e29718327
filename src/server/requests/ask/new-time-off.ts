/** Time off as a request: the range from both forms, checked, without overlapping the person's earlier requests. */

import { and, eq, inArray, sql } from 'drizzle-orm'
import type { ReadRequestFields } from '../../../contract/requests.ts'
import { addDays, daysBetween } from '../../../engine/calendar.ts'
import { formatSpan } from '../../../engine/text/dates.ts'
import { plural } from '../../../engine/text/plural.ts'
import type { Orm } from '../../platform/db/database.ts'
import { shiftRequests } from '../../platform/db/schema/index.ts'
import { fail } from '../../platform/fail.ts'
import { clockOf, momentsOf } from '../../platform/group-time.ts'
import type { Scope } from '../../platform/scope.ts'
import { listPublishedOn } from '../../schedules/schedules.store.ts'
import { readHeadCount } from '../outlook/head-count.ts'
import type { GroupClock } from '../request-clock.ts'
import type { NewRequest } from '../requests.store.ts'
import { problemWithLeave } from '../room-for-leave.ts'
import { daysFrom } from '../short-notice.ts'

const longestTimeOff = 366

/** The range from both forms, checked. */
export function readRange(
  { local }: GroupClock,
  fields: Pick<ReadRequestFields, 'startDate' | 'requestedDate' | 'endDate'>,
  earliest = local.date,
) {
  const field = fields.startDate ? 'startDate' : 'requestedDate'
  const from = fields.startDate ?? fields.requestedDate
  if (!from) throw refuse('startDate', 'Start date is required')
  if (from < earliest) throw refuse(field, 'Pick a date from today on.')
  const to = fields.endDate ?? from
  if (to < from) throw refuse('endDate', 'End date can’t be before the start date')
  if (daysBetween(from, to) >= longestTimeOff)
    throw refuse(
      'endDate',
      `Time off can last up to ${longestTimeOff} days. This is ${plural(daysBetween(from, to) + 1, 'day')}.`,
    )
  return { from, to, field }
}

/** Whoever falls ill at 2 AM is out of a night that began yesterday. */
export async function firstDayOut(orm: Orm, scope: Scope, { settings, local, now }: GroupClock): Promise<string> {
  const yesterday = addDays(local.date, -1)
  const momentOf = clockOf(settings.timeZone)
  const since = await listPublishedOn(orm, scope, [yesterday])
  return since.some((shift) => momentsOf(shift, momentOf).end > now) ? yesterday : local.date
}

export async function composeTimeOff(
  orm: Orm,
  scope: Scope,
  clock: GroupClock,
  requestorId: number,
  fields: ReadRequestFields,
): Promise<Partial<NewRequest>> {
  const isCallOut = fields.isEmergency === true
  const { from, to, field } = readRange(clock, fields, isCallOut ? await firstDayOut(orm, scope, clock) : undefined)
  // Planned time off on these days doesn't keep anyone from calling out.
  const [other, heads] = await Promise.all([
    findOverlapping(orm, scope, requestorId, from, to, isCallOut),
    scope.role === 'admin' || isCallOut ? undefined : readHeadCount(orm, scope, clock.settings, { from, to }),
  ])
  if (other)
    throw fail('conflict', {
      message: `There’s already a ${isCallOut ? 'call-out' : 'time-off request'} for these days: ${formatSpan(other.requestedDate!, other.endDate ?? other.requestedDate!)}, ${other.status}.`,
      field,
    })
  const problem = heads && problemWithLeave(clock, heads, requestorId, daysFrom(from, to))
  if (problem) throw refuse(field, problem)
  return { requestedDate: from, endDate: to }
}

export async function findOverlapping(
  orm: Orm,
  scope: Scope,
  requestorId: number,
  from: string,
  to: string,
  onlyCallOuts = false,
) {
  const [row] = await orm
    .select()
    .from(shiftRequests)
    .where(
      and(
        eq(shiftRequests.groupId, scope.groupId),
        eq(shiftRequests.requestorId, requestorId),
        eq(shiftRequests.requestType, 'timeoff'),
        inArray(shiftRequests.status, ['pending', 'approved']),
        onlyCallOuts ? eq(shiftRequests.isEmergency, true) : undefined,
        sql`${shiftRequests.requestedDate} <= ${to} and coalesce(${shiftRequests.endDate}, ${shiftRequests.requestedDate}) >= ${from}`,
      ),
    )
    .orderBy(shiftRequests.id)
    .limit(1)
  return row
}

export function refuse(field: string, message: string) {
  return fail('invalid', { message, field, problems: [{ field, message }] })
}
