/** Which days an approval changes, and whose: the shifts that each person loses and gets, and the days around them. */

import { namedHolidays } from '../../../contract/holidays.ts'
import type { CoverageOfDay } from '../../../contract/request-outlook.ts'
import type { ShiftRequest } from '../../../contract/requests.ts'
import type { Shift } from '../../../contract/schedules.ts'
import { addDays, yearOf } from '../../../engine/calendar.ts'
import { useRead } from '../../api/use-read.ts'
import { useMember } from '../../session/use-session.ts'
import { findInForce, useScheduleShifts } from '../../shifts/use-period-shifts.ts'
import type { Cover, Opened } from './cover-choice.ts'

export type PersonConcerned = { physicianId: number; name: string; loses: Shift[]; gets: Shift[] }

/** Whose days an approval changes: which shifts each of them loses and gets. */
export function requestorOf(request: ShiftRequest, opened: readonly Opened[]): PersonConcerned {
  const base = { physicianId: request.requestorId, name: request.requestorName }
  const { requestType, cycle, originalShift, targetShift } = request
  if (requestType === 'timeoff') return { ...base, loses: opened.map(({ shift }) => shift), gets: [] }
  if (requestType === 'pickup') return { ...base, loses: [], gets: some(targetShift) }
  if (cycle) return ofCycle(cycle, base)
  return { ...base, loses: some(originalShift), gets: some(targetShift) }
}

/** Everyone else: the colleagues of a swap, or the chosen cover. */
export function othersOf(request: ShiftRequest, covers: readonly Cover[]): PersonConcerned[] {
  const { cycle, targetId, targetName, originalShift, targetShift, requestorId } = request
  if (cycle) {
    return cycle
      .filter(({ giverId }) => giverId !== requestorId)
      .map(({ giverId, giverName }) => ofCycle(cycle, { physicianId: giverId, name: giverName }))
  }
  if (request.requestType === 'swap') {
    if (targetId === null || targetName === null) return []
    return [{ physicianId: targetId, name: targetName, loses: some(targetShift), gets: some(originalShift) }]
  }
  const people = new Map<number, PersonConcerned>()
  for (const { shift, candidate } of covers) {
    const { physicianId, name } = candidate
    const person = people.get(physicianId) ?? { physicianId, name, loses: [], gets: [] }
    people.set(physicianId, { ...person, gets: [...person.gets, shift] })
  }
  return [...people.values()]
}

type Cycle = NonNullable<ShiftRequest['cycle']>

function ofCycle(cycle: Cycle, base: { physicianId: number; name: string }): PersonConcerned {
  return {
    ...base,
    loses: cycle.filter(({ giverId }) => giverId === base.physicianId).map(({ shift }) => shift),
    gets: cycle.filter(({ takerId }) => takerId === base.physicianId).map(({ shift }) => shift),
  }
}

function some(shift: Shift | null): Shift[] {
  return shift ? [shift] : []
}

/** The fewest days to show, if the schedule has them. */
const wanted = 12

/** The days given, with neighbors of the published schedule around them. */
export function useDaysAround(days: readonly CoverageOfDay[]): CoverageOfDay[] {
  const { groupId } = useMember()
  const [first, last] = [days[0], days.at(-1)]
  const before = Math.max(0, Math.floor((wanted - days.length) / 2))
  const from = first ? addDays(first.date, -before) : undefined
  const to = last ? addDays(last.date, Math.max(0, wanted - days.length - before)) : undefined
  const schedules = useRead('listSchedules', { params: { groupId } }).data ?? []
  const published = schedules.filter(({ status }) => status === 'active')
  const inForceOn = (date: string | undefined) => (date ? findInForce(published, date) : undefined)
  const [one, other] = [inForceOn(from), inForceOn(to)]
  const early = useScheduleShifts(one).data ?? []
  const late = useScheduleShifts(other === one ? undefined : other).data ?? []
  const settings = useRead('myGroup', {}).data?.settings
  if (!from || !to) return [...days]
  const known = new Map(days.map((day) => [day.date, day]))
  const shifts = [...early, ...late]
  // Only if both count the same way: more may be required than the schedule has shifts.
  const countsAlike = days.every((day) => !day.isScheduled || isSame(day, countDay(shifts, day.date)))
  if (!countsAlike) return [...days]
  const holidays = settings && namedHolidays(settings, [yearOf(from), yearOf(to)])
  const around: CoverageOfDay[] = []
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const day = known.get(date) ?? { ...countDay(shifts, date), holiday: holidays?.get(date) ?? null }
    if (day.required > 0 || known.has(date)) around.push(day)
  }
  return around
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
