/** Reads one sheet: as the best layout, or as lines of text if they explain more of it. */

import type { ReadingSureness } from '../../../contract/sheet-reading.ts'
import { daysBetween } from '../../../engine/calendar.ts'
import { isCalendarName } from '../../../engine/language/calendar-words.ts'
import { round } from '../../../engine/text/round.ts'
import type { DateHint } from '../understanding/days/resolve-dates.ts'
import { emptyReading, type Reading } from '../understanding/entry.ts'
import type { Grid } from '../understanding/grid.ts'
import { meaningOf } from '../understanding/known-codes.ts'
import { type Line, linesOf, readLines } from '../understanding/read-lines.ts'
import { entriesOf } from './entries-of-reading.ts'
import { questionOf } from './one-question.ts'
import { literalBits, useOfKnownWord } from './prices.ts'
import { type SearchContext, type SheetSearch, searchSheet } from './search-sheet.ts'
import { surenessOf } from './sureness.ts'
import type { Weighed } from './weigh-reading.ts'

/** Either a layout that won, whose entries follow once the key is known, or a reading as text. */
export type SheetReading = {
  search: SheetSearch
  best?: Weighed
  reading: Reading
  /** What the sheet costs under this reading. */
  bits: number
  /** It has several cells a row, but was read as text. */
  isTable?: boolean
}

/** Failed checks that mean more together. */
const manyDoubts = 3

/** How far the reading of one sheet can be relied on; undefined if nothing was read. */
export function reliabilityOf(
  { best, search, reading, isTable }: SheetReading,
  sheet: number,
): ReadingSureness | undefined {
  if (best) {
    const sureness = surenessOf(best, search)
    const question = sureness.isSure ? undefined : questionOf(best, sureness, sheet)
    return {
      isSure: sureness.isSure,
      sureness: round(sureness.share, 2),
      doubts: [...(sureness.failed.length >= manyDoubts ? ['This may not be a schedule.'] : []), ...sureness.failed],
      passed: sureness.passed,
      question: question ?? null,
    }
  }
  const { entries, unread, days } = reading
  if (entries.length === 0) return undefined
  const known = entries.filter(({ mark }) => mark.isKnown).length / entries.length
  const left = unread.filter(({ text }) => !isPolite(text, entries)).length
  const lost = unread.filter(({ text }) => datedLine.test(text)).length
  const share = known * (1 - left / (left + new Set(entries.map(({ cells }) => cells[0])).size))
  const doubts = [
    ...(share < surelyRead || lost > mostLost * entries.length || days.some(({ confidence }) => confidence <= 0.7)
      ? ['We couldn’t read every line of the text.']
      : []),
    ...(isTable ? ['We read the table as text.'] : []),
    ...(countOf(entries, 'who') < 2 || countOf(entries, 'date') < 2 ? ['Too few people or days to be sure.'] : []),
    ...(hasSplitNames(entries) ? ['Some names may have been split.'] : []),
    ...(doublesOf(entries) > mostDoubles * entries.length ? ['Some people would have two shifts on one day.'] : []),
    ...(isScattered(entries) ? ['The dates are out of order.'] : []),
  ]
  return {
    isSure: doubts.length === 0,
    sureness: round(doubts.length === 0 ? share : share / 2, 2),
    doubts,
    question: null,
  }
}

/** Sentences may say something that we don't understand. */
const longestGreeting = 40
const contact = /(?:\b\d{3}[-. ])?\b\d{3}[-. ]\d{4}\b|\b(?:x|ext\.?|pager|phone|tel\.?|cell)\s?:?\s?[\d()\s.-]{3,}/i

/** "Hi all,", "Thanks!", and "ext. 4417" say nothing about the schedule. */
function isPolite(text: string, entries: Reading['entries']): boolean {
  const words = new Set(text.toLowerCase().split(/[^\p{L}]+/u))
  const saysShift = [...words].some((word) => isCalendarName(word) || meaningOf(word))
  return (
    text.length < longestGreeting &&
    !/\d/.test(text.replace(contact, '')) &&
    !saysShift &&
    !entries.some(({ who }) =>
      who
        .toLowerCase()
        .split(/[\s,.]+/)
        .some((word) => words.has(word)),
    )
  )
}

const countOf = (entries: Reading['entries'], what: 'who' | 'date') => new Set(entries.map((entry) => entry[what])).size

/** Days of a schedule follow each other; those read in the wrong order are all over the year. */
const shareOfDays = 0.2
const fewestDays = 10

function isScattered(entries: Reading['entries']): boolean {
  const days = [...new Set(entries.map(({ date }) => date))].sort()
  return days.length >= fewestDays && days.length < shareOfDays * (daysBetween(days[0]!, days.at(-1)!) + 1)
}

/** Of the lines and marks of a text. */
const surelyRead = 0.9
/** A line that starts with a day and goes on belongs to the schedule. */
const datedLine = /^\W*(?:\p{L}{3,9}[.,]?\s+){0,2}\d{1,2}(?!\d|:|\s?[ap]m?\b).*\p{L}{2}/u
const mostLost = 0.02
const mostDoubles = 0.02

