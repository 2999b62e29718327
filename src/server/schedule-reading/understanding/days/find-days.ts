/** Finds where the days of a sheet stand: rows of dates with what belongs beneath them, and calendars of weeks. */

import type { Grid, GridCell } from '../grid.ts'
import { meaningOfPhrase } from '../known-codes.ts'
import { findTimes } from '../read-times.ts'
import { hintAbove } from './date-hints.ts'
import type { DayBlock } from './day-block.ts'
import { longestChain, type Marked, marksOfRow } from './day-marks.ts'
import { findCalendar } from './find-calendar.ts'
import { readMonth } from './read-day.ts'
import { type DateHint, resolveDates } from './resolve-dates.ts'

type Axis = { firstRow: number; lastRow: number; marks: Marked[] }

export function findDays(grid: Grid, hint: DateHint, used: Set<GridCell>, isSteady: boolean): DayBlock[] {
  const calendar = isSteady ? [] : findCalendar(grid, hint)
  if (calendar.length > 0) return calendar
  const axes = mergeHeaders(findAxes(grid, used))
  return axes.flatMap((axis, index) => {
    const block = blockOf(grid, axis, axes[index + 1], hint)
    return block ? [block] : []
  })
}

function findAxes(grid: Grid, used: Set<GridCell>): Axis[] {
  const axes: Axis[] = []
  for (let row = 0; row < grid.rows; row++) {
    const marks = marksOfRow(grid, row).filter(({ cell }) => !used.has(cell))
    if (marks.length < 2) continue
    const chain = longestChain(marks)
    const isExplicit = chain.every(({ mark }) => mark.month !== undefined || mark.through !== undefined)
    const fewest = isExplicit && chain.some(({ mark }) => mark.through || mark.isWeek) ? 2 : isExplicit ? 3 : 4
    if (chain.length >= fewest && chain.length >= marks.length * 0.6)
      axes.push({ firstRow: row, lastRow: row, marks: chain })
  }
  return axes
}

/** Weekdays above numbers, or the other way round, are one header. */
function mergeHeaders(axes: Axis[]): Axis[] {
  const merged: Axis[] = []
  for (const axis of axes) {
    const last = merged.at(-1)
    const near = last && axis.firstRow - last.lastRow <= 2
    if (near && isComplement(last.marks, axis.marks)) {
      last.marks = combine(last.marks, axis.marks)
      last.lastRow = axis.lastRow
    } else merged.push(axis)
  }
  return merged
}

function isComplement(above: Marked[], below: Marked[]): boolean {
  const hasDays = (marks: Marked[]) => marks.some(({ mark }) => mark.day !== undefined)
  if (hasDays(above) && hasDays(below)) {
    const same = below.filter(({ column, mark }) =>
      above.some((one) => one.column === column && one.mark.day === mark.day),
    )
    return same.length > below.length / 2
  }
  const columns = new Set(above.flatMap(({ column, span }) => Array.from({ length: span }, (_, step) => column + step)))
  return below.filter(({ column }) => columns.has(column)).length >= Math.min(above.length, below.length) * 0.6
}

function combine(above: Marked[], below: Marked[]): Marked[] {
  const dated = above.some(({ mark }) => mark.day !== undefined) ? above : below
  const other = dated === above ? below : above
  return dated.map((marked) => {
    const partner = other.find(({ column, span }) => column <= marked.column && marked.column < column + span)
    return partner ? { ...marked, mark: { ...partner.mark, ...marked.mark } } : marked
  })
}

function blockOf(grid: Grid, axis: Axis, next: Axis | undefined, hint: DateHint): DayBlock | undefined {
  const marks = withMonthBand(grid, axis)
  const weekly = isWeekly(marks)
  const resolved = resolveDates(
    marks.map(({ mark }) => (weekly ? { ...mark, isWeek: true } : mark)),
    hintAbove(grid, axis.firstRow, hint),
  )
  if (!resolved) return undefined
  const width = widthOf(grid, axis, marks)
  const days: DayBlock['days'] = new Map()
  for (const [index, { column, span, cell }] of marks.entries())
    for (let step = 0; step < Math.max(span, width); step++)
      if (resolved.dates[index]!.length > 0) days.set(column + step, { dates: resolved.dates[index]!, cell })
  const partOf = new Map<number, string>()
  let firstRow = axis.lastRow + 1
  if (days.size > marks.length) {
    for (const column of days.keys()) {
      const part = grid.at(firstRow, column)
      if (part && (meaningOfPhrase(part.text) || findTimes(part.text))) partOf.set(column, part.text)
    }
    if (partOf.size >= days.size * 0.7) firstRow++
    else partOf.clear()
  }
  return {
    grid,
    days,
    firstRow,
    lastRow: next ? next.firstRow - 1 : grid.rows - 1,
    inside: new Map(),
    partOf,
    headerCells: marks.map(({ cell }) => cell),
    isCalendar: false,
    sureness: resolved.sureness,
  }
}

/** Columns of 12/7, 12/14, 12/21 are weeks. */
function isWeekly(marks: Marked[]): boolean {
  if (marks.length < 2 || marks.some(({ mark }) => mark.through)) return false
  return marks.every(({ mark }, index) => {
    const last = marks[index - 1]?.mark
    if (!last) return true
    if (last.day === undefined || mark.day === undefined || last.month === undefined || mark.month === undefined)
      return false
    const step = mark.day - last.day + ((mark.month - last.month + 12) % 12) * 30
    return step >= 6 && step <= 8
  })
}

/** Two or three columns a day, the date above the first only. */
function widthOf(grid: Grid, axis: Axis, marks: Marked[]): number {
  const [first, second] = marks
  if (!first || !second) return 1
  const gap = second.column - first.column
  if (gap < 2 || gap > 4 || first.span > 1) return 1
  const isEven = marks.every(({ column }, index) => index === 0 || column - marks[index - 1]!.column === gap)
  const parts = marks.filter(
    ({ column }) => grid.at(axis.lastRow + 1, column + 1) && !grid.at(axis.lastRow, column + 1),
  )
  return isEven && parts.length >= marks.length * 0.7 ? gap : 1
}

/** A row of months above the numbers, each over its days. */
function withMonthBand(grid: Grid, axis: Axis): Marked[] {
  const firstColumn = axis.marks[0]!.column
  for (const row of [axis.firstRow - 1, axis.firstRow - 2]) {
    const band = grid.rowCells(row).flatMap((cell) => {
      const month = cell.text.length < 25 ? readMonth(cell.text) : undefined
      return month && (cell.column >= firstColumn || cell.columnSpan > 1) ? [{ cell, ...month }] : []
    })
    if (band.length < 2) continue
    return axis.marks.map((marked) => {
      const over = band.findLast(({ cell }) => cell.column <= marked.column)
      if (!over || marked.mark.day === undefined || marked.mark.month !== undefined) return marked
      return { ...marked, mark: { ...marked.mark, month: over.month, ...(over.year ? { year: over.year } : {}) } }
    })
  }
  return axis.marks
}
