/** A month in which the first and the last day are tapped; each day shows how time off looks, and my own shifts. */
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { addDays } from '../../engine/calendar.ts'
import { datesShown, isSameMonth, monthOf, stepDate, weeksOf, yearOf } from '../schedule/calendar-span.ts'
import { sayMonth } from '../text/dates.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { CalendarDay, type DayMark } from './calendar-day.tsx'
import { OutlookLegend } from './outlook-line.tsx'

type RangeCalendarProps = {
  from: string
  to: string
  onChoose: (from: string, to: string) => void
  /** Days before it cannot be chosen. */
  today: string
  marks: ReadonlyMap<string, DayMark>
  /** Told which month is shown, by its first day. */
  onMonth: (date: string) => void
}

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

export function RangeCalendar({ from, to, onChoose, today, marks, onMonth }: RangeCalendarProps) {
  const id = useId()
  const [focused, setFocused] = useState(from || today)
  const grid = useRef<HTMLTableElement>(null)
  const movesFocus = useRef(false)
  useEffect(() => {
    onMonth(stepDate('month', stepDate('month', focused, -1), 1))
    if (!movesFocus.current) return
    movesFocus.current = false
    grid.current?.querySelector<HTMLButtonElement>(`[data-date="${focused}"]`)?.focus()
  }, [focused, onMonth])
  // Better dates may lie in another month.
  useEffect(() => {
    if (from) setFocused(from)
  }, [from])

  const last = to || from
  const choose = (date: string) => {
    const isSecondTap = from !== '' && from === last && date > from
    onChoose(isSecondTap ? from : date, date)
    setFocused(date)
  }
  const step = (date: string) => setFocused(date < today ? today : date)
  const answerKey = (event: KeyboardEvent) => {
    const target = steps[event.key]?.(focused)
    if (!target) return
    event.preventDefault()
    movesFocus.current = true
    step(target)
  }
  return (
    <div className="w-full">
      <div className="mb-1 flex items-center gap-2">
        <span id={id} aria-live="polite" className="flex-1 text-14 font-semibold">
          {sayMonth(yearOf(focused), monthOf(focused))}
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
      <table
        ref={grid}
        aria-label="Days off"
        aria-describedby={id}
        className="w-full table-fixed border-separate border-spacing-x-0 border-spacing-y-0.5"
      >
        <thead>
          <tr>
            {dayNames.map((name) => (
              <th key={name} scope="col" abbr={name} className="pb-1 text-11 font-medium text-muted">
                <span aria-hidden="true">{name.charAt(0)}</span>
                <span className="sr-only">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(datesShown('month', focused)).map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <td key={date} className="p-0">
                  {isSameMonth(date, focused) && (
                    <CalendarDay
                      date={date}
                      mark={marks.get(date)}
                      isPast={date < today}
                      isToday={date === today}
                      isEnd={date === from || date === last}
                      isInside={from !== '' && from <= date && date <= last}
                      isFocusable={date === focused}
                      onClick={() => choose(date)}
                      onKeyDown={answerKey}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {marks.size > 0 && <OutlookLegend />}
    </div>
  )
}

const steps: Record<string, (date: string) => string> = {
  ArrowLeft: (date) => addDays(date, -1),
  ArrowRight: (date) => addDays(date, 1),
  ArrowUp: (date) => addDays(date, -7),
  ArrowDown: (date) => addDays(date, 7),
  PageUp: (date) => stepDate('month', date, -1),
  PageDown: (date) => stepDate('month', date, 1),
}
