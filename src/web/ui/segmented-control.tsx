// A few short, exclusive choices side by side, such as month, two weeks, week.
import * as RadioGroup from 'radix-ui/radio-group'
import type { ReactNode } from 'react'
import { joinClasses } from './join-classes.ts'

export interface SegmentedControlProps<Value extends string> {
  label: string
  value: Value
  onValueChange: (value: Value) => void
  options: readonly { value: Value; label: ReactNode; icon?: ReactNode }[]
  /** Dense stays as low on phones as elsewhere: for the tools of a grid. */
  size?: 'regular' | 'dense'
}

const phoneSizes = {
  regular: 'touch:h-11 touch:min-w-11 touch:px-3 touch:text-13',
  dense: 'max-tablet:h-7',
}

export function SegmentedControl<Value extends string>({
  label,
  value,
  onValueChange,
  options,
  size = 'regular',
}: SegmentedControlProps<Value>) {
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen)
    if (option) onValueChange(option.value)
  }
  return (
    <RadioGroup.Root
      aria-label={label}
      value={value}
      onValueChange={choose}
      orientation="horizontal"
      className="inline-flex flex-wrap rounded-control bg-quiet p-0.5"
    >
      {options.map((option) => (
        <RadioGroup.Item
          key={option.value}
          value={option.value}
          className={joinClasses(
            'inline-flex h-6 items-center gap-1.5 rounded-inner px-2.5 text-12 font-medium whitespace-nowrap text-muted transition-colors hover:text-text data-[state=checked]:bg-overlay data-[state=checked]:font-semibold data-[state=checked]:text-text data-[state=checked]:ring data-[state=checked]:ring-line [&_.lucide]:size-3.5',
            phoneSizes[size],
          )}
        >
          {option.icon}
          {option.label}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  )
}
