/** Comma-separated values that spreadsheets read correctly: quoted where needed, and never run as a formula. */

export type CsvCell = string | number | boolean | null

/** Tells Excel that the text is UTF-8. */
export const csvMark = '\uFEFF'

export function writeCsv(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')
}

/** Spreadsheets treat text that starts with these as a formula; in some languages the full-width forms, too. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/

function writeCell(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell !== 'string') return String(cell)
  const safe = formula.test(cell) ? `'${cell}` : cell
  return /[",\r\n\t]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
