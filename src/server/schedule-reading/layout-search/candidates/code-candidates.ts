/** One text as the code, word or hours of a shift, or as a name with such a code, each with its price. */
import { isTradeWord } from '../../../../engine/language/recognize/roles.ts'
import { isNobody, meaningOf, meaningOfPhrase } from '../../understanding/known-codes.ts'
import { commaBetween, isNoName, withoutTitle } from '../../understanding/people/names.ts'
import { findTimes } from '../../understanding/read-times.ts'
import { weekdaysIn } from '../dates/calendar-words.ts'
import { dateCandidates } from '../dates/date-candidates.ts'
import { literalBits } from '../prices.ts'
import { type NameCandidate, withoutFootnote } from './name-candidates.ts'

export type CodeCandidate = {
  written: string
  key: string
  kind: 'off' | 'mark' | 'leave' | 'hours' | 'word' | 'code'
  bits: number
  /** Extra cost per use, compared with a known word. */
  use: number
  /** Only on these days of the week, 0 is Sunday: "Sat night", "D (Mon-Fri)". */
  weekdays?: number[]
  /** "Team 1 (Day/Night)" over cells with two names each: the first has days, the second nights. */
  parts?: CodeCandidate[]
}

const longestCode = 34
/** "December 2026 nights" is a title. */
const titled = /\p{L}{3,}\.?,? 20\d\d(?!\d)/u
const off = /^(?:off|[-–—.·_]+|\/|0|r\/o)$/i
const mark = /^(?:x|✓|✔|•|●|■|1|yes|y|on)$/i
const counter = /^(?:\d+|[A-F]|i+|#\d)$/i

export function codeCandidate(text: string): CodeCandidate | undefined {
  const { weekdays, rest } = onDaysOfWeek(text) ?? {}
  const onDays = rest ? codeCandidate(rest) : undefined
  if (weekdays && onDays) return { ...onDays, weekdays, bits: onDays.bits + 4 }
  const written = withoutFootnote(text).replace(/\s+/g, ' ')
  if (written === '' || written.length > longestCode || titled.test(written)) return undefined
  const parts = partsOf(written)
  const candidate = (kind: CodeCandidate['kind'], bits: number, use: number): CodeCandidate => ({
    written,
    key: written.toLowerCase(),
    kind,
    bits,
    use,
    ...(parts ? { parts } : {}),
  })
  if (off.test(written) || isNobody(text)) return candidate('off', 5, 0)
  const times = findTimes(written)
  if (times?.rest === '') return /[:apm]|\d{4}/i.test(written) ? candidate('hours', 10, -1) : candidate('hours', 16, 1)
  if (/^\d{1,2}:\d{2}/.test(written)) return candidate('code', literalBits(written), 6)
  if (mark.test(written)) return candidate('mark', 5, 0.5)
  if (meaningOf(written)?.reason) return candidate('leave', 8, 0)
  const words = (times?.rest ?? written).split(/[\s/()@:-]+/).filter((word) => word !== '')
  const core = words.filter((word) => !counter.test(word))
  const isTrade = core.length > 0 && core.length < 5 && core.every((word) => isShiftWord(word.toLowerCase()))
  if (isTrade) return candidate('word', 7 + 2 * words.length + (times ? 4 : 0), -1)
  if (/^\d+(?:\.\d+)?$/.test(written)) return candidate('code', 4 + 4 * written.length, written.length > 2 ? 7 : 3)
  const dates = written.length > 2 ? dateCandidates(written).filter(({ month }) => month) : []
  if (dates.length > 0)
    return dates.some(({ day }) => day) ? undefined : candidate('code', literalBits(written) + 12, 8)
  const length = written.length
  const bare = written.replace(/[\d\s-]/g, '')
  const use = (meaningOfPhrase(written) ? 0 : 1) + (written.includes(',') ? 4 : 0)
  if (length <= 4) return candidate('code', 4 + 3.5 * length + (bare === bare.toUpperCase() ? 0 : 3), use)
  const isHeading = words.some((word) => isNoName(word) && !isShiftWord(word.toLowerCase()))
  return candidate('code', 8 + 4.2 * length + (isHeading ? 8 : 0), use)
}

/** "Sat night", "Weekend call", "D (Mon-Fri)". */
function onDaysOfWeek(text: string): { weekdays: number[] | undefined; rest: string } | undefined {
  const [, before, days] = /^(.+?)\s*[([]([^)\]]+)[)\]]$/.exec(text) ?? []
  if (before && days) return { weekdays: weekdaysIn(days), rest: before }
  const [, word, shift] = /^(\p{L}{3,9})\.?\s+(.+)$/u.exec(text) ?? []
  return word && shift && meaningOf(shift) ? { weekdays: weekdaysIn(word), rest: shift } : undefined
}

