/** A field of a form that holds a list or a table of choices, with the message of whichever entry is wrong. */
import { useController } from 'react-hook-form'

export function useListField<Value>(name: string): { value: Value; change: (value: Value) => void; error?: string } {
  const { field, fieldState } = useController({ name })
  return { value: field.value as Value, change: field.onChange, error: messageIn(fieldState.error) }
}

/** Of a list, React Hook Form keeps the errors by entry. */
function messageIn(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('message' in error && typeof error.message === 'string') return error.message
  for (const entry of Object.values(error)) {
    const message = messageIn(entry)
    if (message) return message
  }
  return undefined
}
