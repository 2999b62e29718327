// A few short, exclusive choices side by side, such as month, two weeks, week.
import type { KeyboardEvent, ReactNode } from 'react'
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

const steps: Partial<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Radix's group of radio buttons would be a tenth of what the schedule loads before it shows on a phone. */
export function SegmentedControl<Value extends string>({
  label,
  value,
  onValueChange,
  options,
  size = 'regular',
}: SegmentedControlProps<Value>) {
  const chosen = options.findIndex((option) => option.value === value)
  const step = (event: KeyboardEvent<HTMLElement>) => {
    const by = steps[event.key]
    if (!by) return
    event.preventDefault()
    const next = (Math.max(chosen, by < 0 ? 0 : -1) + by + options.length) % options.length
    onValueChange(options[next]!.value)
    const button = event.currentTarget.children[next]
    if (button instanceof HTMLElement) button.focus()
  }
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className="inline-flex flex-wrap rounded-control bg-quiet p-0.5"
      onKeyDown={step}
    >
      {options.map((option, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a button as wide as its words; an input would have to lie on top of them
        <button
          key={option.value}
          type="button"
          role="radio"
          aria-checked={index === chosen}
          // One stop for the Tab key, as in any group of radio buttons.
          tabIndex={index === Math.max(chosen, 0) ? 0 : -1}
          className={joinClasses(
            'inline-flex h-6 items-center gap-1.5 rounded-inner px-2.5 text-12 font-medium whitespace-nowrap text-muted transition-colors hover:text-text aria-checked:bg-overlay aria-checked:font-semibold aria-checked:text-text aria-checked:ring aria-checked:ring-line [&_.lucide]:size-3.5',
            phoneSizes[size],
          )}
          onClick={() => index !== chosen && onValueChange(option.value)}
        >
          {option.icon}
          {option.label}
        </button>
      ))}
    </div>
  )
}
