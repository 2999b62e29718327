/** Upcoming shifts of people who left the group become open. What they worked stays theirs. */
import { localMoment } from '../platform/group-time.ts'
import type { Inputs } from '../schedules/problem/read-inputs.ts'

export type IsOfLeaver = (shift: { physicianId: number | null; date: string }) => boolean

export function findLeavers({ people, settings }: Pick<Inputs, 'people' | 'settings'>, now: Date): IsOfLeaver {
  const today = localMoment(now, settings.timeZone).date
  const left = new Set(people.filter(({ isActive }) => !isActive).map(({ id }) => id))
  return ({ physicianId, date }) => physicianId !== null && left.has(physicianId) && date > today
}
