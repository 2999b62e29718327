/** What a title, heading, or sheet name says about month, year, and week, for lines of text. */

import { monthOf } from '../../../../engine/month.ts'
import { hintsOf } from '../../layout-search/dates/title-hints.ts'
import { type DateHint, resolveDates } from './resolve-dates.ts'

export function hintOf(text: string, hint: DateHint): DateHint | undefined {
  const { years, months, starts } = hintsOf([text])
  const [year] = years
  const from = starts.find(({ month, day }) => month && day)
  const start = from && resolveDates([{ from }], { ...hint, ...(year ? { year } : {}) })?.dates[0]?.[0]
  if (start) return { ...hint, weekStart: start, ...monthOf(start) }
  const [month = 0, next = month] = months
  // "December - January 2028" starts in 2027.
  const first = year && years.size === 1 && next < month ? year - 1 : year
  return month ? { ...hint, month, year: first } : undefined
}
