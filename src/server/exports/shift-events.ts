/** Shifts and time off as calendar entries. */

import type { MarkShift } from '../../contract/shift-marks.ts'
import { addDays } from '../../engine/calendar.ts'
import { capitalize } from '../../engine/text/capital.ts'
import { formatTimes } from '../../engine/text/times.ts'
import type { CalendarEvent } from '../platform/files/write/write-ics.ts'
import { type GroupClock, momentsOf } from '../platform/group-time.ts'
import type { ShownShift } from '../schedules/schedules.store.ts'

/** What a group's calendar entries are written with; the host is the product's public host. */
export type CalendarFrame = { mark: MarkShift; clock: GroupClock; host: string }

type EntryShift = Omit<Parameters<MarkShift>[0], 'physicianId'> &
  Pick<ShownShift, 'id' | 'physicianId' | 'date' | 'location' | 'version'> & { changedAt: Date }

/**
 * The same for a person, a day, and a role in every file and after every publication, although the shift is a new row
 * by then: calendar programs update the entry instead of adding one.
 */
export function uidOf(
  { id, physicianId, date, roleId }: Pick<EntryShift, 'id' | 'physicianId' | 'date' | 'roleId'>,
  host: string,
): string {
  return physicianId === null ? `open-${id}@${host}` : `shift-${physicianId}-${date}-${roleId ?? 0}@${host}`
}

/** Own shifts are named after the role. */
export function ownEvents(shifts: readonly ShownShift[], frame: CalendarFrame): CalendarEvent[] {
  return shifts
    .filter(({ status, physicianId }) => status !== 'cancelled' && physicianId !== null)
    .map((shift) => eventOf(toEntry(shift), frame))
}

/** Everyone's shifts are named after the role and the person. */
export function groupEvents(shifts: readonly ShownShift[], frame: CalendarFrame): CalendarEvent[] {
  return shifts
    .filter(({ status }) => status !== 'cancelled')
    .map((shift) => {
      const event = eventOf(toEntry(shift), frame)
      return { ...event, summary: `${event.summary}: ${shift.physicianName ?? 'open'}` }
    })
}

/** A publication changes an entry, too, even if the shift itself is much older. */
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
    // The hours in the group's time zone, for people elsewhere.
    description: formatTimes(shift),
    location,
    // Rounder R3.
    summary: shift.role === null ? `${capitalize(shift.shiftType)} shift` : mark(shift).positionName,
  }
}

const since = Date.parse('2020-01-01T00:00:00Z')

/**
 * Grows with every change, even two within a second, and when a new row replaces an old one: seconds since
 * 2020, plus the version.
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

/** Whole days; pending time off says so. */
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
