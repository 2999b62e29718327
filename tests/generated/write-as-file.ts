/** Writes a generated sheet as a real file of each kind that people send, in the string that the API takes. */
import writeExcelFile, { type Cell as WrittenCell } from 'write-excel-file/node'
import type { CalendarDate } from '../../src/engine/model.ts'
import type { Cell, Sheet } from '../../src/server/platform/files/read/read-sheet.ts'
import { type Print, type Rows, type Value, writeBook, writeDocx, writePdf } from '../corpus/write-files.ts'
import type { Chance } from './random.ts'

export const fileKinds = ['xlsx', 'xls', 'csv', 'docx', 'pdf', 'txt', 'pasted'] as const
export type FileKind = (typeof fileKinds)[number]

/** How a spreadsheet shows its real dates, where it holds any: the dates by their text, and the format. */
export type RealDates = { format: string; dates: ReadonlyMap<string, CalendarDate> }

export async function writeAsFile(sheet: Sheet, kind: FileKind, chance: Chance, real?: RealDates): Promise<string> {
  const encoded = (prefix: string, bytes: Uint8Array) => `${prefix}:${Buffer.from(bytes).toString('base64')}`
  if (kind === 'xlsx') return encoded('EXCEL_FILE', await asXlsx(sheet, real))
  if (kind === 'xls')
    return encoded('EXCEL_FILE', writeBook([{ name: 'Sheet1', rows: valuesOf(sheet, real) }], 'biff8'))
  if (kind === 'docx') return encoded('DOCX_FILE', asDocx(sheet))
  if (kind === 'pdf') return encoded('PDF_FILE', writePdf(...asPages(sheet, chance)))
  if (kind === 'csv') return asDelimited(sheet, chance.pick([',', ',', ';']))
  return kind === 'pasted' ? asDelimited(sheet, '\t') : asDrawn(sheet)
}

const rowsOf = ({ cells }: Sheet): Cell[][] => {
  const rows: Cell[][] = Array.from({ length: Math.max(0, ...cells.map(({ row }) => row + 1)) }, () => [])
  for (const cell of cells) rows[cell.row]!.push(cell)
  return rows
}

async function asXlsx(sheet: Sheet, real: RealDates | undefined): Promise<Uint8Array> {
  const data = rowsOf(sheet).map((row) => {
    const written: WrittenCell[] = []
    for (const { column, text, fill, rowSpan, columnSpan } of row) {
      while (written.length < column) written.push(null)
      const date = rowSpan * columnSpan === 1 ? real?.dates.get(text) : undefined
      const look = { ...(fill ? { backgroundColor: `#${fill}` } : {}), columnSpan, rowSpan }
      if (date) written.push({ value: new Date(`${date}T00:00:00Z`), type: Date, format: real!.format, ...look })
      else if (text === '') written.push(look)
      else if (/^\d+(?:\.\d+)?$/.test(text)) written.push({ value: Number(text), type: Number, ...look })
      else written.push({ value: text, type: String, ...look })
    }
    return written
  })
  return writeExcelFile([{ sheet: 'Sheet1', data }]).toBuffer()
}

function valuesOf(sheet: Sheet, real?: RealDates): Rows {
  return rowsOf(sheet).map((row) => {
    const values: Value[] = []
    for (const { column, text, rowSpan, columnSpan } of row) {
      const date = real?.dates.get(text)
      values[column] =
        rowSpan * columnSpan > 1
          ? { text, across: columnSpan, down: rowSpan }
          : date
            ? { date, shown: real!.format }
            : /^\d+$/.test(text)
              ? Number(text)
              : text
    }
    return Array.from(values)
  })
}

/** Titles before the first row of several cells are paragraphs, the rest is one table. */
function asDocx(sheet: Sheet): Uint8Array {
  const rows = rowsOf(sheet)
  const first = rows.findIndex((row) => row.length > 1)
  const columns = Math.max(...sheet.cells.map(({ column, columnSpan }) => column + columnSpan))
  const table = rows.slice(Math.max(0, first)).map((row) => {
    const values: Value[] = Array.from({ length: columns }, () => '')
    for (const { column, text, columnSpan } of row) {
      values[column] = columnSpan > 1 ? { text, across: columnSpan } : text
      for (let across = 1; across < columnSpan; across++) values[column + across] = undefined
    }
    return values
  })
  return writeDocx([...rows.slice(0, Math.max(0, first)).map((row) => row[0]?.text ?? ''), { table }])
}

