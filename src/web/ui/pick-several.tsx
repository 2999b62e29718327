// Several of many, such as people: a box adds one, and each chosen one has a cross.
import { X } from 'lucide-react'
import { Field } from './field.tsx'
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
      {chosen.length > 0 && (
        <ul aria-label={`${label}, chosen`} className="flex flex-wrap gap-1.5">
          {options
            .filter(({ value }) => chosen.includes(value))
            .map(({ value, label: name }) => (
              <li key={value} className="inline-flex items-center rounded-chip bg-quiet pl-2 text-12">
                {name}
                <button
                  type="button"
                  aria-label={`Remove ${name}`}
                  onClick={() => onChange(chosen.filter((other) => other !== value))}
                  className="ml-0.5 grid size-6 place-items-center rounded-chip text-muted hover:text-text touch:size-11"
                >
                  <X className="size-3" />
                </button>
              </li>
            ))}
        </ul>
      )}
    </div>
  )
}
