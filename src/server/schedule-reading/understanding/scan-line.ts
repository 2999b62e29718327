/** Cuts a line into what it says: days, weekdays, hours, codes, and names, in their order. */
import { type Weekday, weekdays } from '../../../engine/model.ts'
import type { DateOrder, RangeCandidate } from '../layout-search/dates/date-candidates.ts'
import { knownMark, type Mark } from './cell-content.ts'
import { readDay, weekdayOfWord } from './days/read-day.ts'
import { kindOfTimes } from './kind-of-times.ts'
import { meaningOf } from './known-codes.ts'
import type { Legend } from './legend.ts'
import { isNoName, looksLikeInitials } from './people/names.ts'
import { findTimes, type Times } from './read-times.ts'

export type Item =
  | { is: 'day'; mark: RangeCandidate }
  | { is: 'weekdays'; weekdays: Weekday[] }
  | { is: 'times'; times: Times }
  | { is: 'mark'; mark: Mark }
  | { is: 'name'; text: string; isTitled: boolean }
  | { is: 'sign'; sign: string }
  /** A number may be a day that wasn't understood. */
  | { is: 'filler'; isNumber?: boolean }

export type ScanOptions = {
  legend: Legend
  /** Lower-case words that are known as names. */
  isName: (word: string) => boolean
  /** Bare numbers are days of the month: the line is under a month. */
  hasMonth: boolean
  order: DateOrder
}

const weekdayWord = '(?:mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|sun)(?:day|sday|nesday|rsday|urday)?s?'
const dash = '\\s*(?:-|–|—|to|thru|through)\\s*'
const bareDays = /(?:(\d{1,2})(?:st|nd|rd|th)?(?:\s*[-–]\s*(\d{1,2})(?:st|nd|rd|th)?)?)(?!\d|:\d|[/apm])/iy
const weekdayRange = new RegExp(`(${weekdayWord}|m)\\.?${dash}(${weekdayWord}|f)\\b\\.?`, 'iy')
const oneWeekday = new RegExp(`${weekdayWord}\\b\\.?`, 'iy')
const manyDays = /(weekdays|weekends?|daily|every ?day|7 days(?: a week)?)\b/iy
const word = /[\p{L}\d][\p{L}\p{M}\d'’.#-]*/uy
const title = /^(drs?|doctor)\.?$/i

export function scanLine(text: string, options: ScanOptions): Item[] {
  const items: Item[] = []
  let at = 0
  while (at < text.length) {
    if (/\s/.test(text[at]!)) {
      at++
      continue
    }
    const found =
      takeDay(text, at, items, options) ??
      takeWeekdays(text, at) ??
      takeTimes(text, at, items) ??
      takeWord(text, at, items, options)
    if (found) {
      items.push(found.item)
      at += found.length
    } else {
      items.push({ is: 'sign', sign: text[at]! })
      at++
    }
  }
  return items
}

type Taken = { item: Item; length: number }

/** The longest day or range in characters. */
const longestDay = 48
/** Where words and numbers end. */
const ends = /[\p{L}\d][.º]?(?![\p{L}\d/.º])/gu
/** "7:00" is an hour, "7.5" and "1-7" are no dates, "so 12/3" starts with no weekday, and "12/3 d" ends with a code. */
const noDay = /:|^\d{1,2}[.-]\d{1,2}$|^\d+$|^(?:\p{L}|\p{Ll}{2})(?!\p{L})|[\s\d]\p{L}$/u
const writtenYear = /20\d\d|['’]\d\d|[/.-][\p{L}\d]{1,9}[/.-]\d\d(?!\d)/u

/** The longest text from here on that is a day, by the candidates of the search. */
function takeDay(text: string, at: number, items: Item[], { hasMonth, order }: ScanOptions): Taken | undefined {
  if (at > 0 && /[\d\p{L}]/u.test(text[at - 1]!)) return undefined
  const rest = text.slice(at, at + longestDay)
  let best: Taken | undefined
  for (const end of rest.matchAll(ends)) {
    const length = end.index + end[0].length
    const said = rest.slice(0, length)
    const mark = /\d/.test(said) && !noDay.test(said) ? readDay(said, order) : undefined
    if (mark?.from.month && (!mark.from.year || writtenYear.test(said))) best = { item: { is: 'day', mark }, length }
  }
  return best ?? takeBareDay(text, at, items, hasMonth)
}

/** "Dec 3, 7 and 12"; "1-7: Smith" under a month; "Mon 7". */
function takeBareDay(text: string, at: number, items: Item[], hasMonth: boolean): Taken | undefined {
  bareDays.lastIndex = at
  const match = bareDays.exec(text)
  const day = Number(match?.[1])
  if (!match || day < 1 || day > 31) return undefined
  const before = items.findLast((item) => !(item.is === 'sign' && /[,&]/.test(item.sign)) && item.is !== 'filler')
  const afterDay = before?.is === 'day' && /(?:,|&|\+|\s(?:and|y|et|und))\s*$/i.test(text.slice(0, at))
  const after = text.slice(at + match[0].length)
  const leads =
    hasMonth &&
    (items.length === 0 || before?.is === 'weekdays') &&
    /^\s*(?:$|[:.)\s-])/.test(after) &&
    !/^\s*(?:on|off|x)\b/i.test(after)
  const isBehind = before?.is === 'mark' ? /[:\s]$/ : before?.is === 'name' ? /:\s*$/ : undefined
  const inList = hasMonth && isBehind?.test(text.slice(0, at)) && /^\s*(?:$|[,;&)]|and\b)/.test(after)
  if (!afterDay && !leads && !inList) return undefined
  const to = match[2] ? { to: { day: Number(match[2]), bits: 0 } } : {}
  return { item: { is: 'day', mark: { from: { day, bits: 0 }, ...to } }, length: match[0].length }
}

