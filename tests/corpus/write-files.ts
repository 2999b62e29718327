/** Writes small but real files of every format for the corpus. */
import { CFB, SSF, utils, type WorkSheet, write } from '@e965/xlsx'
import { strToU8, zipSync } from 'fflate'
import { dayNumber } from '../../src/engine/calendar.ts'

/** A date shown in a spreadsheet's format, or text, or a number. `across` and `down` merge. */
export type Value =
  | string
  | number
  | { date: string; shown: string }
  | { text: string; across?: number; down?: number }
  | undefined
export type Rows = Value[][]

type Written = { name: string; rows: Rows; isHidden?: boolean }

export function writeBook(sheets: Written[], type: 'xlsx' | 'biff8' = 'xlsx'): Uint8Array {
  const book = utils.book_new()
  for (const { name, rows } of sheets) utils.book_append_sheet(book, sheetOf(rows), name)
  book.Workbook = { Sheets: sheets.map(({ name, isHidden }) => ({ name, Hidden: isHidden ? 1 : 0 })) }
  return new Uint8Array(write(book, { type: 'buffer', bookType: type, compression: true }) as Buffer)
}

function sheetOf(rows: Rows): WorkSheet {
  const merges: { s: { r: number; c: number }; e: { r: number; c: number } }[] = []
  const cells = rows.map((row, r) =>
    row.map((value, c) => {
      if (value === undefined || value === '') return null
      if (typeof value !== 'object') return value
      if ('date' in value)
        return {
          t: 'n',
          v: dayNumber(value.date) - dayNumber('1899-12-30'),
          z: value.shown,
          w: SSF.format(value.shown, dayNumber(value.date) - dayNumber('1899-12-30')),
        }
      merges.push({ s: { r, c }, e: { r: r + (value.down ?? 1) - 1, c: c + (value.across ?? 1) - 1 } })
      return value.text
    }),
  )
  const sheet = utils.aoa_to_sheet(cells)
  sheet['!merges'] = merges.filter(({ s, e }) => s.r !== e.r || s.c !== e.c)
  return sheet
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

export type DocumentPart = string | { table: Rows }

export function writeDocx(parts: DocumentPart[]): Uint8Array {
  const body = parts.map((part) => (typeof part === 'string' ? paragraph(part) : tableOf(part.table))).join('')
  const namespace = 'http://schemas.openxmlformats.org'
  const files = {
    '[Content_Types].xml': `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="${namespace}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="${namespace}/package/2006/relationships"><Relationship Id="rId1" Type="${namespace}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="${namespace}/wordprocessingml/2006/main"><w:body>${body}<w:sectPr/></w:body></w:document>`,
  }
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, [strToU8(text), { mtime: '2026-01-01' }]])),
  )
}

function paragraph(text: string): string {
  const runs = text
    .split('\t')
    .map((part) => `<w:r><w:t xml:space="preserve">${escaped(part)}</w:t></w:r>`)
    .join('<w:r><w:tab/></w:r>')
  return `<w:p>${runs}</w:p>`
}

function tableOf(rows: Rows): string {
  const cells = (row: Value[]) =>
    row
      // What a merged cell covers has no cell of its own.
      .filter((value) => value !== undefined)
      .map((value) => {
        const text = textOf(value)
        const span =
          typeof value === 'object' && 'across' in value && (value.across ?? 1) > 1
            ? `<w:tcPr><w:gridSpan w:val="${value.across}"/></w:tcPr>`
            : ''
        return `<w:tc>${span}${text.split('\n').map(paragraph).join('')}</w:tc>`
      })
      .join('')
  return `<w:tbl>${rows.map((row) => `<w:tr>${cells(row)}</w:tr>`).join('')}</w:tbl>${paragraph('')}`
}

export function textOf(value: Value): string {
  if (value === undefined) return ''
  if (typeof value !== 'object') return String(value)
  return 'date' in value ? SSF.format(value.shown, dayNumber(value.date) - dayNumber('1899-12-30')) : value.text
}

