/** A sheet with one layout applied: the role of every row and column, and the resulting entries. */

import type { CodeCandidate } from './candidates/code-candidates.ts'
import type { NameCandidate } from './candidates/name-candidates.ts'
import type { TextFacts } from './candidates/text-facts.ts'
import type { DateCandidate } from './dates/date-candidates.ts'
import { weekdaysAt } from './dates/date-sequences.ts'
import type { Frame } from './frame.ts'
import type { CellContent, Layout } from './layouts.ts'
import type { AssignedRow } from './rows/assign-rows.ts'
import type { Study } from './study-sheet.ts'

/** A cell that says when: its candidates, and what's around it. */
export type TimeCell = {
  row: number
  column: number
  facts: TextFacts
  weekdays?: number[]
  month?: DateCandidate
  /** The column whose heading is that month. */
  across?: number
  /** The date starts a week; this weekday of it is meant. */
  inWeek?: number[]
}

/** Days that are named by weekday alone have none. */
export const hasDay = ({ times }: Pick<LaidOut, 'times'>) =>
  times.some(({ facts: { dates, ranges } }) => ranges.length > 0 || dates.some(({ day }) => day))

/** A text and its place. */
export type Located<Item> = { item: Item; row: number; column: number }

/** One cell of the schedule with everything its axes say. */
export type LaidEntry = {
  row: number
  column: number
  facts: TextFacts
  time: TimeCell
  person?: Located<NameCandidate>
  shift?: Located<CodeCandidate>
}

export type LaidOut = {
  layout: Layout
  content: CellContent
  rows: AssignedRow[]
  entries: LaidEntry[]
  /** People with an empty row. */
  named: Located<NameCandidate>[]
  times: TimeCell[]
  ignored: ReadonlySet<number>
  /** Whole numbers outside the schedule, by row; they may be totals. */
  numbers: Map<number, { column: number; text: string }[]>
  /** By cellId: everything that the layout explains. */
  explained: Set<number>
  /** Rows and columns that nearly had another role: bits, and how many cells depend on it. */
  closeCalls: { row?: number; column?: number; gap: number; cells: number }[]
  bits: number
}

/** The heading's half of a day. A date beside weekdays is the first of them. */
export function otherHalf(heading: Study['shown'][number], column: number, isBeside: boolean): Partial<TimeCell> {
  const { dates, isMonth } = heading[column]!
  const month = isMonth ? dates.find((one) => one.month) : undefined
  const inWeek = weekdaysAt(heading, column)
  const isFirst = isBeside && column === heading.findIndex((facts) => facts?.isWeekday)
  return month ? { month, across: column } : inWeek ? { inWeek, ...(isFirst ? { weekdays: inWeek } : {}) } : {}
}

/** Days in lists or under months, in order. */
export function inCalendar(one: TimeCell, other: TimeCell): number {
  const rank = ({ facts, across = 0 }: TimeCell) => {
    const { month = across, day = 0 } = facts.dates.find((date) => date.day) ?? facts.ranges[0]?.from ?? {}
    return month * 32 + day
  }
  return rank(one) - rank(other)
}

/** The weekday and month above, below, or next to a date. */
export function aroundTimes({ study, isFree, weekdayColumn }: Frame, rows: AssignedRow[]) {
  const weekdayRows = rows.filter(({ role }) => role === 'weekdays').map(({ row }) => row)
  const monthRows = rows.filter(({ role }) => role === 'months').map(({ row }) => row)
  return (row: number, column: number): Pick<TimeCell, 'weekdays' | 'month'> => {
    const above = weekdayRows.findLast((one) => one < row)
    const below = weekdayRows.find((one) => one === row + 1)
    const isAbove = isFree(column)
    const named = isAbove
      ? study.shown[below ?? above ?? -1]?.[column]
      : weekdayColumn === undefined
        ? undefined
        : study.shown[row]![weekdayColumn]
    const weekdays = named?.dates.find((one) => one.weekdays)?.weekdays
    const monthRow = monthRows.findLast((one) => one < row)
    const month = monthRow === undefined ? undefined : monthOver(study, monthRow, column)
    return { ...(weekdays ? { weekdays } : {}), ...(month ? { month } : {}) }
  }
}

/** A single month applies to all columns; several apply from their own column on. */
function monthOver(study: Study, row: number, column: number): DateCandidate | undefined {
  const months = study.own[row]!.flatMap((facts, at) => (facts?.isMonth ? [{ at, facts }] : []))
  const found = months.length === 1 ? months[0] : months.findLast(({ at }) => at <= column)
  return found?.facts.dates.find(({ month }) => month)
}
