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
    const isPaired = pairedWords(grid)
    for (const cell of grid.cells) readSentence(cell, legend, isPaired)
    readTables(grid, legend)
    readPlainRows(grid, legend)
    readBeside(grid, legend)
  }
  return legend
}

/** What several words that aren't codes are followed by: "Le - Days" among "Nakamura - Days" and "Bauer - Days" explains nothing. */
function pairedWords(grid: Grid): (said: string) => boolean {
  const before = new Map<string, Set<string>>()
  for (const { text } of grid.cells) {
    const [, word, said] = /^([^=:]{1,30}?)(?:\s[-–—]|:)\s+(.+)$/.exec(text) ?? []
    if (word && said && !isCodeLike(word)) before.set(said, (before.get(said) ?? new Set()).add(word))
  }
  return (said) => (before.get(said)?.size ?? 0) > 1
}

/** The longest key in one cell; longer text is a message. */
const longestKey = 1000

/** "Legend: D = Day 7a-7p; N = Night; V = Vacation" */
function readSentence(cell: GridCell, legend: Legend, isPaired: (said: string) => boolean): void {
  if (cell.text.length > longestKey) return
  const text = cell.text.replace(/^\s*(?:legend|key|codes?|abbreviations|shifts?|hours)\s*[:-]\s*/i, '')
  const parts = text.split(
    /[;|\n]|,(?=\s*\p{Lu}[\p{Lu}\d]{0,3}\s\p{Ll}{3})|,(?=\s*[\p{L}\d/+-]{1,8}\s*=)|\s{2,}|[.](?=\s+[\p{L}\d/+]{1,5}\s*=)|(?<=\p{Ll}{3})[.](?=\s+\p{Lu}\p{Ll})|(?<==.*)\s(?=[\p{L}\d/+]{1,4}\s*=)|\s(?=\([\p{L}\d]{1,4}\)\s)|[,/]?\s+(?=\d{0,2}\p{Lu}[\p{Lu}\d]{0,3}\s\d{1,2}(?::?\d{2})?\s?(?:[ap]m?)?\s?[-–])/u,
  )
  const entries = parts.map((part) =>
    /^\s*["“'(]?([^=\s(][^=)]{0,11}?)(?:\)\s|["”')]?\s*(?:=|\s[-–—]\s|:\s))\s*(.+?)\s*$/u.exec(part),
  )
  const pairs = parts.map(readGlued)
  // "D 1-5, D 13-19" are days.
  const codes = pairs.flatMap((pair) => pair?.code ?? [])
  const isRepeated = new Set(codes).size < codes.length
  const glued = isRepeated ? [] : pairs
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
    const isMeant = () => isCodeLike(code) && !isPaired(said) && (meansShift(said, code) || isInitialsOf(code, said))
    if (isEquated ? code.length <= 9 : isMeant()) found += note(legend, code, said, cell.place) ? 1 : 0
  }
  if (found > 0 && found >= entries.filter(Boolean).length / 2) legend.used.add(cell)
}

/** "Day is 7-7 and night is 7p-7a.", "All nights are 7p-7a", "Teams 7a-7p, Nocturnist 7p-7a" */
function readSaid(cell: GridCell, legend: Legend): void {
  const clauses = cell.text.split(/[.,;]\s+|\s+(?:and|y|et|und)\s+/).flatMap((clause) => {
    const [, word = '', verb, said = ''] =
      /(?:^|\s)(\p{L}\S*?):?\s+((?:is|are|runs?|from)\s+)?(\d.*?)[.\s]*$/iu.exec(clause) ?? []
    if (word === '' || findTimes(said)?.rest !== '') return []
    return [{ word, said, isSaid: verb !== undefined, isKnown: meaningOf(word) !== undefined || isCodeLike(word) }]
  })
  // A list of hours says what its words are if it says it of one of them; "Smith 7a-7p" doesn't.
  const isList =
    new Set(clauses.map(({ word }) => word)).size > 1 &&
    clauses.some(({ word }) => meaningOf(word)?.kind) &&
    clauses.every(({ said }) => /[:aph]|\d{4}/i.test(said))
  for (const { word, said, isSaid, isKnown } of clauses)
    if ((isList || (isSaid && isKnown)) && note(legend, word, said, cell.place)) legend.used.add(cell)
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
