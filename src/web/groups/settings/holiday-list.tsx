/** A group's holidays, one by one: major, regular, or not a holiday; those the group added can be removed, and more added. */
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { type HolidayChoice, holidayChoices } from '../../../contract/fields/group-settings.ts'
import type { Group } from '../../../contract/groups.ts'
import { type HolidaySettings, holidayChoiceOf, knownHolidays } from '../../../contract/holidays.ts'
import { yearOf } from '../../../engine/calendar.ts'
import type { Holiday } from '../../../engine/model.ts'
import { formatDateWithYear } from '../../../engine/text/dates.ts'
import { momentIn } from '../../text/group-day.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Field, FieldError } from '../../ui/field.tsx'
import { DateInput, TextInput } from '../../ui/inputs.tsx'
import { Select } from '../../ui/select.tsx'
import { isTooLong } from '../../ui/text-limit.tsx'
import { useGroupChange } from './group-change.tsx'
import { useUnsaved } from './unsaved.tsx'

const longestName = 100
const labels: Record<HolidayChoice, string> = { major: 'Major', regular: 'Regular', off: 'Not a holiday' }
const options = holidayChoices.map((value) => ({ value, label: labels[value] }))

type Changes = Partial<Pick<Group['settings'], 'holidays' | 'holidayChoices'>>

export function HolidayList({ group }: { group: Group }) {
  const { settings } = group
  const { save, isSaving } = useGroupChange(group)
  const [problem, setProblem] = useState<string>()
  const write = async (changes: Changes) => {
    // A choice starts from what is shown, so no colleague's change is replaced.
    const problems = await save({ settings: changes }, group)
    const [first] = problems ?? []
    const label = first?.field.endsWith('.date') ? 'Date: ' : first?.field.endsWith('.name') ? 'Name: ' : ''
    setProblem(first && `${label}${first.message}`)
    return problems === undefined
  }
  return (
    <div className="flex flex-col gap-4">
      <ul className="grid gap-1">
        {listHolidays(settings, momentIn(settings.timeZone, new Date()).date).map((holiday) => (
          <HolidayRow key={holiday.date} holiday={holiday} settings={settings} isSaving={isSaving} onWrite={write} />
        ))}
      </ul>
      <AddHoliday holidays={settings.holidays} isSaving={isSaving} onProblem={setProblem} onWrite={write} />
      <div role="alert" className="empty:absolute">
        {problem && <FieldError>{problem}</FieldError>}
      </div>
    </div>
  )
}

type HolidayRowProps = {
  holiday: Holiday
  settings: Group['settings']
  isSaving: boolean
  onWrite: (changes: Changes) => Promise<boolean>
}

function HolidayRow({ holiday, settings, isSaving, onWrite }: HolidayRowProps) {
  const { date, name } = holiday
  const isOwn = settings.holidays.some((own) => own.date === date)
  return (
    <li className="flex items-center gap-x-3">
      <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-3">
        <span className="wrap-anywhere">{name}</span>
        <span className="text-muted">{formatDateWithYear(date)}</span>
      </span>
      <Select
        aria-label={name}
        className="w-36! shrink-0"
        value={holidayChoiceOf(settings, holiday)}
        options={options}
        disabled={isSaving}
        onValueChange={(choice) =>
          void onWrite({ holidayChoices: { ...settings.holidayChoices, [name]: choice as HolidayChoice } })
        }
      />
      {settings.holidays.length > 0 && (
        <span className="w-7 shrink-0 touch:w-11">
          {isOwn && (
            <IconButton
              size="dense"
              variant="quiet"
              label={`Remove ${name}`}
              icon={<Trash2 />}
              disabled={isSaving}
              onClick={() => void onWrite({ holidays: settings.holidays.filter((own) => own.date !== date) })}
            />
          )}
        </span>
      )}
    </li>
  )
}

type AddHolidayProps = {
  holidays: Group['settings']['holidays']
  isSaving: boolean
  onProblem: (problem: string) => void
  onWrite: (changes: Changes) => Promise<boolean>
}

function AddHoliday({ holidays, isSaving, onProblem, onWrite }: AddHolidayProps) {
  const [date, setDate] = useState('')
  const [name, setName] = useState('')
  const [isAdding, setAdding] = useState(false)
  useUnsaved('Holidays', date !== '' || name.trim() !== '')
  const add = async () => {
    if (!date || !name.trim()) return onProblem('A holiday needs a date and a name.')
    if (holidays.some((holiday) => holiday.date === date)) return onProblem('This date is already a holiday.')
    const list = [...holidays, { date, name: name.trim() }].sort((one, two) => one.date.localeCompare(two.date))
    setAdding(true)
    const isSaved = await onWrite({ holidays: list })
    setAdding(false)
    if (!isSaved) return
    setDate('')
    setName('')
  }
  return (
    <div className="grid items-end gap-3 tablet:grid-cols-[1fr_1fr_auto]">
      <Field label="Date">
        <DateInput value={date} onValueChange={(value) => setDate(value ?? '')} />
      </Field>
      <Field label="Name">
        <TextInput value={name} maxLength={longestName} onChange={(event) => setName(event.target.value)} />
      </Field>
      <Button
        onClick={add}
        disabled={isTooLong(name, longestName) || (isSaving && !isAdding)}
        loading={isAdding}
        loadingLabel="Adding..."
        icon={<Plus />}
      >
        Add
      </Button>
    </div>
  )
}

/** The next date of each holiday, including those turned off, since choices go by name; and every one the group added. */
function listHolidays(settings: HolidaySettings, today: string): Holiday[] {
  const own = settings.holidays.map(({ date }) => date)
  const known = knownHolidays(settings, [yearOf(today), yearOf(today) + 1])
  const ahead = known.filter(({ date }) => date >= today)
  return known.filter((holiday) => {
    const next = ahead.find(({ name }) => name === holiday.name)
    return next === holiday || own.includes(holiday.date)
  })
}
