/** The file's own key: "D = 7a-7p", tables of code, meaning and hours, and keys of initials. */

import type { ReadingConstraint } from '../../../contract/sheet-reading.ts'
import type { CellPlace } from '../understanding.ts'
import type { Grid, GridCell } from './grid.ts'
import { kindOfTimes } from './kind-of-times.ts'
import { meaningOf, meaningOfPhrase } from './known-codes.ts'
import {
  codeKey,
  explanationOf,
  isCodeLike,
  isInitialsOf,
  type Legend,
  meansShift,
  note,
  readGlued,
} from './legend-entry.ts'
import { readBeside, readPlainRows, readTables } from './legend-tables.ts'
import { findTimes } from './read-times.ts'

export { codeKey, type Legend } from './legend-entry.ts'

/** `own` are the shifts that the schedule is known to have. */
export function readLegends(grids: Grid[], own: ReadonlySet<string> = new Set()): Legend {
  const legend: Legend = { codes: new Map(), initials: [], used: new Set() }
  for (const grid of grids) {
    const isPaired = pairedWords(grid)
    for (const cell of grid.cells) readSentence(cell, legend, { isPaired, own })
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
function readSentence(
  cell: GridCell,
  legend: Legend,
  { isPaired, own }: { isPaired: (said: string) => boolean; own: ReadonlySet<string> },
): void {
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
    readSaid(cell, legend, { own, isKey: false })
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
  if (!isEquated) readSaid(cell, legend, { own, isKey: true })
}

/** "Day is 7-7 and night is 7p-7a.", "All nights are 7p-7a", "Day 7a-5p  Swing 12p-12a", "D1 and D2 0700-1900" */
function readSaid(cell: GridCell, legend: Legend, { own, isKey }: { own: ReadonlySet<string>; isKey: boolean }): void {
  const clauses: { words: string[]; said: string; isSaid: boolean }[] = []
  let from = 0
  for (let found = findTimes(cell.text); found; found = findTimes(cell.text.slice(from))) {
    const [label = ''] = cell.text
      .slice(from, from + found.at)
      .split(/[.;]\s+/)
      .slice(-1)
    const said = cell.text.slice(from + found.at, from + found.at + found.length)
    from += found.at + found.length
    const bare = label.replace(/[\s:=(-]+$|^[\s,)]+/g, '')
    const phrase = bare.replace(/\s+(?:is|are|runs?|from)$/i, '')
    const words = phrase.split(/\s*[,/&]\s*|\s+(?:and|y|et|und)\s+/i).filter((word) => word !== '')
    clauses.push({ words, said, isSaid: phrase !== bare })
  }
  const lastOf = (words: string[]) => words.at(-1)?.split(' ').at(-1) ?? ''
  // A list of hours says what its words are if it says it of one of them; "Smith 7a-7p" doesn't.
  const isList =
    new Set(clauses.map(({ words }) => lastOf(words))).size > 1 &&
    clauses.some(({ words }) => meaningOf(lastOf(words))?.kind) &&
    clauses.every(({ words, said }) => words.length > 0 && /[:aph]|\d{4}/i.test(said))
  for (const { words, said, isSaid } of clauses) {
    const word = lastOf(words)
    const meant = words.flatMap((one) => [...own].filter((code) => isAbout(one, code)))
    const isKnown = isList || (isSaid && (meaningOf(word) !== undefined || isCodeLike(word)))
    const codes =
      meant.length > 0 ? meant.filter((code) => !explanationOf(legend, code)) : isKnown && !isKey ? [word] : []
    for (const code of codes) if (note(legend, code, said, cell.place)) legend.used.add(cell)
  }
}

/** "All teams" are "Team A", "Nights" is N. */
function isAbout(phrase: string, code: string): boolean {
  const bare = (text: string) => text.toUpperCase().replace(/\s*\d+$|\s\p{L}$|S$/u, '')
  const [word = ''] = phrase.split(' ').slice(-1)
  const meaning = meaningOf(word)?.meaning
  return (
    codeKey(word) === code ||
    bare(phrase) === bare(code) ||
    bare(word) === bare(code) ||
    (meaning !== undefined && meaning === meaningOf(code)?.meaning)
  )
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
