/** How many physicians are on in each week, on average, and where that is fewer than needed. */
import type { YearPlan } from '../../contract/year.ts'
import { formatDateRange } from '../../engine/text/dates.ts'
import { round } from '../../engine/text/round.ts'
import { joinClasses } from '../ui/join-classes.ts'
import { placeSpan, plannedSpans, publishedSpans, weekNumberClasses, weekNumberLook } from './year-words.ts'

export function WeekCounts({ year }: { year: YearPlan }) {
  const known = [...publishedSpans(year), ...plannedSpans(year)]
  const isKnown = ({ from, to }: { from: string; to: string }) =>
    [from, to].every((date) => known.some((span) => span.from <= date && date <= span.to))
  return (
    <tr className="year-row h-6 border-b border-line-strong bg-surface! text-12">
      <th scope="row" className="year-name font-normal flex items-center pl-4 text-muted">
        On, weekly average
      </th>
      <td />
      <td className="year-track">
        {year.weeks.map(({ from, to, on, need }, place) => (
          <span
            key={from}
            {...weekNumberLook({ from, to }, place)}
            className={joinClasses(
              'absolute top-1.5',
              weekNumberClasses,
              isKnown({ from, to }) && on < need - 0.5 ? 'font-bold text-bad' : 'text-muted',
            )}
            style={placeSpan(year, { from, to })}
            title={`${formatDateRange(from, to)}: ${round(on, 1)} on, ${round(need, 1)} needed`}
          >
            {isKnown({ from, to }) ? Math.round(on) : ''}
          </span>
        ))}
      </td>
      <td className="year-owed border-l border-line" />
    </tr>
  )
}
