/** Reads a calendar file (RFC 5545): one row for each event, with its days, its hours, and its words. */
import { addDays, dayNumber, minuteOfDay } from '../../../../engine/calendar.ts'
import { localMoment } from '../../group-time.ts'
import { mostCells, refuseTooManyCells } from './read-limits.ts'
import { type Cell, type ReadFile, UnreadableFileError } from './read-sheet.ts'

export const isCalendar = (text: string) => /^\s*BEGIN:VCALENDAR\s/i.test(text.slice(0, 1000))

type Property = { name: string; parameters: string; value: string; line: number }
type Moment = { date: string; time?: string }
type Event = { line: number; days: string; hours: string; words: string; person: string; place: string; notes: string }

const advice = 'Export the schedule as .xlsx or .csv and upload that.'
const headings = ['Date', 'Hours', '', 'Name', 'Location', 'Notes']

/** Times in UTC are read in the calendar's time zone, or else in the group's. */
export function readCalendar(text: string, timeZone: string | undefined): Omit<ReadFile, 'kind'> {
  const { title, zone, events: written } = takeApart(text)
  if (written.some((event) => event.has('RRULE') || event.has('RDATE')))
    throw new UnreadableFileError(`The calendar has repeating events, which we can’t read. ${advice}`)
  const used = isZone(zone) ? zone : timeZone
  const events = written
    .filter((event) => event.get('STATUS')?.value.toUpperCase() !== 'CANCELLED')
    .map((event) => eventOf(event, used))
    .sort((one, other) => (one.days < other.days ? -1 : one.days > other.days ? 1 : one.line - other.line))
  if (events.length === 0) throw new UnreadableFileError('The calendar has no events.')
  const isUtc = written.some((event) => /Z$/i.test(event.get('DTSTART')?.value ?? ''))
  return {
    sheets: [{ name: title, cells: cellsOf(events) }],
    remarks: isUtc && !isZone(zone) ? [`The calendar’s times are in UTC. We read them in ${used}.`] : [],
  }
}

function cellsOf(events: Event[]): Cell[] {
  const rows = events.map(({ days, hours, words, person, place, notes }) => [days, hours, words, person, place, notes])
  const isUsed = headings.map((_, column) => rows.some((row) => row[column] !== ''))
  const cells: Cell[] = []
  for (const [row, texts] of [headings, ...rows].entries())
    for (const [column, text] of texts.filter((_, at) => isUsed[at]).entries()) {
      if (text === '') continue
      if (cells.length >= mostCells) refuseTooManyCells()
      cells.push({ row, column, text, rowSpan: 1, columnSpan: 1, place: `line ${events[row - 1]?.line ?? 1}` })
    }
  return cells
}

/** A long line continues after a line break and a space. */
function propertiesOf(text: string): Property[] {
  const lines: { text: string; line: number }[] = []
  for (const [at, one] of text.split(/\r\n?|\n/).entries())
    if (/^[ \t]/.test(one) && lines.length > 0) lines.at(-1)!.text += one.slice(1)
    else lines.push({ text: one, line: at + 1 })
  return lines.flatMap(({ text: written, line }) => {
    const [, name, parameters = '', value = ''] = /^([\w-]+)((?:;[^:;"]*(?:"[^"]*")?)*):(.*)$/.exec(written) ?? []
    return name ? [{ name: name.toUpperCase(), parameters, value, line }] : []
  })
}

function takeApart(text: string): { title: string; zone: string; events: Map<string, Property>[] } {
  const events: Map<string, Property>[] = []
  const inside: string[] = []
  let [title, zone] = ['', '']
  for (const property of propertiesOf(text)) {
    const { name, value } = property
    const part = value.trim().toUpperCase()
    if (name === 'BEGIN') inside.push(part)
    if (name === 'BEGIN' && part === 'VEVENT') events.push(new Map([[name, property]]))
    else if (name === 'END') inside.pop()
    else if (inside.at(-1) === 'VEVENT' && !events.at(-1)!.has(name)) events.at(-1)!.set(name, property)
    else if (name === 'X-WR-CALNAME') title = plain(value)
    else if (name === 'X-WR-TIMEZONE' || (name === 'TZID' && zone === '')) zone = value.trim()
  }
  return { title, zone, events }
}

function eventOf(event: Map<string, Property>, timeZone: string | undefined): Event {
  const said = (name: string) => plain(event.get(name)?.value ?? '')
  const { line } = event.get('BEGIN')!
  const start = momentOf(event.get('DTSTART'), timeZone)
  if (!start) throw new UnreadableFileError(`The event on line ${line} of the calendar has no date. ${advice}`)
  const end = momentOf(event.get('DTEND'), timeZone) ?? lasting(start, event.get('DURATION')?.value)
  const person = /CN="?([^";:]+)/i.exec(event.get('ATTENDEE')?.parameters ?? '')?.[1] ?? ''
  return {
    line,
    days: daysOf(start, end),
    hours: start.time && end?.time ? `${start.time}-${end.time}` : '',
    words: said('SUMMARY'),
    person: person.includes('@') ? '' : person,
    place: said('LOCATION'),
    notes: said('DESCRIPTION'),
  }
}

/** A night belongs to the day it begins on; a block of a week, to each of its days. */
function daysOf(start: Moment, end: Moment | undefined): string {
  const isNextDay = end && (end.time ?? '') <= (start.time ?? '')
  const last = end && isNextDay ? addDays(end.date, -1) : (end?.date ?? start.date)
  const isNight = start.time && end?.time && dayNumber(end.date) - dayNumber(start.date) === 1
  return isNight || last <= start.date ? start.date : `${start.date} to ${last}`
}

function momentOf(property: Property | undefined, timeZone: string | undefined): Moment | undefined {
  const [, year, month, day, hour, minute, utc] =
    /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})\d{0,2}(Z)?)?$/i.exec(property?.value.trim() ?? '') ?? []
  if (!year || Number.isNaN(Date.parse(`${year}-${month}-${day}`))) return undefined
  const date = `${year}-${month}-${day}`
  if (!hour) return { date }
  if (!utc) return { date, time: `${hour}:${minute}` }
  if (!timeZone)
    throw new UnreadableFileError(`The calendar’s times are in UTC, and it doesn’t name a time zone. ${advice}`)
  return localMoment(new Date(`${date}T${hour}:${minute}:00Z`), timeZone)
}

/** "PT12H", "P1D", "P1W". */
function lasting(start: Moment, duration: string | undefined): Moment | undefined {
  const [, weeks = 0, days = 0, hours = 0, minutes = 0] =
    /^P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?)?/i.exec(duration ?? '') ?? []
  const whole = 7 * Number(weeks) + Number(days)
  if (!start.time) return whole > 0 ? { date: addDays(start.date, whole) } : undefined
  const length = 60 * (24 * whole + Number(hours)) + Number(minutes)
  if (length === 0) return undefined
  const at = minuteOfDay(start.time) + length
  const clock = [Math.floor(at / 60) % 24, at % 60].map((part) => String(part).padStart(2, '0')).join(':')
  return { date: addDays(start.date, Math.floor(at / 1440)), time: clock }
}

function isZone(name: string): boolean {
  try {
    return name !== '' && Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }))
  } catch {
    return false
  }
}

function plain(value: string): string {
  return value
    .replace(/\\n/gi, '\n')
    .replace(/\\([,;\\])/g, '$1')
    .replace(/[ \t]+/g, ' ')
    .trim()
}
