/** How a fatigue forecast reads. */
import { dateOfDayNumber } from '../../engine/calendar.ts'
import type { Remedy } from '../../engine/fatigue/forecast.ts'
import { sleepyAbove } from '../../engine/fatigue/forecast.ts'
import { formatDate } from '../../engine/text/dates.ts'
import { plural } from '../../engine/text/plural.ts'
import { formatTime } from '../text/clock.ts'

export const forecastLimits =
  'A forecast from shift times and typical sleep, on the Karolinska sleepiness scale from 1 (very alert) to 9 (fighting sleep). It can’t know how anyone slept, and it isn’t medical advice.'

/** "3 shifts in December end with high predicted sleepiness (above 7.4 of 9)" */
export function describeSleepy(count: number, month?: string): string {
  return `${plural(count, 'shift')}${month ? ` in ${month}` : ''} ${count === 1 ? 'ends' : 'end'} with high predicted sleepiness (above ${sleepyAbove} of 9)`
}

export function describeRemedy(remedy: Remedy): string {
  const to = remedy.end.toFixed(1)
  if (remedy.kind === 'day-off') return `One more day off before it would bring this to ${to}.`
  const day = formatDate(dateOfDayNumber(Math.floor(remedy.from / 24)))
  return `A nap on ${day}, ${clockOf(remedy.from)}–${clockOf(remedy.to)}, would bring this to ${to}.`
}

function clockOf(hours: number): string {
  const minutes = Math.round((hours % 24) * 60)
  const text = (number: number) => String(number).padStart(2, '0')
  return formatTime(`${text(Math.floor(minutes / 60))}:${text(minutes % 60)}`)
}
