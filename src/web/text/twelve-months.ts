/** How every page says the span that burdens are counted in. It rolls with the month, as the ledger does. */
import type { Month } from '../../engine/month.ts'
import { formatMonth } from '../../engine/text/dates.ts'

export function formatTwelveMonths(until: Month): string {
  return `12 months to ${formatMonth(until)}`
}
