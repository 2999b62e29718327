/** A sheet with one layout laid over it: the role of every row and column, and the entries that follow. */
import type { AssignedRow } from './assign-rows.ts'
import type { CodeCandidate } from './candidates/code-candidates.ts'
import type { DateCandidate } from './candidates/date-candidates.ts'
import type { NameCandidate } from './candidates/name-candidates.ts'
import type { TextFacts } from './candidates/text-facts.ts'
import type { CellContent, Layout } from './layouts.ts'

/** A place that says when: its candidates, and what stands around it. */
export type TimeCell = {
  row: number
  column: number
  facts: TextFacts
  weekdays?: number[]
  month?: DateCandidate
  /** The column whose heading is that month. */
  across?: number
  /** The date is the first of a week, of which this weekday is meant. */
  inWeek?: number[]
}

/** A text and where it stands. */
export type Told<Item> = { item: Item; row: number; column: number }

/** One cell of the schedule with everything that its axes say. */
export type LaidEntry = {
  row: number
  column: number
  facts: TextFacts
  time: TimeCell
  person?: Told<NameCandidate>
  shift?: Told<CodeCandidate>
}

export type LaidOut = {
  layout: Layout
  content: CellContent
  rows: AssignedRow[]
  entries: LaidEntry[]
  /** People whose row holds nothing. */
  named: Told<NameCandidate>[]
  times: TimeCell[]
  ignored: ReadonlySet<number>
  /** Whole numbers beside the schedule, by row: they may be totals. */
  numbers: Map<number, { column: number; text: string }[]>
  /** By cellId: everything that the layout explains. */
  explained: Set<number>
  /** Rows and columns that nearly had another role: bits, and how many cells hang on it. */
  closeCalls: { row?: number; column?: number; gap: number; cells: number }[]
  bits: number
}
