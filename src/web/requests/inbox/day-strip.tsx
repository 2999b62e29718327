/** The days that an approval changes: the person, coverage now and after, who steps in, and coverage with cover. */

import type { ReactNode } from 'react'
import type { CoverageOfDay } from '../../../contract/request-outlook.ts'
import { dayOfMonth, isWeekend, weekdayOf } from '../../../engine/calendar.ts'
import { formatShortDate, formatShortWeekday } from '../../../engine/text/dates.ts'
import { useRead } from '../../api/use-read.ts'
import { useShiftMarks } from '../../shifts/shift-marks.ts'
import { shortHoliday } from '../../text/short-holiday.ts'
import { joinClasses } from '../../ui/join-classes.ts'
import { ShiftChip } from '../../ui/shift-chip.tsx'
import { DayTable, formatFilled, gapClasses } from './day-table.tsx'
import type { PersonConcerned } from './days-concerned.ts'

type DayStripProps = {
  days: readonly CoverageOfDay[]
  requestor: PersonConcerned
  others: readonly PersonConcerned[]
  /** Days named in the request. */
  isAsked: (date: string) => boolean
  /** How many of a day's opened shifts the chosen cover takes; absent if nothing opens. */
  coveredOn?: (date: string) => number
}

/** Days side by side; more continue below. */
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
            <span className="sr-only">Physician or coverage</span>
          </th>
          {days.map(({ date, holiday }) => (
            <th
              key={date}
              scope="col"
              className={joinClasses(
                'h-[42px] border-l border-line px-1 text-11 font-normal text-muted',
                // Wide enough for "Independence"; the other days share the rest.
                holiday && 'w-20',
                isAsked(date) ? 'bg-accent-soft' : holiday ? 'bg-holiday' : isWeekend(date) && 'bg-weekend',
              )}
            >
              <span className="block truncate" title={holiday ?? undefined}>
                {holiday ? shortHoliday(holiday) : formatShortWeekday(weekdayOf(date))}
              </span>
              <b className={joinClasses('block text-13', isAsked(date) ? 'text-accent-text' : 'text-text')}>
                <span className="sr-only">{formatShortDate(date)}</span>
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
            label="With coverage"
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
          {formatFilled(day, filled(day))}
        </td>
      ))}
    </tr>
  )
}

/** What the lines of the strip of days share. */
const stripCell = 'h-[30px] border-t border-l border-line px-1 text-center'

function RowHead({ children }: { children: ReactNode }) {
  return (
    <th scope="row" className="truncate border-t border-line pl-3.5 text-left font-normal text-muted">
      {children}
    </th>
  )
}

/** One person's line in the strip of days: the shifts that stay, go, and come. */
function PersonRow({ person, days }: { person: PersonConcerned; days: readonly CoverageOfDay[] }) {
  const shifts = useRead('physicianShifts', { params: { physicianId: person.physicianId } }).data ?? []
  const live = shifts.filter(({ status }) => status !== 'cancelled')
  const mark = useShiftMarks([...live, ...person.gets])
  const lost = new Set(person.loses.map(({ id }) => id))
  return (
    <tr>
      <RowHead>
        <b className="text-text">{person.name.split(' ').at(-1)}</b>
      </RowHead>
      {days.map(({ date }) => {
        const own = live.filter((shift) => shift.date === date)
        const gets = person.gets.filter((shift) => shift.date === date)
        return (
          <td key={date} className={joinClasses(stripCell, isWeekend(date) && 'bg-weekend')}>
            <span className="flex justify-center gap-0.5">
              {own.map((shift) =>
                lost.has(shift.id) ? (
                  <LostChip key={shift.id} code={mark(shift).code} />
                ) : (
                  <ShiftChip key={shift.id} code={mark(shift).code} kind={mark(shift).shiftKind} />
                ),
              )}
              {gets.map((shift) => (
                <span key={shift.id} className="rounded-chip outline-[1.5px] outline-accent">
                  <span className="sr-only">gets </span>
                  <ShiftChip code={mark(shift).code} kind={mark(shift).shiftKind} />
                </span>
              ))}
            </span>
          </td>
        )
      })}
    </tr>
  )
}

function LostChip({ code }: { code: string }) {
  return (
    <s className="inline-grid h-5 min-w-7 place-items-center rounded-chip px-[5px] text-11 leading-none font-semibold text-faint inset-ring inset-ring-line-strong">
      <span className="sr-only">gives up </span>
      {code}
    </s>
  )
}
