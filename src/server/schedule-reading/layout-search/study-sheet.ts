/** A sheet prepared for the search: every cell with its candidates, merged cells spread, pairs of columns joined. */
import type { Grid, GridCell } from '../understanding/grid.ts'
import { meaningOfPhrase } from '../understanding/known-codes.ts'
import { codeKey, type Legend } from '../understanding/legend.ts'
import { asCorrected } from './candidates/as-corrected.ts'
import { priceText } from './candidates/price-text.ts'
import { nameReaderOf, studyText, type TextFacts, type Vocabulary, vocabularyOf } from './candidates/text-facts.ts'
import { type Bounds, foldName } from './constraints.ts'
import { countingRows } from './counting-rows.ts'
import { dateCandidates } from './dates/date-candidates.ts'
import { type JoinedColumn, joinColumns } from './join-columns.ts'
import type { Wrapped } from './join-wrapped.ts'

export type Study = {
  grid: Grid
  rows: number
  /** Real columns; joined ones follow. */
  columns: number
  joined: JoinedColumn[]
  /** The cell's own text. */
  own: (TextFacts | undefined)[][]
  /** The same, row by row, without the empty places and the joined columns. */
  cells: { column: number; facts: TextFacts }[][]
  /** Rows that name someone who is no physician, as a person said. */
  dismissed: ReadonlySet<number>
  /** Rows whose numbers count cells of their columns. */
  counting: ReadonlySet<number>
  /** The text at each place, with merged cells spread over all they cover. */
  shown: (TextFacts | undefined)[][]
  /** Cells of the file's key, by row * 4096 + column. */
  key: Set<number>
  sourceOf: (row: number, column: number) => GridCell | undefined
  /** By cellId: the same for all places that a merged cell covers. */
  originOf: (row: number, column: number) => number
  /** Row of the file; cells of several lines may have been taken apart. */
  fileRow: (row: number) => number
  vocabulary: Vocabulary
  facts: TextFacts[]
  /** Words that may name the month and year: titles, notes, the sheet's name. */
  titles: string[]
}

export const cellId = (row: number, column: number) => row * 4096 + column

/** How the cells are seen: as they are, with their lines taken apart, or with words joined that a narrow column broke. */
export type SeenAs = 'cells' | 'lines' | readonly Wrapped[]

export type StudyOptions = { bounds: Bounds; legend: Legend; known: ReadonlySet<string>; seenAs: SeenAs }

type Placed = { row: number; column: number; text: string; cell: GridCell; rowSpan: number; columnSpan: number }

export function studySheet(grid: Grid, { bounds, legend, known, seenAs }: StudyOptions): Study {
  const { placed, fileRows } = seenAs === 'lines' ? takeLinesApart(grid) : asTheyAre(grid, seenAs)
  const rows = fileRows.length
  const texts: string[][] = Array.from({ length: rows }, () => [])
  for (const { row, column, text } of placed) texts[row]![column] = text
  const joined = joinColumns(texts, grid.columns)
  const initials = new Set(legend.initials.map((one) => foldName(one.initials)))
  const nameOf = nameReaderOf(bounds, initials, known)
  const counts = new Map<string, number>()
  for (const row of texts) for (const text of row) if (text) counts.set(text, (counts.get(text) ?? 0) + 1)
  // Text in many cells isn't a key, whatever it looks like, unless it's the code in front of its meaning.
  const isRare = (cell: GridCell | undefined) => cell && legend.used.has(cell) && (counts.get(cell.text) ?? 0) <= 2
  const isKey = ({ cell }: Placed) =>
    isRare(cell) || (legend.used.has(cell) && isRare(grid.at(cell.row, cell.column + cell.columnSpan)))
  const keyTexts = new Set(placed.filter(isKey).map(({ text }) => text))
  const studied = [...counts].map(
    ([text, count]) => ({ ...asExplained(studyText(text, nameOf), legend), count }) as TextFacts,
  )
  const vocabulary = vocabularyOf(studied)
  const byText = new Map(studied.map((one) => [one.text, priceText(one, vocabulary, keyTexts.has(one.text))]))
  const width = grid.columns + joined.length
  const own = texts.map((row, at) =>
    Array.from({ length: width }, (_, column) => {
      const facts = byText.get(row[column] ?? '')
      const correction = facts && bounds.cells.get(`${fileRows[at]} ${column}`)
      return correction ? asCorrected(facts, correction) : facts
    }),
  )
  const shown = own.map((row) => [...row])
  const cells = own.map((row) =>
    row.slice(0, grid.columns).flatMap((facts, column) => (facts ? [{ column, facts }] : [])),
  )
  const sources = new Map<number, { cell: GridCell; origin: number }>()
  for (const { row, column, text, cell, rowSpan, columnSpan } of placed)
    for (let down = row; down < Math.min(rows, row + rowSpan); down++)
      for (let across = column; across < Math.min(grid.columns, column + columnSpan); across++) {
        shown[down]![across] ??= own[row]![column] ?? byText.get(text)
        sources.set(cellId(down, across), { cell, origin: cellId(row, column) })
      }
  return {
    grid,
    rows,
    columns: grid.columns,
    joined,
    own,
    cells,
    dismissed: new Set(placed.flatMap(({ row, text }) => (bounds.notPeople.has(foldName(text)) ? [row] : []))),
    counting: countingRows(cells),
    shown,
    key: new Set(placed.filter(isKey).map(({ row, column }) => cellId(row, column))),
    sourceOf: (row, column) =>
      sources.get(cellId(row, joined.find((one) => one.column === column)?.left ?? column))?.cell,
    originOf: (row, column) => sources.get(cellId(row, column))?.origin ?? cellId(row, column),
    fileRow: (row) => fileRows[row]!,
    vocabulary,
    facts: [...byText.values()],
    titles: [
      grid.name,
      ...[...byText.keys()].filter((text) => /^20\d\d$/.test(text) || (text.length > 5 && text.length < 200)),
    ],
  }
}

