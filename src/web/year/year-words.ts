/** What the year's page says: through when, who is owed, and how weeks flip. */
import type { YearBalance, YearFlip, YearPerson, YearPlan } from '../../contract/year.ts'
import { addDays, daysBetween, yearOf } from '../../engine/calendar.ts'
import { addMonths, monthKey, monthKeyOf, monthOf, spanOfMonth } from '../../engine/month.ts'
import { holidayKey, spokenHoliday } from '../../engine/rules/parts/holiday-history.ts'
import { capitalize } from '../../engine/text/capital.ts'
import { formatDateRange, formatDateWithYear, formatMonth, formatShortDate } from '../../engine/text/dates.ts'
import { joinWords } from '../../engine/text/join-words.ts'
import { plural, pluralWord } from '../../engine/text/plural.ts'
import { round } from '../../engine/text/round.ts'
import { owedOf } from '../../engine/year/holiday-balance.ts'

type Span = { from: string; to: string }

/** Where a day starts on the line of the year, in percent. */
export function placeOf({ from, to }: Span, date: string): number {
  return (daysBetween(from, date) / (daysBetween(from, to) + 1)) * 100
}

export type Placed = { marginLeft: string; width: string }

/** Where the part of a span that is in the year starts, and its width. */
export function placeSpan(year: Span, span: Span): Placed {
  const [left, right] = [span.from, addDays(span.to, 1)].map((date) => Math.min(100, Math.max(0, placeOf(year, date))))
  return { marginLeft: `${left}%`, width: `${right! - left!}%` }
}

export type Columns = { key: string; isDay: boolean; place: Placed }[]

/** What stands behind the weeks: the weeks of holidays, each once, and then the holidays themselves. */
export function placeHolidays(year: Pick<YearPlan, 'from' | 'to' | 'holidays'>, firstOfAnyWeek: string): Columns {
  const dates = year.holidays.map(({ date }) => date)
  const weeks = new Set(
    dates.map((date) => addDays(firstOfAnyWeek, Math.floor(daysBetween(firstOfAnyWeek, date) / 7) * 7)),
  )
  return [
    ...[...weeks].map((from) => ({ isDay: false, from, to: addDays(from, 6) })),
    ...dates.map((date) => ({ isDay: true, from: date, to: date })),
  ].map(({ isDay, from, to }) => ({ key: `${from} ${to}`, isDay, place: placeSpan(year, { from, to }) }))
}

/** Months in a row that have a draft or are laid out, and aren't published. */
export function plannedSpans({
  from,
  people,
  publishedThrough,
}: Pick<YearPlan, 'from' | 'people' | 'publishedThrough'>) {
  const planned = people.flatMap(({ weeks }) => weeks.filter(({ source }) => source !== 'published'))
  return monthsInRow(from, (month) => {
    const isPlanned = planned.some((week) => week.from <= month.to && month.from <= week.to)
    return isPlanned && month.from > (publishedThrough ?? '')
  })
}

/** Months in a row that are published. */
export function publishedSpans({ from, schedules }: Pick<YearPlan, 'from' | 'schedules'>): Span[] {
  const published = new Set(schedules.filter(({ isPublished }) => isPublished).map(({ month }) => month))
  return monthsInRow(from, (month) => published.has(monthKey(monthOf(month.from))))
}

/** Of the twelve months from a day on. */
function monthsInRow(from: string, isAmong: (month: Span) => boolean): Span[] {
  const spans: Span[] = []
  for (let place = 0; place < 12; place++) {
    const month = spanOfMonth(addMonths(monthOf(from), place))
    if (!isAmong(month)) continue
    const last = spans.at(-1)
    if (last && addDays(last.to, 1) === month.from) last.to = month.to
    else spans.push({ from: month.from, to: month.to })
  }
  return spans
}

const counts = ['', '', '', 'three', 'four', 'five', 'six']
/** Fewer don't show a rhythm. */
const fewestMonths = 2

/** "one week in three": how often they are on, in the months that have weeks; undefined if no such number comes near. */
export function describeRhythm({ from, to }: Span, people: Pick<YearPerson, 'weeks'>[]): string | undefined {
  const months = new Set<string>()
  let on = 0
  for (const week of people.flatMap(({ weeks }) => weeks))
    for (let date = week.from; date <= week.to; date = addDays(date, 1)) {
      if (date < from || date > to) continue
      months.add(monthKeyOf(date))
      on += 1
    }
  const days = [...months].reduce((sum, month) => sum + spanOfMonth(monthOf(month)).days, 0)
  if (months.size < fewestMonths) return undefined
  const every = (people.length * days) / on
  const whole = Math.round(every)
  if (whole < 2 || Math.abs(every - whole) > 0.25) return undefined
  return whole === 2 ? 'every other week' : counts[whole] && `one week in ${counts[whole]}`
}

