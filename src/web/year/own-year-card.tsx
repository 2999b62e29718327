/** A physician's own year, read-only: weeks on, time off, and holidays as far as they are published or planned. */
import './year.css'
import type { OwnYear } from '../../contract/year.ts'
import { addMonths, monthOf, spanOfMonth } from '../../engine/month.ts'
import { formatDateRange, formatShortDate, formatShortMonth } from '../../engine/text/dates.ts'
import { joinWords } from '../../engine/text/join-words.ts'
import { useRead } from '../api/use-read.ts'
import { Reading } from '../layout/reading.tsx'
import { Card } from '../ui/card.tsx'
import { SkeletonList } from '../ui/skeleton.tsx'
import { describeYear, placeOf, placeSpan, spokenHoliday } from './year-words.ts'

export function OwnYearCard() {
  const read = useRead('ownYear', { query: {} }, { canWait: true })
  if (read.data && read.data.weeks.length === 0) return null
  return (
    <Card title="My year" description={read.data && describeYear(read.data)}>
      <Reading read={read} what="Your year" loading={<SkeletonList of="facts" label="Loading your year..." />}>
        {(year) => <OwnWeeks year={year} />}
      </Reading>
    </Card>
  )
}

function OwnWeeks({ year }: { year: OwnYear }) {
  const months = Array.from({ length: 12 }, (_, index) => spanOfMonth(addMonths(monthOf(year.from), index)).from)
  const ahead = year.holidays.filter(({ date }) => date >= year.today)
  const works = ahead.filter((holiday) => holiday.works)
  const off = ahead.filter((holiday) => holiday.works === false)
  const list = (of: typeof ahead) =>
    joinWords(
      of.map(({ name, date }) => `${spokenHoliday(name)} (${formatShortDate(date)})`),
      'and',
    )
  const end = year.publishedThrough
  return (
    <div className="text-12">
      <div className="relative h-5" aria-hidden>
        {months.map((first) => (
          <span key={first} className="absolute font-semibold" style={{ left: `${placeOf(year, first)}%` }}>
            {formatShortMonth(first).slice(0, 1)}
            <span className="max-tablet:hidden">{formatShortMonth(first).slice(1)}</span>
          </span>
        ))}
      </div>
      <ul aria-label="My weeks" className="year-track h-6 rounded-chip border border-line">
        {year.holidays.map(({ date }) => (
          <li
            key={date}
            className="year-column"
            data-day
            aria-hidden
            style={placeSpan(year, { from: date, to: date })}
          />
        ))}
        {year.timeOff.map((span) => (
          <li key={span.from} className="year-away" style={placeSpan(year, span)}>
            <span className="sr-only">Time off {formatDateRange(span.from, span.to)}</span>
          </li>
        ))}
        {year.weeks.map((week) => (
          <li
            key={week.from}
            className="year-week"
            style={placeSpan(year, week)}
            data-night={week.isNight || undefined}
            title={`${week.isNight ? 'Nights' : 'Week on'} ${formatDateRange(week.from, week.to)}`}
          >
            <span className="sr-only">
              {week.isNight ? 'Nights' : 'Week on'} {formatDateRange(week.from, week.to)}
              {week.source === 'laid-out' && ', planned'}
            </span>
          </li>
        ))}
        <li className="year-line" data-today aria-hidden style={{ left: `${placeOf(year, year.today)}%` }} />
      </ul>
      <p className="mt-2 text-muted">
        {end ? `Published through ${formatShortDate(end)}. ` : ''}
        Later weeks and holidays are planned and may change.
      </p>
      {works.length > 0 && <p className="mt-1">You work {list(works)}.</p>}
      {off.length > 0 && <p className="mt-1">You’re off {list(off)}.</p>}
    </div>
  )
}
