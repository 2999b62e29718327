/** The shifts of the displayed days: one's own, or the chosen schedule's, and for days in other months those in force there. */
import type { Schedule, Shift } from '../../contract/schedules.ts'
import { isInMonth } from '../../engine/month.ts'
import { useRead } from '../api/use-read.ts'
import { useMember } from '../session/use-session.ts'

export function usePeriodShifts(schedule: Schedule | undefined, schedules: readonly Schedule[], dates: string[]) {
  const inForceOutside = (date = '') =>
    schedule && isInMonth(date, schedule) ? undefined : findInForce(schedules, date)
  const before = inForceOutside(dates[0])
  const after = inForceOutside(dates.at(-1))
  const own = useScheduleShifts(schedule)
  const beside = { canWait: true }
  const others = [
    useScheduleShifts(before, beside),
    useScheduleShifts(after?.id === before?.id ? undefined : after, beside),
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

/** The active schedule of the date's month, else its newest. */
export function findInForce(schedules: readonly Schedule[], date: string): Schedule | undefined {
  const ofMonth = schedules.filter((schedule) => isInMonth(date, schedule))
  return ofMonth.find(({ status }) => status === 'active') ?? ofMonth[0]
}
