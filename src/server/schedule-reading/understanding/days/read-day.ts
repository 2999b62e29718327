/** What a line of text says about a day, by the candidates of the search: "12/3", "3-Dec", "Mon 7", "Week of Dec 7", "46359". */
import { daysInMonth } from '../../../../engine/calendar.ts'
import { monthNamed, weekdayNamed } from '../../../../engine/language/calendar-words.ts'
import type { Weekday } from '../../../../engine/model.ts'
import {
  type DateCandidate,
  dateCandidates,
  type RangeCandidate,
  rangeCandidates,
} from '../../layout-search/dates/date-candidates.ts'

const weekPrefix = /^(?:(?:wk|week)(?:\s*#?\d{1,2})?\s*(?:of|beginning|starting|commencing)?|w\/?[oc])[\s:(]+/i

/** Month first, as in the United States; day first only if it must be. "Week of" is seven days. */
export function readDay(text: string): RangeCandidate | undefined {
  const plain = text.replace(/[()\s]+/g, ' ').trim()
  const rest = plain.replace(weekPrefix, '')
  const isWeek = rest !== plain
  const date = dateCandidates(rest).find((one) => isReal(one) && (one.day || one.weekdays?.length === 1))
  const range = date?.day ? undefined : rangeCandidates(rest).find(({ from, to }) => isReal(from) && to && isReal(to))
  const from = range?.from ?? date
  if (!from || (isWeek && !from.month)) return undefined
  const { order: _decided, ...first } = from
  return { from: first, ...(range?.to?.day ? { to: range.to } : isWeek ? { days: 7 } : {}) }
}

/** A leap day is possible while the year is open. */
function isReal({ year = 2024, month, day = 1 }: DateCandidate): boolean {
  return year >= 2000 && year <= 2100 && (!month || day <= daysInMonth(year, month))
}

const shortWeekdays: Record<string, Weekday> = {
  mo: 'monday',
  tu: 'tuesday',
  we: 'wednesday',
  th: 'thursday',
  fr: 'friday',
  sa: 'saturday',
  su: 'sunday',
}

export function weekdayOfWord(word: string): Weekday | undefined {
  const lower = word.toLowerCase().replace(/\.$/, '')
  return weekdayNamed(lower) ?? shortWeekdays[lower]
}

const monthWord =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?'

/** The month named in a title or a sheet's name. */
export function readMonth(text: string): { month: number; year?: number } | undefined {
  const match = new RegExp(
    `\\b${monthWord}(?:\\s+\\d{1,2}(?:st|nd|rd|th)?\\s*(?:-|–|to|,)[^\\d]*\\d{0,2})?[\\s,'’/-]*(20\\d\\d|2[4-9](?!\\d|\\s*(?:-|–|/|to|st|nd|rd|th)))?`,
    'i',
  ).exec(text)
  if (match) {
    const month = monthNamed(match[1]!.toLowerCase())
    // "may" is also a word.
    if (month && !(match[1] === 'may' || (match[1] === 'mar' && !match[2]) || match[1] === 'march'))
      return { month, ...(match[2] ? { year: fullYear(match[2]) } : yearIn(text)) }
  }
  const numbers = /(?:^|\s)(0?[1-9]|1[0-2])\s*[/-]\s*(20\d\d)(?:\s|$)/.exec(text) ?? undefined
  if (numbers) return { month: Number(numbers[1]), year: Number(numbers[2]) }
  const turned = /(?:^|\s)(20\d\d)[-/](0[1-9]|1[0-2])(?:\s|$)/.exec(text)
  return turned ? { month: Number(turned[2]), year: Number(turned[1]) } : undefined
}

function yearIn(text: string): { year?: number } {
  const found = /\b(20[2-4]\d)\b/.exec(text)
  return found ? { year: Number(found[1]) } : {}
}

function fullYear(text: string): number {
  return text.length === 2 ? 2000 + Number(text) : Number(text)
}
