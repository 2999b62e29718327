/** What a person has in a window, counted from scratch: shifts, minutes, or worked blocks. */
import { kindOutside } from './breach.ts'
import type { Board, Measure, Roster } from './limit.ts'

/** Without the days outside the horizon. */
export function measureRow(measure: Measure, row: Roster[number]): number {
  let total = 0
  if (!measure.blocks) {
    for (const day of measure.days) total += measure.units[row[day]!] ?? 0
    return total
  }
  for (const block of measure.blocks) if (block.some((day) => (measure.units[row[day]!] ?? 0) > 0)) total += 1
  return total
}

/** What the days outside the horizon add; blocks lie inside. */
export function measureOutside(measure: Measure, board: Board, person: number): number {
  let total = 0
  for (const day of measure.blocks ? [] : measure.days) {
    const kind = kindOutside(board, board.days, person, day)
    if (kind !== undefined) total += measure.units[kind] ?? 0
  }
  return total
}

export function daysOf(measure: Measure): number[] {
  return measure.blocks ? measure.blocks.flat() : measure.days
}
