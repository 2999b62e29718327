/** Why a shift is with somebody: what speaks for it and what it costs; or why it is open. */
import { Check, Minus } from 'lucide-react'
import type { ShiftReason } from '../../contract/shifts.ts'

export function ReasonList({ reason }: { reason: Pick<ShiftReason, 'isOpen' | 'says' | 'costs'> }) {
  return (
    <ul className="flex flex-col gap-1.5">
      {reason.says.map((sentence) => (
        <li key={sentence} className="flex gap-2">
          {!reason.isOpen && <Check aria-hidden="true" className="mt-0.5 size-3.5 text-good" />}
          <span>{sentence}</span>
        </li>
      ))}
      {reason.costs.map((sentence) => (
        <li key={sentence} className="flex gap-2">
          <Minus aria-hidden="true" className="mt-0.5 size-3.5 text-warn" />
          <span>{sentence}</span>
        </li>
      ))}
    </ul>
  )
}

/** Kept from it: Not available (4), Enough rest between shifts (2). */
export function sayExcluded(excluded: ShiftReason['excluded']): string {
  return `Kept from it: ${excluded.map(({ title, count }) => `${title} (${count})`).join(', ')}`
}
