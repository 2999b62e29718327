/** One physician's year: holidays of last year and this one, weeks on, time off, and what is owed. */
import { memo } from 'react'
import type { YearPerson, YearPlan, YearWeek } from '../../contract/year.ts'
import { daysBetween } from '../../engine/calendar.ts'
import { formatDateRange } from '../../engine/text/dates.ts'
import { fullName } from '../../engine/text/names.ts'
import { owedOf } from '../../engine/year/holiday-balance.ts'
import { overlaps } from '../../engine/year/week-blocks.ts'
import { joinClasses } from '../ui/join-classes.ts'
import { type Columns, formatOwed, placeSpan, spokenHoliday } from './year-words.ts'

export type YearRowProps = {
  person: YearPerson
  row: number
  year: Pick<YearPlan, 'from' | 'to' | 'holidays'> & { columns: Columns }
  /** Opens what is known about a turn, and the ways to change it. */
  onTurn: (person: YearPerson, place: number) => void
  onOwed: (person: YearPerson) => void
}

export const YearRow = memo(function YearRow({ person, row, year, onTurn, onOwed }: YearRowProps) {
  const name = fullName(person)
  return (
    <tr className="year-row border-b border-line/60 text-12" data-person={person.id} data-row={row}>
      <th scope="row" className="year-name font-normal flex items-center truncate pr-2 pl-4">
        <b className="font-semibold">{person.lastName}</b>&nbsp;
        <span className="truncate text-muted">{person.firstName}</span>
      </th>
      <td className="flex items-center">
        {person.turns.map((turn, place) => {
          const holiday = year.holidays[place]!
          return (
            <button
              key={turn.date}
              type="button"
              data-turn={place}
              className="flex h-full w-[var(--squares)] items-center justify-center gap-0.5 rounded-chip hover:bg-quiet"
              aria-label={`${name}, ${spokenHoliday(holiday.name)}: last year ${wordOf(turn.lastYear)}, this year ${wordOf(turn.works)}`}
              onClick={() => onTurn(person, place)}
            >
              <span className="year-square" data-worked={turn.lastYear || undefined} />
              <span className="year-square" data-works={turn.works ?? undefined} />
            </button>
          )
        })}
      </td>
      <td className="year-track" data-track>
        {year.columns.map(({ key, isDay, place }) => (
          <span key={key} className="year-column" data-day={isDay || undefined} style={place} />
        ))}
        {person.timeOff.map((span) => (
          <span
            key={span.from}
            className="year-away"
            style={placeSpan(year, span)}
            title={`Time off ${formatDateRange(span.from, span.to)}`}
          />
        ))}
        {person.weeks.map((week) => (
          <Week
            key={`${week.from} ${week.source}`}
            week={week}
            name={name}
            year={year}
            isConflict={person.timeOff.some((span) => overlaps(span, week))}
          />
        ))}
        <span className="year-mark" />
      </td>
      <td className="year-owed flex items-center justify-center border-l border-line">
        <button
          type="button"
          className={joinClasses(
            'h-full min-w-6 rounded-chip px-1.5 tabular-nums hover:bg-quiet',
            person.balance && owedOf(person.balance) > 0 && 'font-semibold text-warn',
            person.balance && owedOf(person.balance) < 0 && 'font-semibold',
            (!person.balance || owedOf(person.balance) === 0) && 'text-muted',
          )}
          aria-label={`${name}: owed ${formatOwed(person.balance)}`}
          onClick={() => onOwed(person)}
        >
          {formatOwed(person.balance)}
        </button>
      </td>
    </tr>
  )
})

function wordOf(works: boolean | null): string {
  if (works === null) return 'unknown'
  return works ? 'worked' : 'off'
}

const sources: Record<YearWeek['source'], string> = { published: 'published', draft: 'draft', 'laid-out': 'laid out' }

/** Days as wide as the letter of nights, where the whole year is shown. */
const leastForLetter = 4

type WeekProps = { week: YearWeek; name: string; year: Pick<YearPlan, 'from' | 'to'>; isConflict: boolean }

function Week({ week, name, year, isConflict }: WeekProps) {
  const { from, to, isNight, source } = week
  const label = `${name}, ${formatDateRange(from, to)}, ${isNight ? 'nights' : 'week on'}, ${sources[source]}${isConflict ? ', conflicts with time off' : ''}`
  const look = {
    className: 'year-week',
    style: placeSpan(year, week),
    'data-night': isNight || undefined,
    'data-source': source,
    'data-short': daysBetween(from, to) + 1 < leastForLetter || undefined,
    'data-conflict': isConflict || undefined,
    title: label,
  }
  const mark = isNight ? 'N' : null
  if (source !== 'laid-out') return <span {...look}>{mark}</span>
  return (
    <button {...look} type="button" tabIndex={-1} data-week={from} aria-label={label}>
      {mark}
    </button>
  )
}
