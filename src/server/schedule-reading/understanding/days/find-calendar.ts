/** Finds calendars: weekdays once, then week after week of numbered days. */

import type { Grid, GridCell } from '../grid.ts'
import { hintAbove } from './date-hints.ts'
import type { DayBlock } from './day-block.ts'
import { longestChain, type Marked, marksOfRow } from './day-marks.ts'
import { type DayMark, readDay, readMonth } from './read-day.ts'
import { type DateHint, resolveDates } from './resolve-dates.ts'

/** Weekdays once, then week after week of day numbers, each seven more than the week above. */
export function findCalendar(grid: Grid, hint: DateHint): DayBlock[] {
  for (let row = 0; row < grid.rows; row++) {
    const header = longestChain(marksOfRow(grid, row).filter(({ mark }) => mark.day === undefined && mark.weekday))
    if (header.length < 5 || header.length > 7) continue
    const weeks = weeksBelow(grid, row, header)
    if (weeks.length < 3) continue
    const found = weeks.flatMap((week) => week.days)
    const resolved = resolveDates(
      found.map(({ mark }) => mark),
      hintAbove(grid, row, hint),
    )
    if (!resolved) continue
    let at = 0
    return weeks.map(({ row: weekRow, days }, index) => {
      const block: DayBlock = {
        grid,
        days: new Map(),
        firstRow: weekRow + 1,
        lastRow: endOfWeek(grid, weekRow, weeks[index + 1]?.row ?? grid.rows),
        inside: new Map(),
        partOf: new Map(),
        headerCells: [...header.map(({ cell }) => cell), ...days.map(({ cell }) => cell)],
        isCalendar: true,
        sureness: resolved.sureness,
      }
      for (const { column, cell, rest } of days) {
        const dates = resolved.dates[at++]!
        if (dates.length > 0) block.days.set(column, { dates, cell })
        if (rest !== '') block.inside.set(column, rest)
      }
      return block
    })
  }
  return []
}

/** Before the next week, or before the weekdays or the title of another month. */
function endOfWeek(grid: Grid, from: number, next: number): number {
  for (let row = from + 1; row < next; row++) {
    const cells = grid.rowCells(row)
    const weekdayCells = cells.filter((cell) => readDay(cell.text)?.weekday && readDay(cell.text)?.day === undefined)
    if (weekdayCells.length >= 4 || (cells.length === 1 && cells[0]!.text.length < 40 && readMonth(cells[0]!.text)))
      return row - 1
  }
  return next - 1
}

type CalendarDay = { column: number; cell: GridCell; mark: DayMark; rest: string }

function weeksBelow(grid: Grid, headerRow: number, header: Marked[]): { row: number; days: CalendarDay[] }[] {
  const weeks: { row: number; days: CalendarDay[] }[] = []
  let last: number | undefined
  for (let row = headerRow + 1; row < grid.rows; row++) {
    const days = header.flatMap(({ column, mark: { weekday } }) => {
      const cell = grid.at(row, column)
      const lead = cell && cell.row === row ? leadingDay(cell) : undefined
      return cell && lead ? [{ column, cell, rest: lead.rest, mark: { ...lead.mark, weekday } }] : []
    })
    if (days.length === 0) continue
    const starts = days.map(({ column, mark }) => mark.day! - header.findIndex((one) => one.column === column))
    const [start] = starts
    // The days of the next month may close the last week.
    const isWeek = starts.every(
      (one, index) =>
        one === start ||
        (index > 0 && start! > 20 && one <= 0 + 6 && days[index]!.mark.day! < 8) ||
        (weeks.length === 0 && start! > 20),
    )
    if (!isWeek) continue
    const isNext =
      last === undefined || start! === last + 7 || (last > 20 && start! < 8) || (weeks.length === 1 && start! <= 8)
    if (!isNext || (days.length < 3 && weeks.length > 0 && weeks.length < 3)) continue
    weeks.push({ row, days })
    last =
      weeks.length === 1 && days.some(({ mark }, index) => index > 0 && mark.day! < days[index - 1]!.mark.day!)
        ? starts.at(-1)!
        : start!
  }
  return weeks
}

/** "7", "12/7", "7\nSmith D" or "7 Smith". */
function leadingDay(cell: GridCell): { mark: DayMark; rest: string } | undefined {
  const whole = readDay(cell.text, cell.date)
  if (whole?.day !== undefined) return { mark: whole, rest: '' }
  const [line = '', ...others] = cell.text.split('\n')
  const first = readDay(line)
  if (first?.day !== undefined) return { mark: first, rest: others.join('\n') }
  const number = /^(\d{1,2})(?:[.)]|\s)\s*(?=\p{L})/u.exec(cell.text)
  const mark = number ? readDay(number[1]!) : undefined
  return mark ? { mark, rest: cell.text.slice(number![0].length) } : undefined
}
