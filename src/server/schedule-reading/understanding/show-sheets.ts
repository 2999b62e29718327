/** The sheets of a file cell by cell, each with what it was read as, so people can check the reading. */
import type { CellReading, ReadCell, ReadingConstraint, ReadSheet } from '../../../contract/sheet-reading.ts'
import type { ShiftKind } from '../../../engine/model.ts'
import { isSheetIgnored } from '../layout-search/constraints.ts'
import { hintsOf } from '../layout-search/dates/title-hints.ts'
import { structureOf } from '../layout-search/structure-of-reading.ts'
import type { Weighed } from '../layout-search/weigh-reading.ts'
import type { CellPlace, Understanding } from '../understanding.ts'
import type { Reading } from './entry.ts'
import type { Grid, GridCell } from './grid.ts'
import { codeKey, type Legend } from './legend.ts'

/** For all sheets together; a month of 60 people has 2,000. */
const mostCells = 6000
const mostSheets = 12
const longestText = 80

type Read = {
  readings: Reading[]
  understanding: Understanding
  legend: Legend
  constraints: readonly ReadingConstraint[]
}
type ShownTable = { sheet: number; best?: Weighed }
type Shown = { is: CellReading; kind?: ShiftKind }

export function showSheets(grids: Grid[], found: ShownTable[], read: Read): ReadSheet[] {
  const said = whatCellsSay(read.understanding)
  const unread = new Set(read.readings.flatMap((reading) => reading.unread.map(({ cell }) => keyOf(cell))))
  let left = mostCells
  return grids.slice(0, mostSheets).map((grid, sheet) => {
    const structure = new Map(
      found.flatMap((one) => (one.sheet === sheet && one.best ? [...structureOf(one.best)] : [])),
    )
    const isIgnored = isSheetIgnored(read.constraints, sheet)
    const rows: ReadSheet['rows'] = []
    for (let row = 0; row < grid.rows; row++) {
      const cells = grid.rowCells(row)
      if (cells.length === 0) continue
      if (cells.length > left) break
      left -= cells.length
      rows.push({ row, cells: cells.map((cell) => showCell(cell, isIgnored ? { is: 'ignore' } : readingOf(cell))) })
    }
    const isCut = rows.length < new Set(grid.cells.map(({ row }) => row)).size
    return { sheet, name: grid.name, columns: grid.columns, rows, isCut, isIgnored }

    function readingOf(cell: GridCell): Shown {
      const key = keyOf(cell.place)
      const known = structure.get(cell)
      const shift = said.get(key)
      if (shift && known !== 'dates') return { ...shift, is: known === 'people' ? 'people' : shift.is }
      if (unread.has(key)) return { is: 'unsure' }
      if (known && known !== 'ignore') return { is: known }
      if (read.legend.used.has(cell) || inKey(cell, read.legend)) return { is: 'codes' }
      return { is: isTitle(cell.text) ? 'title' : 'ignore' }
    }
  })
}

const keyOf = ({ sheet, row, column }: CellPlace) => `${sheet} ${row} ${column}`

/** Cells that hold a shift or an absence. A code that nothing explains needs a look. */
function whatCellsSay({ assignments, absences, codes }: Understanding): Map<string, Shown> {
  const unknown = new Set(codes.filter(({ use }) => use === 'unknown').map(({ code }) => codeKey(code)))
  const said = new Map<string, Shown>()
  for (const { cells } of absences) for (const cell of cells) said.set(keyOf(cell), { is: 'off' })
  for (const { cells, kind, code } of assignments)
    for (const cell of cells) said.set(keyOf(cell), { is: code && unknown.has(code) ? 'unsure' : 'shifts', kind })
  return said
}

/** The final key has its own cells, because sheets were thinned out before it was read. */
function inKey({ place }: GridCell, { codes, initials }: Legend): boolean {
  return [...codes.values(), ...initials].some(({ cell }) => keyOf(cell) === keyOf(place))
}

function isTitle(text: string): boolean {
  const { months, years, starts } = hintsOf([text])
  return text.length < 120 && (months.size > 0 || years.size > 0 || starts.length > 0)
}

function showCell({ column, text, written = text, rowSpan, columnSpan }: GridCell, { is, kind }: Shown): ReadCell {
  return {
    column,
    text: written.slice(0, longestText),
    is,
    ...(kind ? { kind } : {}),
    ...(columnSpan > 1 ? { columnSpan } : {}),
    ...(rowSpan > 1 ? { rowSpan } : {}),
  }
}
