/** Writes a table of texts and numbers as a workbook of one sheet, with its head in sight. */
import writeExcelFile, { type Cell } from 'write-excel-file/node'
import { cleanText } from './printed-schedule.ts'

export type PrintedTable = {
  /** The name of the sheet. */
  name: string
  columns: readonly { label: string; width: number }[]
  rows: readonly (readonly (string | number)[])[]
}

const head = { fontWeight: 'bold', backgroundColor: '#e9eeec' } as const

export async function writeTableXlsx({ name, columns, rows }: PrintedTable): Promise<Uint8Array> {
  const sheet = {
    sheet: name,
    stickyRowsCount: 1,
    columns: columns.map(({ width }) => ({ width })),
    data: [columns.map(({ label }) => ({ ...cellOf(label), ...head })), ...rows.map((row) => row.map(cellOf))],
  }
  return writeExcelFile([sheet], { fontFamily: 'Calibri', fontSize: 11 }).toBuffer()
}

/** A text is always a typed string, so that a name can never be a formula. */
function cellOf(value: string | number): Cell {
  return typeof value === 'number' ? { value, type: Number } : { value: cleanText(value), type: String }
}
