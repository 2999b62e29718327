/** A week as seven columns with all shifts; on phones the days are stacked. */
import { isWeekend, weekdayOf } from '../../engine/calendar.ts'
import { formatShortWeekday } from '../../engine/text/dates.ts'
import { leaveOn } from '../shifts/leave.ts'
import { joinClasses } from '../ui/join-classes.ts'
import { type CalendarProps, DayLink, LeaveMark, ShiftLines } from './month-view.tsx'

export function WeekView(props: CalendarProps) {
  const { dates, today, shiftsOn, addressOf, leave } = props
  return (
    <ol
      aria-label="Week"
      className="grid overflow-clip rounded-control border border-line bg-raised tablet:grid-cols-7 tablet:divide-x tablet:divide-line"
    >
      {dates.map((day) => {
        const shifts = shiftsOn(day)
        return (
          <li
            key={day}
            aria-current={day === today ? 'date' : undefined}
            className={joinClasses(
              'flex min-w-0 flex-col gap-2 border-line p-3 max-tablet:not-first:border-t tablet:p-2',
              isWeekend(day) && 'bg-weekend',
            )}
          >
            <h3 className="flex items-center gap-1 text-12 font-medium text-muted">
              {formatShortWeekday(weekdayOf(day))}
              <DayLink day={day} isToday={day === today} isFaint={false} href={addressOf(day)} />
            </h3>
            <LeaveMark leave={leaveOn(leave, day)} />
            {shifts.length === 0 ? (
              <p className="text-12 text-faint">No shifts</p>
            ) : (
              <ShiftLines {...props} shifts={shifts} className="max-tablet:grid max-tablet:grid-cols-2" />
            )}
          </li>
        )
      })}
    </ol>
  )
}
