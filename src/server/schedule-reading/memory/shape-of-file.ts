/** What stays the same in a group's files from month to month: the headings beside the dates, and what the first columns hold. */
import { createHash } from 'node:crypto'
import type { Cell, Sheet } from '../../platform/files/read/read-sheet.ts'
import { monthOfWord } from '../layout-search/dates/calendar-words.ts'
import { dateCandidates } from '../layout-search/dates/date-candidates.ts'

/** Rows at the top that may hold headings. */
const headingReach = 10
/** Columns from the left that tell a grid from a list. */
const kindReach = 3

export function shapeOf(sheets: readonly Sheet[]): string {
  const sheet = sheets[mainSheet(sheets)]
  if (!sheet) return ''
  const headings = headingsOf(sheet).map(({ text }) => text)
  const [title] = sheet.cells
  const parts = [
    ...(headings.length > 0 ? headings.toSorted() : [plainText(title?.text ?? '')]),
    ...Array.from({ length: kindReach }, (_, column) => kindOf(sheet, column)),
  ]
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 32)
}

/** The one with the most in it. */
export function mainSheet(sheets: readonly Sheet[]): number {
  const sizes = sheets.map(({ cells }) => cells.length)
  return Math.max(0, sizes.indexOf(Math.max(0, ...sizes)))
}

export type Heading = { column: number; text: string }

/** Words that occur once in the sheet: in rows with dates, and in the first row that has several cells. */
export function headingsOf({ cells }: Sheet): Heading[] {
  const rows = new Map<number, Cell[]>()
  for (const cell of cells) rows.set(cell.row, [...(rows.get(cell.row) ?? []), cell])
  const counts = new Map<string, number>()
  for (const { text } of cells) counts.set(text, (counts.get(text) ?? 0) + 1)
  const top = [...rows.values()].slice(0, headingReach)
  const first = top.find((row) => row.length > 1)
  return top
    .filter((row) => row === first || row.filter(isDate).length > 1)
    .flat()
    .filter((cell) => !isDate(cell) && counts.get(cell.text) === 1)
    .map(({ column, text }) => ({ column, text: plainText(text) }))
    .filter(({ text }) => text !== '')
}

/** Without figures, months, and signs: what "March 2026, rev 3" and "April 2026, rev 1" have in common. */
export function plainText(text: string): string {
  return text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '' && monthOfWord(word) === undefined)
    .join(' ')
}

function isDate({ text, date }: Cell): boolean {
  return date !== undefined || dateCandidates(text).length > 0
}

function kindOf({ cells }: Sheet, column: number): string {
  const counts = { date: 0, figure: 0, code: 0, words: 0 }
  for (const cell of cells.filter((one) => one.column === column)) {
    if (isDate(cell)) counts.date++
    else if (/^[\d.,%]+$/.test(cell.text)) counts.figure++
    else if (cell.text.length <= 3) counts.code++
    else counts.words++
  }
  return Object.entries(counts).reduce((most, one) => (one[1] > most[1] ? one : most), ['nothing', 0])[0]
}
