/** Turns all dates of a layout into calendar dates at once: one order of day and month, one year, for the whole axis. */

import type { DateSpan } from '../../../../contract/sheet-reading.ts'
import { dateOfDayNumber, dayNumber, daysInMonth, monthStart } from '../../../../engine/calendar.ts'
import type { CalendarDate } from '../../../../engine/model.ts'
import type { Bounds } from '../constraints.ts'
import type { DateCandidate, DateOrder } from './date-candidates.ts'
import type { TitleHints } from './title-hints.ts'
import { type Dated, daysIntoWeek, isWeekly, lengthOf, type Way, waysOf } from './ways.ts'

export type Resolution = {
  bits: number
  /** For each time cell, in order. */
  dates: CalendarDate[][]
  order?: DateOrder
  /** What each date means, if all are a week apart. */
  each?: DateSpan
  /** Steps that are neither a day nor a week. */
  jumps: number
  /** Dates whose weekday differs from the file's. */
  wrongWeekdays: number
  /** What neither a cell nor a title says. */
  guessed: 'nothing' | 'year' | 'month'
}

export type TimeContext = { today: CalendarDate; hints: TitleHints; bounds: Bounds; isColumn: boolean }

type Step = { before?: Step; at?: number; way?: Way; step?: number; isWrong?: boolean }
type State = { bits: number; at?: number; year: number; month: number; path?: Step }

/** States kept from date to date: no cell is settled on its own. */
const mostStates = 4
const unreadableDate = 25

export function resolveTimes(times: Dated[], context: TimeContext): Resolution[] {
  const items = times.map(waysOf)
  const dated = items.find((ways) => ways.length > 0)?.[0]?.from
  if (!dated) return []
  const { bounds, hints } = context
  const hasOrder = items.some((ways) => ways.some(({ order }) => order))
  const orders = bounds.dateOrder
    ? [bounds.dateOrder]
    : hasOrder
      ? (['month-first', 'day-first'] as const)
      : [undefined]
  const found: Omit<Resolution, 'guessed'>[] = []
  for (const order of orders)
    for (const { year, month } of startsOf(dated, items, context)) {
      const resolution = follow(items, { ...context, order, year, month })
      if (resolution) found.push(resolution)
    }
  const isWritten = items.every((ways) => ways.every(({ from }) => from.year))
  const guessed = isWritten || hints.years.size > 0 || bounds.from ? 'nothing' : 'year'
  const isNamed = dated.day ? dated.month || hints.months.size > 0 : hints.starts.length > 0
  const seen = new Set<string>()
  return found
    .map((one) => ({
      ...one,
      guessed: !isNamed && !bounds.from ? ('month' as const) : (guessed as Resolution['guessed']),
    }))
    .sort((one, other) => one.bits - other.bits)
    .filter(({ dates }) => {
      const key = dates.map(([first]) => first).join()
      return !seen.has(key) && seen.add(key)
    })
}

/** Years and months in which the first date may lie. */
function startsOf(
  first: DateCandidate,
  items: Way[][],
  { today, hints, bounds }: TimeContext,
): { year: number; month: number }[] {
  if (bounds.from) return [{ year: Number(bounds.from.slice(0, 4)), month: Number(bounds.from.slice(5, 7)) }]
  const [thisYear, thisMonth] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  const isWritten = items.every((ways) => ways.every(({ from }) => from.year))
  const years = isWritten ? [thisYear] : [...new Set([...hints.years, thisYear - 1, thisYear, thisYear + 1])]
  if (first.month) return years.map((year) => ({ year, month: first.month! }))
  if (!first.day) return (hints.starts.length > 0 ? years : [thisYear]).map((year) => ({ year, month: thisMonth }))
  const named = [...hints.months].flatMap((month) => [month, month === 1 ? 12 : month - 1])
  const near = Array.from({ length: 12 }, (_, step) => ((thisMonth + step + 5) % 12) + 1)
  return years.flatMap((year) => [...new Set(named.length > 0 ? named : near)].map((month) => ({ year, month })))
}

type Following = TimeContext & { order: DateOrder | undefined; year: number; month: number }

function follow(items: Way[][], context: Following): Omit<Resolution, 'guessed'> | undefined {
  let states: State[] = [{ bits: 0, year: context.year, month: context.month }]
  for (const ways of items) {
    const next = new Map<number, State>()
    for (const state of states)
      for (const way of ways) {
        if (way.order && context.order && way.order !== context.order) continue
        for (const [year, month, day] of possibleDays(state, way.from, context)) {
          if (day > daysInMonth(year, month)) continue
          const at = dayNumber(monthStart(year, month)) + day - 1
          const step = state.at === undefined ? undefined : at - state.at
          const isWrong = way.from.weekdays !== undefined && !way.from.weekdays.includes((((at + 4) % 7) + 7) % 7)
          const isOff = !way.from.month && context.hints.months.size > 0 && !context.hints.months.has(month)
          const bits =
            state.bits +
            stepBits(step, way, context.isColumn) +
            (isWrong ? 9 : 0) +
            way.from.bits +
            (isOff ? 6 : 0) +
            (way.from.day || state.at !== undefined ? 0 : 4 * daysAfterStart(at, context))
          const known = next.get(at)
          if (known && known.bits <= bits) continue
          next.set(at, { bits, at, year, month, path: { before: state.path, at, way, step, isWrong } })
        }
      }
    states =
      next.size > 0
        ? [...next.values()].sort((one, other) => one.bits - other.bits).slice(0, mostStates)
        : states.map((state) => ({ ...state, bits: state.bits + unreadableDate, path: { before: state.path } }))
  }
  return states[0] && finish(states[0], context)
}

