/** The days before and after those that a request changes, so that a gap is seen beside its neighbours. */
import type { CoverageOfDay } from '../../../contract/request-outlook.ts'
import type { Shift } from '../../../contract/schedules.ts'
import { addDays } from '../../../engine/calendar.ts'
import { useRead } from '../../api/use-read.ts'
import { useMember } from '../../session/use-session.ts'
import { findInForce } from '../../shifts/schedule-in-force.ts'

/** Days that are shown at least, if the schedule has them. */
const wanted = 12

/** The days given, with neighbours of the published schedule around them. */
export function useDaysAround(days: readonly CoverageOfDay[]): CoverageOfDay[] {
  const { groupId } = useMember()
  const [first, last] = [days[0], days.at(-1)]
  const before = Math.max(0, Math.floor((wanted - days.length) / 2))
  const from = first ? addDays(first.date, -before) : undefined
  const to = last ? addDays(last.date, Math.max(0, wanted - days.length - before)) : undefined
  const schedules = useRead('listSchedules', { params: { groupId } }).data ?? []
  const published = schedules.filter(({ status }) => status === 'active')
  const shiftsOn = (date: string | undefined) => (date ? findInForce(published, date)?.id : undefined)
  const [one, other] = [shiftsOn(from), shiftsOn(to)]
  const early = useShifts(one)
  const late = useShifts(other === one ? undefined : other)
  if (!from || !to) return [...days]
  const known = new Map(days.map((day) => [day.date, day]))
  const shifts = [...early, ...late]
  // Only where both count alike: what is required may be more than the schedule has shifts.
  const countsAlike = days.every((day) => !day.isScheduled || isSame(day, countDay(shifts, day.date)))
  if (!countsAlike) return [...days]
  const around: CoverageOfDay[] = []
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const day = known.get(date) ?? countDay(shifts, date)
    if (day.required > 0 || known.has(date)) around.push(day)
  }
  return around
}

function useShifts(scheduleId: number | undefined): Shift[] {
  const read = useRead(
    'scheduleShifts',
    { params: { scheduleId: scheduleId ?? 0 } },
    { enabled: scheduleId !== undefined },
  )
  return read.data ?? []
}

function countDay(shifts: readonly Shift[], date: string): CoverageOfDay {
  const ofDay = shifts.filter((shift) => shift.date === date && shift.status !== 'cancelled')
  const filled = ofDay.filter(({ physicianId }) => physicianId !== null).length
  return {
    date,
    required: ofDay.length,
    filledNow: filled,
    filledAfter: filled,
    shortRoles: [],
    holiday: null,
    isScheduled: true,
  }
}

function isSame(one: CoverageOfDay, other: CoverageOfDay): boolean {
  return one.required === other.required && one.filledNow === other.filledNow
}
