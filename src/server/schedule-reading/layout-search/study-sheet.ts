/** A sheet prepared for the search: every cell with its candidates, merged cells spread, pairs of columns joined. */
import type { Grid, GridCell } from '../understanding/grid.ts'
import { meaningOf, meaningOfPhrase } from '../understanding/known-codes.ts'
import { codeKey, type Legend } from '../understanding/legend.ts'
import { looksLikeInitials } from '../understanding/people/names.ts'
import { findTimes } from '../understanding/read-times.ts'
import { asCorrected } from './candidates/as-corrected.ts'
import { codeCandidate } from './candidates/code-candidates.ts'
import {
  nameReaderOf,
  priceText,
  studyText,
  type TextFacts,
  type Vocabulary,
  vocabularyOf,
} from './candidates/text-facts.ts'
import { type Bounds, foldName } from './constraints.ts'
import { dateCandidates, splitMoment } from './dates/date-candidates.ts'
import type { Wrapped } from './join-wrapped.ts'

/**
 * Two neighboring columns that read as one (first and last name, start and end), or half of one that holds two things (day and
 * hours). It comes after the real columns.
 */
export type JoinedColumn = { column: number; left: number; right: number; holds: 'dates' | 'people' | 'shifts' }

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

const clock = /^\d{1,2}(?::\d{2}){0,2}\s?(?:[ap]\.?m?\.?)?$|^\d{4}$/i
const startTime = /\b(?:start|from|begin|in)\b/i
const endTime = /\b(?:end|to|until|out)\b/i
/** Also with a word before it: "Staff Last Name". */
const lastName = /^(?:\p{L}+ )?(?:last|sur|family|apellido|nom\b|nachname)/iu
const firstName = /^(?:\p{L}+ )?(?:first|given|nombre|pr[ée]nom|vorname)/iu

function joinColumns(texts: string[][], columns: number): JoinedColumn[] {
  const joined: JoinedColumn[] = []
  const used = Array.from({ length: columns }, (_, column) => column).filter((column) =>
    texts.some((row) => row[column]),
  )
  for (const [place, left] of used.slice(0, 12).entries()) {
    joined.push(...takeApart(texts, left, columns + joined.length))
    const right = used[place + 1] ?? left + 1
    const pairs = texts.map((row) => [row[left] ?? '', row[right] ?? ''] as const)
    const filled = pairs.filter(([one, other]) => one && other)
    const many = (holds: (one: string, other: string) => boolean) =>
      filled.filter(([one, other]) => holds(one, other)).length >= Math.max(3, 0.7 * filled.length)
    const add = (holds: JoinedColumn['holds'], join: (one: string, other: string) => string, from = left) => {
      const column = columns + joined.length
      joined.push({ column, left: from, right, holds })
      for (const [row, [one, other]] of pairs.entries()) if (one && other) texts[row]![column] = join(one, other)
    }
    const isDay = (text: string) => dateCandidates(text).some(({ month, day }) => month && day)
    const isMonthName = (text: string) => dateCandidates(text).some(({ month, day }) => month && !day)
    const isWord = (text: string) => /^\p{Lu}\p{L}[\p{L}'’-]*(?: \p{Lu}[\p{L}.]*)?$/u.test(text)
    const isNameInHalves = (one: string, other: string) =>
      isWord(one) && isWord(other) && !looksLikeInitials(one) && !meaningOf(one) && !meaningOf(other)
    const isVaried = (at: 0 | 1) => new Set(filled.map((pair) => pair[at])).size > Math.min(4, filled.length / 2)
    const clockOf = (text: string) => splitMoment(text)?.clock ?? text
    // Bare numbers are hours only below a word that says so.
    const saysHours = pairs.some(([one, other]) => startTime.test(one) && endTime.test(other))
    const isClock = (text: string) => clock.test(text) && (saysHours || !/^\d{1,2}$/.test(text))
    const isMoment = (text: string) => splitMoment(text) !== undefined && isDay(text)
    if (many((one, other) => isMoment(one) && isMoment(other))) {
      add('shifts', (one, other) => `${clockOf(one)}-${clockOf(other)}`, right)
      add('dates', (one, other) => `${one} - ${other}`)
    } else if (many((one, other) => isDay(one) && isDay(other))) add('dates', (one, other) => `${one} - ${other}`)
    else if (many((one, other) => isMonthName(one) && /^\d{1,2}$/.test(other)))
      add('dates', (one, other) => `${one} ${other}`)
    else if (many((one, other) => isClock(one) && isClock(other) && findTimes(`${one}-${other}`) !== undefined))
      add('shifts', (one, other) => `${one}-${other}`)
    else if (many(isNameInHalves) && isVaried(0) && isVaried(1) && !areTwoPeople(filled)) {
      const isTurned = pairs.some(([one, other]) => lastName.test(one) || firstName.test(other))
      add('people', isTurned ? (one, other) => `${one}, ${other}` : (one, other) => `${one} ${other}`)
    }
  }
  return joined
}

/** Names in both columns, shifts above them, or more pairs than names: two people, not the halves of one. */
function areTwoPeople(pairs: (readonly [string, string])[]): boolean {
  const [left, right] = [new Set(pairs.map(([one]) => one)), new Set(pairs.map(([, other]) => other))]
  const isUnderShift = pairs[0]!.every((heading) => meaningOfPhrase(heading))
  const isMixed = new Set(pairs.map((pair) => pair.join('\n'))).size > 1.5 * Math.max(left.size, right.size)
  return isUnderShift || isMixed || [...left].filter((word) => right.has(word)).length > 1
}

/** The share of a column's cells that must have both a day and a shift. */
const shareOfBoth = 0.7

/** "Fri 8/1/2025 7a-7p" is a day and a shift. */
function takeApart(texts: string[][], column: number, next: number): JoinedColumn[] {
  const filled = texts.filter((row) => row[column])
  const halves = texts.map((row) => (row[column] ? dayAndShift(row[column]) : undefined))
  const both = halves.filter(Boolean).length
  if (both < 3 || both < shareOfBoth * filled.length) return []
  for (const [row, half] of halves.entries()) if (half) [texts[row]![next], texts[row]![next + 1]] = half
  return [
    { column: next, left: column, right: column, holds: 'dates' },
    { column: next + 1, left: column, right: column, holds: 'shifts' },
  ]
}

function dayAndShift(text: string): [string, string] | undefined {
  const [start, end] = text.split(/\s+(?:-|–|to)\s+/).map((part) => splitMoment(part)?.clock)
  if (start && end) return [text, `${start}-${end}`]
  if (splitMoment(text)) return undefined
  const words = text.split(/\s+/)
  for (let at = 1; at < words.length && words.length < 8; at++) {
    const [day, shift] = [
      words
        .slice(0, at)
        .join(' ')
        .replace(/[,:–-]+$/, ''),
      words.slice(at).join(' '),
    ]
    const kind = codeCandidate(shift)?.kind
    if ((kind === 'hours' || kind === 'word') && dateCandidates(day).some((one) => one.month && one.day))
      return [day, shift]
  }
  return undefined
}
