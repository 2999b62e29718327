/** Reads what stands beneath a row of days: people with their codes, shifts with their people, or a calendar's free cells. */
import type { CellPlace } from '../understanding.ts'
import { chooseLabels, rowsOf } from './choose-labels.ts'
import type { DayBlock } from './days/day-block.ts'
import { emptyReading, type Reading } from './entry.ts'
import type { GridCell } from './grid.ts'
import { readPeople } from './people/read-people.ts'
import { type Line, type LineContext, readLines } from './read-lines.ts'
import { readShifts } from './read-shifts.ts'

export function readBlock(
  block: DayBlock,
  context: LineContext,
  isTurned: boolean,
  knownPeople: (text: string) => boolean,
): Reading {
  const rows = rowsOf(block, context.legend)
  const columns = [...block.days.keys()]
  const labelColumn = block.inside.size > 0 ? undefined : chooseLabels(rows, block, context.legend, knownPeople)
  const reading =
    labelColumn === undefined
      ? readFree(block, context)
      : labelColumn.mode === 'people'
        ? readPeople(block, rows, labelColumn, context.legend, isTurned)
        : readShifts(block, rows, labelColumn.column, context.legend, isTurned)
  for (const cell of block.headerCells) reading.used.add(cell)
  for (const column of columns) {
    const { dates, cell } = block.days.get(column)!
    for (const date of dates) reading.days.push({ date, cell: cell.place, sureness: block.sureness })
  }
  return reading
}

/** A calendar: each day has a heap of lines. */
function readFree(block: DayBlock, context: LineContext): Reading {
  const reading = emptyReading('calendar')
  for (const [column, { dates, cell: dayCell }] of block.days) {
    const lines: Line[] = []
    const push = (text: string, place: CellPlace, source: GridCell) => {
      for (const line of text.split('\n')) if (line.trim() !== '') lines.push({ text: line, cell: place, source })
    }
    const inside = block.inside.get(column)
    if (inside) push(inside, dayCell.place, dayCell)
    for (let row = block.firstRow; row <= block.lastRow; row++) {
      const cell = block.grid.at(row, column)
      if (!cell || cell.columnSpan > 3 || context.legend.used.has(cell)) continue
      if (lines.every((line) => line.source !== cell)) push(cell.text, cell.place, cell)
    }
    const day = readLines(lines, context, { dates })
    for (const entry of day.entries)
      if (dates.includes(entry.date)) reading.entries.push({ ...entry, sureness: entry.sureness * block.sureness })
    for (const source of day.used) reading.used.add(source)
    reading.unread.push(...day.unread)
  }
  return reading
}
