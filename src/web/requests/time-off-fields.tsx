/** The days of a time off request: tapped in a month, or typed; with the outlook before it is sent. */
import { useFormContext, useWatch } from 'react-hook-form'
import { useGroupClock } from '../session/use-group-clock.ts'
import { DateField } from '../ui/form-fields.tsx'
import { ForecastPanel } from './forecast-panel.tsx'
import { RangeCalendar } from './range-calendar.tsx'
import { useForecast } from './use-forecast.ts'
import { useMonthMarks } from './use-month-marks.ts'

type TimeOffFieldsProps = {
  /** The names of the two dates in the form, and their labels. */
  first: { name: string; label: string }
  last: { name: string; label: string; optional?: boolean }
  /** Whose time off it is decides what can be foretold: only the own. */
  foretells?: boolean
  /** A month to tap in, above the two boxes. */
  hasCalendar?: boolean
}

export function TimeOffFields({ first, last, foretells = true, hasCalendar = true }: TimeOffFieldsProps) {
  const { setValue } = useFormContext()
  const [from = '', to = ''] = useWatch({ name: [first.name, last.name] })
  const { clock } = useGroupClock()
  const choose = (startDate: string, endDate: string) => {
    const options = { shouldDirty: true, shouldValidate: true }
    setValue(first.name, startDate, options)
    setValue(last.name, endDate, options)
  }
  const minimum = clock ? { min: clock.today } : {}
  return (
    <>
      {clock && foretells && hasCalendar && <OwnCalendar today={clock.today} from={from} to={to} onChoose={choose} />}
      <div className="grid grid-cols-2 gap-3">
        <DateField {...first} {...minimum} />
        <DateField {...last} min={from || clock?.today} />
      </div>
      {foretells && from && <Outlook from={from} to={to} onChoose={choose} />}
    </>
  )
}

type ChoiceProps = { from: string; to: string; onChoose: (startDate: string, endDate: string) => void }

function OwnCalendar({ today, ...choice }: ChoiceProps & { today: string }) {
  const { marks, setMonth } = useMonthMarks(today)
  return <RangeCalendar {...choice} today={today} marks={marks} onMonth={setMonth} />
}

function Outlook({ from, to, onChoose }: ChoiceProps) {
  const read = useForecast({ requestType: 'timeoff', startDate: from, endDate: to })
  return <ForecastPanel read={read} onChooseDates={onChoose} />
}
