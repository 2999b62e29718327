/** Corrects a misread file like a person who knows the truth: one click at a time, always the most helpful one. */
import type { LineContent, ReadingConstraint } from '../../src/contract/sheet-reading.ts'
import type { Sheet } from '../../src/server/platform/files/read/read-sheet.ts'
import { understandSheets } from '../../src/server/schedule-reading/understanding/understand-sheets.ts'
import type { Understanding } from '../../src/server/schedule-reading/understanding.ts'
import { shareRight } from './compare.ts'
import type { TrueShift } from './make-schedule.ts'

const mostClicks = 3
/** Rows and columns near the corner, where headings are. */
const [firstRows, firstColumns] = [4, 4]

/** How many clicks it takes until the share is right; undefined if three aren't enough. */
export function correctByClicks(sheets: Sheet[], today: string, truth: TrueShift[], right: number): number | undefined {
  let told: ReadingConstraint[] = []
  let understanding = understandSheets(sheets, today)
  let share = shareRight(truth, understanding)
  for (let clicks = 1; clicks <= mostClicks; clicks++) {
    const before = share
    let best = told
    for (const click of clicksOn(sheets, understanding)) {
      const next = understandSheets(sheets, today, [...told, ...click])
      const reached = shareRight(truth, next)
      if (reached <= share) continue
      ;[share, best, understanding] = [reached, [...told, ...click], next]
      if (share >= right) return clicks
    }
    if (share === before) return undefined
    told = best
  }
  return undefined
}

/** What a person can point at: the question's answers, rows, columns and names that are none. */
export function clicksOn(sheets: Sheet[], { reading, people }: Understanding): ReadingConstraint[][] {
  const contents: LineContent[] = ['dates', 'people', 'shifts', 'ignore']
  const rows = [...new Set(sheets[0]!.cells.map(({ row }) => row))].slice(0, firstRows)
  const columns = [...new Set(sheets[0]!.cells.map(({ column }) => column))].slice(0, firstColumns)
  return [
    ...(reading.question?.answers.map(({ constraints }) => constraints) ?? []),
    ...contents.flatMap((is) => columns.map((column) => [{ sheet: 0, column, is }])),
    ...contents.flatMap((is) => rows.map((row) => [{ sheet: 0, row, is }])),
    ...people.slice(-4).map(({ name }) => [{ notPerson: name }]),
    [{ dateOrder: 'day-first' as const }],
    [{ eachDate: 'week' as const }],
  ]
}
