/** The days that an approval changes: the person, coverage now and after, who steps in, and coverage with cover. */
import type { CoverageOfDay } from '../../../contract/request-outlook.ts'
import { dayOfMonth, isWeekend, weekdayOf } from '../../../engine/calendar.ts'
import { sayShortDate, sayShortWeekday } from '../../../engine/text/dates.ts'
import { joinClasses } from '../../ui/join-classes.ts'
import { DayTable } from './day-table.tsx'
import { gapClasses, sayFilled } from './filled.ts'
import type { PersonConcerned } from './people-concerned.ts'
import { PersonRow } from './person-row.tsx'
import { RowHead, stripCell } from './strip-parts.tsx'

type DayStripProps = {
  days: readonly CoverageOfDay[]
  requestor: PersonConcerned
  others: readonly PersonConcerned[]
  /** Days that the request itself names. */
  isAsked: (date: string) => boolean
  /** How many of the opened shifts of a day the chosen cover takes; left out where nothing opens. */
  coveredOn?: (date: string) => number
}

/** Days side by side; more go on below. */
const daysInRow = 14

export function DayStrip({ days, ...rest }: DayStripProps) {
  const rows = Array.from({ length: Math.ceil(days.length / daysInRow) }, (_, row) =>
    days.slice(row * daysInRow, (row + 1) * daysInRow),
  )
  return (
    <>
      <div className="flex flex-col gap-3 max-tablet:hidden">
        {rows.map((part) => (
          <Strip key={part[0]?.date} days={part} {...rest} />
        ))}
      </div>
      <DayTable days={days} coveredOn={rest.coveredOn} />
    </>
  )
}

function Strip({ days, requestor, others, isAsked, coveredOn }: DayStripProps) {
  return (
    <table className="w-full table-fixed border-separate border-spacing-0 overflow-clip rounded-control border border-line bg-raised text-12">
      <thead>
        <tr>
          <th scope="col" className="w-28 text-left">
            <span className="sr-only">Whose</span>
          </th>
          {days.map(({ date, holiday }) => (
            <th
              key={date}
              scope="col"
              className={joinClasses(
                'h-[42px] border-l border-line px-1 text-11 font-normal text-muted',
                isAsked(date) ? 'bg-accent-soft' : holiday ? 'bg-holiday' : isWeekend(date) && 'bg-weekend',
              )}
            >
              <span className="block truncate" title={holiday ?? undefined}>
                {holiday ?? sayShortWeekday(weekdayOf(date))}
              </span>
              <b className={joinClasses('block text-13', isAsked(date) ? 'text-accent-text' : 'text-text')}>
                <span className="sr-only">{sayShortDate(date)}</span>
                <span aria-hidden="true">{dayOfMonth(date)}</span>
              </b>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <PersonRow person={requestor} days={days} />
        <CoverageRow label="Now" days={days} filled={({ filledNow }) => filledNow} />
        <CoverageRow label="If approved" days={days} filled={({ filledAfter }) => filledAfter} />
        {others.map((person) => (
          <PersonRow key={person.physicianId} person={person} days={days} />
        ))}
        {coveredOn && (
          <CoverageRow
            label="With cover"
            days={days}
            filled={({ date, filledAfter }) => filledAfter + coveredOn(date)}
          />
        )}
      </tbody>
    </table>
  )
}

type CoverageRowProps = {
  label: string
  days: readonly CoverageOfDay[]
  filled: (day: CoverageOfDay) => number
}

function CoverageRow({ label, days, filled }: CoverageRowProps) {
  return (
    <tr>
      <RowHead>{label}</RowHead>
      {days.map((day) => (
        <td
          key={day.date}
          className={joinClasses(stripCell, gapClasses(day, filled(day)) || (isWeekend(day.date) && 'bg-weekend'))}
        >
          {sayFilled(day, filled(day))}
        </td>
      ))}
    </tr>
  )
}
