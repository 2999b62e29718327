// A box for a day of the calendar, as yyyy-mm-dd; an empty box is ''.
import type { ComponentProps } from 'react'
import { type ControlSize, controlFrame, controlSizes } from './control-classes.ts'
import { joinClasses } from './join-classes.ts'

export interface DateInputProps
  extends Omit<ComponentProps<'input'>, 'size' | 'type' | 'value' | 'onChange' | 'min' | 'max'> {
  value: string
  onValueChange: (date: string) => void
  min?: string
  max?: string
  size?: ControlSize
}

export function DateInput({ onValueChange, size = 'regular', className, ...rest }: DateInputProps) {
  return (
    <input
      {...rest}
      type="date"
      onChange={(event) => onValueChange(event.target.value)}
      className={joinClasses(controlFrame, controlSizes[size], !rest.value && 'text-faint', className)}
    />
  )
}
