/** Reads .docx: paragraphs and tables in their order become the rows of one sheet. */
import mammoth from 'mammoth'
import { mostCells, refuseTooManyCells } from './read-limits.ts'
import { type Cell, type Sheet, UnreadableFileError } from './read-sheet.ts'

export async function readDocx(bytes: Buffer): Promise<Sheet[]> {
  const html = await convert(bytes)
  const cells = cellsOf(html)
  if (cells.length === 0)
    throw new UnreadableFileError('The Word document has no text. If the schedule is a picture, paste it as text.')
  return [{ name: '', cells }]
}

async function convert(bytes: Buffer): Promise<string> {
  try {
    // Pictures would be carried along as base64.
    const convertImage = mammoth.images.imgElement(() => Promise.resolve({ src: '' }))
    return (await mammoth.convertToHtml({ buffer: bytes }, { convertImage })).value
  } catch {
    throw new UnreadableFileError('The Word document is damaged. Open it in Word, save a new copy, and upload that.')
  }
}

type Table = { row: number; column: number; taken: Set<string>; cell?: { text: string; columns: number; rows: number } }

/** Mammoth's markup is small and well formed: paragraphs, headings, list items, tables. */
function cellsOf(html: string): Cell[] {
  const cells: Cell[] = []
  const tables: Table[] = []
  let row = 0
  let text = ''
  /** Inside what is crossed out. */
  let struck = 0
  const endParagraph = () => {
    for (const line of text.split('\n')) {
      let filled = false
      for (const [column, part] of line.split('\t').entries())
        if (part.trim() !== '') {
          addCell(cells, row, column, 1, 1, part)
          filled = true
        }
      if (filled) row++
    }
    text = ''
  }
  for (const match of html.matchAll(/<(\/?)(\w+)([^>]*)>|([^<]+)/g)) {
    const [, slash, tag, attributes = '', plain] = match
    const table = tables.at(-1)
    if (tag === 's') struck += slash ? -1 : 1
    else if (plain !== undefined && struck > 0) continue
    else if (plain !== undefined) {
      if (table?.cell) table.cell.text += decodeEntities(plain)
      else text += decodeEntities(plain)
    } else if (tag === 'table' && !slash) {
      if (!table) endParagraph()
      tables.push({ row: row - 1, column: 0, taken: new Set() })
    } else if (tag === 'table') {
      const ended = tables.pop()
      if (ended && tables.length === 0) row = ended.row + 1
    } else if (tag === 'tr' && !slash && table) {
      table.row++
      table.column = 0
    } else if ((tag === 'td' || tag === 'th') && table) {
      if (!slash) table.cell = { text: '', columns: spanOf(attributes, 'colspan'), rows: spanOf(attributes, 'rowspan') }
      else endCell(cells, table)
    } else if (tag === 'br' || (slash && /^(p|li|h\d)$/.test(tag ?? ''))) {
      if (table?.cell) table.cell.text += '\n'
      else if (tag === 'br') text += '\n'
      else endParagraph()
    }
  }
  endParagraph()
  return cells
}

function endCell(cells: Cell[], table: Table): void {
  const { cell, row, taken } = table
  if (!cell) return
  while (taken.has(`${row},${table.column}`)) table.column++
  for (let down = 1; down < cell.rows; down++)
    for (let right = 0; right < cell.columns; right++) taken.add(`${row + down},${table.column + right}`)
  addCell(cells, row, table.column, cell.rows, cell.columns, cell.text)
  table.column += cell.columns
  delete table.cell
}

function addCell(cells: Cell[], row: number, column: number, rowSpan: number, columnSpan: number, text: string): void {
  const trimmed = text.replace(/[ \u00A0]+/g, ' ').trim()
  if (trimmed === '') return
  if (cells.length >= mostCells) refuseTooManyCells()
  cells.push({ row, column, text: trimmed, rowSpan, columnSpan, place: `row ${row + 1}` })
}

/** Word itself has 63 columns. */
const widestSpan = 200

function spanOf(attributes: string, name: string): number {
  const span = Number(new RegExp(`${name}="(\\d+)"`).exec(attributes)?.[1] ?? 1)
  return Math.min(Math.max(1, span), widestSpan)
}

export function decodeEntities(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')
}
