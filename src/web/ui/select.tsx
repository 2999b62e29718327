// A box to choose one of several; type a letter to jump, arrows to move.
import { Check, ChevronDown } from 'lucide-react'
import * as Primitive from 'radix-ui/select'
import type { ReactNode } from 'react'
import { floatingFrame, floatingItem } from './floating-classes.ts'
import { controlFrame, controlSizes, selectFrame } from './inputs.tsx'
import { joinClasses } from './join-classes.ts'

export interface SelectOption<Value extends string = string> {
  value: Value
  label: ReactNode
  disabled?: boolean
}

export interface SelectProps<Value extends string> {
  /** '' means nothing chosen yet; an option must not have it as its value. */
  value: Value | ''
  onValueChange: (value: Value) => void
  options: readonly SelectOption<Value>[]
  placeholder?: string
  disabled?: boolean
  /** Open from the start. */
  defaultOpen?: boolean
  className?: string
  id?: string
  onBlur?: () => void
  ref?: React.Ref<HTMLButtonElement>
  'aria-label'?: string
  'aria-labelledby'?: string
  'aria-describedby'?: string
  'aria-invalid'?: true
}

export function Select<Value extends string>({
  value,
  onValueChange,
  options,
  placeholder = 'Choose...',
  disabled,
  defaultOpen,
  className,
  ...trigger
}: SelectProps<Value>) {
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen)
    if (option) onValueChange(option.value)
  }
  return (
    <Primitive.Root value={value} onValueChange={choose} disabled={disabled} defaultOpen={defaultOpen}>
      <Primitive.Trigger
        {...trigger}
        className={joinClasses(controlFrame, controlSizes.regular, selectFrame, className)}
      >
        <span className="truncate">
          <Primitive.Value placeholder={placeholder} />
        </span>
        <ChevronDown className="size-3.5 text-muted" />
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          position="popper"
          sideOffset={4}
          collisionPadding={8}
          className={joinClasses(
            floatingFrame,
            'max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) overflow-hidden p-1',
          )}
        >
          <Primitive.Viewport>
            {options.map((option) => (
              <Primitive.Item
                key={option.value}
                value={option.value}
                disabled={option.disabled}
                className={joinClasses(floatingItem, 'pr-8 data-[state=checked]:font-semibold')}
              >
                <Primitive.ItemText>{option.label}</Primitive.ItemText>
                <Primitive.ItemIndicator className="absolute right-2">
                  <Check className="size-3.5 text-accent-text" />
                </Primitive.ItemIndicator>
              </Primitive.Item>
            ))}
          </Primitive.Viewport>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
