/** A layout applied to a sheet: which columns are axes, which cells are free, and which headings apply to a row. */

import type { TextFacts } from './candidates/text-facts.ts'
import { findWeekdayColumn } from './dates/date-sequences.ts'
import type { JoinedColumn } from './join-columns.ts'
import { type CellContent, columnsCovered, contentOf, type Layout } from './layouts.ts'
import { useOfKnownWord } from './prices.ts'
import { cellId, type Study, shiftInTitle } from './study-sheet.ts'

export type RowRole = 'dates' | 'weekdays' | 'months' | 'people' | 'shifts' | 'body' | 'section' | 'counts' | 'other'

/** The heading rows that apply to a row; -1 for none. */
export type Headings = { dates: number; heads: number; section: number }

/** Where a time is given; `across` if the heading gives the other half. */
export type Moment = { row: number; column: number; across?: { row: number; column: number } }

export type RowCell = { column: number; facts: TextFacts }

export type Frame = {
  study: Study
  layout: Layout
  content: CellContent
  /** A heading row says the shift, or half of it. */
  isUnderShifts: boolean
  ignored: ReadonlySet<number>
  axes: ReadonlySet<number>
  /** Weekdays beside the dates of a column. */
  weekdayColumn: number | undefined
  /** Column halves that aren't axes, but whose other half is. */
  leftHalves: number[]
  /** Start and end columns next to their shift. */
  hours: JoinedColumn[]
  cellsOf: (row: number) => RowCell[]
  /** By row: whether it has a date outside the axes. */
  hasDates: boolean[]
  /** By row of weekdays: the first day of its week. */
  weekStarts: (Moment | undefined)[]
  isKey: (row: number, column: number) => boolean
  /** On none of the axes. */
  isFree: (column: number) => boolean
  contentBits: (facts: TextFacts) => number
  /** Where a cell's time is given. */
  timeAt: (row: number, headings: Headings, column: number) => Moment | undefined
  /** The heading of a column; where it's empty, the one right above: "Swing" beside "Red" and "Blue" below "Day". */
  headAt: (heads: number, column: number) => { row: number; facts: TextFacts } | undefined
  /** The only cell with text in a separate line. */
  sectionCell: (row: number) => RowCell | undefined
  /** The row that gives a row's shift: itself, or the one above if it was left out. */
  shiftRow: (row: number) => number
  /** The same for the person; only rows that follow without a gap belong to the name above. */
  personRow: (row: number) => number
}

/** Cost of a person on a day without a shift: schedules nearly always name it, if only in the title. */
const noShift = { unnamed: 5, titled: 1 }

