/** Recognizes holidays: by the group's names, the big ones of the year, or all of them together. */
import { addDays, yearOf } from '../../calendar.ts'
import { federalHolidays } from '../../federal-holidays.ts'
import type { CalendarDate } from '../../model.ts'
import { monthOf, spanOfMonth } from '../../month.ts'
import type { Context } from '../context.ts'
import type { Match } from '../lexeme.ts'
import { nearestTo } from '../period.ts'
import { type Token, wordsOf } from '../tokens.ts'

type Holiday = Context['holidays'][number]

/** Words in holiday names that mean nothing alone. */
const plainWords = new Set(['day', 'eve', 'new', 'the', 'of', 'and', 'national', 'observed', 'jr', 'king', 'memorial'])
const knownNames = new Set(
  'christmas thanksgiving easter juneteenth hanukkah ramadan eid diwali yom kippur labor memorial veterans columbus independence'.split(
    ' ',
  ),
)

/** Other words for them, and a word of the name that is meant. */
const otherNames: Record<string, string> = {
  xmas: 'christmas',
  'x mas': 'christmas',
  tgiving: 'thanksgiving',
  'turkey day': 'thanksgiving',
  'new year': 'year',
  'new years': 'year',
  'black friday': 'black',
  mlk: 'luther',
  presidents: 'washingtons',
}

/** Holidays on the same date each year that the federal list does not have. */
const eves = [
  { date: '12-24', name: 'Christmas Eve' },
  { date: '12-31', name: 'New Year’s Eve' },
]

export function matchHoliday(tokens: Token[], at: number, context: Context): Match | undefined {
  const word = tokens[at]!.word
  const next = tokens[at + 1]?.word ?? ''
  if ((word === 'major' || word === 'big') && isHolidayWord(next)) return found(majorDates(context), 2, { major: true })
  if (isHolidayWord(word)) {
    const dates = context.holidays.map((holiday) => holiday.date)
    if (dates.length === 0) return trouble('There are no holidays in this period. Which dates do you mean?', 1)
    return found(dates, 1, { holidays: true })
  }
  const own = longestName(tokens, at, context)
  if (own) return named(own.name, own.length, context)
  const base = `${word} ${next}` in otherNames ? 2 : 1
  const meant = otherNames[base === 2 ? `${word} ${next}` : word] ?? (knownNames.has(word) ? word : undefined)
  if (!meant) return undefined
  const suffix = tokens[at + base]?.word
  const length = base + (suffix === 'day' || suffix === 'eve' ? 1 : 0)
  const known = holidaysAround(context).find(({ name }) => {
    const words = wordsOf(name)
    return words.includes(meant) && words.includes('eve') === (suffix === 'eve')
  })
  if (known) return named(known.name, length, context)
  const said = tokens
    .slice(at, at + length)
    .map((token) => token.text)
    .join(' ')
  return trouble(`${said} isn’t a holiday in this period. Which date do you mean?`, length)
}

function isHolidayWord(word: string): boolean {
  return word === 'holiday' || word === 'holidays'
}

/** The big holidays of the period's year. */
function majorDates(context: Context): CalendarDate[] {
  return federalHolidays(yearOf(context.from))
    .filter(({ isMajor }) => isMajor)
    .map(({ date }) => date)
}

/** The group's own and the well-known holidays, from the year before the period to the year after. */
function holidaysAround(context: Context): Holiday[] {
  const year = yearOf(context.from)
  const common = commonHolidays([year - 1, year, year + 1])
  const fridays = common.filter(({ name }) => name === 'Thanksgiving Day').map(({ date }) => addDays(date, 1))
  return [...context.holidays, ...common, ...fridays.map((date) => ({ date, name: 'Black Friday' }))]
}

/** Well-known holidays. */
export function commonHolidays(years: number[]): Holiday[] {
  return years.flatMap((year) => [
    ...federalHolidays(year),
    ...eves.map(({ date, name }) => ({ date: `${year}-${date}`, name })),
  ])
}

/** Of the major holiday that is always on this day of the year: Independence Day, Christmas, New Year's Day. */
export function occurrencesOf(date: CalendarDate, context: Context): CalendarDate[] | undefined {
  const year = yearOf(context.from)
  const days = [year - 1, year, year + 1].map((one) => `${one}${date.slice(4)}`)
  const isHoliday = (day: CalendarDate) =>
    federalHolidays(yearOf(day)).some((holiday) => holiday.isMajor && holiday.date === day)
  return days.every(isHoliday) ? days : undefined
}

/** The next one from the start of the period on, or the last one; for questions about the past, the nearest. */
function named(name: string, length: number, context: Context): Match {
  const same = wordsOf(name).join(' ')
  const occurrences = holidaysAround(context)
    .filter((holiday) => wordsOf(holiday.name).join(' ') === same)
    .map(({ date }) => date)
    .sort()
  const first = spanOfMonth(monthOf(context.from)).from
  const next = occurrences.find((date) => date >= first) ?? occurrences.at(-1)!
  const meant = context.looksBack ? nearestTo(context.from, occurrences) : next
  return found([meant], length, { occurrences: [...new Set(occurrences)] })
}

function longestName(tokens: Token[], at: number, context: Context): { name: string; length: number } | undefined {
  let best: { name: string; length: number } | undefined
  for (const holiday of context.holidays) {
    const words = wordsOf(holiday.name)
    if (words.length === 1 && plainWords.has(words[0]!)) continue
    if (words.length > 0 && words.every((word, step) => tokens[at + step]?.word === word))
      if (!best || words.length > best.length) best = { name: holiday.name, length: words.length }
  }
  return best
}

function found(
  dates: CalendarDate[],
  length: number,
  more: { holidays?: boolean; occurrences?: CalendarDate[]; major?: boolean },
): Match {
  return { meaning: { of: 'dates', ranges: dates.map((date) => ({ from: date, to: date })), ...more }, length }
}

function trouble(question: string, length: number): Match {
  return { meaning: { of: 'trouble', about: 'dates', question }, length }
}
