/** Turns marks of days into calendar dates: fills in months and years from titles, neighbors, weekdays, or what is plausible. */
import {
  addDays,
  dayNumber,
  daysBetween,
  daysInMonth,
  monthStart,
  weekdayOf,
  yearOf,
} from '../../../../engine/calendar.ts'
import type { CalendarDate, Weekday } from '../../../../engine/model.ts'
import { addMonths, monthOf } from '../../../../engine/month.ts'
import type { DayMark } from './read-day.ts'

export type DateHint = {
  today: CalendarDate
  month?: number
  year?: number
  /** The first day of the week that a title names. */
  weekStart?: CalendarDate
}

/** For each mark its dates: one, or all of a range. */
export type Resolved = { dates: CalendarDate[][]; confidence: number }

type Day = { year?: number; month?: number; day?: number; weekday?: Weekday }

export function resolveDates(marks: DayMark[], hint: DateHint): Resolved | undefined {
  if (marks.length === 0) return undefined
  if (marks.every((mark) => mark.day === undefined)) return resolveWeekdays(marks, hint)
  const days: Day[] = marks.map(({ year, month, day, weekday }) => ({ year, month, day, weekday }))
  let confidence = 0.97
  if (days.every((day) => day.month === undefined)) confidence = Math.min(confidence, fillMonths(days, hint))
  carryMonths(days)
  confidence = Math.min(confidence, fillYears(days, hint))
  const dates = days.map((day, index) => datesOf(day, marks[index]!))
  const wrong = days.filter(
    (day, index) => day.weekday && dates[index]![0] && weekdayOf(dates[index]![0]!) !== day.weekday,
  )
  if (wrong.length > days.length / 4) confidence = Math.min(confidence, 0.5)
  return { dates, confidence }
}

/** Weekdays alone: the week named in the title, otherwise the next one. */
function resolveWeekdays(marks: DayMark[], hint: DateHint): Resolved {
  let from = hint.weekStart ?? addDays(hint.today, 1)
  if (!hint.weekStart) while (weekdayOf(from) !== marks[0]!.weekday) from = addDays(from, 1)
  const dates: CalendarDate[][] = []
  for (const { weekday } of marks) {
    while (weekdayOf(from) !== weekday) from = addDays(from, 1)
    dates.push([from])
    from = addDays(from, 1)
  }
  return { dates, confidence: hint.weekStart ? 0.93 : 0.4 }
}

/** Day numbers alone: the title's month is that of the longest run; without a title, the weekdays decide, or it's the next month. */
function fillMonths(days: Day[], hint: DateHint): number {
  const runs: number[] = []
  let run = 0
  for (const [index, day] of days.entries()) {
    if (index > 0 && day.day! < days[index - 1]!.day!) run++
    runs.push(run)
  }
  const lengths = runs.reduce<number[]>((counts, one) => Object.assign(counts, { [one]: (counts[one] ?? 0) + 1 }), [])
  // A few days of the month before may come before the title's month.
  const longest = lengths[0]! >= 15 ? 0 : lengths.indexOf(Math.max(...lengths))
  const place = (month: number, year: number) => {
    for (const [index, day] of days.entries()) {
      const shifted = month - 1 + runs[index]! - longest
      day.month = (((shifted % 12) + 12) % 12) + 1
      day.year = year + Math.floor(shifted / 12)
    }
  }
  if (hint.month) {
    const year = hint.year ?? yearByWeekdays(days, hint, (candidate) => place(hint.month!, candidate))
    place(hint.month, year ?? plausibleYear(hint.month, hint.today))
    return hint.year || year ? 0.93 : 0.8
  }
  const most = Math.max(...days.filter((_, index) => runs[index] === longest).map((day) => day.day!))
  const hasWeekdays = days.some((day) => day.weekday)
  for (const step of hasWeekdays ? monthsNearby : [1, 0, 2]) {
    const { month, year } = addMonths(monthOf(hint.today), step)
    if (most > daysInMonth(year, month)) continue
    place(month, year)
    if (!hasWeekdays || weekdaysAgree(days)) return hasWeekdays ? 0.7 : 0.4
  }
  return 0.3
}

/** Months around now, the near future first. */
const monthsNearby = [1, 0, 2, -1, 3, -2, 4, -3, 5, -4, 6, -5, -6, 7, -7, 8, -8, -9, -10, -11, -12]

