/** The calendar file of a message: new and removed shifts, so a calendar program can follow. */

import { makeShiftMarks } from '../../../contract/shift-marks.ts'
import { ownEvents, uidOf } from '../../exports/shift-events.ts'
import { findOwnGroup, settingsOf } from '../../groups/groups.store.ts'
import type { Change } from '../../platform/changes/change.ts'
import type { MailAttachment } from '../../platform/db/schema/messages.ts'
import { writeCalendar } from '../../platform/files/write/write-ics.ts'
import { clockOf, type GroupClock } from '../../platform/group-time.ts'
import type { Scope } from '../../platform/scope.ts'
import { listRoles, type RoleRow } from '../../roles/roles.store.ts'
import type { ShownShift } from '../../schedules/schedules.store.ts'

/** What the group's calendar entries are written with. */
export type CalendarSetting = { clock: GroupClock; roles: RoleRow[]; host: string }

export async function readCalendarSetting(
  { tx, host }: Pick<Change, 'tx' | 'host'>,
  scope: Scope,
): Promise<CalendarSetting> {
  const [group, roles] = await Promise.all([findOwnGroup(tx, scope), listRoles(tx, scope)])
  return { clock: clockOf(settingsOf(group ?? { settings: {} }).timeZone), roles, host }
}

/** None if nothing of theirs changed. */
export function attachCalendar(
  physicianId: number,
  { clock, roles, host }: CalendarSetting,
  before: ShownShift[],
  after: ShownShift[],
): MailAttachment[] {
  const own = (list: ShownShift[]) =>
    list.filter((shift) => shift.physicianId === physicianId && shift.status !== 'cancelled')
  const [was, is] = [own(before), own(after)]
  const got = is.filter((shift) => !was.some((known) => isSame(known, shift)))
  const gone = was
    .filter((shift) => !is.some((other) => uidOf(other, host) === uidOf(shift, host)))
    .map((shift) => {
      const now = after.find(({ id }) => id === shift.id)
      // The time of a deletion isn't known: after its last change.
      return { ...shift, updatedAt: now?.updatedAt ?? new Date(shift.updatedAt.getTime() + 1000) }
    })
  if (got.length + gone.length === 0) return []
  const frame = { mark: makeShiftMarks(roles, [...was, ...is]), clock, host }
  const cancelled = ownEvents(gone, frame).map((event) => ({ ...event, isCancelled: true }))
  return [
    {
      filename: 'shifts.ics',
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
      content: writeCalendar({ name: 'Shifts', events: [...ownEvents(got, frame), ...cancelled] }),
    },
  ]
}

const shownFields = ['id', 'date', 'startTime', 'endTime', 'location', 'role', 'position'] as const

function isSame(one: ShownShift, other: ShownShift): boolean {
  return shownFields.every((field) => one[field] === other[field])
}
