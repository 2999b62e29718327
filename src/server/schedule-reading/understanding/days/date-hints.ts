/** What titles, headings and sheet names say about month, year and week. */

import { monthOf } from '../../../../engine/month.ts'
import { readDay, readMonth } from './read-day.ts'
import { type DateHint, resolveDates } from './resolve-dates.ts'

export function hintOf(text: string, hint: DateHint): DateHint | undefined {
  const week =
    /(?:week|wk)\s*(?:of|beginning|starting|commencing)?\s*:?\s*(.{3,40})$|^\D{0,30}?(\d{1,2}\/\d{1,2}(?:\/\d{2,4})?\s*(?:-|–|to|thru)\s*\d{1,2}\/\d{1,2}(?:\/\d{2,4})?)/i.exec(
      text,
    )
  const mark = week ? readDay((week[1] ?? week[2] ?? '').replace(/[().]/g, ' ').trim()) : undefined
  const start = mark?.from.month ? resolveDates([mark], hint)?.dates[0]?.[0] : undefined
  const month = readMonth(text)
  if (start) return { ...hint, weekStart: start, ...monthOf(start) }
  return month ? { ...hint, ...(month.year ? {} : { year: undefined }), ...month } : undefined
}
