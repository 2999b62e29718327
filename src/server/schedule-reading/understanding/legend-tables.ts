/** Tables of the file's key: code, meaning and hours below headings, in separate rows, or next to the schedule. */
import type { Grid, GridCell } from './grid.ts'
import { codeKey, isCodeLike, isInitialsOf, type Legend, meansShift, note, readGlued } from './legend-entry.ts'
import { looksLikeInitials } from './people/names.ts'
import { findTimes } from './read-times.ts'

const codeHeading = /^(code|codes|symbol|abbr\.?|abbreviation|key|shift code|shift|legend|type)$/i
const meaningHeading = /^(meaning|description|shift name|name|shift|what|role|hours|times?|definition|start|begin)$/i
const initialsHeading = /^(initials?|init\.?|abbr(?:ev)?\.?|abbreviation|short(?: name)?)$/i

/** Rows of code, meaning, hours below such headings, or below a cell that says "Legend". */
export function readTables(grid: Grid, legend: Legend): void {
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
        if (!looksLikeInitials(code.text) && !isInitialsOf(code.text, said.cells[0]!.text)) break
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
export function readPlainRows(grid: Grid, legend: Legend): void {
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
    if (readLooseRow(cells, legend)) continue
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

/** "D", "day 7a-7p", "N", "night 7p-7a" in cells with gaps between them: in turn a code and its meaning. */
function readLooseRow(cells: GridCell[], legend: Legend): boolean {
  const pairs = cells.flatMap((code, at) => (at % 2 === 0 && cells[at + 1] ? [{ code, said: cells[at + 1]! }] : []))
  const isPair = ({ code, said }: (typeof pairs)[number]) => isCodeLike(code.text) && said.text.length > 3
  const means = pairs.filter(({ code, said }) => meansShift(said.text, code.text))
  if (pairs.length < 2 || 2 * pairs.length < cells.length || !pairs.every(isPair) || means.length < pairs.length / 2)
    return false
  for (const { code, said } of pairs)
    if (note(legend, code.text, said.text, code.place)) legend.used.add(code).add(said)
  return true
}

function readGluedRow(cells: GridCell[], legend: Legend): void {
  const parts = cells.map(({ text }) => readGlued(text))
  const codes = new Set(parts.map((part) => part?.code))
  if (cells.length < 2 || codes.size < cells.length || !parts.every(Boolean)) return
  for (const [index, cell] of cells.entries())
    if (note(legend, parts[index]!.code, parts[index]!.said, cell.place)) legend.used.add(cell)
}

/** The cells to the right of the code, up to a gap; two clock times side by side are start and end. */
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

/** Below each other next to the schedule, with nothing around them: "R1 | Rounder 0700-1900". */
export function readBeside(grid: Grid, legend: Legend): void {
  let block: { code: GridCell; said: GridCell }[] = []
  const settle = () => {
    const codes = new Set(block.map(({ code }) => codeKey(code.text)))
    const tellsHours = block.some(({ code, said }) => findTimes(said.text) ?? isInitialsOf(code.text, said.text))
    if (block.length >= 2 && codes.size === block.length && tellsHours)
      for (const { code, said } of block)
        if (note(legend, code.text, said.text, code.place)) legend.used.add(code).add(said)
    block = []
  }
  const candidates = grid.cells.filter((code) => isCodeLike(code.text) && !legend.used.has(code))
  for (const code of candidates.toSorted((one, other) => one.column - other.column || one.row - other.row)) {
    const said = grid.at(code.row, code.column + 1)
    const isAlone = !grid.at(code.row, code.column - 1) && !grid.at(code.row, code.column + 2)
    const last = block.at(-1)?.code
    if (last && (last.column !== code.column || last.row + 1 !== code.row)) settle()
    const means = said && (meansShift(said.text, code.text) || isInitialsOf(code.text, said.text))
    if (said && isAlone && said.text.length > 3 && means) block.push({ code, said })
  }
  settle()
}
