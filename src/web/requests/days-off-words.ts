/** Time off by its days: on the button that requests it, and in the toast that confirms it. */
import { formatDateRange } from '../../engine/text/dates.ts'
import { type SentenceName, sentences } from '../text/sentences.ts'
import { toast } from '../ui/toast.ts'

/** Request Dec 14–18 off; empty before a day is chosen. */
export function describeDaysOff(from: string, to: string): string | undefined {
  return from && (!to || to >= from) ? `Request ${formatDateRange(from, to || null)} off` : undefined
}

/** Replaces the usual toast of a sent request. */
export function toastDaysOff(from: string, to: string, as: SentenceName): void {
  const description = sentences[as].success?.description
  toast({ title: `Requested ${formatDateRange(from, to || null)} off`, description, tone: 'good' })
}
