/** The file's own key: "D = 7a-7p", tables of code, meaning and hours, and keys of initials. */

import type { ReadingConstraint } from '../../../contract/sheet-reading.ts'
import type { CellPlace } from '../understanding.ts'
import type { Grid, GridCell } from './grid.ts'
import { kindOfTimes } from './kind-of-times.ts'
import { meaningOf, meaningOfPhrase } from './known-codes.ts'
import { codeKey, isCodeLike, isInitialsOf, type Legend, meansShift, note, readGlued } from './legend-entry.ts'
import { readBeside, readPlainRows, readTables } from './legend-tables.ts'
import { findTimes } from './read-times.ts'

export { codeKey, type Legend } from './legend-entry.ts'

export function readLegends(grids: Grid[]): Legend {
  const legend: Legend = { codes: new Map(), initials: [], used: new Set() }
  for (const grid of grids) {
    for (const cell of grid.cells) readSentence(cell, legend)
    readTables(grid, legend)
    readPlainRows(grid, legend)
    readBeside(grid, legend)
  }
  return legend
}

/** The longest key in one cell; longer text is a message. */
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
  if (!entries.some(Boolean) && glued.filter(Boolean).length < 2) {
    readSaid(cell, legend)
    return
  }
  const isEquated = text.includes('=')
  let found = 0
  for (const part of glued) if (part) found += note(legend, part.code, part.said, cell.place) ? 1 : 0
  for (const match of entries) {
    if (!match) continue
    const [, code = '', said = ''] = match
    if (isEquated ? code.length <= 9 : isCodeLike(code) && (meansShift(said, code) || isInitialsOf(code, said)))
      found += note(legend, code, said, cell.place) ? 1 : 0
  }
  if (found > 0 && found >= entries.filter(Boolean).length / 2) legend.used.add(cell)
}

/** "Day is 7-7 and night is 7p-7a.", "All nights are 7p-7a" */
function readSaid(cell: GridCell, legend: Legend): void {
  for (const clause of cell.text.split(/[.,;]\s+|\s+and\s+/)) {
    const [, word = '', said = ''] = /(?:^|\s)(\S+)\s+(?:is|are|runs?)\s+(\d.*?)[.\s]*$/i.exec(clause) ?? []
    if (
      (meaningOf(word)?.kind || isCodeLike(word)) &&
      findTimes(said)?.rest === '' &&
      note(legend, word, said, cell.place)
    )
      legend.used.add(cell)
  }
}

export type ToldCode = Extract<ReadingConstraint, { code: string }>

/** A correction of a code counts more than the file's key. */
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
