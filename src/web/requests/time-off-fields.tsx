/** The days of a time off request: tapped in a month, or typed; with the outlook before it is sent. */

import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { findNextClosing } from '../../contract/request-window.ts'
import { useRead } from '../api/use-read.ts'
import { datesOfPeriod } from '../calendar/calendar-span.ts'
import { useGroupClock, useMember } from '../session/use-session.ts'
import { leaveOn, useLeave } from '../shifts/leave.ts'
import { useShiftMarks } from '../shifts/shift-marks.ts'
import { DateField } from '../ui/form-fields.tsx'
import type { DayMark } from './calendar-day.tsx'
import { ForecastPanel } from './forecast-panel.tsx'
import { RangeCalendar } from './range-calendar.tsx'

type TimeOffFieldsProps = {
  /** The names of the two dates in the form, and their labels. */
  first: { name: string; label: string }
  last: { name: string; label: string; optional?: boolean }
  /** There is only a forecast for one's own time off. */
  foretells?: boolean
  /** A month to tap in, above the two inputs. */
  hasCalendar?: boolean
}

export function TimeOffFields({ first, last, foretells = true, hasCalendar = true }: TimeOffFieldsProps) {
  const { setValue } = useFormContext()
  const [from = '', to = ''] = useWatch({ name: [first.name, last.name] })
  const { read: group, clock } = useGroupClock()
  const choose = (startDate: string, endDate: string) => {
    const options = { shouldDirty: true, shouldValidate: true }
    setValue(first.name, startDate, options)
    setValue(last.name, endDate, options)
  }
  const minimum = clock ? { min: clock.today } : {}
  const closing = group.data && clock && foretells ? findNextClosing(group.data.settings, clock.today) : undefined
  return (
    <>
      {closing && (
        <p className="flex items-center gap-2 font-control text-accent-text">
          <CalendarClock />
          {closing.says}
        </p>
      )}
      {clock && foretells && hasCalendar && <OwnCalendar today={clock.today} from={from} to={to} onChoose={choose} />}
      <div className="grid two-columns gap-3">
        <DateField {...first} {...minimum} />
        <DateField {...last} min={from || clock?.today} />
      </div>
      {foretells && from && (
        <ForecastPanel question={{ requestType: 'timeoff', startDate: from, endDate: to }} onChooseDates={choose} />
      )}
    </>
  )
}

type ChoiceProps = { from: string; to: string; onChoose: (startDate: string, endDate: string) => void }

function OwnCalendar({ today, ...choice }: ChoiceProps & { today: string }) {
  const { marks, setMonth } = useMonthMarks(today)
  return <RangeCalendar {...choice} today={today} marks={marks} onMonth={setMonth} />
}

/** The outlook of a month's days for time off: coverage without me, and my shifts. */
function useMonthMarks(today: string) {
  const [month, setMonth] = useState('')
  const member = useMember()
  const shifts = useRead('physicianShifts', { params: { physicianId: member.id } }).data ?? []
  const mark = useShiftMarks(shifts)
  const leave = useLeave()
  const dates = month ? datesOfPeriod('month', month).filter((date) => date >= today) : []
  const [startDate, endDate] = [dates[0], dates.at(-1)]
  const coverage = useRead(
    'forecastRequest',
    { query: { requestType: 'timeoff', startDate, endDate } },
    { enabled: startDate !== undefined },
  )
  const own = shifts.filter(({ status, date }) => status !== 'cancelled' && date >= today)
  const codes = new Map(own.map((shift) => [shift.date, mark(shift).code]))
  const outlooks = new Map((coverage.data?.days ?? []).map((day) => [day.date, day.outlook]))
  const away = dates.filter((date) => leaveOn(leave, date))
  const marks = new Map(
    [...codes.keys(), ...outlooks.keys(), ...away].map((date): [string, DayMark] => [
      date,
      { code: codes.get(date), outlook: outlooks.get(date), leave: leaveOn(leave, date) },
    ]),
  )
  return { marks, setMonth }
}
