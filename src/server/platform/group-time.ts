/** The group's wall clock: what date and time it is there now, and when a local time there is. */
import { addDays, minutesUntil } from '../../engine/calendar.ts'

export type LocalMoment = { date: string; time: string }

/** By time zone: making one takes a hundred times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  formats.set(timeZone, format)
  return format
}

export function localMoment(now: Date, timeZone: string): LocalMoment {
  const parts = formatOf(timeZone).formatToParts(now)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((found) => found.type === type)?.value ?? ''
  return { date: `${part('year')}-${part('month')}-${part('day')}`, time: `${part('hour')}:${part('minute')}` }
}

const minute = 60_000
const day = 24 * 60 * minute

export type GroupClock = (date: string, time: string) => Date

/**
 * Reads local clock times of a zone as moments. Of an hour that occurs twice (clocks go back) it is the first; one that
 * does not occur (clocks go forward) is read with the offset before the change: RFC 5545, 3.3.5.
 */
export function clockOf(timeZone: string): GroupClock {
  const offsetAt = offsetsOf(timeZone)
  const known = new Map<string, Date>()
  return (date, time) => {
    const key = `${date}T${time}`
    const found = known.get(key)
    if (found) return found
    const local = Date.parse(`${key}:00Z`)
    const offsets = [offsetAt(local - day), offsetAt(local + day)]
    const moments = offsets.map((offset) => local - offset).filter((moment) => moment + offsetAt(moment) === local)
    const moment = new Date(moments.length > 0 ? Math.min(...moments) : local - offsets[0]!)
    known.set(key, moment)
    return moment
  }
}

/** Start and end of a shift; one that ends at or before its start ends on the next day. */
export function momentsOf(
  shift: { date: string; startTime: string; endTime: string },
  clock: GroupClock,
): { start: Date; end: Date } {
  const start = clock(shift.date, shift.startTime)
  const isNextDay = shift.endTime <= shift.startTime
  const end = clock(isNextDay ? addDays(shift.date, 1) : shift.date, shift.endTime)
  if (end > start) return { start, end }
  // All of it is in the hour that clocks skip.
  return { start, end: new Date(start.getTime() + minutesUntil(shift.startTime, shift.endTime) * minute) }
}

/** Milliseconds that the zone's clocks are ahead of UTC at a moment. */
function offsetsOf(timeZone: string): (moment: number) => number {
  const format = formatOf(timeZone)
  const known = new Map<number, number>()
  return (moment) => {
    const found = known.get(moment)
    if (found !== undefined) return found
    const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]))
    const { year, month, day: date, hour, minute: minutes } = parts
    const offset = Date.parse(`${year}-${month}-${date}T${hour}:${minutes}:00Z`) - Math.floor(moment / minute) * minute
    known.set(moment, offset)
    return offset
  }
}
