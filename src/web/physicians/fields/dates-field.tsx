/** Days that are ticked in a month, and below it the list of them by stretches, each of which can be taken out. */
import { X } from 'lucide-react'
import { useGroupClock } from '../../session/use-group-clock.ts'
import { InlineSpinner } from '../../ui/spinner.tsx'
import { sayStretch, stretchesOf } from './date-stretches.ts'
import { FieldGroup } from './field-group.tsx'
import { MonthGrid } from './month-grid.tsx'
import { useListField } from './use-list-field.ts'

type DatesFieldProps = { name: string; label: string; help?: string }

export function DatesField({ name, label, help }: DatesFieldProps) {
  const { clock } = useGroupClock()
  const { value, change, error } = useListField<string[]>(name)
  return (
    <FieldGroup label={label} help={help} error={error}>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        {clock ? (
          <MonthGrid label={label} chosen={value} onChange={change} chosenWord="not available" today={clock.today} />
        ) : (
          <InlineSpinner />
        )}
        <div className="min-w-40 flex-1">
          <Stretches dates={value} label={label} onChange={change} />
        </div>
      </div>
    </FieldGroup>
  )
}

function Stretches({
  dates,
  label,
  onChange,
}: {
  dates: string[]
  label: string
  onChange: (dates: string[]) => void
}) {
  if (dates.length === 0) {
    return (
      <p className="text-12 text-muted">
        No days chosen. Click a day; hold Shift and click another for all in between.
      </p>
    )
  }
  return (
    <ul aria-label={`${label}, chosen`} className="flex flex-wrap gap-1.5 tablet:flex-col tablet:items-start">
      {stretchesOf(dates).map((stretch) => (
        <li key={stretch.from} className="inline-flex items-center rounded-chip bg-quiet pl-2 text-12">
          {sayStretch(stretch)}
          <button
            type="button"
            aria-label={`Remove ${sayStretch(stretch)}`}
            onClick={() => onChange(dates.filter((date) => date < stretch.from || date > stretch.to))}
            className="ml-0.5 grid size-6 place-items-center rounded-chip text-muted hover:text-text max-tablet:size-8"
          >
            <X className="size-3" />
          </button>
        </li>
      ))}
    </ul>
  )
}
