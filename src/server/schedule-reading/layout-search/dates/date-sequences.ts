/** What a row or column of dates or weekdays costs: consecutive ones are cheap, jumps aren't. */

import type { TextFacts } from '../candidates/text-facts.ts'
import type { Study } from '../study-sheet.ts'

const jump = 7

/** Weekdays must be consecutive: S is Saturday or Sunday, but never three times. */
export function brokenWeekdays(cells: TextFacts[]): number {
  let last: number[] | undefined
  let broken = 0
  for (const [index, { dates, text }] of cells.entries()) {
    if (text === cells[index - 1]?.text && text === cells[index - 2]?.text) broken += jump
    const days = dates.find(({ weekdays }) => weekdays)?.weekdays
    if (!days) continue
    const before = last
    const next = before ? days.filter((day) => before.includes((day + 6) % 7)) : days
    if (next.length === 0) broken += jump
    last = next.length > 0 ? next : days
  }
  return broken
}

/** Of a weekday among its neighbors: in "M T W T F S S", the second T is Thursday. */
export function weekdaysAt(row: readonly (TextFacts | undefined)[], column: number): number[] | undefined {
  const daysOf = (facts: TextFacts | undefined) => facts?.dates.find(({ weekdays }) => weekdays)?.weekdays
  const days = row.flatMap((facts, at) => (daysOf(facts) && facts?.isWeekday ? [{ at, own: daysOf(facts)! }] : []))
  const place = days.findIndex(({ at }) => at === column)
  const fits = (first: number) => days.filter(({ own }, step) => own.includes((first + step) % 7)).length
  const [first] = (days[0]?.own ?? []).toSorted((one, other) => fits(other) - fits(one))
  const meant = first === undefined || place < 0 ? undefined : (first + place) % 7
  const own = daysOf(row[column])
  return meant !== undefined && own?.includes(meant) ? [meant] : own
}

export function sequenceBits(cells: TextFacts[]): number {
  let last: number[] | undefined
  let bits = 0
  for (const { dates, ranges } of cells) {
    const days = dates.flatMap(({ day }) => (day ? [day] : []))
    const before = last
    const goesOn = before?.some((one) => days.includes(one + 1) || (one >= 28 && days.includes(1)))
    bits += before === undefined ? 3 : goesOn || (ranges.length > 0 && days.length === 0) ? 1 : jump
    if (days.length > 0) last = days
    else last ??= []
  }
  return bits
}

/** A column of weekdays beside one of dates. */
export function findWeekdayColumn(study: Study, axes: ReadonlySet<number>): number | undefined {
  for (let column = 0; column < study.columns; column++) {
    if (axes.has(column)) continue
    const cells = study.own.flatMap((row) => row[column] ?? [])
    const named = cells.filter(({ isWeekday }) => isWeekday)
    if (named.length > 0.6 * Math.max(3, cells.length) && brokenWeekdays(named) < 2 * named.length) return column
  }
  return undefined
}
