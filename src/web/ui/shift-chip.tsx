// A role's code on its kind's color: the same in the grid, on the phone, in lists, and in print.
import type { ShiftKind } from '../../engine/model.ts'
import { joinClasses } from './join-classes.ts'

/** A shift no one has yet is `open`, whatever its kind; `unknown` until the group's roles are there. */
export type ChipKind = ShiftKind | 'open' | 'unknown'

/** The colors of each kind, for bars that join several shifts. */
export const kindClasses: Record<ChipKind, string> = {
  day: 'bg-day text-day-ink',
  evening: 'bg-evening text-evening-ink',
  night: 'bg-night text-night-ink',
  'twenty-four': 'bg-twenty-four text-twenty-four-ink',
  backup: 'bg-backup text-backup-ink inset-ring inset-ring-backup-edge',
  open: 'border border-dashed border-open-edge bg-open text-open-ink',
  unknown: 'bg-quiet text-muted',
}

const sizes = {
  small: 'min-h-5 min-w-7 rounded-chip px-[5px] text-11 tablet:[font-stretch:88%]',
  large: 'min-h-7 min-w-10 rounded-inner px-1.5 text-14 tablet:[font-stretch:92%]',
}

export interface ShiftChipProps {
  code: string
  kind: ChipKind
  size?: keyof typeof sizes
  /** The role in words, where it does not stand beside the chip. */
  label?: string
}

export function ShiftChip({ code, kind, size = 'small', label }: ShiftChipProps) {
  return (
    <span
      className={joinClasses(
        'inline-grid shrink-0 place-items-center leading-none font-semibold',
        kindClasses[kind],
        sizes[size],
      )}
    >
      <span aria-hidden={label ? true : undefined}>{code}</span>
      {label && <span className="sr-only">{label}</span>}
    </span>
  )
}
