/** Reads .xlsx, .xls and what else spreadsheets are saved as, keeping merged cells and real dates. */
import { read, SSF, utils, type WorkBook, type WorkSheet } from '@e965/xlsx'
import { plural } from '../../../../engine/text/plural.ts'
import { decodeEntities } from './read-docx.ts'
import { mostCells, mostSheets, refuseTooManyCells } from './read-limits.ts'
import { type Cell, type Sheet, UnreadableFileError } from './read-sheet.ts'

/** Days between the epochs of the two calendars of Excel (1904 on old Macs). */
const epochGap = 1462

/** Of more cells than `mostCells` the empty ones are not looked at. */
export function readExcel(bytes: Buffer, slots: number): { sheets: Sheet[]; remarks: string[] } {
  const book = open(bytes, slots > 0 && slots <= mostCells)
  const shown = book.SheetNames.filter((_, index) => !book.Workbook?.Sheets?.[index]?.Hidden)
  const names = (shown.length > 0 ? shown : book.SheetNames).slice(0, mostSheets)
  const hidden = book.SheetNames.length - names.length
  const sheets: Sheet[] = []
  let left = mostCells
  for (const name of names) {
    const cells = cellsOf(book.Sheets[name]!, book.Workbook?.WBProps?.date1904 ? epochGap : 0, left)
    left -= cells.length
    const painted = paintedOf(book.Sheets[name]!)
    if (cells.length > 0) sheets.push({ name, cells, ...(painted.length > 0 ? { painted } : {}) })
  }
  if (sheets.length === 0)
    throw new UnreadableFileError(
      'The spreadsheet has no filled cells. Is the schedule on a hidden sheet or a picture?',
    )
  const remarks = hidden > 0 ? [`${plural(hidden, 'hidden sheet was', 'hidden sheets were')} left out.`] : []
  return { sheets, remarks }
}

function open(bytes: Buffer, sheetStubs: boolean): WorkBook {
  try {
    return read(bytes, {
      type: 'buffer',
      cellNF: true,
      cellStyles: true,
      cellFormula: false,
      cellHTML: false,
      sheetStubs,
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    if (/password|encrypt/i.test(reason))
      throw new UnreadableFileError(
        'The spreadsheet is password-protected. Save it without a password and upload that.',
      )
    throw new UnreadableFileError('The spreadsheet is damaged. Open it in Excel, save a new copy, and upload that.')
  }
}

function cellsOf(sheet: WorkSheet, dayShift: number, most: number): Cell[] {
  const spans = new Map((sheet['!merges'] ?? []).map((span) => [utils.encode_cell(span.s), span]))
  const cells: Cell[] = []
  for (const [address, value] of Object.entries(sheet)) {
    if (address.startsWith('!')) continue
    const { r: row, c: column } = utils.decode_cell(address)
    const text = textOf(value)
    if (text === '') continue
    if (cells.length >= most) refuseTooManyCells()
    const span = spans.get(address)
    cells.push({
      row,
      column,
      text,
      rowSpan: span ? span.e.r - span.s.r + 1 : 1,
      columnSpan: span ? span.e.c - span.s.c + 1 : 1,
      place: address,
      ...dateOf(value, dayShift),
      ...fillOf(value),
    })
  }
  return cells.sort((a, b) => a.row - b.row || a.column - b.column)
}

function paintedOf(sheet: WorkSheet): NonNullable<Sheet['painted']> {
  return Object.entries(sheet).flatMap(([place, value]) => {
    const { fill } = place.startsWith('!') || textOf(value) !== '' ? {} : fillOf(value)
    const { r: row, c: column } = utils.decode_cell(place)
    return fill ? [{ row, column, place, fill }] : []
  })
}

type Value = {
  t?: string
  v?: unknown
  w?: string
  /** Text in several fonts. */
  r?: string
  z?: unknown
  s?: { patternType?: string; fgColor?: { rgb?: string } }
}

function textOf(value: Value): string {
  if (value.t === 'e' || value.t === 'z') return ''
  return (withoutStruck(value.r) ?? String(value.w ?? value.v ?? '')).replace(/\r\n?/g, '\n').trim()
}

/** What is left if part of a text is crossed out. */
function withoutStruck(runs: string | undefined): string | undefined {
  if (!runs || !/<strike\b(?! val="(?:0|false)")/.test(runs)) return undefined
  return [...runs.matchAll(/<r>([\s\S]*?)<\/r>/g)]
    .filter(([, run]) => !/<strike\b(?! val="(?:0|false)")/.test(run!))
    .map(([, run]) => decodeEntities(/<t[^>]*>([\s\S]*?)<\/t>/.exec(run!)?.[1] ?? ''))
    .join('')
}

/** White is paper. */
function fillOf({ s: style }: Value): { fill?: string } {
  const color = style?.patternType === 'solid' ? style.fgColor?.rgb?.slice(-6).toUpperCase() : undefined
  return color && color !== 'FFFFFF' ? { fill: color } : {}
}

/** A format like "d" shows 3 where the cell holds a whole date; a time alone is below 1. */
function dateOf(value: Value, dayShift: number): { date?: string } {
  if (value.t !== 'n' || typeof value.v !== 'number' || typeof value.z !== 'string' || !SSF.is_date(value.z)) return {}
  const whole = Math.floor(value.v) + dayShift
  if (value.v < 1 || whole < 36_526 || whole > 73_050) return {}
  const { y, m, d } = SSF.parse_date_code(whole)
  return { date: `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}` }
}
