/** Reads what a header or a line says about a day: "12/3", "3-Dec", "Mon 7", "Week of Dec 7", "2026-12-03", "46359". */
import { dateOfDayNumber, dayNumber, dayOfMonth, daysInMonth } from '../../../../engine/calendar.ts'
import { monthNamed, weekdayNamed } from '../../../../engine/language/calendar-words.ts'
import type { CalendarDate, Weekday } from '../../../../engine/model.ts'
import { monthOf } from '../../../../engine/month.ts'

export type DayMark = {
  year?: number
  month?: number
  day?: number
  weekday?: Weekday
  /** The last day of a range. */
  through?: { year?: number; month?: number; day: number }
  /** "Week of": seven days from here. */
  isWeek?: boolean
}

const monthWord =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?'
const dayWord = '(\\d{1,2})(?:st|nd|rd|th)?'
const yearWord = "'?(\\d{4}|\\d{2})"
const dash = '\\s*(?:-|–|—|to|thru|through|until)\\s*'

type Reader = { pattern: RegExp; read: (parts: string[]) => DayMark | undefined }

const whole = (source: string) => new RegExp(`^${source}$`, 'i')

/** The longest forms first. All must match the whole text. */
const readers: Reader[] = [
  {
    pattern: whole(`(\\d{4})[-/.](\\d{1,2})[-/.](\\d{1,2})(?:[t ]0?0:00(?::00)?(?:\\.0+)?z?)?`),
    read: ([year, month, day]) => checked({ year: Number(year), month: Number(month), day: Number(day) }),
  },
  {
    pattern: whole(`(\\d{1,2})/(\\d{1,2})(?:/${yearWord})?${dash}(\\d{1,2})/(\\d{1,2})(?:/${yearWord})?`),
    read: ([month, day, year, toMonth, toDay, toYear]) =>
      ranged(slashed(month, day, year ?? toYear), slashed(toMonth, toDay, toYear)),
  },
  {
    pattern: whole(`(\\d{1,2})/(\\d{1,2})${dash}(\\d{1,2})`),
    read: ([month, day, toDay]) => ranged(slashed(month, day, undefined), slashed(month, toDay, undefined)),
  },
  { pattern: whole(`(\\d{1,2})[/.-](\\d{1,2})[/.-]${yearWord}`), read: ([a, b, year]) => slashed(a, b, year) },
  { pattern: whole('(\\d{1,2})/(\\d{1,2})'), read: ([a, b]) => slashed(a, b, undefined) },
  {
    pattern: whole(`${monthWord} ?${dayWord}${dash}(?:${monthWord} ?)?${dayWord}(?:,? ${yearWord})?`),
    read: ([month, day, toMonth, toDay, year]) =>
      ranged(named(month, day, year), named(toMonth ?? month, toDay, toMonth ? undefined : year)),
  },
  {
    pattern: whole(`${dayWord}[ -]?${monthWord}${dash}${dayWord}[ -]?${monthWord}(?:[ -]${yearWord})?`),
    read: ([day, month, toDay, toMonth, year]) => ranged(named(month, day, undefined), named(toMonth, toDay, year)),
  },
  {
    pattern: whole(`${dayWord}${dash}${dayWord}[ -]?${monthWord}(?:[ -]${yearWord})?`),
    read: ([day, toDay, month, year]) => ranged(named(month, day, year), named(month, toDay, year)),
  },
  {
    pattern: whole(`${monthWord}[ -]?${dayWord}(?:,? ${yearWord}|-${yearWord})?`),
    read: ([month, day, year, other]) => named(month, day, year ?? other),
  },
  {
    pattern: whole(`${dayWord}[ -]?${monthWord}(?:[ ,-]+${yearWord})?`),
    read: ([day, month, year]) => named(month, day, year),
  },
  { pattern: whole('(\\d{5})'), read: ([serial]) => fromSerial(Number(serial)) },
  {
    pattern: whole(dayWord),
    read: ([day]) => (Number(day) >= 1 && Number(day) <= 31 ? { day: Number(day) } : undefined),
  },
]

