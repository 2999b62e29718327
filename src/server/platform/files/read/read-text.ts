/** Reads plain text: delimited (comma, semicolon, tab, bar), drawn with spaces, or lines. */
import { parse } from 'csv-parse/sync'
import { mostCells, refuseTooManyCells } from './read-limits.ts'
import { type Piece, placeInColumns } from './read-positions.ts'
import { type Cell, type Sheet, UnreadableFileError } from './read-sheet.ts'

export function readText(text: string): Sheet[] {
  const clean = withoutControls(text)
  if (clean.trim() === '') throw new UnreadableFileError('The text is empty.')
  const lines = clean.split('\n')
  const found = findDelimiter(lines)
  const isDrawn = hasDrawnTable(lines)
  // Commas inside the names of a table that is drawn with spaces.
  const isInText = (sign: string) =>
    fieldsBy(gap, lines) > fieldsBy(sign, lines) || fieldsBy(`${sign} `, lines) === fieldsBy(sign, lines)
  const delimiter = found && isDrawn && /[,;]/.test(found) && isInText(found) ? undefined : found
  const drawn = isDrawn ? (readSpaced(lines) ?? readDrawn(lines)) : undefined
  const cells = delimiter ? readDelimited(clean, delimiter) : (drawn ?? readLines(lines))
  if (cells.length === 0) throw new UnreadableFileError('The text is empty.')
  return [{ name: '', cells }]
}

/** UTF-8, UTF-16 by its mark, or what old Excel writes on Windows. */
export function decodeText(bytes: Buffer): { text: string; remarks: string[] } {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { text: new TextDecoder('utf-16le').decode(bytes), remarks: [] }
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return { text: new TextDecoder('utf-16be').decode(bytes), remarks: [] }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), remarks: [] }
  } catch {
    const remark = 'The text isn’t UTF-8, so we read it as Windows text. Check accented letters.'
    return { text: new TextDecoder('windows-1252').decode(bytes), remarks: [remark] }
  }
}

/** A UTF-16 file that a browser read as UTF-8 has a zero after each letter. */
function withoutControls(text: string): string {
  return (
    text
      .replace(/^(\uFEFF|\uFFFD\uFFFD)/, '')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what gets removed.
      .replace(/[\u0000-\u0008\u000E-\u001F]/g, '')
      .replace(/\u00A0/g, ' ')
      // Bullets and signs of quoting; what stands below each other stays so.
      .replace(/^(?:> ?)*(?:[-•*▪◦–] (?=[\p{L}\d]))?/gmu, (signs) => ' '.repeat(signs.length))
      // Dots lead from a day to its name.
      .replace(/\s?\.{4,}\s?/g, (dots) => ' '.repeat(dots.length))
      .replace(/\r\n?|\u2028|\f|\v/g, '\n')
  )
}

/** Fields that a line must have, and the share of lines with the usual number of them. Commas also stand in names and lists. */
const delimiters: { sign: string; fields: number; share: number }[] = [
  { sign: '\t', fields: 2, share: 0 },
  { sign: '|', fields: 2, share: 0.3 },
  { sign: ';', fields: 3, share: 0.4 },
  { sign: ',', fields: 3, share: 0.45 },
]
/** Two fields a line are a table only if nearly every line has them, without the space that a sentence has. */
const shareOfPairs = 0.95
const fewestPairs = 6
/** The same if every line has them, also an empty second field: "June 2025;". */
const fewestOfAll = 4

function findDelimiter(lines: string[]): string | undefined {
  const filled = lines.filter((line) => line.trim() !== '' && !isRule(line))
  const pairedBy = (pair: RegExp) => filled.filter((line) => pair.test(withoutQuoted(line)))
  const pairs = pairedBy(/^[^;]*;(?:\S[^;]*)?$/).length
  const arePairs =
    pairs === filled.length ? pairs >= fewestOfAll : pairs >= Math.max(fewestPairs, shareOfPairs * filled.length)
  for (const { sign, fields, share } of delimiters) {
    if (sign === ',' && arePairs) return ';'
    const counts = filled.map((line) => withoutQuoted(line).split(sign).length).filter((count) => count >= fields)
    const usual = mostFrequent(counts)
    const near = counts.filter((count) => Math.abs(count - usual) <= Math.max(0, usual * 0.1)).length
    if (counts.length > 0 && near / filled.length >= share && !(sign === ',' && isListed(filled))) return sign
  }
  const paired = pairedBy(/^[^,]*,(?:\S[^,]*)?$/)
  const isQuoted = filled.some((line) => /,"[^"]*"$/.test(line))
  return paired.length >= Math.max(isQuoted ? 0 : fewestPairs, shareOfPairs * filled.length) ? ',' : undefined
}

