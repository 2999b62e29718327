/** The shifts of the displayed days: one's own, or the chosen schedule's, and for days in other months those in force there. */
import type { Schedule, Shift } from '../../contract/schedules.ts'
import { isInMonth, isSameMonth } from '../../engine/month.ts'
import { useRead } from '../api/use-read.ts'
import { useMember } from '../session/use-session.ts'

export function usePeriodShifts(schedule: Schedule | undefined, schedules: readonly Schedule[], dates: string[]) {
  const middle = dates[Math.floor(dates.length / 2)] ?? ''
  const [first = '', last = ''] = [dates[0], dates[dates.length - 1]]
  const before = isSameMonth(first, middle) ? undefined : findInForce(schedules, first)
  const after = isSameMonth(last, middle) ? undefined : findInForce(schedules, last)
  const own = useScheduleShifts(schedule)
  const beside = { canWait: true }
  const others = [
    useScheduleShifts(neighbor(before, schedule), beside),
    useScheduleShifts(neighbor(after, schedule), beside),
  ]
  const shown = new Set(dates)
  const all = [...(own.data ?? []), ...others.flatMap((read) => read.data ?? [])]
  return { read: own, shifts: all.filter((shift) => isShown(shift, shown)) }
}

/** My own published shifts on these days. */
export function useOwnShifts(dates: string[], enabled: boolean) {
  const { id } = useMember()
  const read = useRead('physicianShifts', { params: { physicianId: id } }, { enabled })
  const shown = new Set(dates)
  return { read, shifts: (read.data ?? []).filter((shift) => isShown(shift, shown)) }
}

function isShown({ date, status }: Shift, dates: ReadonlySet<string>): boolean {
  return dates.has(date) && status !== 'cancelled'
}

/** The shifts of a schedule, once it is known. */
export function useScheduleShifts(schedule: Pick<Schedule, 'id'> | undefined, { canWait = false } = {}) {
  const options = { enabled: schedule !== undefined, canWait }
  return useRead('scheduleShifts', { params: { scheduleId: schedule?.id ?? 0 } }, options)
}

function neighbor(candidate: Schedule | undefined, chosen: Schedule | undefined): Schedule | undefined {
  return candidate?.id === chosen?.id ? undefined : candidate
}

/** The active schedule of the date's month, else its newest. */
export function findInForce(schedules: readonly Schedule[], date: string): Schedule | undefined {
  const ofMonth = schedules.filter((schedule) => isInMonth(date, schedule))
  return ofMonth.find(({ status }) => status === 'active') ?? ofMonth[0]
}
