/** A spreadsheet file as rows of cells: the first sheet with content, each cell as displayed. */
import { tidyCells } from './read-delimited.ts'

/** A group's list has a few kilobytes; a larger file is something else. */
const largestFile = 5_000_000

export function isWorkbook(file: File): boolean {
  return /\.(xlsx|xls|ods)$/i.test(file.name)
}

export async function readWorkbook(file: File): Promise<string[][]> {
  if (file.size > largestFile) throw new Error(`${file.name} is too large for a list of physicians (over 5 MB).`)
  const bytes = await file.arrayBuffer()
  const { read, utils } = await import('@e965/xlsx')
  const book = openBook(() => read(bytes, { cellDates: true, dateNF: 'yyyy-mm-dd', sheetRows: 1000 }), file.name)
  for (const name of book.SheetNames) {
    const sheet = book.Sheets[name]
    if (!sheet) continue
    const rows = utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: false, defval: '', dateNF: 'yyyy-mm-dd' })
    const cells = tidyCells(rows.map((row) => row.map((cell) => String(cell ?? '').trim())))
    if (cells.length > 0) return cells
  }
  throw new Error(`${file.name} has no data.`)
}

function openBook<Book>(open: () => Book, name: string): Book {
  try {
    return open()
  } catch (error) {
    const isLocked = error instanceof Error && /password|encrypt/i.test(error.message)
    throw new Error(
      isLocked
        ? `${name} is password-protected. Save it without a password, or copy its cells and paste them here.`
        : `We couldn’t read ${name} as a spreadsheet. Copy its cells and paste them here instead.`,
    )
  }
}