const weekPrefix = /^(?:(?:wk|week)(?:\s*#?\d{1,2})?\s*(?:of|beginning|starting|commencing)?|w\/?[oc])[\s:(]+/i

/** For a cell with nothing else. Single letters are weekdays only if the caller expects weekdays. */
export function readDay(text: string, date?: string): DayMark | undefined {
  if (date) return partsOf(date)
  const plain = text.replace(/\s+/g, ' ').replace(/[()]/g, ' ').trim()
  if (plain === '' || plain.length > 40) return undefined
  const isWeek = weekPrefix.test(plain)
  const rest = plain.replace(weekPrefix, '').replace(/\s+/g, ' ').trim()
  const mark = readWhole(rest) ?? withWeekday(rest)
  if (!mark) return undefined
  return isWeek ? (mark.month || mark.through ? { ...mark, isWeek: true } : undefined) : mark
}

function readWhole(text: string): DayMark | undefined {
  for (const { pattern, read } of readers) {
    const match = pattern.exec(text)
    if (match) return read(match.slice(1))
  }
  return undefined
}

/** "Mon", "Mon 7", "7 Mon", "Monday, Dec 7". */
function withWeekday(text: string): DayMark | undefined {
  const words = text.split(/[\s,.]+/).filter((word) => word !== '')
  if (words.length === 0) return undefined
  const first = weekdayOfWord(words[0]!)
  const last = weekdayOfWord(words.at(-1)!)
  if (first && words.length === 1) return { weekday: first }
  if (first) {
    const rest = readWhole(text.replace(/^\p{L}+[\s,.:-]*/u, ''))
    return rest && { ...rest, weekday: first }
  }
  if (last) {
    const rest = readWhole(text.replace(/[\s,.:-]*\p{L}+\.?$/u, ''))
    return rest && { ...rest, weekday: last }
  }
  const glued = /^(\p{L}{2,9})[.-]?(\d.*)$/u.exec(text)
  const weekday = glued && weekdayOfWord(glued[1]!)
  const rest = weekday ? readWhole(glued[2]!) : undefined
  return rest && weekday ? { ...rest, weekday } : undefined
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

export function partsOf(date: CalendarDate): DayMark {
  return { ...monthOf(date), day: dayOfMonth(date) }
}

function fullYear(text: string): number {
  return text.length === 2 ? 2000 + Number(text) : Number(text)
}

/** Month first, as in the United States; day first only if it must be. */
function slashed(first: string | undefined, second: string | undefined, year: string | undefined): DayMark | undefined {
  const [a, b] = [Number(first), Number(second)]
  const [month, day] = a > 12 ? [b, a] : [a, b]
  return checked({ month, day, ...(year ? { year: fullYear(year) } : {}) })
}

function named(month: string | undefined, day: string | undefined, year: string | undefined): DayMark | undefined {
  const number = monthNamed((month ?? '').toLowerCase().replace('.', ''))
  return number ? checked({ month: number, day: Number(day), ...(year ? { year: fullYear(year) } : {}) }) : undefined
}

function ranged(from: DayMark | undefined, to: DayMark | undefined): DayMark | undefined {
  if (!from || to?.day === undefined) return undefined
  return { ...from, through: { day: to.day, month: to.month, year: to.year } }
}

function checked(mark: { year?: number; month: number; day: number }): DayMark | undefined {
  if (mark.month < 1 || mark.month > 12 || mark.day < 1) return undefined
  if (mark.year !== undefined && (mark.year < 2000 || mark.year > 2100)) return undefined
  // A leap day is possible while the year is open.
  return mark.day <= daysInMonth(mark.year ?? 2024, mark.month) ? mark : undefined
}

/** Days since the end of 1899, Excel's count. Only plausible years, so no other number passes. */
function fromSerial(serial: number): DayMark | undefined {
  if (serial < 43_831 || serial > 55_153) return undefined
  return partsOf(dateOfDayNumber(dayNumber('1899-12-30') + serial))
}
