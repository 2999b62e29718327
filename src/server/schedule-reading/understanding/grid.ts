/** A sheet as a grid that looks up cells, including merged ones, and can be transposed. */
import type { Sheet } from '../../platform/files/read/read-sheet.ts'
import type { CellPlace } from '../understanding.ts'
import { meaningOfPhrase } from './known-codes.ts'
import { readName } from './people/names.ts'

export type GridCell = {
  row: number
  column: number
  rowSpan: number
  columnSpan: number
  text: string
  /** As the file has it, if it was read without a part: "Kim -> Lee" is Lee. */
  written?: string
  date?: string
  place: CellPlace
}

export type Grid = {
  name: string
  rows: number
  columns: number
  cells: GridCell[]
  /** The cell that covers the place, merged or not. */
  at: (row: number, column: number) => GridCell | undefined
  rowCells: (row: number) => GridCell[]
}

export function gridOf(sheet: Sheet, index: number): Grid {
  const label = sheet.name === '' ? '' : `${sheet.name}, `
  return buildGrid(
    sheet.name,
    sheet.cells.map(({ place, ...cell }) => ({
      ...cell,
      ...afterSwap(cell.text),
      place: { sheet: index, row: cell.row, column: cell.column, place: `${label}${place}` },
    })),
  )
}

const swap = /^\s*([^\n]{3,}?)\s*(?:[-=]+>|→|⇒)\s*([^\n]{3,}?)\s*$/

/** Who took the shift over, if an arrow says so. "Mon -> Fri" is no swap. */
function afterSwap(text: string): { text?: string; written?: string } {
  const [, before, after] = swap.exec(text) ?? []
  const isName = (part: string | undefined) => part && readName(part) && !meaningOfPhrase(part)
  return after && isName(before) && isName(after) ? { text: after, written: text } : {}
}

export function withoutCells(grid: Grid, left: ReadonlySet<unknown>): Grid {
  return buildGrid(
    grid.name,
    grid.cells.filter((cell) => !left.has(cell)),
  )
}

export function buildGrid(name: string, cells: GridCell[]): Grid {
  const rows = cells.reduce((most, cell) => Math.max(most, cell.row + 1), 0)
  const columns = cells.reduce((most, cell) => Math.max(most, cell.column + 1), 0)
  const byPlace = new Map<number, GridCell>()
  const byRow = new Map<number, GridCell[]>()
  for (const cell of cells) {
    const lastRow = Math.min(cell.row + cell.rowSpan, rows)
    const lastColumn = Math.min(cell.column + cell.columnSpan, columns)
    for (let row = cell.row; row < lastRow; row++)
      for (let column = cell.column; column < lastColumn; column++) byPlace.set(row * 65_536 + column, cell)
    const inRow = byRow.get(cell.row)
    if (inRow) inRow.push(cell)
    else byRow.set(cell.row, [cell])
  }
  for (const row of byRow.values()) row.sort((a, b) => a.column - b.column)
  return {
    name,
    rows,
    columns,
    cells,
    at: (row, column) => byPlace.get(row * 65_536 + column),
    rowCells: (row) => byRow.get(row) ?? [],
  }
}
