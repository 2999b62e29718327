/** The tint of each reading in the sheet, and its words. */
import type { CellReading, ReadCell } from '../../../contract/sheet-reading.ts'
import { kindClasses } from '../../ui/shift-chip.tsx'

const tints: Record<CellReading, string> = {
  dates: 'bg-accent-soft font-semibold text-accent-text',
  people: 'bg-accent-soft/50 font-medium',
  shifts: `${kindClasses.day} font-semibold`,
  off: 'bg-[repeating-linear-gradient(115deg,var(--line)_0_1.5px,transparent_1.5px_5px)] text-muted',
  codes: 'bg-accent-soft/50',
  title: 'bg-accent-soft/50',
  total: 'bg-good-soft font-semibold text-good',
  unsure: 'bg-warn-soft font-bold text-warn inset-ring-2 inset-ring-warn',
  beside: 'text-muted',
  ignore: 'bg-surface text-muted line-through',
}

export const readingLabels: Record<CellReading, string> = {
  dates: 'Date',
  people: 'Physician',
  shifts: 'Shift',
  off: 'Off',
  codes: 'Key',
  title: 'Title',
  total: 'Total, used as a check',
  unsure: 'Needs review',
  beside: 'Not part of the schedule',
  ignore: 'Ignored',
}

export function tintOf({ is, kind }: Pick<ReadCell, 'is' | 'kind'>): string {
  return is === 'shifts' && kind ? `${kindClasses[kind]} font-semibold` : tints[is]
}
