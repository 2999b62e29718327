/** Tells a header that is said again within the body of a grid. */

import { readDay } from './days/read-day.ts'
import type { GridCell } from './grid.ts'

export function isHeaderRow(body: GridCell[]): boolean {
  const days = body.filter((cell) => readDay(cell.text, cell.date)?.weekday !== undefined || cell.date !== undefined)
  return body.length >= 3 && days.length >= body.length * 0.7
}
