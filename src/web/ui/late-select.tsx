// A box to choose one of several, whose list comes when it is first opened.
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { controlFrame, controlSizes, selectFrame } from './inputs.tsx'
import { joinClasses } from './join-classes.ts'
import { selects, useLate } from './late.tsx'
import type { SelectProps } from './select.tsx'

type LateSelectProps<Value extends string> = Omit<SelectProps<Value>, 'ref' | 'defaultOpen'>

/** Looks like the box that it becomes when it is opened. */
export function LateSelect<Value extends string>(props: LateSelectProps<Value>) {
  const [isAsked, setAsked] = useState(false)
  const parts = useLate(selects, isAsked, () => setAsked(false))
  if (parts) return <parts.Select {...props} defaultOpen={isAsked} />
  const { value, options, placeholder = 'Choose...', className, onValueChange: _, ...trigger } = props
  const chosen = options.find((option) => option.value === value)
  return (
    <button
      {...trigger}
      type="button"
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded={false}
      aria-busy={isAsked}
      {...(!chosen && { 'data-placeholder': '' })}
      className={joinClasses(controlFrame, controlSizes.regular, selectFrame, className)}
      onClick={() => setAsked(true)}
      onKeyDown={({ key }) => ['ArrowDown', 'ArrowUp'].includes(key) && setAsked(true)}
    >
      <span className="truncate">{chosen?.label ?? placeholder}</span>
      <ChevronDown className="size-3.5 text-muted" />
    </button>
  )
}
