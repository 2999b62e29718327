/** A date as people write it in American spreadsheets: 2021-07-01, 7/1/2021, 7/1/21, Jul 1, 2021, 1-Jul-21. */
import { isCalendarDate } from '../../../engine/calendar.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

export function readDate(text: string): string | undefined {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(text)
  if (iso) return dateOf(iso[1]!, Number(iso[2]), iso[3]!)
  const american = /^(\d{1,2})[-/](\d{1,2})[-/](\d{2}|\d{4})$/.exec(text)
  if (american) return dateOf(american[3]!, Number(american[1]), american[2]!)
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{2}|\d{4})$/.exec(text)
  if (dotted) return dateOf(dotted[3]!, Number(dotted[2]), dotted[1]!)
  const monthFirst = /^([a-z]{3})[a-z]*\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/i.exec(text)
  if (monthFirst) return dateOf(monthFirst[3]!, monthNumber(monthFirst[1]!), monthFirst[2]!)
  const dayFirst = /^(\d{1,2})[- ]([a-z]{3})[a-z]*[- ,]+(\d{2}|\d{4})$/i.exec(text)
  return dayFirst ? dateOf(dayFirst[3]!, monthNumber(dayFirst[2]!), dayFirst[1]!) : undefined
}

function monthNumber(word: string): number {
  return months.indexOf(word.toLowerCase()) + 1
}

/** Two digits of a year: 70 and above were in the last century. */
function dateOf(year: string, month: number, day: string): string | undefined {
  const whole = year.length === 2 ? (Number(year) >= 70 ? `19${year}` : `20${year}`) : year
  const date = `${whole}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
  return isCalendarDate(date) ? date : undefined
}
