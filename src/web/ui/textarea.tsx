// A box for several lines that grows with its text.
import type { ComponentProps } from 'react'
import { controlFrame } from './control-classes.ts'
import { joinClasses } from './join-classes.ts'

export function Textarea({ rows = 3, className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...rest}
      rows={rows}
      className={joinClasses(
        controlFrame,
        'field-sizing-content max-h-80 min-h-16 px-2.5 py-1.5 text-13 max-tablet:px-3 max-tablet:py-2.5 max-tablet:text-16',
        className,
      )}
    />
  )
}
