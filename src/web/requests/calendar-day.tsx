/** One day of the calendar for time off: its number, its outlook as a line, and my shift's code. */
import type { KeyboardEvent } from 'react'
import type { Forecast } from '../../contract/request-outlook.ts'
import { dayOfMonth } from '../../engine/calendar.ts'
import { formatLongDate } from '../../engine/text/dates.ts'
import { describeLeave, type Leave } from '../shifts/leave.ts'
import { joinClasses } from '../ui/join-classes.ts'

type Outlook = NonNullable<Forecast['days'][number]['outlook']>

export type DayMark = { outlook?: Outlook | undefined; code?: string | undefined; leave?: Leave | undefined }

type CalendarDayProps = {
  date: string
  mark: DayMark | undefined
  isPast: boolean
  isToday: boolean
  isEnd: boolean
  isInside: boolean
  isFocusable: boolean
  onClick: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** Not part of the button's text: its label describes the shift in words. */
const codeInCorner =
  'after:absolute after:top-0.5 after:right-0.5 after:text-11 after:leading-none after:font-normal after:condensed after:content-[attr(data-code)] tablet:after:right-1.5'

export function CalendarDay({
  date,
  mark,
  isPast,
  isToday,
  isEnd,
  isInside,
  isFocusable,
  onClick,
  onKeyDown,
}: CalendarDayProps) {
  const words = [
    formatLongDate(date),
    mark?.outlook,
    mark?.code && `your shift ${mark.code}`,
    mark?.leave && describeLeave(mark.leave),
  ].filter(Boolean)
  return (
    <button
      type="button"
      data-date={date}
      data-code={mark?.code}
      disabled={isPast}
      tabIndex={isFocusable ? 0 : -1}
      aria-label={words.join(', ')}
      aria-pressed={isInside}
      aria-current={isToday ? 'date' : undefined}
      onClick={onClick}
      onKeyDown={onKeyDown}
      className={joinClasses(
        'relative flex h-10 w-full flex-col items-center justify-center gap-0.5 text-13 transition-colors disabled:cursor-not-allowed disabled:text-faint touch:h-11 touch:text-14',
        isEnd && isInside && 'rounded-inner bg-accent font-semibold text-on-accent',
        !isEnd && isInside && 'bg-accent-soft font-semibold text-accent-text',
        !isInside && 'rounded-inner enabled:hover:bg-quiet',
        isToday && !isInside && 'font-semibold text-accent-text',
        mark?.leave && !isInside && 'inset-ring inset-ring-line-strong',
        mark?.leave?.isApproved &&
          !isInside &&
          'bg-[repeating-linear-gradient(115deg,var(--line)_0_1.5px,transparent_1.5px_6px)]',
        mark?.code && codeInCorner,
        mark?.code && (isEnd && isInside ? 'after:text-on-accent' : 'after:text-day-ink'),
      )}
    >
      {dayOfMonth(date)}
      <OutlookLine outlook={isPast ? undefined : mark?.outlook} isOnAccent={isEnd && isInside} />
    </button>
  )
}

const shapes: Record<Outlook, string> = {
  likely: 'h-[3px] rounded-full bg-current',
  tight: 'h-[3px] bg-[repeating-linear-gradient(90deg,currentColor_0_4px,transparent_4px_6px)]',
  unlikely: 'h-px bg-current',
}

const inks: Record<Outlook, string> = { likely: 'text-good', tight: 'text-warn', unlikely: 'text-bad' }

/** The outlook of a day as a line under its number: solid is likely, dashed tight, thin unlikely; distinguishable without color. */
function OutlookLine({ outlook, isOnAccent = false }: { outlook: Outlook | undefined; isOnAccent?: boolean }) {
  return (
    <span aria-hidden="true" className="flex h-[3px] w-[18px] items-center">
      {outlook && (
        <span className={joinClasses('w-full', shapes[outlook], isOnAccent ? 'text-on-accent' : inks[outlook])} />
      )}
    </span>
  )
}

export function OutlookLegend() {
  return (
    <p aria-hidden="true" className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 text-12 text-muted">
      {(['likely', 'tight', 'unlikely'] as const).map((outlook) => (
        <span key={outlook} className="inline-flex items-center gap-1.5">
          <OutlookLine outlook={outlook} />
          {outlook}
        </span>
      ))}
      <span className="ml-auto">
        <b className="text-11 text-day-ink condensed">R</b> your shift
      </span>
    </p>
  )
}
