/** What was counted, in words: "nights", "Admitter shifts on weekends", "hours". */

import type { ShiftKind } from '../../../../engine/model.ts'
import { capitalize } from '../../../../engine/text/capital.ts'
import { plural } from '../../../../engine/text/plural.ts'
import { formatList, formatWhen } from '../format.ts'
import { type Count, plainCount } from '../question/form.ts'

type Noun = { one: string; many: string }

const kindNames: Record<ShiftKind, string> = {
  day: 'day',
  evening: 'evening',
  night: 'night',
  'twenty-four': '24-hour',
  backup: 'backup',
}

const noun = (one: string, tail = '', many = `${one}s`): Noun => ({ one: one + tail, many: many + tail })

export function nounOf(count: Count): Noun {
  const { one, many } = thingOf(count)
  const { within, places, without, period } = count
  const tail = [
    without ? `other than ${thingOf({ ...plainCount, ...without }, ' and ').many}` : '',
    places.length > 0 ? `on ${formatList(places)}` : '',
    within ? `in a ${within}` : '',
    period ? formatWhen(period) : '',
  ]
  const write = (thing: string) => [thing, ...tail].filter(Boolean).join(' ')
  return { one: write(one), many: write(many) }
}

function thingOf(count: Count, between = ' '): Noun {
  const { unit, kinds, roles, weekdays, onHolidays, isOpen } = count
  const what = [kinds.map((kind) => kindNames[kind]), roles]
    .map((names) => names.join(' and '))
    .filter(Boolean)
    .join(between)
  const isWeekend = weekdays.join() === 'saturday,sunday'
  const days = isWeekend
    ? ' on weekends'
    : weekdays.length > 0
      ? ` on ${formatList(weekdays.map((day) => `${capitalize(day)}s`))}`
      : ''
  const tail = `${days}${onHolidays ? ' on holidays' : ''}`
  if (unit === 'stretch' && weekdays.length > 0)
    return noun(isWeekend ? 'weekend' : weekdays.map(capitalize).join(' or '), ' in a row')
  if (unit === 'off-stretch') return noun('day off in a row', '', 'days off in a row')
  if (unit === 'stretch' && what === 'night') return noun('night', ' in a row')
  if (unit === 'stretch') return noun('day in a row', tail, 'days in a row')
  if (unit === 'sleepy') return noun(`${what} shift`.trim(), `${tail} predicted to end with high sleepiness`)
  if (unit === 'rest') return noun('hour of rest between shifts', tail, 'hours of rest between shifts')
  if (unit === 'weekends') return noun('weekend')
  if (unit === 'weekends-off') return noun('weekend', ' off')
  if (unit === 'days-off') return noun('day off', tail, 'days off')
  const open = isOpen ? 'open ' : ''
  if (unit === 'hours')
    return noun('hour', what || tail || isOpen ? ` of ${`${open}${what} shifts`.replace('  ', ' ').trim()}${tail}` : '')
  if (unit === 'leave-days') return noun('day of approved time off', tail, 'days of approved time off')
  if (unit === 'call-outs') return noun('call-out', tail)
  if (unit === 'requests') return noun(`${what} request`.trim())
  if (unit === 'physicians') return noun('physician', what ? ` with ${what} shifts${tail}` : tail || ' on the schedule')
  if (what === '' && isWeekend && !onHolidays && !isOpen) return noun('weekend shift')
  if (what === '' && onHolidays && days === '') return noun(`${open}holiday${isOpen ? ' shift' : ''}`)
  if (what === 'night') return noun(`${open}night`, tail)
  return noun(`${open}${what} shift`.replace('  ', ' ').trim(), tail)
}

/** "3 nights" */
export function describeValue(count: Count, value: number): string {
  const { one, many } = nounOf(count)
  return plural(value, one, many)
}

export function describeValues(counts: Count[], values: number[]): string {
  return formatList(counts.map((count, place) => describeValue(count, values[place]!)))
}

/** "nights and weekend shifts" */
export function describeCounts(counts: Count[]): string {
  return formatList(counts.map((count) => nounOf(count).many))
}
