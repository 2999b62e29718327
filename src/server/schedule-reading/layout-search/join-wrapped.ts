/** More ways to see a sheet: words that a narrow column broke are joined again ("N1: Dr." above "Ferrari"), marks repeat a word. */
import type { Grid, GridCell } from '../understanding/grid.ts'
import { meaningOfPhrase } from '../understanding/known-codes.ts'
import { isNoName, withoutCredentials } from '../understanding/people/names.ts'
import { nameCandidate } from './candidates/name-candidates.ts'
import { dateCandidates } from './dates/date-candidates.ts'

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
  const tails = tailRows(grid)
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
    const isTail = tails.has(cell.row) || continues(above?.text ?? '', cell.text, cell.column)
    if (isBelow && above.first.columnSpan === cell.columnSpan && isTail) {
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

/** Cells of a row that is no line of its own, and the share of rows that must go on below. */
const fewestCells = 4
const shareOfTails = 0.4

/** Rows with nothing but the end of the first cell above: a name that takes two lines. */
function tailRows({ rows, rowCells }: Grid): Set<number> {
  const tails = new Set<number>()
  let wide = 0
  let start: number | undefined
  for (let row = 0; row < rows; row++) {
    const own = rowCells(row)
    if (own.length >= fewestCells) wide++
    if (own.length >= fewestCells) start = own[0]!.column
    else if (own.length === 1 && own[0]!.column === start && !own[0]!.text.includes('=')) tails.add(row)
    else start = undefined
  }
  return tails.size >= shareOfTails * wide ? tails : new Set()
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
    return (
      whole >= shareOfNames * all &&
      halfName.test(withoutCredentials(text).plain) &&
      !meaningOfPhrase(text) &&
      !isNoName(text)
    )
  }
}

/** Columns that two rows of names must share. */
const fewestNames = 4

/** First names on one row, last names on the next: one row of names. */
export function joinRowsOfNames({ cells, rows, rowCells }: Grid): Wrapped[] | undefined {
  const isHalf = ({ text }: GridCell) =>
    /^\p{Lu}[\p{L}'’-]+$/u.test(text) && !meaningOfPhrase(text) && !isNoName(text) && dateCandidates(text).length === 0
  const isRow = Array.from({ length: rows }, (_, row) => {
    const own = rowCells(row)
    return own.length >= fewestNames && own.filter(isHalf).length >= own.length - 2
  })
  const first = isRow.findIndex((own, row) => own && isRow[row + 1])
  if (first < 0 || isRow[first + 2]) return undefined
  const [above, below] = [first, first + 1].map((row) => new Map(rowCells(row).map((cell) => [cell.column, cell])))
  const pairs = new Map(
    [...above!].flatMap(([column, cell]) => {
      const other = below!.get(column)
      return other && isHalf(cell) && isHalf(other) ? [[cell, other] as const] : []
    }),
  )
  const names = new Set([...pairs].map(([one, other]) => `${one.text} ${other.text}`))
  if (pairs.size < fewestNames || names.size < pairs.size) return undefined
  const joined = new Set(pairs.values())
  return cells.flatMap((cell) => {
    if (joined.has(cell)) return []
    const other = pairs.get(cell)
    return { first: cell, text: other ? `${cell.text} ${other.text}` : cell.text, rows: other ? 2 : cell.rowSpan }
  })
}

const clock = /^\d{1,2}:\d{2}\s?(?:[ap]\.?m?\.?)?$|^(?:[01]\d|2[0-4])[0-5]\d$/i
/** One pair of columns is the start and end of a list's shifts. */
const fewestPairs = 2

/** When someone comes and goes, in two columns for each: "7:00" beside "19:00" is "7:00-19:00". */
export function joinClocks({ cells, at, columns }: Grid): Wrapped[] | undefined {
  const clocks = cells.filter(({ text }) => clock.test(text))
  const isPair = (left: number) => {
    const [here, next] = [left, left + 1].map((column) => clocks.filter((cell) => cell.column === column))
    return here!.length >= fewestNames && here!.every(({ row }) => next!.some((cell) => cell.row === row))
  }
  const starts = new Set<number>()
  for (let column = 0; column < columns; column++) if (!starts.has(column - 1) && isPair(column)) starts.add(column)
  if (starts.size < fewestPairs) return undefined
  return cells.flatMap((cell) => {
    const isClock = clock.test(cell.text)
    if (isClock && starts.has(cell.column - 1)) return []
    const end = isClock && starts.has(cell.column) ? at(cell.row, cell.column + 1) : undefined
    return { first: cell, text: end ? `${cell.text}-${end.text}` : cell.text, rows: cell.rowSpan }
  })
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
