/** Who covers the shifts that an approval opens: one person for all of them, or one for each. */
import type { Consequences } from '../../../contract/request-outlook.ts'
import type { Shift } from '../../../contract/schedules.ts'
import type { Candidate } from '../../../contract/shifts.ts'

export type Opened = Consequences['opened'][number]
export type Cover = { shift: Shift; candidate: Candidate }

/** Those who may take every one of the shifts, the best first; for one shift, all of its candidates. */
export function coverForAll(opened: readonly Opened[]): Candidate[] {
  const [first, ...others] = opened
  if (!first) return []
  if (others.length === 0) return first.candidates
  const summed = first.candidates.flatMap((candidate) => {
    const elsewhere = others.map(({ candidates }) => {
      return candidates.find(({ physicianId }) => physicianId === candidate.physicianId)
    })
    if (!candidate.isAllowed || elsewhere.some((other) => !other?.isAllowed)) return []
    const cost = elsewhere.reduce((sum, other) => sum + (other?.cost ?? 0), candidate.cost)
    return [{ ...candidate, cost, scores: null }]
  })
  return summed.sort((one, other) => one.cost - other.cost)
}

/** The best for each, nobody on two shifts of one day. */
export function bestForEach(opened: readonly Opened[]): Map<number, number> {
  const chosen = new Map<number, number>()
  const busy = new Set<string>()
  for (const { shift, candidates } of opened) {
    const best = candidates.find(({ physicianId, isAllowed }) => isAllowed && !busy.has(`${physicianId} ${shift.date}`))
    if (!best) continue
    chosen.set(shift.id, best.physicianId)
    busy.add(`${best.physicianId} ${shift.date}`)
  }
  return chosen
}

export function coversOf(opened: readonly Opened[], chosen: ReadonlyMap<number, number>): Cover[] {
  return opened.flatMap(({ shift, candidates }) => {
    const candidate = candidates.find(({ physicianId }) => physicianId === chosen.get(shift.id))
    return candidate ? [{ shift, candidate }] : []
  })
}

/** Sandoval; Sandoval and Jansen; 3 colleagues */
export function sayWhoCovers(covers: readonly Cover[]): string {
  const names = [...new Set(covers.map(({ candidate }) => candidate.name.split(' ').at(-1) ?? candidate.name))]
  return names.length > 2 ? `${names.length} colleagues` : names.join(' and ')
}
