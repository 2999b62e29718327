/** What a line of text says about a day, by the candidates of the search: "12/3", "3-Dec", "Mon 7", "Week of Dec 7", "46359". */
import { daysInMonth } from '../../../../engine/calendar.ts'
import { weekdayNamed } from '../../../../engine/language/calendar-words.ts'
import { type Weekday, weekdays } from '../../../../engine/model.ts'
import { weekdaysOfWord } from '../../layout-search/dates/calendar-words.ts'
import {
  type DateCandidate,
  type DateOrder,
  dateCandidates,
  type RangeCandidate,
  rangeCandidates,
} from '../../layout-search/dates/date-candidates.ts'

/** In the order of the whole text; the other only if it must be. "Week of" is seven days. */
export function readDay(text: string, order: DateOrder = 'month-first'): RangeCandidate | undefined {
  const plain = text.replace(/[()\s]+/g, ' ').trim()
  const isUsual = (one: { order?: DateOrder }) => one.order === undefined || one.order === order
  const dates = dateCandidates(plain).filter((one) => isReal(one) && (one.day || one.weekdays?.length === 1))
  const date = dates.find(isUsual) ?? dates[0]
  if (date) return { from: decided(date) }
  const ranges = rangeCandidates(plain).filter(({ from, to }) => isReal(from) && (!to || isReal(to)) && from.month)
  const range = ranges.find(isUsual) ?? ranges[0]
  return range && { ...range, from: decided(range.from) }
}

function decided({ order: _chosen, ...date }: DateCandidate): DateCandidate {
  return date
}

/** A leap day is possible while the year is open. */
function isReal({ year = 2024, month, day = 1 }: DateCandidate): boolean {
  return year >= 2000 && year <= 2100 && (!month || day <= daysInMonth(year, month))
}

/** Shorter words of other languages are names, too: "Sam", "Mar". */
const shortestForeign = 5

export function weekdayOfWord(word: string): Weekday | undefined {
  const lower = word.toLowerCase().replace(/\.$/, '')
  const [foreign] = (lower.length >= shortestForeign && weekdaysOfWord(lower)) || []
  return weekdayNamed(lower) ?? (foreign === undefined ? undefined : weekdays[(foreign + 6) % 7])
}
