/** The eleven US federal holidays on their actual dates: the burden is there, not on the observed day. Six are major. */
import { addDays, daysInMonth, monthStart, weekdayOf } from './calendar.ts'
import type { CalendarDate, Holiday, Weekday } from './model.ts'

/** Source: 5 U.S.C. 6103(a). */
export function federalHolidays(year: number): Holiday[] {
  return [
    { date: `${year}-01-01`, name: 'New Year’s Day', isMajor: true },
    { date: nth(year, 1, 'monday', 3), name: 'Martin Luther King Jr. Day' },
    { date: nth(year, 2, 'monday', 3), name: 'Washington’s Birthday' },
    { date: last(year, 5, 'monday'), name: 'Memorial Day', isMajor: true },
    { date: `${year}-06-19`, name: 'Juneteenth' },
    { date: `${year}-07-04`, name: 'Independence Day', isMajor: true },
    { date: nth(year, 9, 'monday', 1), name: 'Labor Day', isMajor: true },
    { date: nth(year, 10, 'monday', 2), name: 'Columbus Day' },
    { date: `${year}-11-11`, name: 'Veterans Day' },
    { date: nth(year, 11, 'thursday', 4), name: 'Thanksgiving Day', isMajor: true },
    { date: `${year}-12-25`, name: 'Christmas Day', isMajor: true },
  ]
}

function nth(year: number, month: number, weekday: Weekday, count: number): CalendarDate {
  let date = monthStart(year, month)
  while (weekdayOf(date) !== weekday) date = addDays(date, 1)
  return addDays(date, 7 * (count - 1))
}

function last(year: number, month: number, weekday: Weekday): CalendarDate {
  let date = addDays(monthStart(year, month), daysInMonth(year, month) - 1)
  while (weekdayOf(date) !== weekday) date = addDays(date, -1)
  return date
}
