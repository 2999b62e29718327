/** Reads tables of one shift a row: Date, Shift, Physician, Start, End. */

import { addDays, yearOf } from '../../../engine/calendar.ts'
import type { CalendarDate } from '../../../engine/model.ts'
import { type Mark, readMarks } from './cell-content.ts'
import { hintAbove } from './days/date-hints.ts'
import { readDay } from './days/read-day.ts'
import { type DateHint, resolveDates } from './days/resolve-dates.ts'
import { emptyReading, type Reading } from './entry.ts'
import type { Grid, GridCell } from './grid.ts'
import { jobOf } from './job-of-label.ts'
import { codeKey, type Legend } from './legend.ts'
import { commaStyleOf, couldBePerson, splitNames } from './people/split-names.ts'
import { clausesOf } from './read-clauses.ts'
import { findTimes } from './read-times.ts'
import { type Field, type Fields, fieldsOf } from './record-headings.ts'
import { scanLine, withTimes } from './scan-line.ts'

export function readRecords(grid: Grid, legend: Legend, hint: DateHint): Reading | undefined {
  for (let row = 0; row < Math.min(grid.rows, 40); row++) {
    const fields = fieldsOf(grid.rowCells(row))
    if (fields.date === undefined || (fields.name ?? fields.last ?? fields.subject) === undefined) continue
    const dated = countDates(grid, row + 1, fields.date)
    if (dated >= 2) return readRows(grid, row, fields, legend, hintAbove(grid, row, hint))
  }
  return undefined
}

function countDates(grid: Grid, from: number, column: number): number {
  let count = 0
  for (let row = from; row < grid.rows; row++) {
    const cell = grid.at(row, column)
    if (cell && readDay(cell.text, cell.date)?.day !== undefined) count++
  }
  return count
}

function readRows(grid: Grid, header: number, fields: Fields, legend: Legend, hint: DateHint): Reading {
  const reading = emptyReading('records')
  const cellAt = (row: number, field: Field) => (fields[field] === undefined ? undefined : grid.at(row, fields[field]))
  for (const cell of grid.rowCells(header)) reading.used.add(cell)
  const rows = Array.from({ length: grid.rows - header - 1 }, (_, step) => header + 1 + step)
  const marked = rows.flatMap((row) => {
    const cell = cellAt(row, 'date')
    const mark = cell && readDay(cell.text, cell.date)
    return cell && mark?.day !== undefined ? [{ row, cell, mark }] : []
  })
  const resolved = resolveDates(
    marked.map(({ mark }) => mark),
    hint,
  )
  if (!resolved) return reading
  const dateOfRow = new Map(marked.map(({ row, cell }, index) => [row, { dates: resolved.dates[index]!, cell }]))
  const style = commaStyleOf(rows.flatMap((row) => cellAt(row, 'name')?.text ?? []))
  let last: { dates: CalendarDate[]; cell: GridCell } | undefined
  for (const row of rows) {
    const own = dateOfRow.get(row)
    const dateCell = cellAt(row, 'date')
    // A row whose date is a word ("Total") belongs to no day.
    if (!own && dateCell && dateCell.row === row) continue
    if (own) last = own
    const subject = subjectOf(cellAt(row, 'subject'), legend)
    const names = subject?.names ?? namesOf(row, cellAt, style)
    if (!last || names.length === 0) continue
    const dates = until(last.dates, cellAt(row, 'endDate'), hint, fields.end !== undefined)
    const used = grid.rowCells(row)
    const marks = marksOf(row, cellAt, legend, subject?.mark)
    for (const cell of used) reading.used.add(cell)
    for (const { text, cell } of names)
      for (const date of dates)
        for (const mark of marks)
          reading.entries.push({
            who: text,
            whoCell: cell.place,
            date,
            mark,
            cells: used.map((one) => one.place),
            sureness: resolved.sureness * mark.sureness,
          })
    for (const date of dates) reading.days.push({ date, cell: last.cell.place, sureness: resolved.sureness })
  }
  return reading
}

type CellAt = (row: number, field: Field) => GridCell | undefined

function namesOf(row: number, cellAt: CellAt, style: 'list' | 'last-first'): { text: string; cell: GridCell }[] {
  const last = cellAt(row, 'last')
  const first = cellAt(row, 'first')
  if (last) return [{ text: first ? `${last.text}, ${first.text}` : last.text, cell: last }]
  const cell = cellAt(row, 'name')
  if (!cell) return []
  return splitNames(cell.text, style)
    .filter(couldBePerson)
    .map((text) => ({ text, cell }))
}

/** "Chen - Night": an appointment's name holds the person and the shift. */
function subjectOf(
  cell: GridCell | undefined,
  legend: Legend,
): { names: { text: string; cell: GridCell }[]; mark?: Mark } | undefined {
  if (!cell) return undefined
  const [clause] = clausesOf(scanLine(cell.text, { legend, isName: () => false, hasMonth: false }))
  const names = (clause?.names ?? []).filter(couldBePerson).map((text) => ({ text, cell }))
  return { names, ...(clause?.mark ? { mark: clause.mark } : {}) }
}

function marksOf(row: number, cellAt: CellAt, legend: Legend, said?: Mark): Mark[] {
  const [shift, start, end, hours] = (['shift', 'start', 'end', 'hours'] as const).map(
    (field) => cellAt(row, field)?.text.trim() ?? '',
  )
  const range = hours || (start && end ? `${clockText(start)}-${clockText(end)}` : '')
  const marks = shift
    ? (readMarks(shift, legend) ?? [jobOf(shift, legend)])
    : [said ?? { isKnown: false, sureness: 0.7 }]
  return marks.map((mark) => {
    const times = range === '' || mark.reason ? undefined : findTimes(range, mark.kind === 'night')?.times
    return { ...withTimesIfAny(mark, times), ...(mark.code ? { code: codeKey(mark.code) } : {}) }
  })
}

function withTimesIfAny(mark: Mark, times: Mark['times']): Mark {
  return times ? withTimes(mark, times) : mark
}

/** "7:00:00 AM" and "2026-12-03 07:00". */
function clockText(text: string): string {
  return text.replace(/^\S*\d{4}\S*\s+(?=\d)/, '').replace(/(\d{1,2}:\d{2}):\d{2}/, '$1')
}

function until(dates: CalendarDate[], cell: GridCell | undefined, hint: DateHint, hasHours: boolean): CalendarDate[] {
  const mark = cell && readDay(cell.text, cell.date)
  const from = dates[0]
  if (!mark?.day || !from || dates.length > 1) return dates
  const to = resolveDates([mark], { ...hint, year: yearOf(from) })?.dates[0]?.[0]
  // A night ends on the next day.
  if (hasHours && to && to <= addDays(from, 1)) return dates
  const all = [from]
  while (to && all.at(-1)! < to && all.length < 62) all.push(addDays(all.at(-1)!, 1))
  return all
}
