/** One line of the file's key: what makes a text a code with its meaning, and how it is written down. */
import type { AbsenceReason } from '../../../contract/sheet-reading.ts'
import { isTradeWord } from '../../../engine/language/recognize/roles.ts'
import type { ShiftKind } from '../../../engine/model.ts'
import type { CellPlace } from '../understanding.ts'
import type { GridCell } from './grid.ts'
import { kindOfTimes } from './kind-of-times.ts'
import { meaningOf, meaningOfPhrase } from './known-codes.ts'
import { isNoName, readName, takeApart } from './people/names.ts'
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
  /** Cells that belong only to the key. */
  used: Set<GridCell>
}

export const codeKey = (code: string) =>
  code
    .toUpperCase()
    .replace(/[*†‡^.¹²³]+$/, '')
    .replace(/\s+/g, ' ')
    .trim()

/** What the key says of a code: of itself, or of all that differ by a number or letter ("Teams" of "Team A"). */
export function explanationOf({ codes }: Legend, key: string): LegendEntry | undefined {
  const stem = key.replace(/\s*\d+$|\s\p{L}$/u, '')
  const listed = () => [...codes.values()].find(({ code }) => codesIn(code).includes(key))
  return codes.get(key) ?? listed() ?? codes.get(stem) ?? codes.get(`${stem}S`)
}

/** "A/B" and "R1-R3" explain several codes at once. */
function codesIn(code: string): string[] {
  const [, stem = '', from, to] = /^(\p{L}{1,4})\s?(\d{1,2})\s?[-–]\s?(?:\1)?\s?(\d{1,2})$/iu.exec(code) ?? []
  const length = Number(to) - Number(from) + 1
  if (length > 1 && length < 20) return Array.from({ length }, (_, step) => `${stem}${Number(from) + step}`)
  const parts = code.split(/\s?[/,&+]\s?/)
  return parts.length > 1 && parts.every(isCodeLike) ? parts : []
}

export function isCodeLike(code: string): boolean {
  if (/^\d{1,2}\/\d{1,2}$/.test(code)) return false
  return /^[\p{L}\d/+]{1,4}$/u.test(code) && (code === code.toUpperCase() || code.length <= 2)
}

/** Without an equals sign, the right side must be about shifts. "D: Smith" isn't. */
export function meansShift(said: string, code: string): boolean {
  if (/\d\s*\/\s*\d/.test(said)) return false
  const times = findTimes(said)
  if (times) return readName(times.rest) === undefined || times.rest === ''
  const meaning = meaningOfPhrase(said)
  return meaning !== undefined && said.split(' ').length <= 4 && said.toLowerCase() !== code.toLowerCase()
}

/** A pager or a telephone behind a name. */
const reachedAt = /(?:[\s,]+[\d(][\d\s().-]{2,})+$/

export function note(legend: Legend, code: string, said: string, cell: CellPlace): boolean {
  const key = codeKey(code)
  const guess = meaningOfPhrase(findTimes(said)?.rest ?? said) ?? undefined
  const kindSaid = /night|noc/i.test(said) ? 'night' : (guess ?? meaningOf(code))?.kind
  const told = findTimes(said, kindSaid)
  // "7-7 = day shift" has its hours in the code.
  const found = told ?? (guess?.reason ? undefined : findTimes(code, kindSaid))
  const rest = (told?.rest ?? said).replace(/^[\s,:;()-]+|[\s,:;().-]+$/g, '')
  const name = said.replace(reachedAt, '')
  if (!found && isInitialsOf(code, name)) {
    legend.initials.push({ initials: code, name, cell })
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
    // "PM: 7p-7a" is no evening.
    meaning: rest !== '' ? rest : meant && (!kind || meant.kind === kind) ? meant.meaning : key,
    ...(found ? { times: found.times } : {}),
    ...(reason ? { reason } : { kind }),
    cell,
  })
  return true
}

/** "HD = Hope Day" names a person; "NS = Night Shift" does not. */
export function isInitialsOf(code: string, said: string): boolean {
  // "PTO" is "Paid time off", and no one.
  const isWritten = said.split(/[\s,]+/).some((word, at) => at > 0 && /^\p{Lu}/u.test(word))
  const short = code.replaceAll('.', '').toLowerCase()
  const name = isWritten && /^\p{L}{2,7}$/u.test(short) ? takeApart(said) : undefined
  if (!name?.first) return false
  const words = name.plain.includes(',') ? [name.first, name.last] : name.plain.split(/\s+/)
  const letters = words.map((word) => word[0]!.toLowerCase()).join('')
  const halves = [name.first, name.last].map((word) => word.toLowerCase()) as [string, string]
  const isPlain = (word: string) => !meaningOf(word) && !isNoName(word) && !isTradeWord(word.toLowerCase())
  const isShort =
    letters === short || (/\p{Lu}/u.test(code) && (isGlued(short, halves) || isGlued(short, [halves[1], halves[0]])))
  return isShort && (words.some(isPlain) || !meaningOfPhrase(said))
}

/** "CheH" and "HCHEN" are Hana Chen: the beginnings of both names. */
const isGlued = (short: string, [one, other]: [string, string]) =>
  Array.from({ length: short.length - 1 }, (_, at) => at + 1).some(
    (at) => one.startsWith(short.slice(0, at)) && other.startsWith(short.slice(at)),
  )

/** "D 7a-7p", "V vacation". */
export function readGlued(text: string): { code: string; said: string } | undefined {
  const [, code, said] =
    /^\s*(\d{0,2}\p{Lu}[\p{Lu}\d]{0,3}(?:\s?[/,&–-]\s?\p{Lu}?[\p{Lu}\d]{1,3})*)\s+([^=]+?)\s*$/u.exec(text) ?? []
  return code && said && meansShift(said, code) ? { code, said } : undefined
}
