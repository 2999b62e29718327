/** The file's own key: "D = 7a-7p", tables of code, meaning and hours, and keys of initials. */

import type { AbsenceReason, ReadingConstraint } from '../../../contract/sheet-reading.ts'
import { isTradeWord } from '../../../engine/language/roles.ts'
import type { ShiftKind } from '../../../engine/model.ts'
import type { CellPlace } from '../understanding.ts'
import type { Grid, GridCell } from './grid.ts'
import { kindOfTimes } from './kind-of-times.ts'
import { meaningOf, meaningOfPhrase } from './known-codes.ts'
import { isNoName, looksLikeInitials, readName, takeApart } from './people/names.ts'
import { findTimes, type Times } from './read-times.ts'

export type LegendEntry = {
  code: string
  meaning: string
  times?: Times
  kind?: ShiftKind
  reason?: AbsenceReason
  cell: CellPlace
}

export type Legend = {
  codes: Map<string, LegendEntry>
  initials: { initials: string; name: string; cell: CellPlace }[]
  /** Cells that are the key and nothing else. */
  used: Set<GridCell>
}

export const codeKey = (code: string) =>
  code
    .toUpperCase()
    .replace(/[*†.]+$/, '')
    .replace(/\s+/g, ' ')
    .trim()

export function readLegends(grids: Grid[]): Legend {
  const legend: Legend = { codes: new Map(), initials: [], used: new Set() }
  for (const grid of grids) {
    for (const cell of grid.cells) readSentence(cell, legend)
    readTables(grid, legend)
    readPlainRows(grid, legend)
  }
  return legend
}

/** Letters of a key in one cell; what is longer is a letter to somebody. */
const longestKey = 1000

