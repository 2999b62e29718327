/** One person on one day, as a reader of a layout found it, before names are matched. */
import type { CalendarDate } from '../../../engine/model.ts'
import type { CellPlace, Layout } from '../understanding.ts'
import type { Mark } from './cell-content.ts'

export type Entry = {
  who: string
  whoCell: CellPlace
  date: CalendarDate
  mark: Mark
  /** What the row, column, or heading says about the job: "Rounders", "ICU 7a-7p". */
  label?: string
  cells: CellPlace[]
  confidence: number
}

export type Reading = {
  layout: Layout
  entries: Entry[]
  /** People named without a day: a row that's empty this month. */
  named: { who: string; cell: CellPlace; hints: string[] }[]
  days: { date: CalendarDate; cell: CellPlace; confidence: number }[]
  used: Set<unknown>
  unread: { text: string; cell: CellPlace }[]
}

export function emptyReading(layout: Layout): Reading {
  return { layout, entries: [], named: [], days: [], used: new Set(), unread: [] }
}