export function frameOf(study: Study, layout: Layout, ignored: ReadonlySet<number>): Frame {
  const { own, shown, columns } = study
  const { time, person, shift, only } = layout
  const content = contentOf(layout)
  const isUnderShifts = shift === 'above' || layout.isDivided === true
  const withoutShift = shift !== 'nowhere' ? 0 : shiftInTitle(study) ? noShift.titled : noShift.unnamed
  const comma = layout.splitsCommas ? 1 : 0
  const places = [time, person, shift]
  const axes = new Set(places.flatMap((place) => (typeof place === 'number' ? columnsCovered(study, place) : [])))
  const weekdayColumn = typeof time === 'number' ? findWeekdayColumn(study, axes) : undefined
  const isFree = (column: number) => column < columns && !axes.has(column) && column !== weekdayColumn
  const isKey = (row: number, column: number) => study.key.has(cellId(row, column))
  const hasDates = own.map((row) => row.some((facts, column) => facts?.isDate && isFree(column)))
  const weekStarts = own.map((_, row) => (time === 'above' && !hasDates[row] ? weekStart(study, row) : undefined))
  const timeRows = typeof time === 'number' ? carriedRows(study, time) : undefined
  const shiftRows = typeof shift === 'number' ? carriedRows(study, shift) : undefined
  const personRows =
    typeof person === 'number' ? carriedRows(study, person, only === undefined ? 'grid' : 'list') : undefined

  function sectionCell(row: number): RowCell | undefined {
    if (row < 0) return undefined
    const plain = study.cells[row]!.filter(({ column }) => !isKey(row, column))
    return plain.length === 1 ? plain[0] : undefined
  }

  function timeAt(row: number, { dates, section }: Headings, column: number): Moment | undefined {
    if (time === 'above') {
      const facts = dates < 0 ? undefined : shown[dates]![column]
      // A date for several columns may be above the first one only.
      const at = facts || !isUnderShifts ? column : lastFilled(shown[dates] ?? [], column)
      const said = dates < 0 ? undefined : shown[dates]![at]
      if (said?.isDate) return { row: dates, column: at }
      // Weekdays count as dates if a row has no others; the week's first day may be beside or above them.
      if (!said?.isWeekday || hasDates[dates]) return undefined
      const week = weekStarts[dates]
      return week ? { ...week, across: { row: dates, column: at } } : { row: dates, column: at }
    }
    if (time === 'section') {
      const found = sectionCell(section)
      return found?.facts.isDate ? { row: section, column: found.column } : undefined
    }
    if (time === 'cell') return { row, column }
    const at = timeRows?.[row] ?? -1
    if (typeof time !== 'number' || at < 0 || !shown[at]![time]?.isDate) return undefined
    if (!layout.isCrossed || column === time) return { row: at, column: time }
    const over = isUnderShifts ? lastFilled(shown[dates] ?? [], column) : column
    const head = shown[dates]?.[over]
    return head?.isMonth || head?.isWeekday
      ? { row: at, column: time, across: { row: dates, column: over } }
      : undefined
  }

  /** Hours below the words of a heading: "7a-7p" under "Team A". */
  function isRowOfHours(row: number): boolean {
    const words = own[row - 1] ?? []
    return study.cells[row]!.every(
      ({ column, facts }) =>
        facts.code?.kind === 'hours' && words[column]?.code?.kind !== 'hours' && words[column]?.code,
    )
  }

  function headAt(heads: number, column: number): { row: number; facts: TextFacts } | undefined {
    const row = shown[heads]?.[column] || !isUnderShifts ? heads : heads - 1
    const facts = shown[row]?.[column]
    const above = own[row - 1]?.[column]
    if (facts?.code?.kind === 'hours' && above?.code && isRowOfHours(row)) return { row: row - 1, facts: above }
    return facts && (row === heads || (facts.code && !facts.isDate)) ? { row, facts } : undefined
  }

  return {
    study,
    layout,
    content,
    isUnderShifts,
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
    weekStarts,
    isKey,
    isFree,
    contentBits: ({ code, people, pairs, days, spans, bits }) => {
      if (content === 'days' || content === 'spans') return content === 'days' ? days.bits : spans.bits
      if (content === 'pairs') return pairs[comma].bits
      if (content !== 'names') return content === 'code' ? bits.code : bits.mark
      return code?.kind === 'off' ? useOfKnownWord : people[comma].bits + withoutShift
    },
    timeAt,
    headAt,
    sectionCell,
    shiftRow: (row) => shiftRows?.[row] ?? -1,
    personRow: (row) => personRows?.[row] ?? -1,
  }
}

/** In a list where fewer names are left out, those shifts are open. */
const shareLeftOut = 0.25

/** For each row, the nearest row at or above it with text in the column. */
function carriedRows({ rows, shown, cells }: Study, column: number, names?: 'grid' | 'list'): number[] {
  const carried: number[] = []
  const wide = cells.flatMap((row, at) => (row.length > 2 ? [at] : []))
  const isOpen = names === 'list' && wide.filter((row) => !shown[row]![column]).length < shareLeftOut * wide.length
  for (let row = 0; row < rows; row++) {
    const above = isOpen || (names && cells[row]!.length === 0) ? -1 : (carried[row - 1] ?? -1)
    carried.push(shown[row]![column] ? row : above)
  }
  return carried
}

/** The one day in a row of weekdays, or alone in the line above it. */
function weekStart({ cells }: Study, row: number): Moment | undefined {
  const isWhole = ({ facts: { dates, ranges } }: RowCell) =>
    dates.some(({ month, day }) => month && day) || ranges.some(({ from }) => from.month)
  const days = cells[row]!.filter(isWhole)
  const above = cells[row - 1] ?? []
  const over = above.filter(({ facts }) =>
    above.length === 1 ? facts.isDate : above.length === 2 && isWhole({ column: 0, facts }),
  )
  const [found] = days.length === 0 && over.length === 1 ? over : days
  if (!found || days.length > 1 || cells[row]!.filter(({ facts }) => facts.isWeekday).length < fewestWeekdays)
    return undefined
  return { row: found === days[0] ? row : row - 1, column: found.column }
}

const fewestWeekdays = 3
const widestHeading = 4

/** The nearest column at or left of this one with text. */
export function lastFilled(row: readonly unknown[], column: number): number {
  for (let at = column; at >= 0 && at > column - widestHeading; at--) if (row[at]) return at
  return column
}
