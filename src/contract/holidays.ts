/** The holidays of a group: the federal ones, if it keeps them, and its own, as major as it wants them. */
import { federalHolidays } from '../engine/federal-holidays.ts'
import type { Holiday } from '../engine/model.ts'
import type { HolidayChoice } from './fields/group.ts'
import type { GroupSettings } from './groups.ts'

export type HolidaySettings = Pick<GroupSettings, 'federalHolidays' | 'holidays'> &
  Partial<Pick<GroupSettings, 'holidayChoices'>>

/** In the order of their dates, without those that are switched off. */
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

/** Also those that are switched off. On a date of both kinds the group's own name counts. */
export function knownHolidays(settings: HolidaySettings, years: readonly number[]): Holiday[] {
  const federal = settings.federalHolidays ? [...new Set(years)].flatMap(federalHolidays) : []
  const byDate = new Map<string, Holiday>(federal.map((holiday) => [holiday.date, holiday]))
  for (const own of settings.holidays) byDate.set(own.date, { ...byDate.get(own.date), ...own })
  return [...byDate.values()].sort((one, other) => one.date.localeCompare(other.date))
}

/** What the group chose by the holiday's name; else the six big ones are major, and the others count. */
export function holidayChoiceOf({ holidayChoices }: HolidaySettings, { name, isMajor }: Holiday): HolidayChoice {
  return holidayChoices?.[name] ?? (isMajor ? 'major' : 'regular')
}