/** "Dr. Smith: 1, 4, 9" or "Mon 1/4: Kim, Lee" in most lines with commas: they're those of a sentence. */
function isListed(lines: string[]): boolean {
  const divided = lines.filter((line) => line.includes(','))
  const listed = divided.filter((line) => /^[^,:]*[\p{L}\d]:\s[^,]*,\s/u.test(line) && !/,\S/.test(line))
  return listed.length > divided.length / 2
}

function withoutQuoted(line: string): string {
  return line.replace(/"[^"]*"/g, '')
}

function mostFrequent(numbers: number[]): number {
  const counts = new Map<number, number>()
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0
}

/** "+-----+----+" and "|---|---|" draw a table and say nothing. */
function isRule(line: string): boolean {
  return /^[\s|+\-=_:*.]*$/.test(line) && /[-=_]{2}/.test(line)
}

type Row = { record: string[]; info: { lines: number } }

function readDelimited(text: string, delimiter: string): Cell[] {
  let rows: { line: number; fields: string[] }[]
  try {
    const records = parse(text, {
      delimiter,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: false,
      info: true,
    }) as unknown as Row[]
    rows = records.map(({ record, info }) => ({ line: info.lines, fields: record }))
  } catch {
    // A quote that is never closed: every line for itself.
    rows = text.split('\n').map((line, index) => ({ line: index + 1, fields: line.split(delimiter) }))
  }
  const isBarred = delimiter === '|'
  const cells: Cell[] = []
  for (const [row, { line, fields }] of rows.entries()) {
    if (isBarred && isRule(fields.join('|'))) continue
    const own = isBarred && fields[0]?.trim() === '' ? fields.slice(1) : fields
    for (const [column, field] of own.entries()) addCell(cells, row, column, 1, field, line)
  }
  return cells
}

const gap = /\s{2,}|\t+/
/** Two columns are a table only if most lines have both. */
const shareOfDrawnPairs = 0.6

function hasDrawnTable(lines: string[]): boolean {
  const filled = lines.filter((line) => line.trim() !== '')
  // An indented line leaves its first column empty.
  const drawn = filled.filter((line) => line.trimEnd().split(gap).length >= 3)
  const paired = filled.filter((line) => line.trim().split(gap).length === 2)
  return (
    (drawn.length >= 3 && drawn.length >= filled.length * 0.3) || paired.length >= shareOfDrawnPairs * filled.length
  )
}

const fieldsBy = (sign: string | RegExp, lines: string[]) =>
  lines.reduce((sum, line) => sum + line.trim().split(sign).length, 0)

/** When every line with a gap has the same number of fields, none is empty: a field's number gives its column better than its place. */
function readSpaced(lines: string[]): Cell[] | undefined {
  const rows = lines.map((line) => (isRule(line) ? [] : line.trim().split(gap)))
  const widths = new Set(rows.map(({ length }) => length).filter((length) => length > 1))
  const isNarrow = rows.some((fields) => fields.some(isRowOfShort))
  if (widths.size !== 1 || isNarrow || rows.filter(({ length }) => length > 1).length < 3) return undefined
  const cells: Cell[] = []
  for (const [row, fields] of rows.entries())
    for (const [column, field] of fields.entries()) addCell(cells, row, column, 1, field, row + 1)
  return cells
}

/** "10 11 12 13", "Mo Tu We", "D D N": columns so narrow that one space is between them. */
const isRowOfShort = (text: string) => /^\S{1,3}(?: \S{1,3}){2,}$/.test(text) && !/\d [-–] \d/.test(text)

function readDrawn(lines: string[]): Cell[] {
  const pieces: Piece[] = []
  for (const [line, text] of lines.entries()) {
    if (isRule(text)) continue
    for (const match of text.matchAll(/\S+(?: \S+)*/g)) {
      const words = isRowOfShort(match[0]) ? match[0].matchAll(/\S+/g) : [{ 0: match[0], index: 0 }]
      for (const { 0: word, index } of words)
        pieces.push({ line, x: match.index + index, width: word.length, text: word })
    }
  }
  const cells: Cell[] = []
  for (const { line, column, columnSpan, text } of placeInColumns(pieces))
    addCell(cells, line, column, columnSpan, text, line + 1)
  return cells
}

function readLines(lines: string[]): Cell[] {
  const cells: Cell[] = []
  for (const [row, text] of lines.entries()) if (!isRule(text)) addCell(cells, row, 0, 1, text, row + 1)
  return cells
}

function addCell(cells: Cell[], row: number, column: number, columnSpan: number, text: string, line: number): void {
  const trimmed = text.trim()
  if (trimmed === '') return
  if (cells.length >= mostCells) refuseTooManyCells()
  cells.push({ row, column, text: trimmed, rowSpan: 1, columnSpan, place: `line ${line}` })
}