/** People who never occur without the same other one: "Quinn, Tom" is one person. */
const fewestTwins = 3
const shareOfTwins = 0.5

function hasSplitNames(entries: Reading['entries']): boolean {
  const together = new Map<string, Set<string>>()
  for (const { who, date, cells } of entries) {
    const at = `${cells.map(({ row, column }) => `${row} ${column}`).join()} ${date}`
    together.set(at, (together.get(at) ?? new Set()).add(who.toLowerCase()))
  }
  const partners = new Map<string, Set<string>>()
  for (const names of together.values())
    for (const name of names) {
      const others = [...names].filter((one) => one !== name)
      const known = partners.get(name) ?? new Set<string>()
      partners.set(name, known.add(others.length === 1 ? others[0]! : ''))
    }
  const twins = [...partners.values()].filter((own) => own.size === 1 && !own.has('')).length
  return twins >= 2 * fewestTwins && twins >= shareOfTwins * partners.size
}

function doublesOf(entries: Reading['entries']): number {
  const worked = entries.filter(({ mark }) => !mark.reason)
  return worked.length - new Set(worked.map(({ who, date }) => `${who.toLowerCase()}|${date}`)).size
}

export type ReadContext = SearchContext & { hint: DateHint; knownNames: ReadonlySet<string> }

/** Average cells per row above which a sheet isn't running text. */
const mostCellsOfText = 3
/** From which on its columns may mean something that lines lose. */
const fewestCellsOfTable = 2

export function readSheet(grid: Grid, context: ReadContext): SheetReading {
  const search = searchSheet(grid, context)
  const [found] = search.readings
  const best = found && found.bits < search.unexplainedBits ? found : undefined
  const filled = new Set(grid.cells.map(({ row }) => row)).size
  if (grid.cells.length <= mostCellsOfText * filled) {
    const lines = readAsLines(grid, context)
    const bits = priceOfLines(linesOf(grid), lines)
    if (lines.entries.length > 0 && bits < Math.min(search.unexplainedBits, best?.bits ?? Number.POSITIVE_INFINITY))
      return { reading: lines, search, bits, isTable: grid.cells.length >= fewestCellsOfTable * filled }
  }
  if (best) return { reading: entriesOf(best, context.legend), search, best, bits: best.bits }
  const isLegend = grid.cells.length > 0 && grid.cells.every((cell) => context.legend.used.has(cell))
  return { reading: emptyReading(isLegend ? 'legend' : 'unknown'), search, bits: search.unexplainedBits }
}

/** The most a meaningful line costs, relative to one that isn't. */
const readShare = 0.8

/** Repeated words are cheap in meaningful lines; other lines are paid for letter by letter. */
function priceOfLines(lines: Line[], { used }: Reading): number {
  const wordsOf = (text: string) => text.split(/[\s,;:/()-]+/).filter((word) => word !== '')
  const counts = new Map<string, number>()
  const read = lines.filter(({ source }) => used.has(source))
  for (const { text } of read) for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const priceOfWord = (word: string) =>
    /\d/.test(word) ? useOfKnownWord : literalBits(word) / counts.get(word)! + useOfKnownWord
  return lines.reduce(
    (sum, { text, source }) =>
      sum +
      (used.has(source)
        ? Math.min(
            readShare * literalBits(text),
            wordsOf(text).reduce((bits, word) => bits + priceOfWord(word), 0),
          )
        : literalBits(text)),
    0,
  )
}

/** "Pat Lowe, 12/29/26, 4:51 PM" says who wrote a message, unless most lines say it. */
const stamp = /\d{1,2}[/.-]\d{1,2}[/.-](?:20)?\d\d,?\s+(?:at )?\d{1,2}:\d{2}(?!\s?(?:[ap]\.?m\.?)?\s?[-–])/i
const mostStamps = 0.25

/** Twice: the second pass knows names that the first found with capitals. */
function readAsLines(grid: Grid, { legend, hint, knownNames, bounds: { dateOrder } }: ReadContext): Reading {
  const all = linesOf(grid).filter((line) => !legend.used.has(line.source))
  const stamps = new Set(all.filter(({ text }) => stamp.test(text)))
  const lines = stamps.size < mostStamps * all.length ? all.filter((line) => !stamps.has(line)) : all
  const hasCapitals = lines.some(({ text }) => /\p{Lu}\p{Ll}/u.test(text))
  const words = new Set([...knownNames].flatMap((name) => name.split(/[\s,.]+/)).filter((word) => word.length > 2))
  const first = readLines(lines, { legend, hint, dateOrder, isName: (word) => words.has(word) || !hasCapitals })
  for (const { who } of first.entries)
    for (const word of who.toLowerCase().split(/[\s,.]+/)) if (word.length > 2) words.add(word)
  return hasCapitals ? readLines(lines, { legend, hint, dateOrder, isName: (word) => words.has(word) }) : first
}