function partsOf(written: string): CodeCandidate[] | undefined {
  if (!written.includes('/')) return undefined
  const [, inFront = '', listed = ''] = /^(.*?)\s*\(([^()]+)\)$/.exec(written) ?? ['', '', written]
  const words = listed.split('/').map((part) => part.trim())
  if (words.length < 2 || !words.every((word) => meaningOf(word) || findTimes(word)?.rest === '')) return undefined
  const codes = words.flatMap((word) => codeCandidate(`${inFront} ${word}`.trim()) ?? [])
  return codes.length === words.length ? codes : undefined
}

/** In a heading over cells with several names, the code for each name. */
export function codeOfPart(code: CodeCandidate, at: number, count: number): CodeCandidate {
  return (count === code.parts?.length && code.parts[at]) || code
}

function isShiftWord(word: string): boolean {
  return (
    meaningOf(word) !== undefined || isTradeWord(word) || /^(?:team|service|shift|shifts|unit|noon|early)$/.test(word)
  )
}

export type PairCandidate = { name: NameCandidate; code: CodeCandidate; bits: number }

const codeFirst = [/^(.{1,22}?):\s+(.+)$/, /^(.{1,22}?)\s+[-–]\s+(.+)$/]
const nameFirst = [/^(.+?)\s*[([]([^)\]]+)[)\]]$/, /^(.+?)\s+[-–]\s+(.+)$/, /^(.+?):\s+(.+)$/]
/** Without spaces, where nothing else divides the text: "AL-HASSAN - ICU" has no code AL. */
const codeGlued = [/^(\S{1,8})-(\p{Lu}\p{L}+.*)$/u]
const nameGlued = [/^(\p{L}[\p{L}'’. ]+)-(\S{1,8})$/u]

const clockInFront = /^\d{1,2}(?::\d{2}\s?(?:[ap]m?)?|\s?[ap]m?)\s+(?=\p{L})/iu

/** "TBD", or an open shift: "Swing: TBD", "OPEN (N)". */
export function isLeftOpen(text: string): boolean {
  if (isNobody(text)) return true
  const [, before, behind] = codeOfSeveral.exec(text.trim()) ?? /^(\S+)\s+\(([^)]+)\)$/.exec(text.trim()) ?? []
  return before !== undefined && behind !== undefined && (isNobody(before) || isNobody(behind))
}

const codeOfSeveral = /^(.{1,22}?)(?::|\s[-–])\s+(.+)$/

/** "Day: Brown, Demir": one code, several people. */
export function codeWithPeople(text: string, nameOf: (text: string) => NameCandidate | undefined): PairCandidate[] {
  const match = codeOfSeveral.exec(text.trim())
  const code = match && codeCandidate(match[1]!)
  const parts = (match?.[2] ?? '').split(commaBetween)
  if (!code || parts.length < 2 || code.kind === 'off' || code.kind === 'mark') return []
  const names = parts.map(nameOf)
  return names.every((name) => name !== undefined)
    ? names.map((name) => ({ name, code, bits: name.bits + code.bits }))
    : []
}

/** "N: Smith", "Smith (N)", "Smith - Night", "Mbeki-D", "Smith 7a-7p"; the cheapest first. */
export function pairCandidates(text: string, nameOf: (text: string) => NameCandidate | undefined): PairCandidate[] {
  const found: PairCandidate[] = []
  const add = (who: string | undefined, what: string | undefined) => {
    const name = who && nameOf(who)
    const code = what && codeCandidate(what)
    if (name && code && code.kind !== 'off' && code.kind !== 'mark')
      found.push({ name, code, bits: name.bits + code.bits })
  }
  const trimmed = withoutFootnote(text)
  // A calendar prints when an event starts: "7:00am Kim - Days".
  const [start] = clockInFront.exec(trimmed) ?? []
  const event = start
    ? pairCandidates(trimmed.slice(start.length), nameOf).filter(({ code }) => code.kind === 'word')
    : []
  if (event.length > 0) return event
  const divide = (codes: RegExp[], names: RegExp[]) => {
    for (const [pattern, isNameFirst] of [
      ...codes.map((one) => [one, false] as const),
      ...names.map((one) => [one, true] as const),
    ]) {
      const [, before, behind] = pattern.exec(trimmed) ?? []
      add(isNameFirst ? before : behind, isNameFirst ? behind : before)
    }
  }
  divide(codeFirst, nameFirst)
  if (found.length === 0) divide(codeGlued, nameGlued)
  if (found.length === 0) {
    const behind = /^(.+)\s+(\S{1,11})$/.exec(trimmed)
    if (behind) add(behind[1], behind[2])
    const before = withoutTitle(trimmed) === trimmed ? /^(\S{1,8})\s+(.+)$/.exec(trimmed) : null
    // "E. Park" starts with an initial; "N Park" may, unless the letter is a common code.
    if (before && (!/^\p{L}\.?$/u.test(before[1]!) || (meaningOf(before[1]!) && !before[1]!.endsWith('.'))))
      add(before[2], before[1])
  }
  return found.sort((one, other) => one.bits - other.bits)
}
