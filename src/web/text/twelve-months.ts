/** How every page names the period in which burdens are counted. It rolls with the month, like the ledger. */
import type { Month } from '../../engine/month.ts'
import { formatMonth } from '../../engine/text/dates.ts'

export function formatTwelveMonths(until: Month): string {
  return `12 months through ${formatMonth(until)}`
}
