/** What the tints of the sheet mean; only those that it has. */
import type { CellReading, ReadCell, ReadSheet } from '../../../contract/sheet-reading.ts'
import { joinClasses } from '../../ui/join-classes.ts'
import { tintOf } from './tints.ts'

type Entry = Pick<ReadCell, 'is' | 'kind'> & { label: string; sample: string }

const entries: Entry[] = [
  { is: 'dates', label: 'Dates', sample: '1' },
  { is: 'people', label: 'Physicians', sample: 'A' },
  { is: 'shifts', kind: 'day', label: 'Day', sample: 'D' },
  { is: 'shifts', kind: 'evening', label: 'Evening', sample: 'E' },
  { is: 'shifts', kind: 'night', label: 'Night', sample: 'N' },
  { is: 'shifts', kind: 'twenty-four', label: '24 hours', sample: 'X' },
  { is: 'shifts', kind: 'backup', label: 'Backup', sample: 'B' },
  { is: 'off', label: 'Off', sample: 'V' },
  { is: 'total', label: 'Check', sample: '9' },
  { is: 'unsure', label: 'Needs review', sample: '?' },
  { is: 'ignore', label: 'Ignored', sample: 'a' },
]

const always: readonly CellReading[] = ['dates', 'people', 'ignore']

export function SheetLegend({ sheet }: { sheet: ReadSheet }) {
  const held = new Set(sheet.rows.flatMap(({ cells }) => cells.map(({ is, kind }) => `${is} ${kind ?? ''}`)))
  const shown = entries.filter(({ is, kind }) => always.includes(is) || held.has(`${is} ${kind ?? ''}`))
  return (
    <ul aria-label="Legend" className="flex flex-wrap gap-x-3 gap-y-1 text-12 text-muted">
      {shown.map(({ label, sample, ...cell }) => (
        <li key={label} className="flex items-center gap-1.5">
          <span
            aria-hidden="true"
            className={joinClasses('grid h-4 w-5 place-items-center rounded-chip text-11', tintOf(cell))}
          >
            {sample}
          </span>
          {label}
        </li>
      ))}
    </ul>
  )
}
