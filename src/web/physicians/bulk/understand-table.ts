/** Finds out what a pasted table says: whether its first row is a header, and what each column means. */
import { type Meaning, readHeader } from './column-meanings.ts'
import { readDate, readLevel, readShare } from './read-cell.ts'

export type UnderstoodTable = {
  /** Headers as they stand in the table; without a header row "Column 1" and so on. */
  headers: string[]
  meanings: Meaning[]
  rows: string[][]
}

export function understandTable(cells: string[][]): UnderstoodTable {
  const [first = [], ...others] = cells
  const fromHeaders = first.map(readHeader)
  const hasHeader = isHeader(first, others)
  const rows = hasHeader ? others : cells
  const headers = first.map((cell, column) => (hasHeader && cell ? cell : `Column ${column + 1}`))
  const meanings = guessMeanings(rows, hasHeader ? fromHeaders : first.map(() => undefined))
  return { headers, meanings, rows }
}

/** An address never stands in a header; a single known word can be chance ("Staff"), a word above addresses cannot. */
function isHeader(first: string[], others: string[][]): boolean {
  if (first.some(isEmail)) return false
  if (first.filter(readHeader).length >= Math.min(2, first.length)) return true
  return first.some((cell, column) => cell !== '' && mostly(others, column, isEmail))
}

/** Each meaning is given once: to the header that says so, else to the first column whose cells look like it. */
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

/** A whole name makes its parts unnecessary, and the other way round. */
function isNamed(meaning: Meaning, taken: ReadonlySet<Meaning>): boolean {
  if (meaning === 'name') return taken.has('firstName') || taken.has('lastName')
  return (meaning === 'firstName' || meaning === 'lastName') && taken.has('name')
}

/** In the order of how sure the look is. */
const looks: [Meaning, (cell: string) => boolean][] = [
  ['email', isEmail],
  ['startDateWithGroup', (cell) => readDate(cell) !== undefined],
  ['phoneNumber', (cell) => /^\+?[\d\s().x-]{7,20}$/i.test(cell) && cell.replace(/\D/g, '').length >= 7],
  ['experienceLevel', (cell) => readLevel(cell) !== undefined],
  ['fte', (cell) => isShare(cell)],
  ['name', (cell) => /^\p{L}[\p{L}.'’-]*,? [\p{L}.,'’ -]+$/u.test(cell)],
  ['firstName', isWord],
  ['lastName', isWord],
]

function isEmail(cell: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(cell)
}

function isShare(cell: string): boolean {
  const share = readShare(cell)
  return share !== undefined && share >= 0.1 && share <= 1
}

function isWord(cell: string): boolean {
  return /^\p{L}[\p{L}'’ -]*$/u.test(cell)
}

function mostly(rows: string[][], column: number, holds: (cell: string) => boolean): boolean {
  const filled = rows.map((row) => row[column] ?? '').filter((cell) => cell !== '')
  return filled.length > 0 && filled.filter(holds).length >= 0.7 * filled.length
}
