/** Several controls that answer one question together: its words, help and error around them. */
import { type ReactNode, useId } from 'react'
import { FieldError } from '../../ui/field.tsx'
import { joinClasses } from '../../ui/join-classes.ts'

type FieldGroupProps = {
  label: ReactNode
  help?: ReactNode
  error?: string
  className?: string
  children: ReactNode
}

export function FieldGroup({ label, help, error, className, children }: FieldGroupProps) {
  const id = useId()
  const describedBy = [error && `${id}error`, help && `${id}help`].filter(Boolean).join(' ')
  return (
    <fieldset aria-describedby={describedBy || undefined} className={joinClasses('min-w-0', className)}>
      <legend className="mb-1.5 font-control max-tablet:text-14">{label}</legend>
      {help && (
        <p id={`${id}help`} className="mb-2 text-12 text-muted">
          {help}
        </p>
      )}
      {children}
      {error && (
        <div className="mt-1.5">
          <FieldError id={`${id}error`}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  )
}
