/** The holidays of a group: the federal ones, unless turned off, and its own, with their importance. */
import { federalHolidays } from '../engine/federal-holidays.ts'
import type { Holiday } from '../engine/model.ts'
import type { HolidayChoice } from './fields/group-settings.ts'
import type { GroupSettings } from './groups.ts'

export type HolidaySettings = Pick<GroupSettings, 'federalHolidays' | 'holidays'> &
  Partial<Pick<GroupSettings, 'holidayChoices'>>

/** In order of date, without those that are turned off. */
export function holidaysOf(settings: HolidaySettings, years: readonly number[]): Holiday[] {
  return knownHolidays(settings, years).flatMap((holiday) => {
    const choice = holidayChoiceOf(settings, holiday)
    return choice === 'off' ? [] : [{ date: holiday.date, name: holiday.name, isMajor: choice === 'major' }]
  })
}

/** Their names by date. */
export function namedHolidays(settings: HolidaySettings, years: readonly number[]): Map<string, string> {
  return new Map(holidaysOf(settings, years).map(({ date, name }) => [date, name]))
}

/** Including those that are turned off. On a date with both kinds, the group's own name wins. */
export function knownHolidays(settings: HolidaySettings, years: readonly number[]): Holiday[] {
  const federal = settings.federalHolidays ? [...new Set(years)].flatMap(federalHolidays) : []
  const byDate = new Map<string, Holiday>(federal.map((holiday) => [holiday.date, holiday]))
  for (const own of settings.holidays) byDate.set(own.date, { ...byDate.get(own.date), ...own })
  return [...byDate.values()].sort((one, other) => one.date.localeCompare(other.date))
}

/** The group's choice by the holiday's name; by default the six big ones are major, and the others count. */
export function holidayChoiceOf({ holidayChoices }: HolidaySettings, { name, isMajor }: Holiday): HolidayChoice {
  // Choices saved by earlier versions have straight apostrophes.
  const choice = holidayChoices?.[name] ?? holidayChoices?.[name.replaceAll('’', "'")]
  return choice ?? (isMajor ? 'major' : 'regular')
}