function takeWeekdays(text: string, at: number): Taken | undefined {
  if (at > 0 && /[\d\p{L}]/u.test(text[at - 1]!)) return undefined
  weekdayRange.lastIndex = at
  const range = weekdayRange.exec(text)
  if (range) {
    const from = range[1]!.toLowerCase() === 'm' ? 'monday' : weekdayOfWord(range[1]!)
    const to = range[2]!.toLowerCase() === 'f' ? 'friday' : weekdayOfWord(range[2]!)
    if (from && to) {
      const first = weekdays.indexOf(from)
      const length = ((weekdays.indexOf(to) - first + 7) % 7) + 1
      const days = Array.from({ length }, (_, step) => weekdays[(first + step) % 7]!)
      return { item: { is: 'weekdays', weekdays: days }, length: range[0].length }
    }
  }
  manyDays.lastIndex = at
  const many = manyDays.exec(text)
  if (many) {
    const said = many[1]!.toLowerCase()
    const days =
      said === 'weekdays' ? weekdays.slice(0, 5) : said.startsWith('weekend') ? weekdays.slice(5) : [...weekdays]
    return { item: { is: 'weekdays', weekdays: days }, length: many[0].length }
  }
  oneWeekday.lastIndex = at
  word.lastIndex = at
  const one = oneWeekday.exec(text)?.[0] ?? word.exec(text)?.[0] ?? ''
  const weekday = weekdayOfWord(one)
  return weekday ? { item: { is: 'weekdays', weekdays: [weekday] }, length: one.length } : undefined
}

/** The longest range of hours in characters; searching further would make long texts slow. */
const longestTimes = 40

function takeTimes(text: string, at: number, items: Item[]): Taken | undefined {
  if (!/[\dnm]/i.test(text[at]!)) return undefined
  const isNight = items.some((item) => item.is === 'mark' && item.mark.kind === 'night')
  const found = findTimes(text.slice(at, at + longestTimes), isNight ? 'night' : undefined)
  if (found?.at !== 0 || (at > 0 && /[\d\p{L}/]/u.test(text[at - 1]!))) return undefined
  return { item: { is: 'times', times: found.times }, length: found.length }
}

const pairs =
  /(on[\s-]?call|back[\s-]?up|cross[\s-]?cover(?:age)?|annual leave|sick leave|day off|days off|time off|requested off|long call|short call|family leave)\b/iy
const pairCodes: Record<string, string> = {
  on: 'CALL',
  back: 'BACKUP',
  cross: 'XC',
  annual: 'AL',
  sick: 'SICK',
  day: 'OFF',
  days: 'OFF',
  time: 'PTO',
  requested: 'REQ',
  family: 'LEAVE',
}

