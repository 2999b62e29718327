/** Writes calendar files (RFC 5545) that Outlook, Google and Apple Calendar read. */
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
}

export type Calendar = {
  name: string
  /** PUBLISH unless said: entries to show, not an invitation to answer. */
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
    name: clean(name),
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
      summary: clean(event.summary),
      description: event.description ? clean(event.description) : null,
      location: event.location ? clean(event.location) : null,
      url: event.url ?? null,
      status: event.isCancelled || method === 'cancel' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      transparency: ICalEventTransparency.OPAQUE,
    })
  }
  return `${calendar.toString()}\r\n`
}

/** Control characters other than line breaks are not allowed in calendar texts. */
function clean(text: string): string {
  return text.replace(/(?!\n)\p{Cc}/gu, '').trim()
}
