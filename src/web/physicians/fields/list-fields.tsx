/** List fields: days checked in a month, and short words. */
import { type KeyboardEvent, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { problemWithBlockedDays } from '../../../contract/blocked-days.ts'
import { stretchesOf } from '../../../engine/calendar.ts'
import { useGroupClock, useMember } from '../../session/use-session.ts'
import { Field } from '../../ui/field.tsx'
import { FieldGroup, useListField } from '../../ui/field-group.tsx'
import { TextInput } from '../../ui/inputs.tsx'
import { Chips } from '../../ui/pick-several.tsx'
import { InlineSpinner } from '../../ui/spinner.tsx'
import { formatStretch } from '../field-words.ts'
import { MonthGrid } from './month-grid.tsx'

/** Days checked in a month, and below it a list of them by range, each removable. */
export function DatesField({ name, label, help }: { name: string; label: string; help?: string }) {
  const { clock } = useGroupClock()
  const { value, change, error, ref } = useListField<string[]>(name)
  const problem = useProblemWithDays(name, value)
  return (
    <FieldGroup label={label} help={help} error={problem ?? error} ref={ref}>
      {(shownError) => (
        <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
          {clock ? (
            <div className="flex flex-col gap-2">
              <MonthGrid
                label={label}
                chosen={value}
                onChange={change}
                chosenWord="not available"
                today={clock.today}
              />
              <div role="alert" className="max-w-80">
                {shownError}
              </div>
            </div>
          ) : (
            <InlineSpinner />
          )}
          <div className="min-w-40 flex-1">
            <Stretches dates={value} label={label} onChange={change} />
          </div>
        </div>
      )}
    </FieldGroup>
  )
}

/** Said with the tap, not only when it's saved. Coordinators may block any day. */
function useProblemWithDays(name: string, wanted: string[]): string | undefined {
  const { role } = useMember()
  const { read: group, clock } = useGroupClock()
  const { defaultValues } = useFormContext().formState
  if (role === 'admin' || !group.data || !clock) return undefined
  return problemWithBlockedDays(defaultValues?.[name] ?? [], wanted, group.data.settings, clock.today)
}

function Stretches({
  dates,
  label,
  onChange,
}: {
  dates: string[]
  label: string
  onChange: (dates: string[]) => void
}) {
  if (dates.length === 0) {
    return (
      <p className="text-12 text-muted">
        No days chosen.{' '}
        <span className="touch:hidden">Click a day. Shift-click another to choose the days in between.</span>
        <span className="hidden touch:inline">Tap a day.</span>
      </p>
    )
  }
  const stretches = stretchesOf(dates)
  const remove = (first: string) => {
    const { from, to } = stretches.find((one) => one.from === first)!
    onChange(dates.filter((date) => date < from || date > to))
  }
  return (
    <Chips
      label={`${label}, chosen`}
      all={stretches.map((stretch) => ({ value: stretch.from, label: formatStretch(stretch) }))}
      onRemove={remove}
      isColumn
    />
  )
}

/** A list of short words: Enter or a comma adds what was typed, the cross next to a word removes it. */
export function TagsField({ name, label, placeholder }: { name: string; label: string; placeholder?: string }) {
  const { value, change, error, ref } = useListField<string[]>(name)
  const [typed, setTyped] = useState('')
  const add = () => {
    const words = typed.split(',').map((word) => word.trim())
    const fresh = words.filter((word, index) => word && !value.includes(word) && words.indexOf(word) === index)
    if (fresh.length > 0) change([...value, ...fresh])
    setTyped('')
  }
  const answerKey = (event: KeyboardEvent) => {
    if (event.key === 'Backspace' && typed === '' && value.length > 0) change(value.slice(0, -1))
    if ((event.key !== 'Enter' && event.key !== ',') || typed.trim() === '') return
    event.preventDefault()
    add()
  }
  return (
    <div className="flex flex-col gap-2">
      <Field label={label} error={error} help="Press Enter after each.">
        <TextInput
          ref={ref}
          value={typed}
          placeholder={placeholder}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={answerKey}
          onBlur={add}
        />
      </Field>
      <Chips
        label={label}
        all={value.map((word) => ({ value: word, label: word }))}
        onRemove={(word) => change(value.filter((other) => other !== word))}
      />
    </div>
  )
}
