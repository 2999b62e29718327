import { describe, expect, it } from 'vitest'
import {
  addDays,
  dateOfDayNumber,
  dayNumber,
  daysBetween,
  daysInMonth,
  isCalendarDate,
  isClockTime,
  isWeekend,
  minutesUntil,
  weekdayOf,
} from './calendar.ts'
import { sayDate } from './text/dates.ts'

describe('calendar', () => {
  it('agrees with the platform on every day from 1999 to 2101', () => {
    const wrong: string[] = []
    for (let number = 10592; number < 47846; number++) {
      const date = new Date(number * 86_400_000).toISOString().slice(0, 10)
      if (dateOfDayNumber(number) !== date || dayNumber(date) !== number) wrong.push(date)
    }
    expect(wrong).toEqual([])
  })

  it('walks over the ends of months, years and leap days', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
    expect(daysBetween('2026-01-01', '2027-01-01')).toBe(365)
    expect([daysInMonth(2026, 2), daysInMonth(2028, 2), daysInMonth(2026, 12)]).toEqual([28, 29, 31])
  })

  it('names weekdays', () => {
    expect(weekdayOf('2026-12-04')).toBe('friday')
    expect(weekdayOf('1969-12-31')).toBe('wednesday')
    expect([isWeekend('2026-12-05'), isWeekend('2026-12-06'), isWeekend('2026-12-07')]).toEqual([true, true, false])
    expect(sayDate('2026-12-04')).toBe('Fri, Dec 4')
  })

  it('measures from one clock time to the next', () => {
    expect(minutesUntil('07:00', '19:00')).toBe(720)
    expect(minutesUntil('19:00', '07:00')).toBe(720)
    expect(minutesUntil('07:00', '07:00')).toBe(1440)
  })

  it.each(['2026-02-30', '2026-13-01', '26-01-01', 'tomorrow', '2026-1-1'])('does not take %s for a date', (text) => {
    expect(isCalendarDate(text)).toBe(false)
  })

  it.each(['24:00', '7:00', '07:60', 'noon'])('does not take %s for a clock time', (text) => {
    expect(isClockTime(text)).toBe(false)
  })
})
