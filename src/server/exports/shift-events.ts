/** Shifts and time off as calendar entries. */

import type { MarkShift } from '../../contract/shift-marks.ts'
import { addDays } from '../../engine/calendar.ts'
import { capitalize } from '../../engine/text/capital.ts'
import { formatTimes } from '../../engine/text/times.ts'
import type { CalendarEvent } from '../platform/files/write/write-ics.ts'
import { type GroupClock, momentsOf } from '../platform/group-time.ts'
import type { ShownShift } from '../schedules/schedules.store.ts'

/** What entries of a group's calendars are written with; the host is where people reach the product. */
export type CalendarFrame = { mark: MarkShift; clock: GroupClock; host: string }

type EntryShift = Omit<Parameters<MarkShift>[0], 'physicianId'> &
  Pick<ShownShift, 'id' | 'physicianId' | 'date' | 'location' | 'version'> & { changedAt: Date }

/**
 * The same for a person, a day and a role in every file and after every publication, though the shift is another row by
 * then: programs change the entry instead of adding one.
 */
export function uidOf(
  { id, physicianId, date, roleId }: Pick<EntryShift, 'id' | 'physicianId' | 'date' | 'roleId'>,
  host: string,
): string {
  return physicianId === null ? `open-${id}@${host}` : `shift-${physicianId}-${date}-${roleId ?? 0}@${host}`
}

/** One's own shifts are called by the role. */
export function ownEvents(shifts: readonly ShownShift[], frame: CalendarFrame): CalendarEvent[] {
  return shifts
    .filter(({ status, physicianId }) => status !== 'cancelled' && physicianId !== null)
    .map((shift) => eventOf(toEntry(shift), frame))
}

/** Everybody's are called by the role and the person. */
export function groupEvents(shifts: readonly ShownShift[], frame: CalendarFrame): CalendarEvent[] {
  return shifts
    .filter(({ status }) => status !== 'cancelled')
    .map((shift) => {
      const event = eventOf(toEntry(shift), frame)
      return { ...event, summary: `${event.summary}: ${shift.physicianName ?? 'open'}` }
    })
}

/** A publication makes an entry another, too: the shift itself may have been made long before. */
function toEntry(shift: ShownShift): EntryShift {
  const { updatedAt, publishedAt } = shift
  return { ...shift, changedAt: publishedAt && publishedAt > updatedAt ? publishedAt : updatedAt }
}

export function eventOf(shift: EntryShift, { mark, clock, host }: CalendarFrame): CalendarEvent {
  const { location, changedAt, version } = shift
  return {
    uid: uidOf(shift, host),
    sequence: sequenceOf(changedAt, version),
    changedAt,
    ...momentsOf(shift, clock),
    // The hours on the group's own clock, for who looks at it from elsewhere.
    description: formatTimes(shift),
    location,
    // Rounder R3.
    summary: shift.role === null ? `${capitalize(shift.shiftType)} shift` : mark(shift).positionName,
  }
}

const since = Date.parse('2020-01-01T00:00:00Z')

/**
 * Grows with every change, also of two within a second, and where a new row takes the place of an old one: seconds since
 * 2020, and the version.
 */
function sequenceOf(changedAt: Date, version: number): number {
  return Math.max(0, Math.floor((changedAt.getTime() - since) / 1000)) + version
}

type TimeOff = {
  id: number
  requestedDate: string | null
  endDate: string | null
  status: string
  version: number
  updatedAt: Date
}

/** Whole days; what nobody has approved yet says so. */
export function timeOffEvents(requests: readonly TimeOff[], host: string): CalendarEvent[] {
  return requests.flatMap(({ id, requestedDate, endDate, status, version, updatedAt }) => {
    if (requestedDate === null) return []
    const isPending = status === 'pending'
    return {
      uid: `time-off-${id}@${host}`,
      sequence: sequenceOf(updatedAt, version),
      changedAt: updatedAt,
      start: new Date(`${requestedDate}T00:00:00Z`),
      end: new Date(`${addDays(endDate ?? requestedDate, 1)}T00:00:00Z`),
      isAllDay: true,
      isTentative: isPending,
      summary: isPending ? 'Time off (pending)' : 'Time off',
    }
  })
}
