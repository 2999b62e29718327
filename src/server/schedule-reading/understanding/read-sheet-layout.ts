/** Finds out how a sheet is laid out and reads it that way: a table of shifts, days across, days down, a calendar, or lines. */
import type { Layout } from '../understanding.ts'
import type { DayBlock } from './days/day-block.ts'
import { findDays } from './days/find-days.ts'
import type { DateHint } from './days/resolve-dates.ts'
import { emptyReading, type Reading } from './entry.ts'
import { type Grid, turn } from './grid.ts'
import type { Legend } from './legend.ts'
import { readBlock } from './read-block.ts'
import { type LineContext, linesOf, readLines } from './read-lines.ts'
import { readRecords } from './read-records.ts'

export type SheetContext = { legend: Legend; hint: DateHint; known: Set<string> }

export function readSheet(grid: Grid, context: SheetContext): Reading {
  const { legend, hint } = context
  const records = readRecords(grid, legend, hint)
  if (records && records.entries.length > 0) return records
  const across = readBlocks(findDays(grid, hint, legend.used, false), context, false)
  const turned = turn(grid)
  const usedTurned = new Set(turned.cells.filter((_, index) => legend.used.has(grid.cells[index]!)))
  const down = readBlocks(
    findDays(turned, hint, usedTurned, true),
    { ...context, legend: { ...legend, used: usedTurned } },
    true,
  )
  const blocks = worth(down) > worth(across) ? restoreUsed(down, grid, turned) : across
  // A grid that gave an entry for every fourth cell was read as what it is.
  const isGrid = grid.columns > 2 && blocks.entries.length > grid.cells.length / 4
  const lines =
    isGrid || (grid.columns > 12 && blocks.entries.length > 0) ? emptyReading('unknown') : readAsLines(grid, context)
  if (worth(lines) > worth(blocks) * 2) return lines
  if (blocks.entries.length > 0) return blocks
  return grid.cells.length > 0 && grid.cells.every((cell) => legend.used.has(cell))
    ? emptyReading('legend')
    : { ...blocks, layout: 'unknown', unread: lines.unread }
}

/** How much was understood: entries whose mark is known count whole. */
function worth(reading: Reading): number {
  return reading.entries.reduce((sum, { mark }) => sum + (mark.isKnown ? 1 : 0.4), 0)
}

/** The turned grid has cells of its own; the rest of the work goes by the sheet's. */
function restoreUsed(reading: Reading, grid: Grid, turned: Grid): Reading {
  const used = new Set<unknown>()
  for (const [index, cell] of turned.cells.entries()) if (reading.used.has(cell)) used.add(grid.cells[index])
  return { ...reading, used }
}

function readBlocks(blocks: DayBlock[], { legend, hint, known }: SheetContext, isTurned: boolean): Reading {
  const whole = emptyReading('unknown')
  const layouts = new Map<Layout, number>()
  const context: LineContext = { legend, hint, isName: () => false }
  for (const block of blocks) {
    const reading = readBlock(block, context, isTurned, (text) => known.has(text.toLowerCase()))
    layouts.set(reading.layout, (layouts.get(reading.layout) ?? 0) + reading.entries.length)
    whole.entries.push(...reading.entries)
    whole.named.push(...reading.named)
    whole.days.push(...reading.days)
    whole.unread.push(...reading.unread)
    for (const cell of reading.used) whole.used.add(cell)
  }
  const [usual] = [...layouts].sort((a, b) => b[1] - a[1])
  return { ...whole, layout: usual?.[0] ?? 'unknown' }
}

/** Twice: names that a first reading found with capitals are known without them in the second. */
function readAsLines(grid: Grid, { legend, hint, known }: SheetContext): Reading {
  const lines = linesOf(grid).filter((line) => !legend.used.has(line.source))
  const hasCapitals = lines.some(({ text }) => /\p{Lu}\p{Ll}/u.test(text))
  const words = new Set([...known].flatMap((name) => name.split(/[\s,.]+/)).filter((word) => word.length > 2))
  const first = readLines(lines, { legend, hint, isName: (word) => words.has(word) || !hasCapitals })
  for (const { who } of first.entries)
    for (const word of who.toLowerCase().split(/[\s,.]+/)) if (word.length > 2) words.add(word)
  return hasCapitals ? readLines(lines, { legend, hint, isName: (word) => words.has(word) }) : first
}