/** What the file's key says of a code counts more than what it usually means: "x = off". */
function asExplained<Facts extends Pick<TextFacts, 'text' | 'code'>>(facts: Facts, legend: Legend): Facts {
  const said = facts.code && legend.codes.get(codeKey(facts.text))
  const kind = said?.reason ? 'leave' : said?.times && facts.code?.kind === 'leave' ? 'code' : undefined
  return kind ? { ...facts, code: { ...facts.code!, kind } } : facts
}

/** "Backup call 2027" above names says what they all do. */
export function shiftInTitle({ cells, rows }: Pick<Study, 'cells' | 'rows'>): string | undefined {
  const first = Array.from({ length: rows }, (_, row) => cells[row]!).find((row) => row.length > 0)
  const title = first?.length === 1 ? first[0]!.facts.text : undefined
  return title && meaningOfPhrase(title)?.meaning
}

function asTheyAre(grid: Grid, seenAs: 'cells' | readonly Wrapped[]): { placed: Placed[]; fileRows: number[] } {
  const all =
    seenAs === 'cells'
      ? grid.cells.map((cell) => ({ ...cell, text: textOf(cell), cell }))
      : seenAs.map(({ first, text, rows }) => ({ ...first, text, rowSpan: Math.max(rows, first.rowSpan), cell: first }))
  const placed = all.filter(({ text }) => text !== '')
  return { placed, fileRows: Array.from({ length: grid.rows }, (_, row) => row) }
}

/** A cell of several lines becomes several cells below each other. */
function takeLinesApart(grid: Grid): { placed: Placed[]; fileRows: number[] } {
  const placed: Placed[] = []
  const fileRows: number[] = []
  for (let row = 0; row < grid.rows; row++) {
    const cells = grid.rowCells(row).map((cell) => ({ cell, lines: textOf(cell).split('\n') }))
    const height = Math.max(1, ...cells.map(({ lines }) => lines.length))
    for (const { cell, lines } of cells)
      for (const [index, line] of lines.entries())
        if (line.trim() !== '')
          placed.push({
            row: fileRows.length + index,
            column: cell.column,
            text: line.trim(),
            cell,
            rowSpan: 1,
            columnSpan: cell.columnSpan,
          })
    for (let line = 0; line < height; line++) fileRows.push(row)
  }
  return { placed, fileRows }
}

/** A spreadsheet's date is taken as such, unless the cell shows only its month. */
function textOf({ text, date }: GridCell): string {
  if (!date) return text.trim()
  return dateCandidates(text).some(({ month, day }) => month && !day) ? text.trim() : date
}