/** "Legend: D = Day 7a-7p; N = Night; V = Vacation" */
function readSentence(cell: GridCell, legend: Legend): void {
  if (cell.text.length > longestKey) return
  const text = cell.text.replace(/^\s*(?:legend|key|codes?|abbreviations|shifts?|hours)\s*[:-]\s*/i, '')
  const parts = text.split(
    /[;|\n]|,(?=\s*[\p{L}\d/+-]{1,8}\s*=)|\s{2,}|[.](?=\s+[\p{L}\d/+]{1,5}\s*=)|(?<==.*)\s(?=[\p{L}\d/+]{1,4}\s*=)|\s(?=\([\p{L}\d]{1,4}\)\s)|[,/]?\s+(?=\p{Lu}[\p{Lu}\d]{0,3}\s\d{1,2}(?::?\d{2})?\s?(?:[ap]m?)?\s?[-–])/u,
  )
  const entries = parts.map((part) =>
    /^\s*["“'(]?([^=\s(][^=)]{0,11}?)(?:\)\s|["”')]?\s*(?:=|\s[-–—]\s|:\s))\s*(.+?)\s*$/u.exec(part),
  )
  const glued = parts.map(readGlued)
  if (!entries.some(Boolean) && glued.filter(Boolean).length < 2) return
  const isEquated = text.includes('=')
  let found = 0
  for (const part of glued) if (part) found += note(legend, part.code, part.said, cell.place) ? 1 : 0
  for (const match of entries) {
    if (!match) continue
    const [, code = '', said = ''] = match
    if (isEquated ? code.length <= 9 : isCodeLike(code) && meansShift(said, code))
      found += note(legend, code, said, cell.place) ? 1 : 0
  }
  if (found > 0 && found >= entries.filter(Boolean).length / 2) legend.used.add(cell)
}

function isCodeLike(code: string): boolean {
  if (/^\d{1,2}\/\d{1,2}$/.test(code)) return false
  return /^[\p{L}\d/+]{1,4}$/u.test(code) && (code === code.toUpperCase() || code.length <= 2)
}

/** Without an equals sign, the right side must speak of shifts. "D: Smith" does not. */
function meansShift(said: string, code: string): boolean {
  if (/\d\s*\/\s*\d/.test(said)) return false
  const times = findTimes(said)
  if (times) return readName(times.rest) === undefined || times.rest === ''
  const meaning = meaningOfPhrase(said)
  return meaning !== undefined && said.split(' ').length <= 4 && said.toLowerCase() !== code.toLowerCase()
}

function note(legend: Legend, code: string, said: string, cell: CellPlace): boolean {
  const key = codeKey(code)
  const guess = meaningOfPhrase(findTimes(said)?.rest ?? said) ?? undefined
  const isNight = guess?.kind === 'night' || /night|noc/i.test(said)
  const found = findTimes(said, isNight)
  const rest = (found?.rest ?? said).replace(/^[\s,:;()-]+|[\s,:;()-]+$/g, '')
  if (!found && isInitialsOf(code, said)) {
    legend.initials.push({ initials: code, name: said, cell })
    return true
  }
  if (!found && !guess && rest.split(' ').length > 6) return false
  if (legend.codes.has(key)) return true
  const meant = guess ?? meaningOf(code)
  const reason = found ? undefined : guess?.reason
  const kind = found
    ? meant?.kind === 'backup' || meant?.kind === 'twenty-four'
      ? meant.kind
      : kindOfTimes(found.times)
    : meant?.kind
  legend.codes.set(key, {
    code: key,
    meaning: rest !== '' ? rest : (meant?.meaning ?? key),
    ...(found ? { times: found.times } : {}),
    ...(reason ? { reason } : { kind }),
    cell,
  })
  return true
}

/** "HD = Hope Day" names a person; "NS = Night Shift" does not. */
function isInitialsOf(code: string, said: string): boolean {
  const name = looksLikeInitials(code) ? takeApart(said) : undefined
  if (!name?.first) return false
  const words = name.plain.includes(',') ? [name.first, name.last] : name.plain.split(/\s+/)
  const letters = words.map((word) => word[0]!.toLowerCase()).join('')
  const isPlain = (word: string) => !meaningOf(word) && !isNoName(word) && !isTradeWord(word.toLowerCase())
  return letters === code.replaceAll('.', '').toLowerCase() && words.some(isPlain)
}

export type ToldCode = Extract<ReadingConstraint, { code: string }>

/** What a person said about a code counts more than what the file says. */
export function explainCode(legend: Legend, told: ToldCode, cell: CellPlace): void {
  const { code, start, end, role, off } = told
  const key = codeKey(code)
  const known = legend.codes.get(key)
  const meaning = role ?? known?.meaning ?? meaningOf(code)?.meaning ?? key
  const times = start && end ? { start, end } : known?.times
  const named = (role && meaningOfPhrase(role)?.kind) ?? known?.kind ?? meaningOf(code)?.kind
  const kind = named === 'backup' || !times ? named : kindOfTimes(times)
  legend.codes.set(key, {
    code: key,
    meaning,
    ...(off ? { reason: off } : { ...(times ? { times } : {}), ...(kind ? { kind } : {}) }),
    cell: known?.cell ?? cell,
  })
}

const codeHeading = /^(code|codes|symbol|abbr\.?|abbreviation|key|shift code|shift|legend|type)$/i
const meaningHeading = /^(meaning|description|shift name|name|shift|what|role|hours|times?|definition|start|begin)$/i
const initialsHeading = /^(initials?|init\.?|abbr\.?)$/i

/** Rows of code, meaning, hours below such headings, or below a cell that says "Legend". */
function readTables(grid: Grid, legend: Legend): void {
  for (const cell of grid.cells) {
    const right = grid.at(cell.row, cell.column + cell.columnSpan)
    const isInitials =
      initialsHeading.test(cell.text) && right !== undefined && /name|physician|provider|doctor/i.test(right.text)
    const isTable = right !== undefined && codeHeading.test(cell.text) && meaningHeading.test(right.text)
    const isTitle = /^(legend|key|shift codes?|codes|shift key|abbreviations|shift legend|code key)\s*:?$/i.test(
      cell.text,
    )
    if (!isInitials && !isTable && !isTitle) continue
    let missed = 0
    for (let row = cell.row + 1; row < grid.rows && missed < 2; row++) {
      const code = grid.at(row, cell.column)
      const said = code && joinRow(grid, row, cell.column + 1)
      if (!code || !said || code.text.length > 12 || legend.used.has(code)) {
        missed += code || isTitle ? 1 : 2
        continue
      }
      if (isTitle && !isTable && !isCodeLike(code.text)) continue
      if (isInitials) {
        if (!looksLikeInitials(code.text)) break
        legend.initials.push({ initials: code.text, name: said.cells[0]!.text, cell: code.place })
      } else if (!note(legend, code.text, said.text, code.place)) continue
      for (const part of [code, ...said.cells]) legend.used.add(part)
    }
    legend.used.add(cell)
    if (!isTitle)
      for (const heading of grid.rowCells(cell.row)) if (heading.column >= cell.column) legend.used.add(heading)
  }
}

/** Rows of the key without any heading: "D | Day | 7a-7p" below each other, or "D 7a-7p", "N 7p-7a" beside each other. */
function readPlainRows(grid: Grid, legend: Legend): void {
  let pending: { row: number; column: number; code: GridCell; said: { text: string; cells: GridCell[] } }[] = []
  const settle = () => {
    if (pending.length >= 2)
      for (const { code, said } of pending)
        if (note(legend, code.text, said.text, code.place))
          for (const cell of [code, ...said.cells]) legend.used.add(cell)
    pending = []
  }
  for (let row = 0; row < grid.rows; row++) {
    const cells = grid.rowCells(row).filter((cell) => !legend.used.has(cell))
    if (cells.length === 0) continue
    readGluedRow(cells, legend)
    const [code] = cells
    const said = code && joinRow(grid, row, code.column + 1)
    const isRow = code && said && cells.length <= 4 && said.cells.length === cells.length - 1 && isCodeLike(code.text)
    const means = isRow && said.text.length > 3 && meansShift(said.text, code.text)
    if (!means) settle()
    else if (pending.length > 0 && pending[0]!.column !== code.column) settle()
    else pending.push({ row, column: code.column, code, said })
  }
  settle()
}

function readGluedRow(cells: GridCell[], legend: Legend): void {
  const parts = cells.map(({ text }) => readGlued(text))
  const codes = new Set(parts.map((part) => part?.code))
  if (cells.length < 2 || codes.size < cells.length || !parts.every(Boolean)) return
  for (const [index, cell] of cells.entries())
    if (note(legend, parts[index]!.code, parts[index]!.said, cell.place)) legend.used.add(cell)
}

/** "D 7a-7p", "V vacation". */
function readGlued(text: string): { code: string; said: string } | undefined {
  const [, code, said] = /^\s*(\p{Lu}[\p{Lu}\d]{0,3})\s+([^=]+?)\s*$/u.exec(text) ?? []
  return code && said && meansShift(said, code) ? { code, said } : undefined
}

/** The cells right of the code, until a gap; two clock times side by side are start and end. */
function joinRow(grid: Grid, row: number, from: number): { text: string; cells: GridCell[] } | undefined {
  const cells: GridCell[] = []
  for (let column = from; column < from + 6; column++) {
    const cell = grid.at(row, column)
    if (!cell) break
    if (!cells.includes(cell)) cells.push(cell)
  }
  if (cells.length === 0) return undefined
  const isClock = (text: string) =>
    /^\d{1,2}(:\d{2}(:\d{2})?)?\s*([ap]\.?m?\.?)?$/i.test(text.trim()) && /[:apAP]|^\d{4}$/.test(text)
  const text = cells.reduce((said, cell, index) => {
    const isEnd = index > 0 && isClock(cell.text) && isClock(cells[index - 1]!.text)
    return `${said}${index === 0 ? '' : isEnd ? '-' : ' '}${isClock(cell.text) ? cell.text.replace(/^(\d{1,2}:\d{2}):\d{2}/, '$1').trim() : cell.text}`
  }, '')
  return { text, cells }
}
