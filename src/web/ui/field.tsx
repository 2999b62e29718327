// Puts label, help, and error text around one control and tells assistive technology that they belong together.
import { CircleAlert } from 'lucide-react'
import * as Slot from 'radix-ui/slot'
import { type ReactNode, useId } from 'react'
import { startSentence } from '../../engine/text/capital.ts'
import { joinClasses } from './join-classes.ts'

/** What the control must carry. */
export interface FieldControl {
  id: string
  'aria-labelledby': string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export interface FieldProps {
  label: ReactNode
  help?: ReactNode
  error?: string
  /** Shows "optional" next to the label. */
  optional?: boolean
  className?: string
  /** The control; a function if it's among other elements, which spreads the given props on it. */
  children: ReactNode | ((control: FieldControl) => ReactNode)
}

export function Field({ label, help, error, optional = false, className, children }: FieldProps) {
  const id = useId()
  const ids = { label: `${id}label`, help: `${id}help`, error: `${id}error` }
  const describedBy = [error && ids.error, help && ids.help].filter(Boolean).join(' ')
  const control: FieldControl = {
    id,
    'aria-labelledby': ids.label,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? true : undefined,
  }
  return (
    <div className={joinClasses('flex min-w-0 flex-col gap-[5px]', className)}>
      <div className="flex items-baseline justify-between gap-2 font-control max-tablet:text-14">
        <label id={ids.label} htmlFor={id}>
          {label}
        </label>
        {optional && <span className="text-12 font-normal text-muted">optional</span>}
      </div>
      {typeof children === 'function' ? children(control) : <Slot.Root {...control}>{children}</Slot.Root>}
      {error && <FieldError id={ids.error}>{error}</FieldError>}
      {help && (
        <p id={ids.help} className="text-12 text-muted">
          {help}
        </p>
      )}
    </div>
  )
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="flex gap-[5px] text-12 font-medium text-bad">
      <CircleAlert className="mt-px size-3.5" />
      <span>{typeof children === 'string' ? startSentence(children) : children}</span>
    </p>
  )
}
