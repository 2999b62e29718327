/** What can be wrong with a physician or a role by itself. */
import { isClockTime } from '../calendar.ts'
import type { Physician, Role } from '../model.ts'
import { type Complaint, dateComplaints, isWhole, weekdayComplaints, wrongUnless } from './complaint.ts'

export function physicianComplaints(physician: Physician, at: string): Complaint[] {
  const { fte, maxConsecutiveDays, minRestDays, availableDays, preferences, ledger } = physician
  const dates = [
    ...physician.unavailableDates.map((date, index) => [date, `${at}.unavailableDates[${index}]`] as const),
    ...(physician.holidaysOff ?? []).map((date, index) => [date, `${at}.holidaysOff[${index}]`] as const),
    ...(physician.weeksOn ?? []).flatMap(({ from, to }, index) => [
      [from, `${at}.weeksOn[${index}].from`] as const,
      [to, `${at}.weeksOn[${index}].to`] as const,
    ]),
    ...physician.absences.map((date, index) => [date, `${at}.absences[${index}]`] as const),
    ...preferences.shifts.map(({ date }, index) => [date, `${at}.preferences.shifts[${index}].date`] as const),
  ]
  return [
    ...wrongUnless(fte > 0 && fte <= 1, `${at}.fte`, fte, 'use a number above 0, up to 1'),
    ...wrongUnless(
      isWhole(maxConsecutiveDays, 1),
      `${at}.maxConsecutiveDays`,
      maxConsecutiveDays,
      'use a whole number, 1 or more',
    ),
    ...wrongUnless(isWhole(minRestDays, 0), `${at}.minRestDays`, minRestDays, 'use a whole number, 0 or more'),
    ...weekdayComplaints(availableDays, `${at}.availableDays`),
    ...wrongUnless(
      preferences.maxShifts === undefined || isWhole(preferences.maxShifts, 0),
      `${at}.preferences.maxShifts`,
      preferences.maxShifts,
      'use a whole number, 0 or more, or leave it out',
    ),
    ...Object.entries(ledger).flatMap(([name, count]) =>
      wrongUnless(Number.isFinite(count) && count >= 0, `${at}.ledger.${name}`, count, 'use a number, 0 or more'),
    ),
    ...dates.flatMap(([date, field]) => dateComplaints(date, field)),
  ]
}

export function roleComplaints(role: Role, at: string): Complaint[] {
  const { startTime, endTime, lasts24Hours, daysOfWeek: days, requiredCount, priority } = role
  const isSame = startTime === endTime
  return [
    ...wrongUnless(isClockTime(startTime), `${at}.startTime`, startTime, 'write a clock time as HH:MM, such as 07:00'),
    ...wrongUnless(isClockTime(endTime), `${at}.endTime`, endTime, 'write a clock time as HH:MM, such as 19:00'),
    ...wrongUnless(
      !isSame || lasts24Hours === true,
      `${at}.endTime`,
      endTime,
      `${role.name} ends when it starts, so give it another end, or set lasts24Hours for a 24-hour shift`,
    ),
    ...wrongUnless(
      isSame || !lasts24Hours,
      `${at}.endTime`,
      endTime,
      `${role.name} lasts 24 hours, so it must end at ${startTime}`,
    ),
    ...wrongUnless(days.length > 0, `${at}.days`, days, 'name at least one weekday'),
    ...weekdayComplaints(days, `${at}.days`),
    ...wrongUnless(isWhole(requiredCount, 0), `${at}.requiredCount`, requiredCount, 'use a whole number, 0 or more'),
    ...countComplaints(role, at),
    ...wrongUnless(isWhole(priority, 1, 10), `${at}.priority`, priority, 'use 1 (first) to 10 (last)'),
  ]
}

function countComplaints({ countsByWeekday = {}, countsByDate = [] }: Role, at: string): Complaint[] {
  const counts = [
    ...Object.entries(countsByWeekday).map(([day, count]) => [count, `${at}.countsByWeekday.${day}`] as const),
    ...countsByDate.map(({ count }, index) => [count, `${at}.countsByDate[${index}].count`] as const),
  ]
  const dates = countsByDate.map(({ date }) => date)
  return [
    ...weekdayComplaints(Object.keys(countsByWeekday), `${at}.countsByWeekday`),
    ...counts.flatMap(([count, field]) =>
      wrongUnless(isWhole(count, 0), field, count, 'use a whole number, 0 or more'),
    ),
    ...dates.flatMap((date, index) => [
      ...dateComplaints(date, `${at}.countsByDate[${index}].date`),
      ...wrongUnless(
        dates.indexOf(date) === index,
        `${at}.countsByDate[${index}].date`,
        date,
        'this date is listed twice',
      ),
    ]),
  ]
}
