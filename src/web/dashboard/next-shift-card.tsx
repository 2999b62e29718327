/** The first thing a physician sees: the current or next shift, with whom, and who takes over. */
import { Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { daysBetween } from '../../engine/calendar.ts'
import { formatDate, formatRelativeDay } from '../../engine/text/dates.ts'
import type { ShiftMark } from '../shifts/shift-marks.ts'
import { hoursOf } from '../shifts/shift-words.ts'
import { formatTimes } from '../text/clock.ts'
import { formatTimeLeft } from '../text/group-day.ts'
import { joinClasses } from '../ui/join-classes.ts'
import { ShiftChip } from '../ui/shift-chip.tsx'
import type { NextShift } from './own-shifts.ts'

type NextShiftCardProps = {
  next: NextShift
  mark: ShiftMark
  today: string
  /** Colleagues in the same role at the same time. */
  colleagues: string[]
  /** Who starts when this shift ends. */
  handOff?: string | undefined
  /** Next to the link to everyone on. */
  beside?: ReactNode
  /** Below everything. */
  below?: ReactNode
}

export function NextShiftCard({ next, mark, today, colleagues, handOff, beside, below }: NextShiftCardProps) {
  const { shift, isOn } = next
  return (
    <section aria-label="Next shift" className="overflow-clip rounded-control border border-line bg-raised">
      <div className="px-4 pt-3.5 tablet:px-5 tablet:pt-4">
        <p className="flex items-center justify-between gap-2 text-muted">
          {isOn ? 'On shift now' : 'Next shift'}
          <span className="font-semibold text-accent-text">
            {isOn ? `ends ${formatTimeLeft(next.minutesToEnd)}` : formatTimeLeft(next.minutesToStart)}
          </span>
        </p>
        <h2 className="mt-1.5 text-28 font-semibold tracking-stat">{formatDayInFull(shift.date, today)}</h2>
        <p className="mt-1.5 flex items-center gap-2.5 text-20 font-medium">
          <ShiftChip code={mark.positionCode} kind={mark.kind} size="large" />
          {formatTimes(shift)}
          <span className="text-13 font-normal whitespace-nowrap text-muted">{hoursOf(shift)} h</span>
        </p>
        <dl className="mt-3 grid grid-cols-[78px_1fr] gap-x-2 gap-y-1.5 border-t border-line py-3 text-14">
          <Fact label="Role">{[mark.roleName, shift.location].filter(Boolean).join(', ')}</Fact>
          {colleagues.length > 0 && <Fact label="With">{formatNames(colleagues)}</Fact>}
          {handOff && <Fact label="Handoff">{handOff}</Fact>}
        </dl>
      </div>
      <div className={joinClasses('grid border-t border-line', Boolean(beside) && 'grid-cols-2')}>
        {beside}
        <Link href={`/schedule?view=day&date=${shift.date}&show=everyone`} className={footAction}>
          <Users />
          Everyone on
        </Link>
      </div>
      {below}
    </section>
  )
}

/** The style of the actions at the bottom of the card. */
export const footAction =
  'flex min-h-11 items-center justify-center gap-2 border-line px-2 text-14 font-control text-accent-text transition-colors not-first:border-l hover:bg-surface focus-visible:-outline-offset-2'

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd>{children}</dd>
    </>
  )
}

/** Tomorrow, Wed, Dec 9 */
function formatDayInFull(date: string, today: string): string {
  const days = daysBetween(today, date)
  return days === 0 || days === 1 ? `${formatRelativeDay(date, today)}, ${formatDate(date)}` : formatDate(date)
}

/** How many names are written out. */
const namesShown = 3

function formatNames(names: string[]): string {
  const shown = names.slice(0, namesShown).join(', ')
  const more = names.length - namesShown
  return more > 0 ? `${shown}, and ${more} more` : shown
}
