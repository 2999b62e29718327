// A choice between a few options that each need a sentence; arrows move the choice.
import * as RadioGroup from 'radix-ui/radio-group'
import type { ReactNode } from 'react'

export interface RadioCardOption<Value extends string = string> {
  value: Value
  label: ReactNode
  description?: ReactNode
  /** At the end of the row: an effect, a badge. */
  detail?: ReactNode
  disabled?: boolean
}

export interface RadioCardsProps<Value extends string> {
  value: Value | ''
  onValueChange: (value: Value) => void
  options: readonly RadioCardOption<Value>[]
  disabled?: boolean
  id?: string
  'aria-label'?: string
  'aria-labelledby'?: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  onBlur?: () => void
  ref?: React.Ref<HTMLDivElement>
}

export function RadioCards<Value extends string>({ value, onValueChange, options, ...rest }: RadioCardsProps<Value>) {
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen)
    if (option) onValueChange(option.value)
  }
  return (
    <RadioGroup.Root {...rest} value={value} onValueChange={choose} className="grid gap-2">
      {options.map((option) => (
        <RadioGroup.Item
          key={option.value}
          value={option.value}
          disabled={option.disabled}
          className="group flex min-h-11 items-start gap-3 rounded-control border border-line-strong bg-raised px-3 py-2.5 text-left transition-colors hover:not-disabled:border-control disabled:cursor-not-allowed disabled:bg-sunken disabled:text-faint data-[state=checked]:border-accent data-[state=checked]:bg-accent-soft data-[state=checked]:inset-ring data-[state=checked]:inset-ring-accent"
        >
          <span
            aria-hidden="true"
            className="mt-0.5 grid size-4 shrink-0 place-items-center rounded-full border border-control group-data-[state=checked]:border-[5px] group-data-[state=checked]:border-accent"
          />
          <span className="flex min-w-0 flex-1 flex-col gap-0.5">
            <span className="font-semibold">{option.label}</span>
            {option.description && (
              <span className="text-12 text-muted group-disabled:text-faint">{option.description}</span>
            )}
          </span>
          {option.detail && <span className="shrink-0 font-semibold">{option.detail}</span>}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  )
}
