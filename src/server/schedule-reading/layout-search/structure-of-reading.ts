/** What each cell of a sheet is under the winning layout: a date, a person, a shift, a total, or none of these. */
import type { CellReading } from '../../../contract/sheet-reading.ts'
import type { GridCell } from '../understanding/grid.ts'
import type { TextFacts } from './candidates/text-facts.ts'
import { columnsCovered, type Layout, type Place } from './layouts.ts'
import type { AssignedRow } from './rows/assign-rows.ts'
import { cellId, type Study } from './study-sheet.ts'
import type { Weighed } from './weigh-reading.ts'

export function structureOf({ study, laid, totals }: Weighed): Map<GridCell, CellReading> {
  const structure = new Map<GridCell, CellReading>()
  const columns = axisColumns(study, laid.layout)
  for (const { row, role } of laid.rows)
    for (const { column, facts } of study.cells[row]!) {
      const cell = study.sourceOf(row, column)
      if (!cell || study.key.has(cellId(row, column))) continue
      const isExplained = laid.explained.has(cellId(row, column))
      const isTotal = facts.isNumber && (totals.lines.has(`row ${row}`) || totals.lines.has(`column ${column}`))
      const is = readingOf(role, isExplained, isTotal, column, facts)
      // In a cell with several lines, the meaningful one counts.
      const known = structure.get(cell)
      if (!known || known === 'ignore' || known === 'beside') structure.set(cell, is)
    }
  return structure

  function readingOf(
    role: AssignedRow['role'],
    isExplained: boolean,
    isTotal: boolean,
    column: number,
    facts: TextFacts,
  ): CellReading {
    if (role === 'counts') return isTotal ? 'total' : 'beside'
    if (role === 'section') return sectionHolds(laid.layout, facts)
    if (role === 'other') return 'ignore'
    if (!isExplained) return isTotal ? 'total' : 'beside'
    if (role === 'dates' || role === 'weekdays' || role === 'months') return 'dates'
    if (role === 'people' || role === 'shifts') return role
    if (columns.has(column)) return columns.get(column)!
    if (facts.isWeekday && typeof laid.layout.time === 'number') return 'dates'
    if (laid.content === 'days') return 'dates'
    return laid.content === 'spans' || laid.content === 'names' || laid.content === 'pairs' ? 'people' : 'shifts'
  }
}

function axisColumns(study: Study, { time, person, shift }: Layout): Map<number, CellReading> {
  const columns = new Map<number, CellReading>()
  const add = (place: Place, is: CellReading) => {
    if (typeof place === 'number') for (const column of columnsCovered(study, place)) columns.set(column, is)
  }
  add(time, 'dates')
  add(person, 'people')
  add(shift, 'shifts')
  return columns
}

/** A separate line above the rows that follow; most are only titles. */
function sectionHolds({ time, person, shift }: Layout, { isDate, name }: TextFacts): CellReading {
  if (time === 'section' && isDate) return 'dates'
  if (person === 'section' && name) return 'people'
  return shift === 'section' ? 'shifts' : 'ignore'
}
