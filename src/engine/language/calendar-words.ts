/** Names of months and weekdays, and their abbreviations. */
import { type Weekday, weekdays } from '../model.ts'

const monthNames = [
  'january jan',
  'february feb',
  'march mar',
  'april apr',
  'may',
  'june jun',
  'july jul',
  'august aug',
  'september sept sep',
  'october oct',
  'november nov',
  'december dec',
].map((names) => names.split(' '))

const weekdayNames = [
  'monday mondays mon mons',
  'tuesday tuesdays tue tues tu',
  'wednesday wednesdays wed weds wednsday wednsdays',
  'thursday thursdays thu thur thurs',
  'friday fridays fri fris',
  'saturday saturdays sat sats',
  'sunday sundays sun suns',
].map((names) => names.split(' '))

const months = new Map(monthNames.flatMap((names, index) => names.map((name) => [name, index + 1] as const)))
const days = new Map(weekdayNames.flatMap((names, index) => names.map((name) => [name, weekdays[index]!] as const)))

/** 1 to 12. */
export function monthNamed(word: string): number | undefined {
  return months.get(word)
}

export function weekdayNamed(word: string): Weekday | undefined {
  return days.get(word)
}

export function isCalendarName(word: string): boolean {
  return months.has(word) || days.has(word)
}
