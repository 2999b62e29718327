/** What a person has in a window, counted from scratch: shifts, minutes or worked blocks. */
import type { Measure, Roster } from './limit.ts'

export function measureRow(measure: Measure, row: Roster[number]): number {
  let total = measure.already
  if (!measure.blocks) {
    for (const day of measure.days) total += measure.units[row[day]!] ?? 0
    return total
  }
  for (const block of measure.blocks) if (block.some((day) => (measure.units[row[day]!] ?? 0) > 0)) total += 1
  return total
}

export function daysOf(measure: Measure): number[] {
  return measure.blocks ? measure.blocks.flat() : measure.days
}
