/** Who worked which holiday in which year, by what is published before and after the month. */
import { yearOf } from '../../../engine/calendar.ts'
import type { HolidayWorked } from '../../../engine/model.ts'
import type { Inputs, UserRow } from './read-inputs.ts'

/** Being on backup is not working the holiday. */
export function openHolidayHistory(
  { holidayShifts, worked, publishedAfter, roles }: Inputs,
  holidays: readonly { date: string; name: string }[],
): (person: Pick<UserRow, 'id'>) => HolidayWorked[] {
  const names = new Map(holidays.map(({ date, name }) => [date, name]))
  const backups = new Set(roles.filter(({ category }) => category === 'backup').map(({ id }) => id))
  const onHolidays = [...holidayShifts, ...worked, ...publishedAfter].filter(
    ({ date, roleId }) => names.has(date) && !backups.has(roleId),
  )
  return (person) => {
    const own = onHolidays.filter(({ physicianId }) => physicianId === person.id).map(({ date }) => date)
    return [...new Set(own)].map((date) => ({ name: names.get(date)!, year: yearOf(date) }))
  }
}
