/** Recognises holidays: by the names that the group gave them, or all of them together. */
import type { CalendarDate } from '../model.ts'
import type { Context } from './context.ts'
import type { Match } from './lexeme.ts'
import { nearestYear } from './period.ts'
import { type Token, wordsOf } from './tokens.ts'

/** Words of holidays' names that say nothing alone. */
const plainWords = new Set(['day', 'eve', 'new', 'the', 'of', 'and', 'national', 'observed', 'jr', 'king', 'memorial'])
const knownNames = new Set(
  'christmas thanksgiving xmas easter juneteenth hanukkah ramadan eid diwali yom kippur labor memorial veterans columbus independence'.split(
    ' ',
  ),
)

/** Holidays that are on the same date each year, for groups that do not list them. */
const fixedDates: Record<string, string> = {
  'christmas eve': '12-24',
  'christmas day': '12-25',
  'year eve': '12-31',
  'year day': '01-01',
  'juneteenth day': '06-19',
  'independence day': '07-04',
}

export function matchHoliday(tokens: Token[], at: number, context: Context): Match | undefined {
  const word = tokens[at]!.word
  if (word === 'holiday' || word === 'holidays') {
    const dates = context.holidays.map((holiday) => holiday.date)
    if (dates.length === 0) return trouble('No holiday lies in this period. Which dates are meant?', 1)
    return found(dates, 1, true)
  }
  const named = longestName(tokens, at, context)
  if (named) return found([named.date], named.length, false)
  const isNewYear = word === 'new' && tokens[at + 1]?.word === 'year'
  if (!knownNames.has(word) && !isNewYear) return undefined
  const meant = word === 'xmas' ? 'christmas' : isNewYear ? 'year' : word
  const base = isNewYear ? 2 : 1
  const suffix = tokens[at + base]?.word
  const length = base + (suffix === 'day' || suffix === 'eve' ? 1 : 0)
  const said = tokens
    .slice(at, at + length)
    .map((token) => token.text)
    .join(' ')
  const dates = context.holidays.filter((holiday) => {
    const words = wordsOf(holiday.name)
    return words.includes(meant) && words.includes('eve') === (suffix === 'eve')
  })
  const fixed = fixedDates[`${meant} ${suffix === 'eve' ? 'eve' : 'day'}`]
  if (dates.length === 0 && fixed) {
    const date = `${nearestYear(context, Number(fixed.slice(0, 2)))}-${fixed}`
    return found([date], length, false)
  }
  if (dates.length === 0) return trouble(`${said} is not a holiday of this period. Which date is meant?`, length)
  return found(
    dates.map((holiday) => holiday.date),
    length,
    false,
  )
}

function longestName(
  tokens: Token[],
  at: number,
  context: Context,
): { date: CalendarDate; length: number } | undefined {
  let best: { date: CalendarDate; length: number } | undefined
  for (const holiday of context.holidays) {
    const words = wordsOf(holiday.name)
    if (words.length === 1 && plainWords.has(words[0]!)) continue
    if (words.length > 0 && words.every((word, step) => tokens[at + step]?.word === word))
      if (!best || words.length > best.length) best = { date: holiday.date, length: words.length }
  }
  return best
}

function found(dates: CalendarDate[], length: number, all: boolean): Match {
  return { meaning: { of: 'dates', ranges: dates.map((date) => ({ from: date, to: date })), holidays: all }, length }
}

function trouble(question: string, length: number): Match {
  return { meaning: { of: 'trouble', about: 'dates', question }, length }
}
