/** The holidays of a group: the federal ones, if it keeps them, and its own. */
import { federalHolidays, type Holiday } from '../engine/federal-holidays.ts'
import type { GroupSettings } from './groups.ts'

export type HolidaySettings = Pick<GroupSettings, 'federalHolidays' | 'holidays'>

/** In the order of their dates. On a date of both kinds the group's own name counts. */
export function holidaysOf(settings: HolidaySettings, years: readonly number[]): Holiday[] {
  const federal = settings.federalHolidays ? [...new Set(years)].flatMap(federalHolidays) : []
  const byDate = new Map([...federal, ...settings.holidays].map((holiday) => [holiday.date, holiday]))
  return [...byDate.values()].sort((one, other) => one.date.localeCompare(other.date))
}
