/** The days of a request on a phone: one line per day, no sideways scrolling. */
import type { CoverageOfDay } from '../../../contract/request-outlook.ts'
import { formatDate } from '../../../engine/text/dates.ts'
import { joinClasses } from '../../ui/join-classes.ts'

type DayTableProps = {
  days: readonly CoverageOfDay[]
  /** How many of a day's opened shifts the chosen cover takes; absent if nothing opens. */
  coveredOn: ((date: string) => number) | undefined
}

export function DayTable({ days, coveredOn }: DayTableProps) {
  return (
    <table className="w-full rounded-control border border-line bg-raised text-13 tablet:hidden">
      <thead>
        <tr className="text-left text-12 text-muted">
          <th scope="col" className="px-3 py-2 font-normal">
            Day
          </th>
          <th scope="col" className="px-2 py-2 font-normal">
            Now
          </th>
          <th scope="col" className="px-2 py-2 font-normal">
            If approved
          </th>
          {coveredOn && (
            <th scope="col" className="px-2 py-2 font-normal">
              With coverage
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {days.map((day) => {
          const withCover = day.filledAfter + (coveredOn?.(day.date) ?? 0)
          return (
            <tr key={day.date} className="border-t border-line">
              <th scope="row" className="px-3 py-2 text-left font-medium">
                {formatDate(day.date)}
                {day.holiday && <span className="block text-12 text-warn">{day.holiday}</span>}
              </th>
              <td className={joinClasses('px-2 whitespace-nowrap', gapClasses(day, day.filledNow))}>
                {formatFilled(day, day.filledNow)}
              </td>
              <td className={joinClasses('px-2 whitespace-nowrap', gapClasses(day, day.filledAfter))}>
                {formatFilled(day, day.filledAfter)}
              </td>
              {coveredOn && (
                <td className={joinClasses('px-2 whitespace-nowrap', gapClasses(day, withCover))}>
                  {formatFilled(day, withCover)}
                </td>
              )}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** How many positions of a day are filled, in words and color. */
export function formatFilled({ required, isScheduled }: CoverageOfDay, filled: number): string {
  // Without a schedule, only the headcount is known.
  return isScheduled ? `${filled} / ${required}` : `~${filled} / ${required}`
}

/** A gap the approval opens is filled red; an existing one is red text. */
export function gapClasses({ required, filledNow, isScheduled }: CoverageOfDay, filled: number): string {
  if (!isScheduled || filled >= required) return ''
  return filled < filledNow ? 'bg-bad-soft font-semibold text-bad shadow-[inset_0_-2px_0_var(--bad)]' : 'text-bad'
}
