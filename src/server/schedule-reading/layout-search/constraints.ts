/** What a person said about the file. Corrections are hard constraints of the same search: nothing that breaks one is considered. */
import type { lineContents, ReadingConstraint } from '../../../contract/schedule-reading.ts'
import type { CalendarDate } from '../../../engine/model.ts'
import type { DateOrder } from './date-candidates.ts'

export type LineContent = (typeof lineContents)[number]

/** The constraints of one sheet, looked up by what they bind. */
export type Bounds = {
  rows: Map<number, LineContent>
  columns: Map<number, LineContent>
  dateOrder?: DateOrder
  from?: CalendarDate
  people: Set<string>
  notPeople: Set<string>
}

export function boundsOf(constraints: readonly ReadingConstraint[], sheet: number): Bounds {
  const bounds: Bounds = { rows: new Map(), columns: new Map(), people: new Set(), notPeople: new Set() }
  for (const one of constraints) {
    if ('row' in one && (one.sheet ?? 0) === sheet) bounds.rows.set(one.row, one.is)
    if ('column' in one && (one.sheet ?? 0) === sheet) bounds.columns.set(one.column, one.is)
    if ('dateOrder' in one) bounds.dateOrder = one.dateOrder
    if ('from' in one) bounds.from = one.from
    if ('person' in one) bounds.people.add(foldName(one.person))
    if ('notPerson' in one) bounds.notPeople.add(foldName(one.notPerson))
  }
  return bounds
}

/** The words of a name, whatever their order: "Chen, Hana" and "Hana Chen" are alike. */
export function foldName(text: string): string {
  return text
    .toLowerCase()
    .replace(/[.’']/g, '')
    .split(/[\s,]+/)
    .filter((word) => word !== '')
    .sort()
    .join(' ')
}
