/** Sheets that hold two tables: side by side, or one below the other. Each is read on its own if that explains the sheet better. */
import { type Grid, withoutCells } from '../understanding/grid.ts'
import { foldName } from './constraints.ts'
import { dateCandidates } from './dates/date-candidates.ts'
import { type ReadContext, readSheet, type SheetReading } from './read-sheet.ts'
import { surenessOf } from './sureness.ts'

/** What a second table costs in bits; otherwise any strip of a sheet would be one. */
const furtherTable = 25
const mostTables = 3
/** Cuts that are tried in one sheet. */
const mostCuts = 2

/** A table and how it was read. */
export type TableReading = SheetReading & { grid: Grid }

export function readTables(grid: Grid, context: ReadContext, most = mostTables): TableReading[] {
  const whole = { ...readSheet(grid, context), grid }
  // If we're sure it's one table, it's one.
  if (most === 1 || (whole.best && surenessOf(whole.best, whole.search).isSure)) return [whole]
  let best = [whole]
  for (const [first, second] of cutsOf(grid)) {
    const one = { ...readSheet(first, context), grid: first }
    if (!one.best) continue
    const names = one.best.facts.map(({ name }) => foldName(name.written))
    const rest = readTables(second, { ...context, known: new Set([...context.known, ...names]) }, most - 1)
    if (rest.every((part) => part.best) && bitsOf([one, ...rest]) + furtherTable < bitsOf(best)) best = [one, ...rest]
  }
  return best
}

function bitsOf(tables: TableReading[]): number {
  return tables.reduce((sum, { bits }) => sum + bits, 0)
}

function cutsOf(grid: Grid): [Grid, Grid][] {
  const columns = columnsThatBegin(grid).map((column) => cut(grid, (cell) => cell.column < column))
  const row = rowThatBegins(grid)
  return [...(row === undefined ? [] : [cut(grid, (cell) => cell.row < row)]), ...columns.slice(0, mostCuts)]
}

function cut(grid: Grid, isFirst: (cell: Grid['cells'][number]) => boolean): [Grid, Grid] {
  const [first, second] = [grid.cells.filter(isFirst), grid.cells.filter((cell) => !isFirst(cell))]
  return [withoutCells(grid, new Set(second)), withoutCells(grid, new Set(first))]
}

const widestList = 4
const fewestRows = 3
/** The share of a column's words that the first column has, too. */
const shareRepeated = 0.6

/** The share of a column's texts that must be days, each another. */
const shareOfDays = 0.8

/** Columns behind an empty one, those of days, and those that repeat the first column or the heading. */
function columnsThatBegin({ cells, rows, columns, rowCells }: Grid): number[] {
  const first = cells.reduce((least, { column }) => Math.min(least, column), columns)
  const wide = Array.from({ length: rows }, (_, row) => rowCells(row)).filter(({ length }) => length > 2)
  const textsIn = (column: number) =>
    wide.flatMap((row) => row.filter((cell) => cell.column === column).map(({ text }) => text))
  const heading = wide.slice(0, fewestRows).flatMap((row) => row.map(({ text }) => text))
  const axis = new Set([...textsIn(first), ...heading.filter((text) => dateCandidates(text).length > 0)])
  const filled = new Set(wide.flatMap((row) => row.map(({ column }) => column)))
  return Array.from({ length: columns }, (_, column) => column).filter((column) => {
    if (column < first + 2 || !filled.has(column)) return false
    const all = textsIn(column)
    const own = all.filter((text) => /\p{L}{2}/u.test(text))
    const days = new Set(all.filter((text) => dateCandidates(text).some(({ day }) => day)))
    if (days.size >= fewestRows && days.size >= shareOfDays * all.length) return true
    const repeated = own.filter((text) => axis.has(text)).length
    return !filled.has(column - 1) || (repeated >= fewestRows && repeated >= shareRepeated * own.length)
  })
}

/** The row where a wide table turns into a narrow list. */
function rowThatBegins({ rows, rowCells }: Grid): number | undefined {
  const widths = Array.from({ length: rows }, (_, row) => rowCells(row).length)
  const last = widths.findLastIndex((width) => width > widestList)
  const below = widths.slice(last + 1).filter((width) => width > 1).length
  return last < fewestRows || below < fewestRows ? undefined : last + 1
}
