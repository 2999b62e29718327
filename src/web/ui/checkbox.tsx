// A checkbox with its label beside it.
import { Check, Minus } from 'lucide-react'
import * as Primitive from 'radix-ui/checkbox'
import { type ReactNode, useId } from 'react'
import { FieldError } from './field.tsx'

export interface CheckboxProps {
  label: ReactNode
  checked: boolean | 'indeterminate'
  onCheckedChange: (checked: boolean) => void
  help?: ReactNode
  error?: string
  /** For boxes in a table: the label is read, not shown. */
  hidesLabel?: boolean
  disabled?: boolean
  ref?: React.Ref<HTMLButtonElement>
  onBlur?: () => void
}

export function Checkbox({ label, checked, onCheckedChange, help, error, hidesLabel = false, ...rest }: CheckboxProps) {
  const id = useId()
  const describedBy = [error && `${id}error`, help && `${id}help`].filter(Boolean).join(' ')
  return (
    <div className="inline-flex flex-col gap-1">
      <div className="relative inline-flex items-start gap-2 touch:min-h-11">
        <Primitive.Root
          {...rest}
          id={id}
          checked={checked}
          onCheckedChange={(next) => onCheckedChange(next === true)}
          aria-describedby={describedBy || undefined}
          aria-invalid={error ? true : undefined}
          className="peer mt-px touch:mt-3.25 grid size-4.5 shrink-0 place-items-center rounded-chip border border-control bg-raised text-on-accent transition-colors after:absolute after:-top-1 after:-left-1 after:size-6.5 hover:border-muted aria-invalid:border-bad disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:text-faint data-[state=checked]:not-disabled:border-accent data-[state=checked]:not-disabled:bg-accent data-[state=indeterminate]:not-disabled:border-accent data-[state=indeterminate]:not-disabled:bg-accent"
        >
          <Primitive.Indicator>
            {checked === 'indeterminate' ? (
              <Minus className="size-3 stroke-3" />
            ) : (
              <Check className="size-3 stroke-3" />
            )}
          </Primitive.Indicator>
        </Primitive.Root>
        <span className={hidesLabel ? 'sr-only' : 'flex flex-col touch:text-14'}>
          <label htmlFor={id} className="peer-disabled:text-faint touch:py-3">
            {label}
          </label>
          {help && (
            <span id={`${id}help`} className="text-12 text-muted touch:-mt-2.5 touch:pb-2">
              {help}
            </span>
          )}
        </span>
      </div>
      {error && <FieldError id={`${id}error`}>{error}</FieldError>}
    </div>
  )
}
