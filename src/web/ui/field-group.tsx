/** Several controls that answer one question together, and the form field that holds their answers. */
import { type ReactNode, type Ref, useId } from 'react'
import { useController } from 'react-hook-form'
import { FieldError } from './field.tsx'

type FieldGroupProps = {
  label: ReactNode
  help?: ReactNode
  error?: string
  /** Of `useListField`: a refused form moves the cursor to the group, whose name and error are read aloud. */
  ref?: Ref<HTMLFieldSetElement>
  /** The controls; a function if the error stands among them. */
  children: ReactNode | ((error: ReactNode) => ReactNode)
}

/** Several controls that answer one question together, with its label, help, and error. */
export function FieldGroup({ label, help, error, ref, children }: FieldGroupProps) {
  const id = useId()
  const describedBy = [error && `${id}error`, help && `${id}help`].filter(Boolean).join(' ')
  const shown = error && <FieldError id={`${id}error`}>{error}</FieldError>
  return (
    <fieldset
      ref={ref}
      tabIndex={ref ? -1 : undefined}
      aria-describedby={describedBy || undefined}
      className="min-w-0 rounded-control"
    >
      <legend className="mb-1.5 font-control max-tablet:text-14">{label}</legend>
      {help && (
        <p id={`${id}help`} className="mb-2 text-12 text-muted">
          {help}
        </p>
      )}
      {typeof children === 'function' ? children(shown) : children}
      {shown && typeof children !== 'function' && <div className="mt-1.5">{shown}</div>}
    </fieldset>
  )
}

/** A field of a form that holds a list or a table of choices, with the message of whichever entry is wrong. */
export function useListField<Value>(name: string): ListField<Value> {
  const { field, fieldState } = useController({ name })
  return { value: field.value as Value, change: field.onChange, error: messageIn(fieldState.error), ref: field.ref }
}

type ListField<Value> = {
  value: Value
  change: (value: Value) => void
  error?: string
  ref: (element: HTMLElement | null) => void
}

/** For a list, React Hook Form keeps the errors by entry. */
function messageIn(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('message' in error && typeof error.message === 'string') return error.message
  for (const entry of Object.values(error)) {
    const message = messageIn(entry)
    if (message) return message
  }
  return undefined
}
