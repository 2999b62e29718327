/** A month as a table of weeks; a cell shows two shifts and a link to the rest of the day. */
import { Link } from 'wouter'
import type { Shift } from '../../contract/schedules.ts'
import { dayOfMonth, isWeekend } from '../../engine/calendar.ts'
import { isSameMonth } from '../../engine/month.ts'
import { formatDate } from '../../engine/text/dates.ts'
import { dayNames, weeksOf } from '../calendar/calendar-span.ts'
import { type Leave, leaveOn } from '../shifts/leave.ts'
import { ShiftLink } from '../shifts/shift-link.tsx'
import type { MarkShift, ShiftMark } from '../shifts/shift-marks.ts'
import { formatTightTimes, formatTimes } from '../text/clock.ts'
import { joinClasses } from '../ui/join-classes.ts'
import { ShiftChip } from '../ui/shift-chip.tsx'
import { pickForGlance } from './order-shifts.ts'

const shownInCell = 2

export type CalendarProps = {
  dates: string[]
  /** A date of the month or week that is shown. */
  date: string
  today: string
  shiftsOn: (date: string) => Shift[]
  nameOf: (shift: Shift) => string
  mark: MarkShift
  ownId: number
  addressOf: (date: string) => string
  leave: readonly Leave[]
}

export function MonthView(props: CalendarProps) {
  return (
    <table
      aria-label="Month"
      className="w-full table-fixed border-separate border-spacing-0 overflow-clip rounded-control border border-line bg-raised"
    >
      <thead>
        <tr>
          {dayNames.map((name) => (
            <th
              key={name}
              scope="col"
              className="border-l border-line py-2 text-12 font-medium text-muted first:border-l-0"
            >
              <span className="max-tablet:sr-only">{name}</span>
              <span aria-hidden="true" className="tablet:hidden">
                {name.charAt(0)}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(props.dates).map((week) => (
          <tr key={week[0]}>
            {week.map((date) => (
              <DayCell key={date} day={date} {...props} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function DayCell(props: CalendarProps & { day: string }) {
  const { day, date, today, shiftsOn, mark, ownId, addressOf, leave } = props
  const shifts = shiftsOn(day)
  const more = shifts.length - shownInCell
  const isInMonth = isSameMonth(day, date)
  return (
    <td
      aria-current={day === today ? 'date' : undefined}
      className={joinClasses(
        'h-21 border-t border-l border-line p-1 align-top first:border-l-0 tablet:h-26 tablet:p-2',
        !isInMonth ? 'bg-surface' : isWeekend(day) && 'bg-weekend',
      )}
    >
      <DayLink day={day} isToday={day === today} isFaint={!isInMonth} href={addressOf(day)} />
      <LeaveMark leave={leaveOn(leave, day)} />
      <ShiftLines {...props} shifts={pickForGlance(shifts, mark, ownId, shownInCell)} isCompact className="mt-1" />
      {more > 0 && (
        <Link
          href={addressOf(day)}
          aria-label={`+${more} more on ${formatDate(day)}`}
          className="mt-1 inline-block rounded-chip text-12 text-muted hover:text-text hover:underline"
        >
          +{more} <span className="max-tablet:hidden">more</span>
        </Link>
      )}
    </td>
  )
}

type DayLinkProps = { day: string; isToday: boolean; isFaint: boolean; href: string }

export function DayLink({ day, isToday, isFaint, href }: DayLinkProps) {
  return (
    <Link
      href={href}
      aria-label={isToday ? `${formatDate(day)}, today` : formatDate(day)}
      className={joinClasses(
        'inline-grid h-6 min-w-6 place-items-center rounded-full px-1 text-12 font-semibold hover:bg-quiet',
        isToday && 'bg-today text-on-accent hover:bg-accent-hover',
        !isToday && isFaint && 'font-medium text-faint',
      )}
    >
      {dayOfMonth(day)}
    </Link>
  )
}

/** My time off on a day: hatched once it is approved. */
export function LeaveMark({ leave }: { leave: Leave | undefined }) {
  if (!leave) return null
  return (
    <p
      className={joinClasses(
        'mt-1 truncate rounded-chip px-1 text-11 leading-5 font-semibold text-muted inset-ring inset-ring-line-strong',
        leave.isApproved && 'bg-[repeating-linear-gradient(115deg,var(--line)_0_1.5px,transparent_1.5px_6px)]',
      )}
    >
      Time off{!leave.isApproved && <span className="max-tablet:sr-only">, pending</span>}
    </p>
  )
}

type ShiftLinesProps = Pick<CalendarProps, 'nameOf' | 'mark' | 'ownId'> & {
  shifts: readonly Shift[]
  isCompact?: boolean
  className?: string
}

/** Shifts in a calendar cell. */
export function ShiftLines({ shifts, nameOf, mark, ownId, isCompact = false, className }: ShiftLinesProps) {
  return (
    <ul className={joinClasses('flex flex-col gap-1', className)}>
      {shifts.map((shift) => (
        <ShiftLine
          key={shift.id}
          shift={shift}
          mark={mark(shift)}
          name={nameOf(shift)}
          isOwn={shift.physicianId === ownId}
          isCompact={isCompact}
        />
      ))}
    </ul>
  )
}

type ShiftLineProps = { shift: Shift; mark: ShiftMark; name: string; isOwn: boolean; isCompact: boolean }

/** One shift: its code, and who has it if there is room. */
function ShiftLine({ shift, mark, name, isOwn, isCompact }: ShiftLineProps) {
  const inWords = `${mark.roleName}, ${formatTimes(shift)}, ${shift.physicianName ?? 'open'}`
  return (
    <li className="min-w-0" title={inWords}>
      <ShiftLink
        shiftId={shift.id}
        className={joinClasses(
          'flex min-w-0 items-center gap-1.5 rounded-chip hover:bg-quiet',
          !isCompact && 'touch:min-h-11',
        )}
      >
        <ShiftChip code={mark.code} kind={mark.kind} label={inWords} />
        <span
          aria-hidden="true"
          className={joinClasses(
            'truncate text-12',
            isCompact && 'max-tablet:hidden',
            isOwn && 'font-semibold text-accent-text',
            shift.physicianId === null && 'font-semibold text-bad',
          )}
        >
          {isOwn ? 'You' : name}
          {!isCompact && <span className="font-normal text-muted tablet:hidden"> {formatTightTimes(shift)}</span>}
        </span>
      </ShiftLink>
    </li>
  )
}
