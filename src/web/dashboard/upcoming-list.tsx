/** The coming shifts as a list; shifts of one role on consecutive days join into one bar. */
import { Fragment } from 'react'
import type { Shift } from '../../contract/schedules.ts'
import { addDays, daysBetween, isWeekend } from '../../engine/calendar.ts'
import { formatDateRange, formatRelativeDay } from '../../engine/text/dates.ts'
import type { MarkShift, ShiftMark } from '../shifts/shift-marks.ts'
import { formatTightTimes } from '../text/clock.ts'
import { joinClasses } from '../ui/join-classes.ts'
import { kindClasses } from '../ui/shift-chip.tsx'

type UpcomingListProps = {
  shifts: Shift[]
  mark: MarkShift
  today: string
  /** The day of the shift before the first; given, the days off between shifts are shown too. */
  after?: string | undefined
}

export function UpcomingList({ shifts, mark, today, after }: UpcomingListProps) {
  return (
    <ol className="overflow-clip rounded-control border border-line bg-raised text-14">
      {shifts.map((shift, index) => {
        const own = mark(shift)
        const before = shifts[index - 1]?.date ?? after
        return (
          <Fragment key={shift.id}>
            {after !== undefined && before && <DaysOff from={addDays(before, 1)} to={addDays(shift.date, -1)} />}
            <li
              className={joinClasses(
                'grid min-h-11.5 grid-cols-[92px_44px_1fr_auto] tablet:grid-cols-[110px_44px_124px_1fr] items-stretch gap-2.5 border-t border-line px-3.5 first:border-t-0',
                isWeekend(shift.date) && 'bg-weekend',
              )}
            >
              <span className={joinClasses('self-center', daysBetween(today, shift.date) < 2 && 'font-semibold')}>
                {formatRelativeDay(shift.date, today)}
              </span>
              <RunPart
                mark={own}
                isFirst={!isSameRun(shifts[index - 1], shift, mark)}
                isLast={!isSameRun(shift, shifts[index + 1], mark)}
              />
              <span className="self-center font-medium">{formatTightTimes(shift)}</span>
              <span className="self-center truncate text-13 text-muted">{own.roleName}</span>
            </li>
          </Fragment>
        )
      })}
    </ol>
  )
}

function DaysOff({ from, to }: { from: string; to: string }) {
  const days = daysBetween(from, to) + 1
  if (days < 1) return null
  return (
    <li className="flex min-h-9 items-center justify-between border-t border-line bg-surface px-3.5 text-13 text-muted first:border-t-0">
      <span>{formatDateRange(from, to)}</span>
      <span>{days === 1 ? 'Off' : `Off, ${days} days`}</span>
    </li>
  )
}

function RunPart({ mark, isFirst, isLast }: { mark: ShiftMark; isFirst: boolean; isLast: boolean }) {
  return (
    <span
      className={joinClasses(
        'relative -mt-px grid place-items-center text-13 leading-none',
        isFirst ? 'mt-[5px] rounded-t-inner font-bold' : 'font-medium',
        isLast && 'mb-[5px] rounded-b-inner',
        // The letter stands on the line of its row, though the bar ends before the row does.
        isFirst && !isLast && 'pb-[5px]',
        isLast && !isFirst && 'pt-[6px]',
        kindClasses[mark.kind],
      )}
    >
      {mark.code}
    </span>
  )
}

function isSameRun(earlier: Shift | undefined, later: Shift | undefined, mark: MarkShift): boolean {
  if (!earlier || !later || daysBetween(earlier.date, later.date) !== 1) return false
  return mark(earlier).roleName === mark(later).roleName
}
