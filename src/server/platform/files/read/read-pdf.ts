/** Reads a PDF: its words with their places become lines and columns, a sheet a page; a table that goes on over pages stays one. */
import { getHeapStatistics } from 'node:v8'
import { getDocumentProxy, type StructuredTextItem } from 'unpdf'
import { largestBuffers, mostCells, mostPages, refuseTooManyCells, refuseUnpacked } from './read-limits.ts'
import { refusePdfBomb } from './read-pdf-streams.ts'
import { type Piece, type Placed, placeInColumns } from './read-positions.ts'
import { type Cell, type Sheet, UnreadableFileError } from './read-sheet.ts'

export async function readPdf(bytes: Buffer): Promise<Sheet[]> {
  refusePdfBomb(bytes)
  const pages = (await itemsOf(bytes)).map(piecesOf)
  const apart = pages.map(placeInColumns)
  if (apart.flat().length > mostCells) refuseTooManyCells()
  const placeOf = (page: number, line: number) =>
    pages.length > 1 ? `page ${page + 1}, line ${line + 1}` : `line ${line + 1}`
  const joined = joinPages(pages, apart)
  const sheets: Sheet[] = joined
    ? [
        {
          name: '',
          cells: joined.map(({ page, from, ...placed }) => cellOf(placed, placeOf(page, placed.line - from))),
        },
      ]
    : apart.flatMap((placed, page) =>
        placed.length === 0
          ? []
          : [
              {
                name: pages.length > 1 ? `Page ${page + 1}` : '',
                cells: placed.map((one) => cellOf(one, placeOf(page, one.line))),
              },
            ],
      )
  if (sheets.length === 0)
    throw new UnreadableFileError(
      'The PDF has no text; it’s a scan or a picture. Upload the file it was made from, or paste the schedule as text.',
    )
  return sheets
}

function cellOf({ line, column, columnSpan, text }: Placed, place: string): Cell {
  return { row: line, column, text, rowSpan: 1, columnSpan, place }
}

const foot = /^page \d+(?: of \d+)?$/i

/** Pages with the same columns are one table that goes on; `from` is the line at which a page starts. */
function joinPages(pages: Piece[][], apart: Placed[][]): (Placed & { page: number; from: number })[] | undefined {
  if (pages.length < 2) return undefined
  const starts: number[] = []
  let next = 0
  for (const pieces of pages) {
    starts.push(next)
    next += pieces.reduce((last, { line }) => Math.max(last, line), 0) + 1
  }
  const body = pages.flatMap((pieces, page) =>
    pieces.filter(({ text }) => !foot.test(text)).map((piece) => ({ ...piece, line: piece.line + starts[page]! })),
  )
  const widthOf = (placed: Placed[]) => placed.reduce((most, { column }) => Math.max(most, column), 0)
  const placed = placeInColumns(body)
  if (body.length === 0 || widthOf(placed) > Math.max(...apart.map(widthOf))) return undefined
  return placed.map((one) => {
    const page = starts.findLastIndex((start) => start <= one.line)
    return { ...one, page, from: starts[page]! }
  })
}

type PdfPage = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>
type TextItem = Pick<StructuredTextItem, 'str' | 'x' | 'y' | 'width' | 'fontSize'>

async function itemsOf(bytes: Buffer): Promise<TextItem[][]> {
  try {
    const document = await getDocumentProxy(new Uint8Array(bytes))
    if (document.numPages > mostPages)
      throw new UnreadableFileError(
        `The PDF has ${document.numPages} pages; we can read up to ${mostPages}. Upload only the pages with the schedule.`,
      )
    const pages: TextItem[][] = []
    let left = mostItems
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number)
      const items = await textOf(page, left)
      left -= items.length
      pages.push(items)
      page.cleanup()
    }
    return pages
  } catch (error) {
    if (error instanceof UnreadableFileError) throw error
    if (error instanceof Error && /password/i.test(`${error.name} ${error.message}`))
      throw new UnreadableFileError('The PDF is password-protected. Save it without a password and upload that.')
    throw new UnreadableFileError('The PDF is damaged. Export it again and upload that.')
  }
}

/** A cell has several words. */
const mostItems = 4 * mostCells

/** Counted piece by piece as they come, so that a page without an end is not read to its end. */
async function textOf(page: PdfPage, most: number): Promise<TextItem[]> {
  const items: TextItem[] = []
  const buffersBefore = bufferBytes()
  const reader = page.streamTextContent().getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return items
    for (const item of value.items) {
      if (item.str === undefined || item.str.trim() === '') continue
      const [, , c, d, x, y] = item.transform
      items.push({ str: item.str, x, y, width: item.width, fontSize: Math.hypot(c, d) })
    }
    if (items.length > most) refuseTooManyCells()
    if (bufferBytes() > buffersBefore + largestBuffers) refuseUnpacked()
  }
}

/** Of this thread, outside its heap, whose limit does not count them. */
function bufferBytes(): number {
  return getHeapStatistics().external_memory
}

/** Words closer than this, in letters' heights, belong together. */
const wordGap = 0.55

function piecesOf(items: TextItem[]): Piece[] {
  const filled = items.filter((item) => item.str.trim() !== '' && item.width > 0).sort((a, b) => b.y - a.y)
  const lines: TextItem[][] = []
  for (const item of filled) {
    const line = lines.at(-1)
    if (line && Math.abs(line[0]!.y - item.y) <= Math.max(item.fontSize, 4) * 0.45) line.push(item)
    else lines.push([item])
  }
  return lines.flatMap((line, index) => joinWords(line, index))
}

function joinWords(line: TextItem[], index: number): Piece[] {
  const pieces: Piece[] = []
  for (const item of line.toSorted((a, b) => a.x - b.x)) {
    const last = pieces.at(-1)
    const between = last ? item.x - (last.x + last.width) : 0
    if (last && between <= item.fontSize * wordGap) {
      const isOneWord = between < item.fontSize * 0.12 && !item.str.startsWith(' ') && !last.text.endsWith(' ')
      last.text = isOneWord ? `${last.text}${item.str}` : `${last.text.trimEnd()} ${item.str.trimStart()}`
      last.width = item.x + item.width - last.x
    } else pieces.push({ line: index, x: item.x, width: item.width, text: item.str })
  }
  return pieces.map((piece) => ({ ...piece, text: piece.text.replace(/\s+/g, ' ').trim() }))
}
