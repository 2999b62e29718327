/** Moments in words: in full, by date, or by how long ago. */
import { formatDateWithYear } from '../../engine/text/dates.ts'
import { formatTime } from './clock.ts'
import { momentIn } from './group-day.ts'

const ownTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Nov 14, 2026, 10:54 PM: in the group's time zone, or this device's until that is known. */
export function formatMoment(moment: string, timeZone: string | undefined): string {
  const { time } = momentIn(timeZone ?? ownTimeZone(), moment)
  return `${formatDateOfMoment(moment, timeZone)}, ${formatTime(time)}`
}

/** Nov 14, 2026: in the same time zone. */
export function formatDateOfMoment(moment: string, timeZone: string | undefined): string {
  return formatDateWithYear(dateOfMoment(moment, timeZone))
}

export function dateOfMoment(moment: string, timeZone: string | undefined): string {
  return momentIn(timeZone ?? ownTimeZone(), moment).date
}

const ago = new Intl.RelativeTimeFormat('en-US')
/** Units with their length in seconds, largest first. */
const units: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

/** 3 minutes ago, or just now */
export function formatAgo(moment: string): string {
  const seconds = Math.max(0, Math.round((Date.now() - Date.parse(moment)) / 1000))
  const largest = units.find(([, length]) => seconds >= length)
  return largest ? ago.format(-Math.floor(seconds / largest[1]), largest[0]) : 'just now'
}
