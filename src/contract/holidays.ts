/** The holidays of a group: the federal ones, if it keeps them, and its own. */
import { federalHolidays } from '../engine/federal-holidays.ts'
import type { Holiday } from '../engine/model.ts'
import type { GroupSettings } from './groups.ts'

export type HolidaySettings = Pick<GroupSettings, 'federalHolidays' | 'holidays'>

/** In the order of their dates. On a date of both kinds the group's own name counts. */
export function holidaysOf(settings: HolidaySettings, years: readonly number[]): Holiday[] {
  const federal = settings.federalHolidays ? [...new Set(years)].flatMap(federalHolidays) : []
  const byDate = new Map<string, Holiday>(federal.map((holiday) => [holiday.date, holiday]))
  for (const own of settings.holidays) byDate.set(own.date, { ...byDate.get(own.date), ...own })
  return [...byDate.values()].sort((one, other) => one.date.localeCompare(other.date))
}
