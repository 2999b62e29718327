/** More ways to see a sheet: words that a narrow column broke are joined again ("N1: Dr." above "Ferrari"), marks repeat a word. */
import type { Grid, GridCell } from '../understanding/grid.ts'
import { meaningOfPhrase } from '../understanding/known-codes.ts'
import { isNoName } from '../understanding/people/names.ts'
import { dateCandidates } from './candidates/date-candidates.ts'
import { nameCandidate } from './candidates/name-candidates.ts'

export type Wrapped = { first: GridCell; text: string; rows: number }

const dangling = /[\p{L}\d].*(?:[:,(&/–-]|\band)$|\bdrs?\.$/iu
const leading = /^(?:[(&,]|[–-]\s?\S)/
const codeFirst = /^[^\s:][^:]{0,14}:(?:\s|$)/
const codeLast = /\)$|\s[-–]\s\S+$/
const dayNumber = /^\d{1,2}(?:st|nd|rd|th)?$/
const halfName = /^\p{Lu}[\p{L}'’-]{2,},?$/u
/** "mar" over 3 is a Tuesday. */
const isMonthName = (text: string) =>
  dateCandidates(text).every(({ weekdays }) => !weekdays) &&
  dateCandidates(text).some(({ month, day }) => month && !day)
const isPlain = (text: string) => /\p{L}/u.test(text) && !text.includes('\n')

/** Lines of one cell. */
const mostLines = 8
/** Share of words that must show on which side the code is. */
const shareOfCodes = 0.3
/** Share of a column's words that must be whole names before halves are joined. */
const shareOfNames = 0.4

/** All cells, some of them joined with those right below; undefined if no word continues below. */
export function joinWrapped(grid: Grid): Wrapped[] | undefined {
  const words = grid.cells.filter(({ text }) => isPlain(text))
  const isUsual = (pattern: RegExp) =>
    words.filter(({ text }) => pattern.test(text)).length >= shareOfCodes * words.length
  const [startsWithCode, endsWithCode] = [isUsual(codeFirst), isUsual(codeLast)]
  const isHalf = halfNames(words)
  const continues = (above: string, text: string, column: number) =>
    dangling.test(above) ||
    (isMonthName(above) && dayNumber.test(text)) ||
    (isHalf(column, above) && isHalf(column, text)) ||
    (isPlain(text) &&
      isPlain(above) &&
      (leading.test(text) ||
        (startsWithCode && codeFirst.test(above) && !codeFirst.test(text)) ||
        (endsWithCode && !codeLast.test(above))))
  const joined: Wrapped[] = []
  const open = new Map<number, Wrapped>()
  for (const cell of grid.cells) {
    const above = open.get(cell.column)
    const isBelow = above && above.first.row + above.rows === cell.row && above.rows < mostLines
    if (isBelow && above.first.columnSpan === cell.columnSpan && continues(above.text, cell.text, cell.column)) {
      above.text = `${above.text} ${cell.text}`
      above.rows += cell.rowSpan
      continue
    }
    const made = { first: cell, text: cell.text, rows: cell.rowSpan }
    open.set(cell.column, made)
    joined.push(made)
  }
  return joined.length < grid.cells.length ? joined : undefined
}

/** Single words in a column where nearly every name has two. */
function halfNames(words: GridCell[]): (column: number, text: string) => boolean {
  const counts = new Map<number, { whole: number; all: number }>()
  for (const { column, text } of words) {
    const known = counts.get(column) ?? { whole: 0, all: 0 }
    const isWhole = nameCandidate(text) !== undefined && /\S[\s,]+\S/.test(text)
    counts.set(column, { whole: known.whole + (isWhole ? 1 : 0), all: known.all + 1 })
  }
  return (column, text) => {
    const { whole, all } = counts.get(column) ?? { whole: 0, all: 1 }
    return whole >= shareOfNames * all && halfName.test(text) && !meaningOfPhrase(text) && !isNoName(text)
  }
}

const arrow = /^(?:[-–—=]*[>→⇒»]+|→+)$/
const ditto = /^(?:["”“″〃]|''|,,|ditto|do\.)$/i
/** One mark may be a slip. */
const fewestMarks = 2

/** Marks that repeat a word: "→" the one before it, a ditto mark the one before or above. */
export function repeatWords({ cells, at }: Grid): Wrapped[][] {
  const isMark = ({ text }: GridCell) => arrow.test(text) || ditto.test(text)
  if (cells.filter(isMark).length < fewestMarks) return []
  const seenFrom = (rows: number, columns: number): Wrapped[] =>
    cells.map((cell) => {
      let source: GridCell | undefined = cell
      while (source && isMark(source)) source = at(source.row - rows, source.column - columns)
      return { first: cell, text: source?.text ?? cell.text, rows: cell.rowSpan }
    })
  const before = seenFrom(0, 1)
  return cells.some(({ text }) => ditto.test(text)) ? [before, seenFrom(1, 0)] : [before]
}
