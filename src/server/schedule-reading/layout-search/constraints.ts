/** Corrections someone made. They're hard constraints of the same search: nothing that breaks one is considered. */
import type { DateSpan, LineContent, ReadingConstraint } from '../../../contract/sheet-reading.ts'
import type { CalendarDate } from '../../../engine/model.ts'
import type { DateOrder } from './dates/date-candidates.ts'

/** The constraints of one sheet, by what they apply to. */
export type Bounds = {
  rows: Map<number, LineContent>
  columns: Map<number, LineContent>
  /** By row and column: "3 12". Cells to ignore are left out of the sheet before. */
  cells: Map<string, LineContent>
  dateOrder?: DateOrder
  eachDate?: DateSpan
  from?: CalendarDate
  people: Set<string>
  notPeople: Set<string>
}

export function boundsOf(constraints: readonly ReadingConstraint[], sheet: number): Bounds {
  const bounds: Bounds = {
    rows: new Map(),
    columns: new Map(),
    cells: new Map(),
    people: new Set(),
    notPeople: new Set(),
  }
  for (const one of constraints) {
    if ('is' in one && (one.sheet ?? 0) === sheet) {
      if ('row' in one && 'column' in one) bounds.cells.set(`${one.row} ${one.column}`, one.is)
      else if ('row' in one) bounds.rows.set(one.row, one.is)
      else if ('column' in one) bounds.columns.set(one.column, one.is)
    }
    if ('dateOrder' in one) bounds.dateOrder = one.dateOrder
    if ('eachDate' in one) bounds.eachDate = one.eachDate
    if ('from' in one) bounds.from = one.from
    if ('person' in one) bounds.people.add(foldName(one.person))
    if ('notPerson' in one) bounds.notPeople.add(foldName(one.notPerson))
  }
  return bounds
}

/** A sheet that someone excluded. */
export function isSheetIgnored(constraints: readonly ReadingConstraint[], sheet: number): boolean {
  return constraints.some((one) => 'is' in one && !('row' in one) && !('column' in one) && (one.sheet ?? 0) === sheet)
}

/** The words of a name in any order: "Chen, Hana" and "Hana Chen" are alike. */
export function foldName(text: string): string {
  return text
    .toLowerCase()
    .replace(/[.’']/g, '')
    .split(/[\s,]+/)
    .filter((word) => word !== '')
    .sort()
    .join(' ')
}
