/** How the group treats each holiday: major, regular, or not a holiday. */
import { useState } from 'react'
import { type HolidayChoice, holidayChoices } from '../../../contract/fields/group-settings.ts'
import type { Group } from '../../../contract/groups.ts'
import { type HolidaySettings, holidayChoiceOf, knownHolidays } from '../../../contract/holidays.ts'
import { yearOf } from '../../../engine/calendar.ts'
import type { Holiday } from '../../../engine/model.ts'
import { formatDateWithYear } from '../../../engine/text/dates.ts'
import { momentIn } from '../../text/group-day.ts'
import { FieldError } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { useGroupChange } from './group-change.tsx'

const labels: Record<HolidayChoice, string> = { major: 'Major', regular: 'Regular', off: 'Not a holiday' }
const options = holidayChoices.map((value) => ({ value, label: labels[value] }))

export function HolidayChoices({ group }: { group: Group }) {
  const { settings } = group
  const { save, isSaving } = useGroupChange(group)
  const [problem, setProblem] = useState<string>()
  const holidays = nextHolidays(settings, momentIn(settings.timeZone, new Date()).date)
  const choose = async (name: string, choice: HolidayChoice) => {
    const problems = await save({ settings: { holidayChoices: { ...settings.holidayChoices, [name]: choice } } })
    setProblem(problems?.[0]?.message)
  }
  if (holidays.length === 0) return null
  return (
    <details className="mt-4">
      <summary className="cursor-pointer font-control text-accent-text">Major and regular holidays</summary>
      <p className="mt-2 text-12 text-muted">
        If you work a major holiday, you’re off that holiday the next year. Regular holidays are shared fairly.
      </p>
      <ul className="mt-2 grid gap-1">
        {holidays.map((holiday) => (
          <li key={holiday.date} className="flex flex-wrap items-center gap-x-3">
            <span className="flex-1">{holiday.name}</span>
            <span className="text-muted">{formatDateWithYear(holiday.date)}</span>
            <Select
              aria-label={holiday.name}
              className="w-36!"
              value={holidayChoiceOf(settings, holiday)}
              options={options}
              disabled={isSaving}
              onValueChange={(choice) => choose(holiday.name, choice)}
            />
          </li>
        ))}
      </ul>
      <div role="alert">{problem && <FieldError>{problem}</FieldError>}</div>
    </details>
  )
}

/** The next date of each, including those that are turned off: choices go by name. */
function nextHolidays(settings: HolidaySettings, today: string): Holiday[] {
  const ahead = knownHolidays(settings, [yearOf(today), yearOf(today) + 1]).filter(({ date }) => date >= today)
  return ahead.filter(({ name }, index) => ahead.findIndex((other) => other.name === name) === index)
}
