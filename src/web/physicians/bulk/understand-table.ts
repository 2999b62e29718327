/** Reads a pasted table: which of its rows are physicians, and what each column means. */

import { readWrittenDate } from '../../../engine/language/written-date.ts'
import { type Meaning, readHeader } from './column-meanings.ts'
import { readLevel, readShare } from './read-cell.ts'
import { isEmail, looksLikeName, mostly, type SkippedRow, sortRows } from './table-rows.ts'

export type UnderstoodTable = {
  /** Headers as in the table; without a header row "Column 1" and so on. */
  headers: string[]
  meanings: Meaning[]
  rows: string[][]
  skipped: SkippedRow[]
}

export function understandTable(cells: string[][]): UnderstoodTable {
  const { header, rows, skipped } = sortRows(cells)
  const columns = header ?? cells[0] ?? []
  const headers = columns.map((cell, column) => (header && cell ? cell : `Column ${column + 1}`))
  const known = columns.map((cell) => (header ? readHeader(cell) : undefined))
  return { headers, meanings: guessMeanings(rows, known), rows, skipped }
}

/** At the end, so the other rows keep their numbers. */
export function putBack(table: UnderstoodTable, row: SkippedRow): UnderstoodTable {
  return { ...table, rows: [...table.rows, row.cells], skipped: table.skipped.filter((one) => one !== row) }
}

/** Each meaning is used once: for the header that says so, else for the first column whose cells look like it. */
function guessMeanings(rows: string[][], known: (Meaning | undefined)[]): Meaning[] {
  const taken = new Set<Meaning>()
  const meanings = known.map((meaning) => {
    if (!meaning || taken.has(meaning)) return undefined
    taken.add(meaning)
    return meaning
  })
  for (const [meaning, looksLikeIt] of looks) {
    const column = meanings.findIndex(
      (given, index) => given === undefined && !isNamed(meaning, taken) && mostly(rows, index, looksLikeIt),
    )
    if (column === -1 || taken.has(meaning)) continue
    meanings[column] = meaning
    taken.add(meaning)
  }
  return meanings.map((meaning) => meaning ?? 'nothing')
}

/** A full name makes its parts unnecessary, and vice versa. */
function isNamed(meaning: Meaning, taken: ReadonlySet<Meaning>): boolean {
  if (meaning === 'name') return taken.has('firstName') || taken.has('lastName')
  return (meaning === 'firstName' || meaning === 'lastName') && taken.has('name')
}

/** In order of certainty. */
const looks: [Meaning, (cell: string) => boolean][] = [
  ['email', isEmail],
  ['startDateWithGroup', (cell) => readWrittenDate(cell) !== undefined],
  ['phoneNumber', (cell) => /^\+?[\d\s().x-]{7,20}$/i.test(cell) && cell.replace(/\D/g, '').length >= 7],
  ['experienceLevel', (cell) => readLevel(cell) !== undefined],
  ['fte', (cell) => isShare(cell)],
  ['name', looksLikeName],
  ['firstName', isWord],
  ['lastName', isWord],
]

function isShare(cell: string): boolean {
  const share = readShare(cell)
  return share !== undefined && share >= 0.1 && share <= 1
}

function isWord(cell: string): boolean {
  return /^\p{L}[\p{L}'’ -]*$/u.test(cell)
}
