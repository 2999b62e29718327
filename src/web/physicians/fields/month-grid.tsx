/** A month whose days can be checked: by click, with Shift a whole range; by arrows, Page Up and Down, Enter, or Space. */
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useId, useRef } from 'react'
import { addDays, dayOfMonth, daysBetween, isWeekend } from '../../../engine/calendar.ts'
import { monthOf } from '../../../engine/month.ts'
import { formatLongDate, formatMonth } from '../../../engine/text/dates.ts'
import { stepDate } from '../../calendar/calendar-span.ts'
import { MonthTable, useDayFocus } from '../../calendar/month-table.tsx'
import { IconButton } from '../../ui/button.tsx'
import { joinClasses } from '../../ui/join-classes.ts'

type MonthGridProps = {
  label: string
  chosen: readonly string[]
  onChange: (dates: string[]) => void
  /** The label of a checked day, such as "not available". */
  chosenWord: string
  today: string
}

export function MonthGrid({ label, chosen, onChange, chosenWord, today }: MonthGridProps) {
  const id = useId()
  const focus = useDayFocus(today)
  const { focused, setFocused } = focus
  const lastChecked = useRef<string | null>(null)

  const toggle = (date: string, isStretch: boolean) => {
    const from = isStretch ? (lastChecked.current ?? date) : date
    const stretch = datesBetween(from, date)
    const isChecking = isStretch || !chosen.includes(date)
    const rest = chosen.filter((other) => !stretch.includes(other))
    onChange(isChecking ? [...rest, ...stretch].toSorted() : rest)
    lastChecked.current = date
    setFocused(date)
  }
  return (
    <div className="w-full max-w-80">
      <div className="mb-1.5 flex items-center justify-between gap-2">
        <IconButton
          label="Previous month"
          variant="quiet"
          icon={<ChevronLeft />}
          onClick={() => setFocused(stepDate('month', focused, -1))}
        />
        <span id={id} aria-live="polite" className="font-semibold">
          {formatMonth(monthOf(focused))}
        </span>
        <IconButton
          label="Next month"
          variant="quiet"
          icon={<ChevronRight />}
          onClick={() => setFocused(stepDate('month', focused, 1))}
        />
      </div>
      <MonthTable
        label={label}
        describedBy={id}
        focus={focus}
        spacing="border-spacing-0.5"
        renderDay={(date) => (
          <Day
            date={date}
            today={today}
            isChosen={chosen.includes(date)}
            chosenWord={chosenWord}
            isFocusable={date === focused}
            onToggle={(isStretch) => toggle(date, isStretch)}
            onKeyDown={focus.answerKey}
          />
        )}
      />
    </div>
  )
}

type DayProps = {
  date: string
  today: string
  isChosen: boolean
  chosenWord: string
  isFocusable: boolean
  onToggle: (isStretch: boolean) => void
  onKeyDown: (event: KeyboardEvent) => void
}

function Day({ date, today, isChosen, chosenWord, isFocusable, onToggle, onKeyDown }: DayProps) {
  return (
    <button
      type="button"
      data-date={date}
      tabIndex={isFocusable ? 0 : -1}
      aria-label={`${formatLongDate(date)}${isChosen ? `, ${chosenWord}` : ''}`}
      aria-pressed={isChosen}
      aria-current={date === today ? 'date' : undefined}
      onClick={(event) => onToggle(event.shiftKey)}
      onKeyDown={onKeyDown}
      className={joinClasses(
        'grid h-8 w-full place-items-center rounded-inner text-12 transition-colors touch:h-11 touch:text-14',
        isChosen && 'bg-bad-soft font-semibold text-bad line-through inset-ring inset-ring-bad-line',
        !isChosen && (isWeekend(date) ? 'bg-weekend hover:bg-quiet' : 'hover:bg-quiet'),
        date === today && !isChosen && 'font-semibold text-accent-text inset-ring inset-ring-accent',
      )}
    >
      {dayOfMonth(date)}
    </button>
  )
}

function datesBetween(one: string, other: string): string[] {
  const [first, last] = one <= other ? [one, other] : [other, one]
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, index) => addDays(first, index))
}
