/** The days of a month as a table, one week per row; one day has focus, which arrows, Page Up, and Page Down move. */
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { addDays } from '../../engine/calendar.ts'
import { isSameMonth } from '../../engine/month.ts'
import { datesShown, dayNames, stepDate, weeksOf } from './calendar-span.ts'

type DayFocus = {
  focused: string
  setFocused: (date: string) => void
  /** Clamps to the earliest day. */
  step: (date: string) => void
  answerKey: (event: KeyboardEvent) => void
  table: RefObject<HTMLTableElement | null>
}

export function useDayFocus(start: string, earliest = ''): DayFocus {
  const [focused, setFocused] = useState(start)
  const table = useRef<HTMLTableElement>(null)
  const movesFocus = useRef(false)
  useEffect(() => {
    if (!movesFocus.current) return
    movesFocus.current = false
    table.current?.querySelector<HTMLButtonElement>(`[data-date="${focused}"]`)?.focus()
  }, [focused])

  const step = (date: string) => setFocused(date < earliest ? earliest : date)
  const answerKey = (event: KeyboardEvent) => {
    const target = keySteps[event.key]?.(focused)
    if (!target) return
    event.preventDefault()
    movesFocus.current = true
    step(target)
  }
  return { focused, setFocused, step, answerKey, table }
}

type MonthTableProps = {
  label: string
  /** The id of the element that names the month. */
  describedBy: string
  focus: DayFocus
  spacing: string
  /** A button with the date as its `data-date`. */
  renderDay: (date: string) => ReactNode
}

export function MonthTable({ label, describedBy, focus, spacing, renderDay }: MonthTableProps) {
  return (
    <table
      ref={focus.table}
      aria-label={label}
      aria-describedby={describedBy}
      className={`w-full table-fixed border-separate ${spacing}`}
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
        {weeksOf(datesShown('month', focus.focused)).map((week) => (
          <tr key={week[0]}>
            {week.map((date) => (
              <td key={date} className="p-0">
                {isSameMonth(date, focus.focused) && renderDay(date)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const keySteps: Record<string, (date: string) => string> = {
  ArrowLeft: (date) => addDays(date, -1),
  ArrowRight: (date) => addDays(date, 1),
  ArrowUp: (date) => addDays(date, -7),
  ArrowDown: (date) => addDays(date, 7),
  PageUp: (date) => stepDate('month', date, -1),
  PageDown: (date) => stepDate('month', date, 1),
}
