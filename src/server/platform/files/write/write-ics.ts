/** Writes calendar files (RFC 5545) that Outlook, Google, and Apple Calendar read. */
import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator'

export type CalendarEvent = {
  /** Stays the same for as long as the shift exists: programs change or remove the entry by it. */
  uid: string
  /** Grows with every change. */
  sequence: number
  changedAt: Date
  start: Date
  end: Date
  summary: string
  description?: string
  location?: string | null
  url?: string
  isCancelled?: boolean
  /** Whole days in UTC; the end is the first day after. */
  isAllDay?: boolean
  isTentative?: boolean
}

export type Calendar = {
  name: string
  /** PUBLISH by default: entries to show, not an invitation to answer. */
  method?: 'publish' | 'cancel'
  events: readonly CalendarEvent[]
}

/** Seconds after which a program that subscribed should look again. */
const refreshAfter = 3600

/**
 * Times are written in UTC, so that no program needs to know the group's time zone: ical-generator's own `timezone` wrote
 * hours that were off. The stamps are those of the changes, so that unchanged shifts give an unchanged file.
 */
export function writeCalendar({ name, method = 'publish', events }: Calendar): string {
  const calendar = ical({
    name: escapeName(name),
    scale: 'GREGORIAN',
    prodId: { company: 'Evenshift', product: 'Shifts', language: 'EN' },
    method: method === 'cancel' ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    ttl: refreshAfter,
  })
  for (const event of events) {
    calendar.createEvent({
      id: event.uid,
      sequence: event.sequence,
      stamp: event.changedAt,
      lastModified: event.changedAt,
      start: event.start,
      end: event.end,
      allDay: event.isAllDay ?? false,
      summary: clean(event.summary),
      description: event.description ? clean(event.description) : null,
      location: event.location ? clean(event.location) : null,
      url: event.url ?? null,
      status: statusOf(event, method),
      transparency: ICalEventTransparency.OPAQUE,
    })
  }
  const written = `${calendar.toString()}\r\n`
  return events.length > 0
    ? written
    : written.replace('END:VCALENDAR', `${[...timeZone, 'END:VCALENDAR'].join('\r\n')}`)
}

function statusOf({ isCancelled, isTentative }: CalendarEvent, method: Calendar['method']): ICalEventStatus {
  if (isCancelled || method === 'cancel') return ICalEventStatus.CANCELLED
  return isTentative ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED
}

/** A calendar has to have a part: without one, programs refuse the address of a person who has no shifts yet. */
const timeZone = [
  'BEGIN:VTIMEZONE',
  'TZID:UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
]

/** ical-generator doesn't escape the calendar's name; a line break in it would start a new property. */
function escapeName(name: string): string {
  return clean(name)
    .replace(/\n/g, ' ')
    .replace(/[\\;,]/g, '\\$&')
}

/** Control characters other than line breaks are not allowed in calendar texts. */
function clean(text: string): string {
  return text.replace(/(?!\n)\p{Cc}/gu, '').trim()
}
