/** Months, years, and weeks that are named anywhere in words: titles, notes, the name of a sheet. */
import { monthOfWord } from './calendar-words.ts'
import { type DateCandidate, dateCandidates, rangeCandidates } from './date-candidates.ts'

export type TitleHints = {
  years: Set<number>
  months: Set<number>
  /** First days of weeks or ranges. */
  starts: DateCandidate[]
  /** Dates mean weeks: "Week beginning", "Week of". */
  saysWeek: boolean
}

const week = /\b(?:week|wk|weekly|w\/[co])\b(?!\s*end)|\b(?:semana|semaine|woche)\b/i
const ranges =
  /\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?\s*(?:-|–|to|thru|through)\s*\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?|\p{L}{3,9}\.? \d{1,2}(?:,? \d{4})?\s*(?:-|–|to|thru|through)\s*\p{L}{3,9}\.? \d{1,2},? \d{4}|\b(?:week|wk|semana|semaine|woche)\b.*$/giu
/** "Dec schedule"; "Jan Smith" is no month. */
const inFrontOfSchedule = /^\.?\s+(?:schedule|calendar|roster|rota|shifts|coverage|call)\b/i
const aside = /updated|revised|printed|version|as of|created|due|\brev\b/i

export function hintsOf(titles: readonly string[]): TitleHints {
  const hints: TitleHints = {
    years: new Set(),
    months: new Set(),
    starts: [],
    saysWeek: titles.some((title) => week.test(title)),
  }
  for (const whole of titles) {
    const [title = ''] = whole.split(aside)
    // "December 15, 2026 (revised)" is when it was written.
    if (title !== whole && dateCandidates(title.replace(/\W+$/, '')).some(({ day }) => day)) continue
    const years = [...title.matchAll(/(?<!\d)(20[1-4]\d)(?!\d)/g)].map((match) => Number(match[1]))
    for (const year of years) hints.years.add(year)
    for (const [, year, next] of title.matchAll(/(?<!\d)20(\d\d)\s?[-–/]\s?(?:20)?(\d\d)(?!\d)/g))
      if (Number(next) === Number(year) + 1) hints.years.add(2000 + Number(next))
    // "FY27" ends in 2027; "AY26-27" says so.
    for (const [, first, last = first] of title.matchAll(/\b[AF]Y\s?'?(?:20)?(\d{2})(?:[-–/](\d{2}))?\b/gi)) {
      hints.years.add(2000 + Number(last))
      hints.years.add(1999 + Number(last))
    }
    const short = /\b(\p{L}{3,9})\.?[\s-]*['’](\d{2})\b/u.exec(title) ?? /^(\p{L}{3,9})-(\d{2})$/u.exec(title)
    if (short && monthOfWord(short[1]!)) {
      hints.years.add(2000 + Number(short[2]))
      hints.months.add(monthOfWord(short[1]!)!)
    }
    // "Schedule Mar-27" names March, whether 27 is a day or a year.
    const [, named = ''] = /\s(\p{Lu}\p{L}{2,8})-\d{2}$/u.exec(title) ?? []
    if (monthOfWord(named)) hints.months.add(monthOfWord(named)!)
    if (dateCandidates(title).some(({ day, year }) => day && year)) continue
    const numeric = /(?<![\d/])(1[0-2]|0?[1-9])\/(20\d\d)/.exec(title)
    if (numeric) hints.months.add(Number(numeric[1]))
    // "May" and "mar" are also words; a capital or a year beside them makes them months.
    for (const match of title.matchAll(/\p{L}{3,}/gu)) {
      const month = monthOfWord(match[0])
      const behind = title.slice(match.index + match[0].length)
      const isMonth = match[0].length > 3 || years.length > 0 || short !== null || inFrontOfSchedule.test(behind)
      const isWritten = /^\p{Lu}|^.{6}/u.test(match[0]) || /^\s+(?:del? )?20\d\d/.test(behind)
      if (month && isWritten && isMonth && (years.length > 0 || title.length < 40)) hints.months.add(month)
    }
    // "Jan 4-10, 2027"
    if (/20\d\d$/.test(title)) hints.starts.push(...rangeCandidates(title).map(({ from }) => from))
    for (const [range] of title.matchAll(ranges))
      hints.starts.push(
        ...rangeCandidates(range.replace(/(\d{1,2})-(\d{1,2})(?= |$)/g, '$1/$2')).map(({ from }) => from),
      )
  }
  const isUnnamed = hints.months.size === 0
  for (const { year, month } of hints.starts) {
    if (year) hints.years.add(year)
    if (month && isUnnamed) for (const one of [month, (month % 12) + 1]) hints.months.add(one)
  }
  return hints
}