/** Word's binary format, as little of it as a reader needs: the information block, the text, its pieces and the ends of rows. */
export function writeDoc(parts: DocumentPart[]): Uint8Array {
  const textAt = 1024
  let text = ''
  const rowEnds: number[] = []
  for (const part of parts) {
    if (typeof part === 'string') {
      text += `${part}\r`
      continue
    }
    for (const row of part.table) {
      for (const value of row) text += `${textOf(value).replaceAll('\n', '\r')}\x07`
      rowEnds.push(text.length)
      text += '\x07'
    }
    text += '\r'
  }
  const bounds = [...new Set([0, ...rowEnds.flatMap((at) => [at, at + 1]), text.length])].map((at) => at + textAt)
  const pages: Buffer[] = []
  const pageStarts: number[] = []
  for (let at = 0; at < bounds.length - 1; at += runsPerPage) {
    pageStarts.push(bounds[at]!)
    pages.push(propertyPage(bounds.slice(at, at + runsPerPage + 1), new Set(rowEnds.map((end) => end + textAt))))
  }
  const pagesAt = Math.ceil((textAt + text.length) / 512) * 512
  const main = Buffer.alloc(Math.max(pagesAt + pages.length * 512, 4608))
  main.write(text, textAt, 'latin1')
  for (const [index, page] of pages.entries()) page.copy(main, pagesAt + index * 512)
  const table = Buffer.alloc(4608)
  const pieces = Buffer.alloc(5 + 8 + 8)
  pieces.writeUInt8(2, 0)
  pieces.writeUInt32LE(16, 1)
  pieces.writeUInt32LE(text.length, 9)
  pieces.writeUInt32LE((textAt * 2) | 0x40000000, 15)
  pieces.copy(table, 0)
  const binAt = 64
  for (const [index, start] of pageStarts.entries()) table.writeUInt32LE(start, binAt + index * 4)
  table.writeUInt32LE(bounds.at(-1)!, binAt + pages.length * 4)
  for (const [index] of pages.entries())
    table.writeUInt32LE(pagesAt / 512 + index, binAt + (pages.length + 1 + index) * 4)
  main.writeUInt16LE(0xa5ec, 0)
  main.writeUInt16LE(0x00c1, 2)
  main.writeUInt16LE(0x0200, 0x0a)
  main.writeUInt32LE(textAt, 0x18)
  main.writeUInt32LE(textAt + text.length, 0x1c)
  main.writeUInt32LE(text.length, 0x4c)
  main.writeUInt32LE(binAt, 0x102)
  main.writeUInt32LE(pages.length * 8 + 4, 0x106)
  main.writeUInt32LE(0, 0x1a2)
  main.writeUInt32LE(pieces.length, 0x1a6)
  const container = CFB.utils.cfb_new()
  CFB.utils.cfb_add(container, '/WordDocument', main)
  CFB.utils.cfb_add(container, '/1Table', table)
  CFB.utils.cfb_del(container, '/\u0001Sh33tJ5')
  return new Uint8Array(CFB.write(container, { type: 'buffer' }) as Buffer)
}

const runsPerPage = 24

/** Paragraph properties: the mark at a row's end carries sprmPFTtp (0x2417). */
function propertyPage(bounds: number[], rowEnds: Set<number>): Buffer {
  const page = Buffer.alloc(512)
  const runs = bounds.length - 1
  for (const [index, bound] of bounds.entries()) page.writeUInt32LE(bound, index * 4)
  page.set([2, 0, 0, 0], 496)
  page.set([3, 0, 0, 0x17, 0x24, 1], 502)
  for (let run = 0; run < runs; run++)
    page.writeUInt8((rowEnds.has(bounds[run]!) ? 502 : 496) / 2, (runs + 1) * 4 + run * 13)
  page.writeUInt8(runs, 511)
  return page
}

/** Text at points of a page, from its top left. */
export type Print = { x: number; y: number; size: number; text: string }

export function writePdf(pages: Print[][], width = 792, height = 612): Uint8Array {
  const objects: string[] = []
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ')
  objects.push(
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  )
  for (const [index, prints] of pages.entries()) {
    const stream = prints
      .map(
        ({ x, y, size, text }) =>
          `BT /F1 ${size} Tf ${x.toFixed(1)} ${(height - y).toFixed(1)} Td (${text.replace(/([\\()])/g, '\\$1')}) Tj ET`,
      )
      .join('\n')
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + index * 2} 0 R >>`,
    )
    objects.push(`<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`)
  }
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const at = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const start = file.length
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return new Uint8Array(Buffer.from(file, 'latin1'))
}

/** Rows of a table at given left edges; cells of several lines go down. Returns where the next line may stand. */
export function printTable(
  prints: Print[],
  rows: Rows,
  edges: number[],
  top: number,
  size: number,
  isCentred = false,
): number {
  let y = top
  for (const row of rows) {
    let deepest = 1
    for (const [column, value] of row.entries()) {
      const lines = textOf(value).split('\n')
      deepest = Math.max(deepest, lines.length)
      const room = (edges[column + 1] ?? edges[column]! + 60) - edges[column]!
      for (const [index, text] of lines.entries())
        if (text !== '')
          prints.push({
            x: edges[column]! + (isCentred && column > 0 ? Math.max(0, (room - text.length * size * 0.52) / 2) : 2),
            y: y + index * size * 1.2,
            size,
            text,
          })
    }
    y += deepest * size * 1.2 + size * 0.4
  }
  return y
}
