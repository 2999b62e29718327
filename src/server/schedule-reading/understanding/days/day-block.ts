/** A part of a sheet whose columns are days. */
import type { CalendarDate } from '../../../../engine/model.ts'
import type { Grid, GridCell } from '../grid.ts'

/** Days across, and the rows beneath that belong to them. */
export type DayBlock = {
  grid: Grid
  /** By column; a week's column has seven dates. */
  days: Map<number, { dates: CalendarDate[]; cell: GridCell }>
  firstRow: number
  lastRow: number
  /** What stands in the day's own cell besides its number. */
  inside: Map<number, string>
  /** A second header line: day and night beneath one date. */
  partOf: Map<number, string>
  headerCells: GridCell[]
  isCalendar: boolean
  sureness: number
}
