/** The shifts of the days that a view shows: the chosen schedule's, and for days of other months those in force there. */
import type { Schedule, Shift } from '../../contract/schedules.ts'
import { isSameMonth } from '../../engine/month.ts'
import { useRead } from '../api/use-read.ts'
import { findInForce } from './schedule-in-force.ts'

export function usePeriodShifts(schedule: Schedule | undefined, schedules: readonly Schedule[], dates: string[]) {
  const middle = dates[Math.floor(dates.length / 2)] ?? ''
  const [first = '', last = ''] = [dates[0], dates[dates.length - 1]]
  const before = isSameMonth(first, middle) ? undefined : findInForce(schedules, first)
  const after = isSameMonth(last, middle) ? undefined : findInForce(schedules, last)
  const own = useShifts(schedule)
  const beside = { canWait: true }
  const others = [useShifts(neighbour(before, schedule), beside), useShifts(neighbour(after, schedule), beside)]
  const shown = new Set(dates)
  const inPeriod = (shifts: readonly Shift[]) =>
    shifts.filter(({ date, status }) => shown.has(date) && status !== 'cancelled')
  return {
    read: own,
    shifts: inPeriod([...(own.data ?? []), ...others.flatMap((read) => read.data ?? [])]),
  }
}

function useShifts(schedule: Schedule | undefined, { canWait = false } = {}) {
  return useRead(
    'scheduleShifts',
    { params: { scheduleId: schedule?.id ?? 0 } },
    { enabled: schedule !== undefined, canWait },
  )
}

function neighbour(candidate: Schedule | undefined, chosen: Schedule | undefined): Schedule | undefined {
  return candidate?.id === chosen?.id ? undefined : candidate
}
