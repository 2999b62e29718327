/** What a line of text says about a day, by the candidates of the search: "12/3", "3-Dec", "Mon 7", "Week of Dec 7", "46359". */
import { daysInMonth } from '../../../../engine/calendar.ts'
import { weekdayNamed } from '../../../../engine/language/calendar-words.ts'
import { type Weekday, weekdays } from '../../../../engine/model.ts'
import { weekdaysOfWord } from '../../layout-search/dates/calendar-words.ts'
import {
  type DateCandidate,
  dateCandidates,
  type RangeCandidate,
  rangeCandidates,
} from '../../layout-search/dates/date-candidates.ts'

/** Month first, as in the United States; day first only if it must be. "Week of" is seven days. */
export function readDay(text: string): RangeCandidate | undefined {
  const plain = text.replace(/[()\s]+/g, ' ').trim()
  const date = dateCandidates(plain).find((one) => isReal(one) && (one.day || one.weekdays?.length === 1))
  if (date) return { from: decided(date) }
  const range = rangeCandidates(plain).find(({ from, to }) => isReal(from) && (!to || isReal(to)) && from.month)
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
