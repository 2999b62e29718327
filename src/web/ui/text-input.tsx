// A box for one line: text, e-mail, telephone, address or time.
import type { ComponentProps } from 'react'
import { type ControlSize, controlFrame, controlSizes } from './control-classes.ts'
import { joinClasses } from './join-classes.ts'

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'size' | 'type'> {
  size?: ControlSize
  type?: 'text' | 'email' | 'tel' | 'url' | 'time' | 'password'
}

export function TextInput({ size = 'regular', type = 'text', className, ...rest }: TextInputProps) {
  return <input {...rest} type={type} className={joinClasses(controlFrame, controlSizes[size], className)} />
}
