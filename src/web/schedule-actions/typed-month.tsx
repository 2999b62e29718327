/** What clears shifts of a published schedule is confirmed by typing the month. */
import { type ReactNode, useState } from 'react'
import type { Schedule } from '../../contract/schedules.ts'
import { monthNames } from '../../engine/calendar.ts'
import { Field } from '../ui/field.tsx'
import { TextInput } from '../ui/inputs.tsx'

/** The field, and whether it's filled in; a draft needs none. */
export function useTypedMonth({ month, status }: Schedule): { isConfirmed: boolean; field: ReactNode } {
  const [typed, setTyped] = useState('')
  if (status !== 'active') return { isConfirmed: true, field: null }
  const monthName = monthNames[month - 1]!
  return {
    isConfirmed: typed.trim().toLowerCase() === monthName.toLowerCase(),
    field: (
      <Field label={`Type ${monthName} to confirm`} help="This schedule is published." className="mt-3">
        <TextInput value={typed} autoComplete="off" onChange={(event) => setTyped(event.target.value)} />
      </Field>
    ),
  }
}
