/** A month in which the first and last day are tapped; each day shows its outlook for time off, and my own shifts. */
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useId } from 'react'
import { isSameMonth, monthOf } from '../../engine/month.ts'
import { formatMonth } from '../../engine/text/dates.ts'
import { stepDate } from '../calendar/calendar-span.ts'
import { MonthTable, useDayFocus } from '../calendar/month-table.tsx'
import { IconButton } from '../ui/button.tsx'
import { CalendarDay, type DayMark, OutlookLegend } from './calendar-day.tsx'

type RangeCalendarProps = {
  from: string
  to: string
  onChoose: (from: string, to: string) => void
  /** Earlier days can't be chosen. */
  today: string
  marks: ReadonlyMap<string, DayMark>
  /** Called with the first day of the month shown. */
  onMonth: (date: string) => void
}

export function RangeCalendar({ from, to, onChoose, today, marks, onMonth }: RangeCalendarProps) {
  const id = useId()
  const focus = useDayFocus(from || today, today)
  const { focused, setFocused, step } = focus
  useEffect(() => {
    onMonth(stepDate('month', stepDate('month', focused, -1), 1))
  }, [focused, onMonth])
  // Better dates may be in another month.
  useEffect(() => {
    if (from) setFocused(from)
  }, [from, setFocused])

  const last = to || from
  const choose = (date: string) => {
    const isSecondTap = from !== '' && from === last && date > from
    onChoose(isSecondTap ? from : date, date)
    setFocused(date)
  }
  return (
    <div className="w-full">
      <div className="mb-1 flex items-center gap-2">
        <span id={id} aria-live="polite" className="flex-1 text-14 font-semibold">
          {formatMonth(monthOf(focused))}
        </span>
        <IconButton
          label="Previous month"
          variant="quiet"
          icon={<ChevronLeft />}
          disabled={isSameMonth(focused, today)}
          onClick={() => step(stepDate('month', focused, -1))}
        />
        <IconButton
          label="Next month"
          variant="quiet"
          icon={<ChevronRight />}
          onClick={() => step(stepDate('month', focused, 1))}
        />
      </div>
      <MonthTable
        label="Days off"
        describedBy={id}
        focus={focus}
        spacing="border-spacing-x-0 border-spacing-y-0.5"
        renderDay={(date) => (
          <CalendarDay
            date={date}
            mark={marks.get(date)}
            isPast={date < today}
            isToday={date === today}
            isEnd={date === from || date === last}
            isInside={from !== '' && from <= date && date <= last}
            isFocusable={date === focused}
            onClick={() => choose(date)}
            onKeyDown={focus.answerKey}
          />
        )}
      />
      {marks.size > 0 && <OutlookLegend />}
    </div>
  )
}
