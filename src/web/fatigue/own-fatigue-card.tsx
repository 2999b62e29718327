/** One's own shifts that are predicted to end with high sleepiness, and what would help. */
import type { StatShift } from '../../contract/stats.ts'
import { addDays } from '../../engine/calendar.ts'
import { findSleepyShifts, sleepyDaysBefore } from '../../engine/fatigue/sleepy-shifts.ts'
import { isInMonth, type Month, spanOfMonth } from '../../engine/month.ts'
import { formatDate, formatMonth } from '../../engine/text/dates.ts'
import { formatTimes } from '../text/clock.ts'
import { Card } from '../ui/card.tsx'
import { describeRemedy, describeSleepy, forecastLimits } from './fatigue-words.ts'

export function OwnFatigueCard({ month, shifts }: { month: Month; shifts: readonly StatShift[] }) {
  const { from, to } = spanOfMonth(month)
  const near = shifts.filter(
    ({ date, countsIn }) => addDays(from, -sleepyDaysBefore) <= date && date <= to && countsIn.length > 0,
  )
  const sleepy = findSleepyShifts(near).filter(({ shift }) => isInMonth(shift.date, month))
  return (
    <Card title="Fatigue forecast" description={formatMonth(month)}>
      <p>
        {sleepy.length === 0
          ? 'None of your shifts stand out.'
          : `${describeSleepy(sleepy.length, formatMonth(month))}.`}
      </p>
      {sleepy.length > 0 && (
        <ul className="mt-3 flex flex-col">
          {sleepy.map(({ shift, forecast, remedies }) => (
            <li key={shift.id} className="border-t border-line py-2">
              <p className="flex flex-wrap justify-between gap-x-3">
                <b className="font-semibold">
                  {formatDate(shift.date)}, {shift.role ?? 'Shift'}
                </b>
                <span className="text-muted">
                  {formatTimes(shift)}, sleepiness {forecast.end.toFixed(1)} at the end
                </span>
              </p>
              {remedies[0] && <p className="text-muted">{describeRemedy(remedies[0])}</p>}
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3 text-12 text-muted">{forecastLimits}</p>
    </Card>
  )
}
