// Several of many, such as people: a box adds one, and each chosen one has a cross.
import { X } from 'lucide-react'
import { Field } from './field.tsx'
import { joinClasses } from './join-classes.ts'
import { Select } from './select.tsx'

export interface PickSeveralProps {
  label: string
  /** What the box says; it can differ once something is chosen. */
  placeholder: string
  options: readonly { value: string; label: string }[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  help?: string
}

export function PickSeveral({ label, placeholder, options, chosen, onChange, help }: PickSeveralProps) {
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <Field label={label} help={help}>
        {(control) => (
          <Select
            {...control}
            value=""
            placeholder={placeholder}
            options={options.filter(({ value }) => !chosen.includes(value))}
            onValueChange={(value) => onChange([...chosen, value])}
          />
        )}
      </Field>
      <Chips
        label={`${label}, chosen`}
        all={options.filter(({ value }) => chosen.includes(value))}
        onRemove={(value) => onChange(chosen.filter((other) => other !== value))}
      />
    </div>
  )
}

interface ChipsProps {
  label: string
  all: readonly { value: string; label: string }[]
  onRemove: (value: string) => void
  /** Below each other, where there is room. */
  isColumn?: boolean
}

/** What was added, each with a cross; nothing as long as there is none. */
export function Chips({ label, all, onRemove, isColumn = false }: ChipsProps) {
  if (all.length === 0) return null
  return (
    <ul
      aria-label={label}
      className={joinClasses('flex flex-wrap gap-1.5', isColumn && 'tablet:flex-col tablet:items-start')}
    >
      {all.map(({ value, label: name }) => (
        <li key={value} className="inline-flex items-center rounded-chip bg-quiet pl-2 text-12">
          {name}
          <button
            type="button"
            aria-label={`Remove ${name}`}
            onClick={() => onRemove(value)}
            className="ml-0.5 grid size-6 place-items-center rounded-chip text-muted hover:text-text touch:size-11"
          >
            <X className="size-3" />
          </button>
        </li>
      ))}
    </ul>
  )
}