function takeWord(text: string, at: number, items: Item[], options: ScanOptions): Taken | undefined {
  pairs.lastIndex = at
  const pair = pairs.exec(text)
  const pairCode =
    pair &&
    pairCodes[
      pair[0]
        .split(/[\s-]/)[0]!
        .toLowerCase()
        .replace(/call$|up$|cover.*$/, '')
    ]
  if (pair && pairCode) return markOf(pair[0].toUpperCase().replace(/\s+/g, ' '), pair[0].length, options, pairCode)
  word.lastIndex = at
  const match = word.exec(text)
  if (!match) return undefined
  const glued = splitGlued(match[0], items, options)
  const said = (glued ?? match[0]).replace(/[.'’-]+$/, '')
  const length = (glued ?? match[0]).length
  const last = items.at(-1)
  const isTitled = last?.is === 'name' && last.text === '' && last.isTitled
  if (title.test(said)) return { item: { is: 'name', text: '', isTitled: true }, length }
  if (!isTitled) {
    const numbered = /^\s?#?(\d{1,2}|[A-F])(?![\p{L}\d:/.-]|\s\p{Lu}\p{Ll})/u.exec(text.slice(at + length))
    // "D. Stein" starts with an initial.
    const isInitial = /^\p{Lu}\.$/u.test(match[0]) && /^\s?\p{Lu}\p{Ll}/u.test(text.slice(at + length))
    const known = !isInitial && isCode(said, items, options)
    if (known && numbered && said.length > 2 && !/^\s?#?\d{1,2}\s*[,&]/.test(text.slice(at + length)))
      return markOf(`${said} ${numbered[1]}`, length + numbered[0].length, options)
    if (known) return markOf(said, length, options)
  }
  if (/^\d/.test(said) && !isTitled) return { item: { is: 'filler', isNumber: /^\d{1,2}$/.test(said) }, length }
  // "OR" between other initials is a person; "or" is not.
  const isShout = looksLikeInitials(said) && /\p{Ll}/u.test(text)
  if (isNoName(said) && !isTitled && !isShout) return { item: { is: 'filler' }, length }
  const isCapital = /^\p{Lu}/u.test(said)
  const isParticle = /^(van|von|de|del|der|la|el|al|di|da)$/.test(said)
  if (!isCapital && !isTitled && !isParticle && !options.isName(said.toLowerCase()))
    return { item: { is: 'filler' }, length }
  return { item: { is: 'name', text: said, isTitled }, length }
}

/** "Day-Chen" and "Chen-N" are a code and a name; "Garcia-Lopez" is a name. */
function splitGlued(written: string, items: Item[], options: ScanOptions): string | undefined {
  const at = written.indexOf('-')
  const [first, rest] = [written.slice(0, at), written.slice(at + 1)]
  if (at < 1 || rest === '') return undefined
  return isCode(first, items, options) || isCode(rest, [{ is: 'sign', sign: '-' }], options) ? first : undefined
}

/** Letters are codes if the key has them, or as the usual D and N; words if they're known. */
function isCode(said: string, items: Item[], { legend }: ScanOptions): boolean {
  const key = said.toUpperCase()
  if (legend.codes.has(key) && (said === key || said.length > 2 || /^[a-z]$/.test(said))) return true
  const meaning = meaningOf(said)
  if (!meaning) return false
  if (/^\d+$/.test(said) || /^(on|y|yes|o|w|short|long|pl|al|am|pm|wk|work|working|mat|call|a)$/i.test(said))
    return false
  if (said.length <= 2) return said === key && (/^[DN]\d?$/.test(said) || items.at(-1)?.is === 'sign')
  return true
}

function markOf(said: string, length: number, { legend }: ScanOptions, meant = said): Taken {
  const mark = knownMark(said, legend) ?? knownMark(meant, legend) ?? { isKnown: false, confidence: 0.5 }
  return { item: { is: 'mark', mark: { ...mark, code: said.toUpperCase() } }, length }
}

/** Hours that follow a code belong to it. */
export function withTimes(mark: Mark | undefined, times: Times | undefined): Mark {
  if (!times) return mark ?? { isKnown: false, confidence: 0.6 }
  const kind = mark?.kind === 'backup' ? 'backup' : kindOfTimes(times)
  return {
    ...(mark?.code ? { code: mark.code } : {}),
    times,
    kind,
    isKnown: true,
    confidence: Math.max(0.93, mark?.confidence ?? 0),
  }
}
