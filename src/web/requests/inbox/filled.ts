/** How many positions of a day are filled, in words and colour. */
import type { CoverageOfDay } from '../../../contract/request-outlook.ts'

export function sayFilled({ required, isScheduled }: CoverageOfDay, filled: number): string {
  // Without a schedule there is only the head count.
  return isScheduled ? `${filled} / ${required}` : `~${filled} / ${required}`
}

/** A gap that the approval makes is filled red; one that was there before is red text. */
export function gapClasses({ required, filledNow, isScheduled }: CoverageOfDay, filled: number): string {
  if (!isScheduled || filled >= required) return ''
  return filled < filledNow ? 'bg-bad-soft font-semibold text-bad shadow-[inset_0_-2px_0_var(--bad)]' : 'text-bad'
}
