/** The holidays that a group added: each with its date, removable, and a row to add one. */
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Group } from '../../../contract/groups.ts'
import { formatDateWithYear } from '../../../engine/text/dates.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Field, FieldError } from '../../ui/field.tsx'
import { DateInput, TextInput } from '../../ui/inputs.tsx'
import { isTooLong } from '../../ui/text-limit.tsx'
import { useGroupChange } from './group-change.tsx'
import { useUnsaved } from './unsaved.tsx'

const longestName = 100

export function HolidayList({ group }: { group: Group }) {
  const { holidays } = group.settings
  const { save, isSaving } = useGroupChange(group)
  const [date, setDate] = useState('')
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string>()
  useUnsaved('Holidays', date !== '' || name.trim() !== '')
  const write = async (list: typeof holidays) => {
    const problems = await save({ settings: { holidays: list } })
    const [first] = problems ?? []
    const label = first?.field.endsWith('.date') ? 'Date: ' : first?.field.endsWith('.name') ? 'Name: ' : ''
    setProblem(first && `${label}${first.message}`)
    return problems === undefined
  }
  const add = async () => {
    if (!date || !name.trim()) return setProblem('A holiday needs a date and a name.')
    if (holidays.some((holiday) => holiday.date === date)) return setProblem('This date is already a holiday.')
    const list = [...holidays, { date, name: name.trim() }].sort((one, two) => one.date.localeCompare(two.date))
    if (await write(list)) {
      setDate('')
      setName('')
    }
  }
  return (
    <div className="flex flex-col gap-3">
      {holidays.length > 0 && (
        <ul className="flex flex-col">
          {holidays.map((holiday) => (
            <li key={holiday.date} className="flex items-center gap-3">
              <span className="flex-1">{holiday.name}</span>
              <span className="text-muted">{formatDateWithYear(holiday.date)}</span>
              <IconButton
                size="dense"
                variant="quiet"
                label={`Remove ${holiday.name}`}
                icon={<Trash2 />}
                onClick={() => write(holidays.filter((kept) => kept !== holiday))}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="grid items-end gap-3 tablet:grid-cols-[1fr_1fr_auto]">
        <Field label="Date">
          <DateInput value={date} onValueChange={(value) => setDate(value ?? '')} />
        </Field>
        <Field label="Name">
          <TextInput value={name} maxLength={longestName} onChange={(event) => setName(event.target.value)} />
        </Field>
        <Button
          onClick={add}
          disabled={isTooLong(name, longestName)}
          loading={isSaving}
          loadingLabel="Adding..."
          icon={<Plus />}
        >
          Add
        </Button>
      </div>
      <div role="alert">{problem && <FieldError>{problem}</FieldError>}</div>
    </div>
  )
}
