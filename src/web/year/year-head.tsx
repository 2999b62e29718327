/** The head of the year: what is published and planned, months, holidays, and the first days of weeks. */
import { Link } from 'wouter'
import type { YearPlan } from '../../contract/year.ts'
import { dayOfMonth, daysBetween, yearOf } from '../../engine/calendar.ts'
import { addMonths, monthKeyOf, monthOf, spanOfMonth } from '../../engine/month.ts'
import { formatMonth, formatShortDate, formatShortMonth } from '../../engine/text/dates.ts'
import { rosterAddress } from '../paths.ts'
import {
  type Columns,
  type Placed,
  placeOf,
  placeSpan,
  plannedSpans,
  publishedSpans,
  spokenHoliday,
  weekNumberClasses,
  weekNumberLook,
} from './year-words.ts'

type Year = Pick<YearPlan, 'from' | 'to' | 'today' | 'holidays' | 'weeks' | 'people' | 'publishedThrough' | 'schedules'>

export function YearHead({ year, columns }: { year: Year; columns: Columns }) {
  const months = Array.from({ length: 12 }, (_, index) => spanOfMonth(addMonths(monthOf(year.from), index)).from)
  return (
    <tr className="year-row h-32 border-b border-line text-12">
      <th scope="col" className="year-name font-normal flex items-end pb-1.5 pl-4 text-muted">
        Physician
      </th>
      <th scope="col" className="flex items-end font-normal" aria-label="Holidays, last year and this year">
        {year.holidays.map(({ date, name }) => (
          <span
            key={date}
            className="flex w-[var(--squares)] justify-center pb-1.5"
            title={`${name}, ${formatShortDate(date)}`}
          >
            <span className="max-h-30 rotate-180 truncate font-medium [text-orientation:sideways] [writing-mode:vertical-rl]">
              {spokenHoliday(name)}
            </span>
          </span>
        ))}
      </th>
      <th scope="col" className="year-track font-normal" aria-label="Weeks">
        {publishedSpans(year).map((span) => (
          <Bar key={span.from} label="Published" className="bg-accent" place={placeSpan(year, span)} />
        ))}
        {plannedSpans(year).map((span) => (
          <Bar key={span.from} label="Planned" className="bg-accent-line" place={placeSpan(year, span)} />
        ))}
        {columns.map(({ key, isDay, place }) => (
          <span
            key={key}
            className="year-column absolute top-20 bottom-0"
            data-day={isDay || undefined}
            style={place}
          />
        ))}
        {year.holidays.map(({ date, name }, place) => (
          <span
            key={date}
            // Of two that are close, the first ends at its day, and so does one at the year's end.
            data-ends={isClose(date, year.holidays[place + 1]?.date ?? year.to) || undefined}
            className="absolute bottom-12 text-11 font-semibold whitespace-nowrap text-warn data-ends:-translate-x-full data-ends:pr-1"
            style={{ left: `${placeOf(year, date)}%` }}
          >
            {spokenHoliday(name)}
          </span>
        ))}
        {months.map((first) => (
          <span
            key={first}
            className="absolute bottom-6 pl-1 font-semibold"
            style={{ left: `${placeOf(year, first)}%` }}
          >
            <MonthName year={year} first={first} />
            {monthOf(first).month === 1 && <span className="pl-1 font-normal text-muted">{yearOf(first)}</span>}
          </span>
        ))}
        {months.slice(1).map((first) => (
          <span key={first} className="year-line top-21!" style={{ left: `${placeOf(year, first)}%` }} />
        ))}
        {year.weeks.map(({ from, to }, place) => (
          <span
            key={from}
            {...weekNumberLook({ from, to }, place)}
            className={`absolute bottom-1 text-muted ${weekNumberClasses}`}
            style={placeSpan(year, { from, to })}
          >
            {dayOfMonth(from)}
          </span>
        ))}
      </th>
      <th scope="col" className="year-owed font-normal flex items-end justify-center border-l border-line pb-1.5">
        Owed
      </th>
    </tr>
  )
}

/** A month with a schedule opens in the roster. */
function MonthName({ year, first }: { year: Pick<YearPlan, 'schedules'>; first: string }) {
  const schedule = year.schedules.find(({ month }) => month === monthKeyOf(first))
  if (!schedule) return formatShortMonth(first)
  return (
    <Link
      href={rosterAddress(schedule.scheduleId)}
      className="hover:text-accent-text hover:underline"
      aria-label={`${formatShortMonth(first)}: open ${formatMonth(monthOf(first))} in roster`}
      title="Open in roster"
    >
      {formatShortMonth(first)}
    </Link>
  )
}

/** So few days apart that both names wouldn't fit. */
function isClose(date: string, next: string): boolean {
  return daysBetween(date, next) < 30
}

function Bar({ label, className, place }: { label: string; className: string; place: Placed }) {
  return (
    <span className="absolute top-2 overflow-hidden whitespace-nowrap text-muted" style={place}>
      <span className={`mb-0.5 block h-1.5 rounded-chip ${className}`} />
      {label}
    </span>
  )
}
