/** A layout put on a sheet like a frame: which columns are axes, which cells are free, and what holds where a row stands. */

import type { TextFacts } from './candidates/text-facts.ts'
import { findWeekdayColumn } from './date-sequences.ts'
import { type CellContent, columnsCovered, contentOf, type Layout } from './layouts.ts'
import { useOfKnownWord } from './prices.ts'
import { cellId, type JoinedColumn, type Study } from './study-sheet.ts'

export type RowRole = 'dates' | 'weekdays' | 'months' | 'people' | 'shifts' | 'body' | 'section' | 'counts' | 'other'

/** The rows above that hold for a row: -1 for none. */
export type Headings = { dates: number; heads: number; section: number }

export type RowCell = { column: number; facts: TextFacts }

export type Frame = {
  study: Study
  layout: Layout
  content: CellContent
  ignored: ReadonlySet<number>
  axes: ReadonlySet<number>
  /** Weekdays beside the dates of a column. */
  weekdayColumn: number | undefined
  /** Halves of a column whose other half is an axis, and which are none themselves. */
  leftHalves: number[]
  /** Start and end beside the shift that they belong to. */
  hours: JoinedColumn[]
  cellsOf: (row: number) => RowCell[]
  /** By row: whether it has a date outside the axes. */
  hasDates: boolean[]
  isKey: (row: number, column: number) => boolean
  /** Belongs to none of the axes. */
  isFree: (column: number) => boolean
  contentBits: (facts: TextFacts) => number
  /** Where the time of a cell is said. */
  timeAt: (row: number, headings: Headings, column: number) => { row: number; column: number } | undefined
  /** Of a line of its own, the one cell that says something. */
  sectionCell: (row: number) => RowCell | undefined
  /** The row that tells the shift of a row: its own, or the one above where it was left out. */
  shiftRow: (row: number) => number
  /** The same for the person; only rows that follow without a gap belong to the name above. */
  personRow: (row: number) => number
}

/** A person on a day without any shift: each time, for schedules nearly always say what. */
const withoutShift = 5

export function frameOf(study: Study, layout: Layout, ignored: ReadonlySet<number>): Frame {
  const { own, shown, columns } = study
  const { time, person, shift, only } = layout
  const content = contentOf(layout)
  const comma = layout.splitsCommas ? 1 : 0
  const places = [time, person, shift]
  const axes = new Set(places.flatMap((place) => (typeof place === 'number' ? columnsCovered(study, place) : [])))
  const weekdayColumn = typeof time === 'number' ? findWeekdayColumn(study, axes) : undefined
  const isFree = (column: number) => column < columns && !axes.has(column) && column !== weekdayColumn
  const isKey = (row: number, column: number) => study.key.has(cellId(row, column))
  const hasDates = own.map((row) => row.some((facts, column) => facts?.isDate && isFree(column)))
  const timeRows = typeof time === 'number' ? carriedRows(study, time) : undefined
  const shiftRows = typeof shift === 'number' ? carriedRows(study, shift) : undefined
  const personRows = typeof person === 'number' ? carriedRows(study, person, true) : undefined

  function sectionCell(row: number): RowCell | undefined {
    if (row < 0) return undefined
    const plain = study.cells[row]!.filter(({ column }) => !isKey(row, column))
    return plain.length === 1 ? plain[0] : undefined
  }

  function timeAt(row: number, { dates, section }: Headings, column: number) {
    if (time === 'above') {
      const facts = dates < 0 ? undefined : shown[dates]![column]
      // A date over several columns may stand over the first of them only.
      const at = facts || shift !== 'above' ? column : lastFilled(shown[dates] ?? [], column)
      const said = dates < 0 ? undefined : shown[dates]![at]
      // Weekdays stand for dates where a row has no other ones.
      return said && (said.isDate || (said.isWeekday && !hasDates[dates])) ? { row: dates, column: at } : undefined
    }
    if (time === 'section') {
      const found = sectionCell(section)
      return found?.facts.isDate ? { row: section, column: found.column } : undefined
    }
    const at = timeRows?.[row] ?? -1
    return typeof time === 'number' && at >= 0 && shown[at]![time]?.isDate ? { row: at, column: time } : undefined
  }

  return {
    study,
    layout,
    content,
    ignored,
    axes,
    weekdayColumn,
    leftHalves: study.joined
      .filter(({ column, left, right }) => left === right && axes.has(left) && !axes.has(column))
      .map(({ column }) => column),
    hours: study.joined.filter(
      ({ holds, left, right }) =>
        holds === 'shifts' && !axes.has(left) && !axes.has(right) && left !== only && right !== only,
    ),
    cellsOf: (row) => study.cells[row]!,
    hasDates,
    isKey,
    isFree,
    contentBits: ({ code, people, pairs, bits }) => {
      if (content === 'pairs') return pairs[comma].bits
      if (content !== 'names') return content === 'code' ? bits.code : bits.mark
      return code?.kind === 'off' ? useOfKnownWord : people[comma].bits + (shift === 'nowhere' ? withoutShift : 0)
    },
    timeAt,
    sectionCell,
    shiftRow: (row) => shiftRows?.[row] ?? -1,
    personRow: (row) => personRows?.[row] ?? -1,
  }
}

/** For each row the nearest one, from itself upward, that has something in the column. */
function carriedRows({ rows, shown, cells }: Study, column: number, endsAtGap = false): number[] {
  const carried: number[] = []
  for (let row = 0; row < rows; row++) {
    const above = endsAtGap && cells[row]!.length === 0 ? -1 : (carried[row - 1] ?? -1)
    carried.push(shown[row]![column] ? row : above)
  }
  return carried
}

const widestHeading = 4

/** The nearest column at the left, or this one, that has something. */
function lastFilled(row: readonly unknown[], column: number): number {
  for (let at = column; at >= 0 && at > column - widestHeading; at--) if (row[at]) return at
  return column
}