/** The first day of a week that a title names; undefined if none does. */
function namedStart({ hints, bounds, year }: Following): number | undefined {
  if (bounds.from) return dayNumber(bounds.from)
  const start = hints.starts.find(({ day }) => day)
  return start?.month && start.day ? dayNumber(monthStart(start.year ?? year, start.month)) + start.day - 1 : undefined
}

/** "Week of October 4" over columns that begin with Monday: in another year, October 4 may not be a Monday. */
function daysAfterStart(at: number, context: Following): number {
  return at - (namedStart(context) ?? at)
}

/** Day numbers continue in the month of the one before, or the next; without a day, it's the next such weekday. */
function possibleDays(state: State, from: DateCandidate, context: Following): [number, number, number][] {
  const { year, month } = state
  const isFirst = state.at === undefined
  if (!from.day) {
    let at = state.at === undefined ? (namedStart(context) ?? dayNumber(context.today) + 1) : state.at + 1
    while (from.weekdays && !from.weekdays.includes((at + 4) % 7)) at++
    const [y, m, d] = dateOfDayNumber(at).split('-').map(Number)
    return [[y!, m!, d!]]
  }
  if (from.year && from.month) return [[from.year, from.month, from.day]]
  if (isFirst) return [[year, from.month ?? month, from.day]]
  if (from.month) return [year, year + 1, year - 1].map((one) => [one, from.month!, from.day!])
  return [
    [year, month, from.day],
    month === 12 ? [year + 1, 1, from.day] : [year, month + 1, from.day],
    month === 1 ? [year - 1, 12, from.day] : [year, month - 1, from.day],
  ]
}

const nextStep = 0.3

/** The extra cost of a week's step over a day's. */
export const weekStepBits = (isColumn: boolean) => (isColumn ? 3 : 6) + Math.log2(7) - nextStep

function stepBits(step: number | undefined, way: Way, isColumn: boolean): number {
  if (step === undefined || step === 1 || (step === 7 && isWeekly(way)) || (step === 0 && way.inWeek)) return nextStep
  if (step === 0) return isColumn ? 1 : 5
  return step > 0 ? (isColumn ? 3 : 6) + Math.log2(step) : (isColumn ? 5 : 9) + Math.log2(-step)
}

function finish(state: State, { hints, today, order }: Following): Omit<Resolution, 'guessed'> | undefined {
  let { bits } = state
  let jumps = 0
  let wrongWeekdays = 0
  const dates: CalendarDate[][] = []
  const inMonth = new Map<string, number>()
  for (let step = state.path; step; step = step.before) {
    if (step.at === undefined || !step.way) {
      dates.unshift([])
      continue
    }
    if (step.isWrong) wrongWeekdays++
    if (step.step !== undefined && step.step !== 0 && step.step !== 1 && !isWeekly(step.way)) jumps++
    const first = dateOfDayNumber(step.at)
    inMonth.set(first.slice(0, 7), (inMonth.get(first.slice(0, 7)) ?? 0) + 1)
    const length = lengthOf(step.way, step.at, first)
    if (length === undefined) bits += 15
    const at = step.at + daysIntoWeek(step.at, step.way)
    dates.unshift(Array.from({ length: length ?? 1 }, (_, day) => dateOfDayNumber(at + day)))
  }
  const [most] = [...inMonth].sort((one, other) => other[1] - one[1])
  if (!most) return undefined
  const month = Number(most[0].slice(5))
  const distance = Math.abs(dayNumber(`${most[0]}-15`) - dayNumber(today))
  const years = [...inMonth.keys()].map((one) => Number(one.slice(0, 4)))
  const named = years.filter((one) => hints.years.has(one)).length
  // "2026-2027" names all years; "2027" names one of those at a turn of the year.
  const isOtherYear = hints.years.size > 1 ? named < years.length : hints.years.size === 1 && named === 0
  const isOtherMonth = hints.months.size > 0 && !hints.months.has(month)
  const found = new Set(dates.flat().map((date) => date.slice(5).replace(/\b0/g, '')))
  const lost = hints.starts.filter(
    (start) => start.month && start.day && !found.has(`${start.month}-${start.day}`),
  ).length
  bits +=
    Math.min(3, lost) * lostStart +
    (isOtherYear ? 8 : 0) +
    (isOtherMonth ? 7 : 0) +
    Math.min(12, distance / 45) +
    (order === 'day-first' ? 0.5 : 0)
  return { bits, dates, ...(order ? { order } : {}), jumps, wrongWeekdays }
}

/** A week of the file that none of the dates is in. */
const lostStart = 4