function asDelimited(sheet: Sheet, sign: string): string {
  const quoted = (text: string) =>
    text.includes(sign) || /["\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  const columns = Math.max(...sheet.cells.map(({ column }) => column + 1))
  return rowsOf(sheet)
    .map((row) => {
      const texts = Array.from({ length: columns }, () => '')
      for (const { column, text } of row) texts[column] = quoted(text)
      return texts.join(sign)
    })
    .join('\n')
}

/** A row's cells side by side, those of several lines going down; a row of one cell is as wide as it likes. */
function linesOf(sheet: Sheet): { cells: Cell[]; lines: string[][]; height: number }[] {
  return rowsOf(sheet).map((cells) => {
    const lines = cells.map(({ text }) => text.split('\n'))
    return { cells, lines, height: Math.max(1, ...lines.map((own) => own.length)) }
  })
}

function columnWidths(sheet: Sheet): number[] {
  const widths: number[] = []
  for (const { cells } of linesOf(sheet))
    for (const { column, text, columnSpan } of cells)
      if (cells.length > 1 || column > 0)
        for (let at = column; at < column + columnSpan; at++)
          widths[at] = Math.max(widths[at] ?? 1, ...text.split('\n').map((line) => line.length / columnSpan))
  return Array.from(widths, (width) => Math.ceil(width ?? 1))
}

/** Where each column starts, and where the last one ends. */
function edgesOf(first: number, widths: number[]): number[] {
  const edges = [first]
  for (const width of widths) edges.push(edges.at(-1)! + width)
  return edges
}

function asDrawn(sheet: Sheet): string {
  const starts = edgesOf(
    0,
    columnWidths(sheet).map((width) => width + 2),
  )
  const drawn: string[] = []
  for (const { cells, lines, height } of linesOf(sheet))
    for (let line = 0; line < height; line++) {
      let text = ''
      for (const [index, { column }] of cells.entries())
        text = text.padEnd(starts[column] ?? text.length + 2) + (lines[index]![line] ?? '')
      drawn.push(text.trimEnd())
    }
  return drawn.join('\n')
}

const letter = 0.68
const margin = 30

/** Pages as wide as the table needs, with a foot; half of the time words wrap in narrow columns of a calendar. */
function asPages(sheet: Sheet, chance: Chance): [Print[][], number, number] {
  const size = chance.pick([7, 8, 9])
  const wraps = chance.happens(0.5)
  const [gap, widest] = [size * 0.9, wraps ? 12 : 200]
  const widths = columnWidths(sheet).map((width) => Math.min(width, widest))
  const edges = edgesOf(
    margin,
    widths.map((width) => width * size * letter + gap),
  )
  const width = Math.max(792, edges.at(-1)! + margin)
  const height = width > 1000 ? 792 : 612
  const pages: Print[][] = [[]]
  let y = margin + size
  for (const { cells, lines } of linesOf(sheet)) {
    const wrapped = lines.map((own, index) =>
      cells.length > 1 ? own.flatMap((line) => wrapWords(line, Math.max(4, widths[cells[index]!.column] ?? 200))) : own,
    )
    const deepest = Math.max(1, ...wrapped.map((own) => own.length))
    const rowHeight = deepest * size * 1.2 + size * 0.5
    if (y + rowHeight > height - margin) {
      pages.push([])
      y = margin + size
    }
    for (const [index, { column }] of cells.entries())
      for (const [line, text] of wrapped[index]!.entries())
        if (text !== '') pages.at(-1)!.push({ x: edges[column] ?? margin, y: y + line * size * 1.2, size, text })
    y += rowHeight
  }
  if (pages.length > 1)
    for (const [at, page] of pages.entries())
      page.push({ x: width / 2, y: height - 12, size, text: `Page ${at + 1} of ${pages.length}` })
  return [pages, width, height]
}

function wrapWords(text: string, most: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
