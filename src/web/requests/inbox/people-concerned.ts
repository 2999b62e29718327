/** Whose days an approval changes: which shifts each of them loses and gets. */
import type { ShiftRequest } from '../../../contract/requests.ts'
import type { Shift } from '../../../contract/schedules.ts'
import type { Cover, Opened } from './cover-choice.ts'

export type PersonConcerned = { physicianId: number; name: string; loses: Shift[]; gets: Shift[] }

export function requestorOf(request: ShiftRequest, opened: readonly Opened[]): PersonConcerned {
  const base = { physicianId: request.requestorId, name: request.requestorName }
  const { requestType, cycle, originalShift, targetShift } = request
  if (requestType === 'timeoff') return { ...base, loses: opened.map(({ shift }) => shift), gets: [] }
  if (requestType === 'pickup') return { ...base, loses: [], gets: some(targetShift) }
  if (cycle) return ofCycle(cycle, base)
  return { ...base, loses: some(originalShift), gets: some(targetShift) }
}

/** Everybody else: the colleagues of a swap, or the chosen cover. */
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
