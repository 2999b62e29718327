/** The cells of a row that name days, and the longest chain of them that goes on day by day. */
import { weekdays } from '../../../../engine/model.ts'
import type { Grid, GridCell } from '../grid.ts'
import { type DayMark, readDay, weekdaysOfLetters } from './read-day.ts'

export type Marked = { column: number; span: number; mark: DayMark; cell: GridCell }

export function marksOfRow(grid: Grid, row: number): Marked[] {
  const cells = grid.rowCells(row)
  const marks = cells.flatMap((cell) => {
    const mark = readDay(cell.text, cell.date)
    return mark ? [{ column: cell.column, span: cell.columnSpan, mark, cell }] : []
  })
  const letters = cells.filter((cell) => /^(m|t|w|th|r|f|s|su|sa|u)$/i.test(cell.text))
  const named = letters.length >= 5 ? weekdaysOfLetters(letters.map((cell) => cell.text)) : undefined
  if (!named) return marks
  return letters.map((cell, index) => ({
    column: cell.column,
    span: cell.columnSpan,
    mark: { weekday: named[index]! },
    cell,
  }))
}

/** A chain that starts further on belongs to no header. */
const mostStarts = 60

export function longestChain(marks: Marked[]): Marked[] {
  let best: Marked[] = []
  const starts = Math.min(marks.length, mostStarts)
  for (let start = 0; start < starts && marks.length - start > best.length; start++) {
    const chain = [marks[start]!]
    for (const next of marks.slice(start + 1)) if (follows(chain.at(-1)!.mark, next.mark)) chain.push(next)
    if (chain.length > best.length) best = chain
  }
  return best
}

function follows(a: DayMark, b: DayMark): boolean {
  if (a.day === undefined || b.day === undefined)
    return (
      a.day === undefined &&
      b.day === undefined &&
      a.weekday !== undefined &&
      b.weekday !== undefined &&
      (weekdays.indexOf(a.weekday) + 1) % 7 === weekdays.indexOf(b.weekday)
    )
  const from = a.through ?? a
  const months =
    a.month !== undefined && b.month !== undefined ? (b.month - (from.month ?? a.month) + 12) % 12 : undefined
  const step =
    months !== undefined
      ? b.day - from.day! + months * 31
      : b.day > from.day!
        ? b.day - from.day!
        : from.day! >= 28 && b.day <= 3
          ? 1
          : -1
  if (step === 0) return a.month !== undefined && !a.through
  return step > 0 && step <= (months === 1 ? 10 : months === 0 || a.weekday ? 7 : 3)
}
