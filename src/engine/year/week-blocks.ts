/** The weeks of a year that change hands on one weekday, with the short ones that move Christmas to the other half. */
import { weekDays } from '../anchors.ts'
import { addDays, daysBetween, weekdayOf } from '../calendar.ts'
import { type CalendarDate, type Weekday, weekdays } from '../model.ts'

/** First and last day. */
export type Span = { from: CalendarDate; to: CalendarDate }

/** Two weeks that run as three short ones, so the half that works Thanksgiving is off on Christmas. */
export type Flip = Span & { start: Weekday; days: readonly number[] }

/** Half of two weeks can't be split evenly into three: the shortest comes first, right after Thanksgiving week. */
const shortWeeks = [4, 5, 5] as const

/** The first day of the week, by its switch day, that a date is in. */
export function weekStart(date: CalendarDate, start: Weekday): CalendarDate {
  const passed = (weekdays.indexOf(weekdayOf(date)) - weekdays.indexOf(start) + weekDays) % weekDays
  return addDays(date, -passed)
}

/** Undefined if the halves trade the two holidays without it. */
export function flipBetween(thanksgiving: CalendarDate, christmas: CalendarDate, start: Weekday): Flip | undefined {
  const week = weekStart(thanksgiving, start)
  const apart = Math.floor(daysBetween(week, christmas) / weekDays)
  if (apart % 2 === 1) return undefined
  const from = addDays(week, weekDays)
  return { from, to: addDays(from, 2 * weekDays - 1), start, days: shortWeeks }
}

/** In order, the first and the last cut to the span. Neighbors belong to different halves. */
export function weekBlocks(span: Span, start: Weekday, flips: readonly Flip[]): Span[] {
  const blocks: Span[] = []
  for (let day = weekStart(span.from, start); day <= span.to; ) {
    const flip = flips.find((one) => one.start === start && one.from <= day && day <= one.to)
    const lengths = flip && flip.from === day ? flip.days : [weekDays]
    for (const length of lengths) {
      blocks.push({ from: day, to: addDays(day, length - 1) })
      day = addDays(day, length)
    }
  }
  return blocks.flatMap((block) => cut(block, span))
}

function cut({ from, to }: Span, span: Span): Span[] {
  const part = { from: from < span.from ? span.from : from, to: to > span.to ? span.to : to }
  return part.from > part.to ? [] : [part]
}

export function daysOf({ from, to }: Span): CalendarDate[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, day) => addDays(from, day))
}

export function isWithin(date: CalendarDate, { from, to }: Span): boolean {
  return from <= date && date <= to
}

export function overlaps(one: Span, other: Span): boolean {
  return one.from <= other.to && other.from <= one.to
}
