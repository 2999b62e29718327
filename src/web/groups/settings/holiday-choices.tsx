/** What each holiday is to the group: major, one that counts, or none. */
import { type HolidayChoice, holidayChoices } from '../../../contract/fields/group.ts'
import type { Group } from '../../../contract/groups.ts'
import { holidayChoiceOf, knownHolidays } from '../../../contract/holidays.ts'
import { yearOf } from '../../../engine/calendar.ts'
import { formatDateWithYear } from '../../../engine/text/dates.ts'
import { momentIn } from '../../text/group-day.ts'
import { Select } from '../../ui/select.tsx'
import { useGroupChange } from './group-change.tsx'

const labels: Record<HolidayChoice, string> = { major: 'Major', counted: 'Counted', off: 'Off' }
const options = holidayChoices.map((value) => ({ value, label: labels[value] }))

export function HolidayChoices({ group }: { group: Group }) {
  const { settings } = group
  const { save, isSaving } = useGroupChange(group)
  const year = yearOf(momentIn(settings.timeZone, new Date()).date)
  const holidays = knownHolidays(settings, [year]).filter(({ date }) => yearOf(date) === year)
  const choose = (name: string, choice: HolidayChoice) =>
    save({ settings: { holidayChoices: { ...settings.holidayChoices, [name]: choice } } })
  if (holidays.length === 0) return null
  return (
    <details className="mt-4">
      <summary className="cursor-pointer font-control text-accent-text">Holidays in {year}</summary>
      <p className="mt-2 text-12 text-muted">
        Whoever works a major holiday is off on it the next year. Counted holidays are only shared fairly.
      </p>
      <ul className="mt-2 grid gap-1">
        {holidays.map((holiday) => (
          <li key={holiday.date} className="flex items-center gap-3">
            <span className="flex-1">{holiday.name}</span>
            <span className="text-muted">{formatDateWithYear(holiday.date)}</span>
            <Select
              aria-label={holiday.name}
              className="w-28!"
              value={holidayChoiceOf(settings, holiday)}
              options={options}
              disabled={isSaving}
              onValueChange={(choice) => choose(holiday.name, choice)}
            />
          </li>
        ))}
      </ul>
    </details>
  )
}
