/** The remaining coverage on the requested days, day by day. */
import { useId } from 'react'
import type { CoverageOfDay } from '../../contract/request-outlook.ts'
import { dayOfMonth, weekdayOf } from '../../engine/calendar.ts'
import { formatShortWeekday } from '../../engine/text/dates.ts'
import { plural } from '../../engine/text/plural.ts'
import { joinClasses } from '../ui/join-classes.ts'

/** Days listed one by one; a longer range shows only the short ones. */
const daysWrittenOut = 9

export function CoverageLeft({ days }: { days: CoverageOfDay[] }) {
  const isShort = ({ filledAfter, required }: CoverageOfDay) => filledAfter < required
  const shown = days.length <= daysWrittenOut ? days : days.filter(isShort).slice(0, daysWrittenOut)
  const rest = days.length - shown.length
  const label = useId()
  return (
    <>
      {shown.length > 0 && (
        <p id={label} className="mt-2.5 text-12 text-muted">
          Positions filled if approved
        </p>
      )}
      <ul aria-labelledby={label} className="mt-1 grid grid-cols-3 gap-2 empty:hidden">
        {shown.map((day) => (
          <li key={day.date} className="min-w-0 rounded-inner bg-overlay px-3 py-2">
            <span className="block text-12 text-muted">{formatDayOf(day.date)}</span>
            <span className={joinClasses('block font-semibold', isShort(day) && 'text-bad')}>
              {!day.isScheduled && <About />}
              {day.filledAfter} of {day.required}
            </span>
            {day.holiday && <span className="block text-12 wrap-anywhere hyphens-auto text-muted">{day.holiday}</span>}
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <p className="mt-2 text-12 text-muted">
          {shown.length === 0
            ? `All ${days.length} days stay covered.`
            : `${plural(rest, 'other day stays', 'other days stay')} the same.`}
        </p>
      )}
    </>
  )
}

/** Fri 15 */
function formatDayOf(date: string): string {
  return `${formatShortWeekday(weekdayOf(date))} ${dayOfMonth(date)}`
}

/** Without a schedule, only the headcount is known. */
function About() {
  return (
    <>
      <span aria-hidden="true">~</span>
      <span className="sr-only">about </span>
    </>
  )
}
