/** Text from a spreadsheet or a .csv file as rows of cells: tabs, commas, or semicolons, with RFC 4180 quotes. */
import { parse } from 'csv-parse/browser/esm/sync'

/** More is a pasting mistake, not a group. */
const longestText = 1_000_000
/** Real tables have rows of different lengths, and quotes in the middle of a cell. */
const lenient = { relax_quotes: true, relax_column_count: true, ltrim: true }

export function readDelimited(text: string): string[][] {
  if (text.length > longestText) throw new Error('This is too much text for a table of physicians (over 1 MB).')
  const clean = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const rows: string[][] = parse(clean, { ...lenient, delimiter: delimiterOf(clean) }).map((row: string[]) =>
    row.map((cell) => cell.trim()),
  )
  return tidyCells(rows)
}

/** A tab anywhere decides, since spreadsheets copy with tabs; else whatever is most frequent in the first lines, outside quotes. */
function delimiterOf(text: string): string {
  const sample = text.slice(0, 20_000).replace(/"(?:[^"]|"")*"/g, '')
  const count = (mark: string) => sample.split(mark).length - 1
  if (count('\t') > 0) return '\t'
  return count(';') > count(',') ? ';' : ','
}

/** Drops empty rows and columns, and gives all rows the same length. */
export function tidyCells(all: string[][]): string[][] {
  const rows = all.filter((row) => row.some((cell) => cell !== ''))
  const width = Math.max(0, ...rows.map((row) => row.length))
  const columns = Array.from({ length: width }, (_, column) => column)
  const filled = columns.filter((column) => rows.some((row) => (row[column] ?? '') !== ''))
  return rows.map((row) => filled.map((column) => row[column] ?? ''))
}
