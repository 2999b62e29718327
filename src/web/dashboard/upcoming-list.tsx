/** Upcoming shifts as a list; shifts of one role on consecutive days join into one bar. */
import { Fragment, type ReactNode } from 'react'
import type { Shift } from '../../contract/schedules.ts'
import { addDays, daysBetween, isWeekend } from '../../engine/calendar.ts'
import { formatDateRange, formatRelativeDay } from '../../engine/text/dates.ts'
import { describeLeave, type Leave } from '../shifts/leave.ts'
import { ShiftLink } from '../shifts/shift-link.tsx'
import type { MarkShift, ShiftMark } from '../shifts/shift-marks.ts'
import { formatTightTimes } from '../text/clock.ts'
import { joinClasses } from '../ui/join-classes.ts'
import { kindClasses } from '../ui/shift-chip.tsx'

type UpcomingListProps = {
  shifts: Shift[]
  mark: MarkShift
  today: string
  /** The day of the shift before the first; if given, the days off between shifts are shown, too. */
  after?: string | undefined
  /** Each row opens its shift; the landing page's samples open nothing. */
  opensShifts?: boolean
  /** My time off, named where it is among the days off. */
  leave?: readonly Leave[]
}

export function UpcomingList({ shifts, mark, today, after, opensShifts = false, leave = [] }: UpcomingListProps) {
  return (
    <ol className="overflow-clip rounded-control border border-line bg-raised text-14">
      {shifts.map((shift, index) => {
        const own = mark(shift)
        const before = shifts[index - 1]?.date ?? after
        return (
          <Fragment key={shift.id}>
            {after !== undefined && before && (
              <DaysOff from={addDays(before, 1)} to={addDays(shift.date, -1)} leave={leave} />
            )}
            <li className={joinClasses('border-t border-line first:border-t-0', isWeekend(shift.date) && 'bg-weekend')}>
              <Row shiftId={opensShifts ? shift.id : undefined}>
                <span className={joinClasses('self-center', daysBetween(today, shift.date) < 2 && 'font-semibold')}>
                  {formatRelativeDay(shift.date, today)}
                </span>
                <RunPart
                  mark={own}
                  isFirst={!isSameRun(shifts[index - 1], shift, mark)}
                  isLast={!isSameRun(shift, shifts[index + 1], mark)}
                />
                <span className="flex min-w-0 flex-wrap items-baseline gap-x-2.5 self-center tablet:grid tablet:grid-cols-[7.75rem_1fr]">
                  <span className="font-medium">{formatTightTimes(shift)}</span>
                  <span className="flex-1 basis-[3.5rem] text-right text-13 wrap-anywhere text-muted hyphens-auto tablet:text-left">
                    {own.roleName}
                  </span>
                </span>
              </Row>
            </li>
          </Fragment>
        )
      })}
    </ol>
  )
}

/** With large text the day goes on two lines before a role is cut. */
const row =
  'grid min-h-11.5 grid-cols-[minmax(min-content,5.75rem)_44px_minmax(4.25rem,1fr)] items-stretch gap-2.5 px-3.5 tablet:grid-cols-[6.875rem_44px_1fr]'

function Row({ shiftId, children }: { shiftId: number | undefined; children: ReactNode }) {
  if (shiftId === undefined) return <div className={row}>{children}</div>
  return (
    <ShiftLink shiftId={shiftId} className={joinClasses(row, 'hover:bg-surface focus-visible:-outline-offset-2')}>
      {children}
    </ShiftLink>
  )
}

function DaysOff({ from, to, leave }: { from: string; to: string; leave: readonly Leave[] }) {
  const days = daysBetween(from, to) + 1
  if (days < 1) return null
  const away = leave.filter((one) => one.from <= to && from <= one.to)
  return (
    <li className="flex min-h-9 items-center justify-between border-t border-line bg-surface px-3.5 text-13 text-muted first:border-t-0">
      <span>{formatDateRange(from, to)}</span>
      <span>{[days === 1 ? 'Off' : `Off, ${days} days`, ...away.map(describeLeave)].join(' · ')}</span>
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
        // The letter aligns with its row, although the bar is shorter than the row.
        isFirst && !isLast && 'pb-[5px]',
        isLast && !isFirst && 'pt-[6px]',
        kindClasses[mark.kind],
      )}
    >
      {mark.positionCode}
    </span>
  )
}

function isSameRun(earlier: Shift | undefined, later: Shift | undefined, mark: MarkShift): boolean {
  if (!earlier || !later || daysBetween(earlier.date, later.date) !== 1) return false
  return mark(earlier).positionName === mark(later).positionName
}
