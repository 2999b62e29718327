/** Days in running text as calendar dates, by the resolver of the search: titles, weekdays, and today tell what they leave out. */
import { daysBetween, monthStart, yearOf } from '../../../../engine/calendar.ts'
import type { CalendarDate } from '../../../../engine/model.ts'
import { boundsOf } from '../../layout-search/constraints.ts'
import type { RangeCandidate } from '../../layout-search/dates/date-candidates.ts'
import { resolveTimes } from '../../layout-search/dates/resolve-times.ts'

export type DateHint = {
  today: CalendarDate
  month?: number
  year?: number
  /** The first day of the week that a title names. */
  weekStart?: CalendarDate
}

/** For each mark its dates: one, or all of a range. */
export type Resolved = { dates: CalendarDate[][]; confidence: number }

/** How sure the dates are, by what the text leaves out. */
const confidenceOf = { nothing: 0.95, year: 0.82, month: 0.4 } as const
const byWeekdays = 0.93
const wrongWeekdaysConfidence = 0.5

export function resolveDates(marks: readonly RangeCandidate[], { today, ...hint }: DateHint): Resolved | undefined {
  const times = marks.map((mark) => ({
    facts: mark.to || mark.days ? { dates: [], ranges: [mark] } : { dates: [mark.from], ranges: [] },
  }))
  const [year, month, day] = (hint.weekStart ?? '').split('-').map(Number)
  const [said] = marks.flatMap(({ from }) => from.month ?? [])
  // In a December, January is the next one.
  const months = (hint.month ?? 0) - (said ?? hint.month ?? 0)
  const turn = Math.abs(months) > 6 ? Math.sign(months) : 0
  const hints = {
    years: new Set([hint.year && hint.year + turn, year].filter((one) => one !== undefined && one > 0)) as Set<number>,
    months: new Set(hint.month && !hint.weekStart ? [hint.month] : []),
    starts: hint.weekStart ? [{ year, month, day, bits: 0 }] : [],
    saysWeek: false,
  }
  const [best] = resolveTimes(times, { today, hints, bounds: boundsOf([], 0), isColumn: false })
  if (!best) return undefined
  const isChecked = best.guessed === 'year' && marks.some(({ from }) => from.weekdays)
  const isWrong = best.wrongWeekdays > marks.length / 4
  return {
    dates: best.dates,
    confidence: isWrong ? wrongWeekdaysConfidence : isChecked ? byWeekdays : confidenceOf[best.guessed],
  }
}

/** The year that puts the month between four months ago and eight months ahead. */
export function plausibleYear(month: number, today: CalendarDate): number {
  const year = yearOf(today)
  return [year, year + 1, year - 1].find((one) => {
    const days = daysBetween(today, monthStart(one, month))
    return days > -125 && days <= 245
  })!
}
