/** What a month's days look like for time off: coverage without me, and the shifts that I have. */
import { useMemo, useState } from 'react'
import { useRead } from '../api/use-read.ts'
import { datesOfPeriod } from '../calendar/calendar-span.ts'
import { useMember } from '../session/use-session.ts'
import { useShiftMarks } from '../shifts/shift-marks.ts'
import type { DayMark } from './calendar-day.tsx'

export function useMonthMarks(today: string) {
  const [month, setMonth] = useState('')
  const member = useMember()
  const shifts = useRead('physicianShifts', { params: { physicianId: member.id } }).data ?? []
  const mark = useShiftMarks(shifts)
  const dates = month ? datesOfPeriod('month', month).filter((date) => date >= today) : []
  const [startDate, endDate] = [dates[0], dates.at(-1)]
  const coverage = useRead(
    'forecastRequest',
    { query: { requestType: 'timeoff', startDate, endDate } },
    { enabled: startDate !== undefined },
  )
  const marks = useMemo(() => {
    const own = shifts.filter(({ status, date }) => status !== 'cancelled' && date >= today)
    const codes = new Map(own.map((shift) => [shift.date, mark(shift).code]))
    const outlooks = new Map((coverage.data?.days ?? []).map((day) => [day.date, day.outlook]))
    const marked = [...new Set([...codes.keys(), ...outlooks.keys()])]
    return new Map(
      marked.map((date): [string, DayMark] => [date, { code: codes.get(date), outlook: outlooks.get(date) }]),
    )
  }, [shifts, mark, coverage.data, today])
  return { marks, setMonth }
}