function weekdaysAgree(days: Day[]): boolean {
  const told = days.filter((day) => day.weekday && day.year && day.month && isReal(day))
  const right = told.filter((day) => weekdayOf(dateOf(day)) === day.weekday)
  return told.length > 0 && right.length >= told.length * 0.9
}

/** "Dec 1", 2, 3: the month continues until the day numbers start over. */
function carryMonths(days: Day[]): void {
  for (let index = 1; index < days.length; index++) {
    const [last, day] = [days[index - 1]!, days[index]!]
    if (day.month !== undefined || last.month === undefined || day.day === undefined) continue
    day.month = day.day < (last.day ?? 0) ? (last.month % 12) + 1 : last.month
  }
  for (let index = days.length - 2; index >= 0; index--) {
    const [day, next] = [days[index]!, days[index + 1]!]
    if (day.month !== undefined || next.month === undefined || day.day === undefined) continue
    day.month = day.day > (next.day ?? 32) ? ((next.month + 10) % 12) + 1 : next.month
  }
}

function fillYears(days: Day[], hint: DateHint): number {
  const given = days.findIndex((day) => day.year !== undefined)
  if (given >= 0) {
    carryYears(days, given)
    return 0.97
  }
  const dated = days.filter((day) => day.month !== undefined)
  if (dated.length === 0) return 0.3
  const month = dated[0]!.month!
  const place = (year: number) => {
    for (const day of days) delete day.year
    const first = days.findIndex((day) => day.month !== undefined)
    days[first]!.year = year
    carryYears(days, first)
  }
  if (hint.year) {
    // A title "January 2027" above days that start in December.
    place(hint.month !== undefined && month - hint.month > 6 ? hint.year - 1 : hint.year)
    return 0.93
  }
  const year = yearByWeekdays(days, hint, place)
  place(year ?? plausibleYear(month, hint.today))
  return year ? 0.93 : 0.82
}

function carryYears(days: Day[], from: number): void {
  for (let index = from + 1; index < days.length; index++) {
    const [last, day] = [days[index - 1]!, days[index]!]
    day.year ??=
      (last.year ?? 0) + (day.month !== undefined && last.month !== undefined && last.month - day.month > 6 ? 1 : 0)
  }
  for (let index = from - 1; index >= 0; index--) {
    const [day, next] = [days[index]!, days[index + 1]!]
    day.year ??=
      (next.year ?? 0) - (day.month !== undefined && next.month !== undefined && day.month - next.month > 6 ? 1 : 0)
  }
}

function yearByWeekdays(days: Day[], hint: DateHint, place: (year: number) => void): number | undefined {
  if (!days.some((day) => day.weekday)) return undefined
  const month = hint.month ?? days.find((day) => day.month)?.month ?? 1
  const best = plausibleYear(month, hint.today)
  for (const year of [best, best - 1, best + 1, best - 2, best + 2, best - 3]) {
    place(year)
    if (weekdaysAgree(days)) return year
  }
  return undefined
}

/** The year that puts the month between four months ago and eight months ahead. */
export function plausibleYear(month: number, today: CalendarDate): number {
  const year = yearOf(today)
  return [year, year + 1, year - 1].find((one) => {
    const days = daysBetween(today, monthStart(one, month))
    return days > -125 && days <= 245
  })!
}

function isReal(day: Day): boolean {
  return day.day !== undefined && day.day <= daysInMonth(day.year!, day.month!)
}

function dateOf(day: Day): CalendarDate {
  return addDays(monthStart(day.year!, day.month!), day.day! - 1)
}

/** Longest range that a header or a line may span; anything longer is a misreading. */
const longestRange = 62

function datesOf(day: Day, mark: DayMark): CalendarDate[] {
  if (day.year === undefined || day.month === undefined || !isReal(day)) return []
  const from = dateOf(day)
  if (!mark.through) return mark.isWeek ? Array.from({ length: 7 }, (_, step) => addDays(from, step)) : [from]
  const month = mark.through.month ?? day.month
  const year = mark.through.year ?? (month < day.month ? day.year + 1 : day.year)
  if (mark.through.day > daysInMonth(year, month)) return [from]
  const to = addDays(monthStart(year, month), mark.through.day - 1)
  const length = dayNumber(to) - dayNumber(from) + 1
  return length < 1 || length > longestRange ? [from] : Array.from({ length }, (_, step) => addDays(from, step))
}