/** Days that a number under the months needs at least. */
const leastDays = 5

/** Numbers of the weeks: those at the year's edges may be too short for one, and on narrow screens every other one is left out. */
export function weekNumberLook({ from, to }: Span, place: number): { 'data-every': number; 'data-short'?: true } {
  return {
    'data-every': place % 2,
    ...(place === 0 && daysBetween(from, to) + 1 < leastDays && { 'data-short': true }),
  }
}

export const weekNumberClasses =
  'text-center text-11 tabular-nums data-short:invisible max-large:data-[every=1]:invisible print:data-[every=1]:invisible'

type Through = Pick<YearPlan, 'publishedThrough' | 'plannedThrough' | 'today'>

/** "Planned through Jun 30, 2027, published through Dec 31": years only where they aren't this one. */
export function describeThrough({ publishedThrough, plannedThrough, today }: Through): string {
  const format = (date: string) => (yearOf(date) === yearOf(today) ? formatShortDate(date) : formatDateWithYear(date))
  const published = publishedThrough ? `published through ${format(publishedThrough)}` : 'nothing published yet'
  return plannedThrough ? `Planned through ${format(plannedThrough)}, ${published}` : capitalize(published)
}

/** "45 physicians · 7-on/7-off · switch day Tuesday" */
export function describeGroup({ people, isByWeeks, switchDays }: YearPlan): string {
  const days = joinWords(switchDays.map(capitalize), 'and')
  return [
    ...(people.length > 0 ? [plural(people.length, 'physician')] : []),
    ...(isByWeeks ? ['7-on/7-off'] : []),
    ...(isByWeeks && days ? [`switch ${pluralWord(switchDays.length, 'day')} ${days}`] : []),
  ].join(' · ')
}

export function describeYear({ from, to }: Span): string {
  return `${formatMonth(monthOf(from))} to ${formatMonth(monthOf(to))}`
}

/** "Nov 30–Dec 13 is split into 4, 5, and 5 days." */
export function describeFlips(flips: YearFlip[]): string | undefined {
  const [first] = flips
  if (!first) return undefined
  const spans = [...new Set(flips.map((flip) => formatDateRange(flip.from, flip.to)))]
  const days = joinWords(first.days.map(String), 'and')
  const are = spans.length === 1 ? 'is' : 'are'
  return `${joinWords(spans, 'and')} ${are} split into ${days} days, so whoever works Thanksgiving can be off on Christmas.`
}

/** "+1": the group owes a holiday off. */
export function formatOwed(balance: YearBalance | null): string {
  if (!balance) return '–'
  return signed(owedOf(balance))
}

export function signed(owed: number): string {
  if (owed === 0) return '0'
  return owed > 0 ? `+${owed}` : `−${-owed}`
}

export function describeOwed({ fte, balance }: YearPerson): { title: string; detail: string } {
  if (!balance) return { title: 'Doesn’t work holidays', detail: 'Set in their profile.' }
  const owed = owedOf(balance)
  const count = plural(Math.abs(owed), 'holiday')
  const title = owed === 0 ? 'Even' : owed > 0 ? `The group owes them ${count} off` : `Owes the group ${count}`
  const share = `Fair share: ${round(balance.fairShare, 1)}.`
  return {
    title,
    detail: `Worked ${balance.worked} of ${balance.of} at ${fte} FTE, including dealt holidays. ${share}`,
  }
}

/** The balance if they work one holiday more, or fewer. */
export function afterTurn(balance: YearBalance, more: 1 | -1): YearBalance {
  return { ...balance, worked: balance.worked + more }
}

/** People who work both Thanksgiving and Christmas of a year, by what is known and dealt. */
export function seasonRule({ holidays, people }: YearPlan): { holds: number; of: number; both: number[] } | undefined {
  const places = (key: string) =>
    holidays.flatMap(({ name, date, status }, place) =>
      holidayKey(name) === key && status !== 'open' ? { place, year: yearOf(date) } : [],
    )
  const pairs = places('thanksgiving').flatMap((one) =>
    places('christmas')
      .filter(({ year }) => year === one.year)
      .map((other) => [one.place, other.place] as const),
  )
  if (pairs.length === 0) return undefined
  const both = people
    .filter(({ turns }) => pairs.some(([one, other]) => turns[one]!.works && turns[other]!.works))
    .map(({ id }) => id)
  return { holds: people.length - both.length, of: people.length, both }
}

export { spokenHoliday }
