/** Why someone has a shift, with its trade-offs; or why it is open. */
import { Check, Scale } from 'lucide-react'
import type { ShiftReason } from '../../contract/shifts.ts'

export function ReasonList({ reason }: { reason: Pick<ShiftReason, 'isOpen' | 'says' | 'costs' | 'notes'> }) {
  return (
    <ul className="flex flex-col gap-1.5">
      {reason.says.map((sentence) => (
        <li key={sentence} className="flex gap-2">
          {!reason.isOpen && <Check className="mt-0.5 size-3.5 shrink-0 text-good" />}
          <span>{sentence}</span>
        </li>
      ))}
      {reason.costs.map((sentence) => (
        <li key={sentence} className="flex gap-2">
          <Scale className="mt-0.5 size-3.5 shrink-0 text-warn" />
          <span>
            <b className="font-semibold text-warn">Trade-off:</b> {sentence}
          </span>
        </li>
      ))}
      {reason.notes.map((sentence) => (
        <li key={sentence} className="pl-5.5 text-muted">
          {sentence}
        </li>
      ))}
    </ul>
  )
}

/** Not eligible: Not available (4), Enough rest between shifts (2). */
export function describeExcluded(excluded: ShiftReason['excluded']): string {
  return `Not eligible: ${excluded.map(({ title, count }) => `${title} (${count})`).join(', ')}`
}
