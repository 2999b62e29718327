/** Every way a text can be a date, month, weekday, or range of days. Decides nothing: 05/06 is both. */
import type { dateOrders } from '../../../../contract/sheet-reading.ts'
import { dateOfDayNumber, dayNumber } from '../../../../engine/calendar.ts'
import { monthOfWord, weekdaysOfLetter, weekdaysOfWord } from './calendar-words.ts'

export type DateOrder = (typeof dateOrders)[number]

/** Any part may be missing: a day number, a month, a weekday alone. `bits` is the price of an unusual spelling. */
export type DateCandidate = {
  year?: number
  month?: number
  day?: number
  /** 0 is Sunday; several if the abbreviation is ambiguous. */
  weekdays?: number[]
  order?: DateOrder
  bits: number
}

/** Either up to a day, or a number of days. */
export type RangeCandidate = {
  from: DateCandidate
  to?: DateCandidate
  /** It ends on that day, no later than it started: the day before is the last. */
  isBefore?: true
  days?: number
  order?: DateOrder
}

const longest = 34
const ordinal = '(?:st|nd|rd|th|er|º|\\.)?'
const yearPart = "(?:[\\s,-]+(?:de\\s+|del\\s+)?'?(\\d{4}|\\d{2}))?"
const isoDate = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/
const numbers = /^(\d{1,2})([/.-])(\d{1,2})(?:\2(\d{4}|\d{2})?)?$/
const monthThenDay = new RegExp(`^(\\p{L}+)\\.?[\\s-]*(\\d{1,2})${ordinal}${yearPart}$`, 'iu')
const dayThenMonth = new RegExp(`^(\\d{1,2})${ordinal}[\\s-]*(?:de\\s+)?(\\p{L}+)\\.?${yearPart}$`, 'iu')
/** "1.IV.2027" */
const romanMonth = /^(\d{1,2})\s?([. /-])\s?([IVX]{1,4})(?:[. /-]{1,2}(\d{4}|\d{2}))?\.?$/
const romans = 'I II III IV V VI VII VIII IX X XI XII'.split(' ')
const dayAlone = new RegExp(`^(\\d{1,2})${ordinal}$`, 'i')
const monthAlone = /^(\p{L}+)\.?(?:[\s,-]+(?:de\s+|del\s+)?'?(\d{4}|\d{2}))?$/iu
const footnote = /^(.*[\p{L}\d.])(?:\s?[*†‡#]+|(?<=\d)[a-e]|\s(?:[a-e]|\([a-e]\)))$/u

/** A spreadsheet's day number between 2015 and 2036, in a file that lost its formats. */
const daySerial = /^4[2-9]\d{3}$/
const serialOfFirstDay = 25_569
const serialBits = 3

const moment = /^(.*\d.*?)(?:T|,? (?:at )?)(\d{1,2}:\d{2})(?::\d{2}(?:\.\d+)?)?(?:Z|\s?([ap])\.?m?\.?)?$/i

/** "3/1/2027 7:00 PM" is a date and a time. */
export function splitMoment(text: string): { date: string; clock: string } | undefined {
  const [, date, clock, half = ''] = moment.exec(text.trim()) ?? []
  return date && clock ? { date, clock: clock + half } : undefined
}

export function dateCandidates(text: string): DateCandidate[] {
  const trimmed = withoutColon(splitMoment(text)?.date ?? text).replace(/\s+/g, ' ')
  if (trimmed === '' || trimmed.length > longest) return []
  const alone = weekdaysOfWord(trimmed)
  if (alone) return [{ weekdays: alone, bits: 0 }, ...monthsNamed(trimmed)]
  const letter = weekdaysOfLetter(trimmed)
  if (letter) return [{ weekdays: letter, bits: 2 }]
  const note = footnote.exec(trimmed)
  if (note && /\d/.test(note[1]!)) return dateCandidates(note[1]!).map((one) => ({ ...one, bits: one.bits + 3 }))
  const { rest, weekdays, bits } = withoutWeekday(trimmed)
  return [
    ...coreCandidates(rest).map((one) => ({ ...one, ...(weekdays ? { weekdays } : {}), bits: one.bits + bits })),
    ...dayOfBoth(trimmed),
  ]
}

/** "mar 6" is March 6 or a Tuesday the 6th. */
function dayOfBoth(text: string): DateCandidate[] {
  const [, word = '', day] = /^(\p{L}+)\.? (\d{1,2})$/u.exec(text) ?? []
  const weekdays = monthOfWord(word) ? weekdaysOfWord(word) : undefined
  return weekdays ? checked({ day: Number(day), weekdays }).map((one) => ({ ...one, bits: 2 })) : []
}

function monthsNamed(text: string): DateCandidate[] {
  const month = monthOfWord(text)
  return month ? [{ month, bits: 2 }] : []
}

/** "Mon 12/7", "12/7 (Mon)", "M 7". */
function withoutWeekday(text: string): { rest: string; weekdays?: number[]; bits: number } {
  const before = /^(\p{L}+)\.?,?\s+(?=\S)/u.exec(text) ?? /^(\p{L}{2,3})\.?-?(?=\d)/u.exec(text)
  const leading =
    before && (weekdaysOfWord(before[1]!) ?? (/\d$/.test(text) ? weekdaysOfLetter(before[1]!) : undefined))
  // "Mar 3" is a date in March unless the rest is one already.
  if (before && leading) {
    const rest = text.slice(before[0].length)
    if (!monthOfWord(before[1]!) || coreCandidates(rest).some(({ month }) => month))
      return { rest, weekdays: leading, bits: before[1]!.length === 1 ? 1 : 0 }
  }
  const after = /[\s,(]+(\p{L}+)\.?\)?$/u.exec(text)
  const trailing = after && weekdaysOfWord(after[1]!)
  if (after && trailing && !monthOfWord(after[1]!))
    return { rest: text.slice(0, after.index), weekdays: trailing, bits: 0 }
  return { rest: text, bits: 0 }
}

function coreCandidates(text: string): DateCandidate[] {
  const iso = isoDate.exec(text)
  if (iso) return checked({ year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) })
  if (daySerial.test(text)) {
    const [year, month, day] = dateOfDayNumber(Number(text) - serialOfFirstDay)
      .split('-')
      .map(Number)
    return [{ year: year!, month: month!, day: day!, bits: serialBits }]
  }
  const pair = numbers.exec(text)
  if (pair) {
    const [first, second, year] = [Number(pair[1]), Number(pair[3]), yearOf(pair[4])]
    return [
      ...checked({ ...year, month: first, day: second, order: 'month-first' }),
      ...checked({ ...year, month: second, day: first, order: 'day-first' }),
    ]
  }
  const named = monthThenDay.exec(text)
  // "Dec 7-13" is a week; "Dec-7-13" is a day of 2013.
  const isRange = /^\p{L}+\.?\s*\d+\D*[-–]\s*\d{2}$/u.test(text)
  if (named && monthOfWord(named[1]!) && !isRange)
    return checked({ ...yearOf(named[3]), month: monthOfWord(named[1]!), day: Number(named[2]) })
  const turned = dayThenMonth.exec(text)
  if (turned && monthOfWord(turned[2]!))
    return checked({ ...yearOf(turned[3]), month: monthOfWord(turned[2]!), day: Number(turned[1]) })
  const [, first, sign, numeral = '', inYear] = romanMonth.exec(text) ?? []
  // "3 X" may be something else.
  if (first && (sign === '.' || inYear || numeral.length > 1) && romans.includes(numeral))
    return checked({ ...yearOf(inYear), month: romans.indexOf(numeral) + 1, day: Number(first) })
  const day = dayAlone.exec(text)
  if (day) return checked({ day: Number(day[1]) })
  const month = monthAlone.exec(text)
  return month && monthOfWord(month[1]!) ? checked({ ...yearOf(month[2]), month: monthOfWord(month[1]!) }) : []
}

function checked(parts: Omit<DateCandidate, 'bits'>): DateCandidate[] {
  const { month, day } = parts
  const isPossible =
    (month === undefined || (month >= 1 && month <= 12)) && (day === undefined || (day >= 1 && day <= 31))
  return isPossible ? [{ ...parts, bits: 0 }] : []
}

function yearOf(text: string | undefined): { year?: number } {
  if (text === undefined) return {}
  return { year: text.length === 2 ? 2000 + Number(text) : Number(text) }
}

/** "2027-W05" */
const isoWeek = /^(20\d\d)[-\s]?W(\d{1,2})$/i

/** January 4 is in the first week. */
function mondayOf(year: number, week: number): DateCandidate {
  const fourth = dayNumber(`${year}-01-04`)
  const at = fourth - ((fourth + 3) % 7) + 7 * (week - 1)
  const [inYear, month, day] = dateOfDayNumber(at).split('-').map(Number)
  return { year: inYear!, month: month!, day: day!, bits: 0 }
}

/** "Week of", "Wk 2 (", "Semaine du"; the preposition is captured. */
const weekOf =
  /^(?:w(?:ee)?k(?:\s*#?\d{1,2})?(\s*(?:of|beginning|starting|commencing))?|w\/[co]|semana( del?)?|semaine( du)?|woche( vom| ab)?)[\s:(]+(?=\S)/i
const through = /\s*(?:[-–—]|\b(?:to|thru|through|until|bis|al|au)\b)\s*/gi

/** "Week of March 1:" over its lines. */
const withoutColon = (text: string) => text.trim().replace(/\s*:$/, '')

export function rangeCandidates(text: string): RangeCandidate[] {
  const trimmed = withoutColon(text)
  if (trimmed.length > 2 * longest) return []
  const [, inYear, number] = isoWeek.exec(trimmed) ?? []
  if (inYear && number) return [{ from: mondayOf(Number(inYear), Number(number)), days: 7 }]
  const week = weekOf.exec(trimmed)
  if (week) {
    const rest = trimmed.slice(week[0].length)
    const isBare = week.slice(1).every((preposition) => !preposition)
    const days = dateCandidates(rest).filter(({ day, month }) => day && (month || !isBare))
    return days.length > 0
      ? days.map((from) => ({ from, days: 7, ...(from.order ? { order: from.order } : {}) }))
      : rangeCandidates(rest)
  }
  const [, days, year] = /^(.*[-–]\s?\d{1,2}),? (20\d\d)$/.exec(trimmed) ?? []
  if (days) return rangeCandidates(days).map((one) => ({ ...one, from: { year: Number(year), ...one.from } }))
  const found: RangeCandidate[] = []
  for (const sign of trimmed.matchAll(through)) {
    const [start, end] = [trimmed.slice(0, sign.index), trimmed.slice(sign.index + sign[0].length)]
    const clocks = [start, end].map((text) => minutesOf(splitMoment(text)?.clock))
    const isBefore = clocks[0] !== undefined && clocks[1] !== undefined && clocks[1] <= clocks[0]
    for (const from of dateCandidates(start))
      for (const to of dateCandidates(end))
        found.push(...rangeOf(from, to).map((range) => (isBefore ? { ...range, isBefore } : range)))
  }
  return found
}

function minutesOf(clock: string | undefined): number | undefined {
  const [, hours, minutes, half] = /^(\d{1,2}):(\d{2})([ap]?)/i.exec(clock ?? '') ?? []
  if (!hours) return undefined
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours)
  return 60 * hour + Number(minutes)
}

/** Start and end share a month or year: "Dec 29 - 4", "12-18 July". */
function rangeOf(from: DateCandidate, to: DateCandidate): RangeCandidate[] {
  if (!from.day || !to.day || (from.order && to.order && from.order !== to.order)) return []
  const month = from.month ?? to.month
  if (month === undefined && !(from.weekdays && to.weekdays)) return []
  const endMonth = to.month ?? (month === undefined || to.day >= from.day ? month : (month % 12) + 1)
  const year = from.year ?? (to.year && month && endMonth && endMonth < month ? to.year - 1 : to.year)
  const order = from.order ?? to.order
  return [
    {
      from: { ...from, ...(month ? { month } : {}), ...(year ? { year } : {}) },
      to: { ...to, ...(endMonth ? { month: endMonth } : {}) },
      ...(order ? { order } : {}),
    },
  ]
}
