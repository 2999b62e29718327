/** The calendar file of a message: the shifts that somebody got, and those that are gone, so that a calendar program follows. */

import { makeShiftMarks } from '../../contract/shift-marks.ts'
import { ownEvents } from '../exports/shift-events.ts'
import { findOwnGroup, settingsOf } from '../groups/groups.store.ts'
import type { Orm } from '../platform/db/database.ts'
import type { MailAttachment } from '../platform/db/schema/messages.ts'
import { writeCalendar } from '../platform/files/write/write-ics.ts'
import { clockOf } from '../platform/group-time.ts'
import type { Scope } from '../platform/scope.ts'
import { listRoles, type RoleRow } from '../roles/roles.store.ts'
import type { ShownShift } from '../schedules/schedules.store.ts'

/** What entries of the group's calendars are written with. */
export type CalendarSetting = { timeZone: string; roles: RoleRow[] }

export async function readCalendarSetting(orm: Orm, scope: Scope): Promise<CalendarSetting> {
  const group = await findOwnGroup(orm, scope)
  return { timeZone: settingsOf(group ?? { settings: {} }).timeZone, roles: await listRoles(orm, scope) }
}

/** None where nothing of theirs changed. */
export function attachCalendar(
  physicianId: number,
  { timeZone, roles }: CalendarSetting,
  before: ShownShift[],
  after: ShownShift[],
): MailAttachment[] {
  const own = (list: ShownShift[]) =>
    list.filter((shift) => shift.physicianId === physicianId && shift.status !== 'cancelled')
  const [was, is] = [own(before), own(after)]
  const got = is.filter((shift) => !was.some((known) => isSame(known, shift)))
  const gone = was
    .filter(({ id }) => !is.some((shift) => shift.id === id))
    .map((shift) => {
      const now = after.find(({ id }) => id === shift.id)
      return { ...shift, version: now?.version ?? shift.version + 1, updatedAt: now?.updatedAt ?? shift.updatedAt }
    })
  if (got.length + gone.length === 0) return []
  const clock = clockOf(timeZone)
  const mark = makeShiftMarks(roles, [...was, ...is])
  const cancelled = ownEvents(gone, mark, clock).map((event) => ({ ...event, isCancelled: true }))
  return [
    {
      filename: 'shifts.ics',
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
      content: writeCalendar({ name: 'Shifts', events: [...ownEvents(got, mark, clock), ...cancelled] }),
    },
  ]
}

const shownFields = ['id', 'date', 'startTime', 'endTime', 'location', 'role', 'position'] as const

function isSame(one: ShownShift, other: ShownShift): boolean {
  return shownFields.every((field) => one[field] === other[field])
}
