/** A month without one physician, day by day: what is left, and how many colleagues could step in. */
import { type Compiled, dayOfDate, rosterFrom } from '../../../../engine/compile-problem.ts'
import { tryCandidate } from '../../../../engine/explain/candidates.ts'
import { applyChanges, createJudge } from '../../../../engine/explain/judge-change.ts'
import type { Assignment } from '../../../../engine/model.ts'
import { coverageOn, type DayCoverage } from './weigh-change.ts'

export type OutlookRequest = { assignments: Assignment[]; physicianId: string; dates: string[] }

export type DayOutlook = DayCoverage & {
  /** The physician has a shift on that day. */
  isOnDuty: boolean
  /** Colleagues who could take it, counted up to `enough`. */
  takers: number
}

/** More than this makes no difference. */
export const enough = 4

export function lookAhead(compiled: Compiled, { assignments, physicianId, dates }: OutlookRequest): DayOutlook[] {
  const roster = rosterFrom(compiled, assignments)
  const judge = createJudge(compiled)
  const person = compiled.personOfPhysician.get(physicianId)
  return dates.flatMap((date) => {
    const day = dayOfDate(compiled, date)
    const kind = person === undefined ? 0 : (roster[person]?.[day] ?? 0)
    const without = kind === 0 ? roster : applyChanges(roster, [{ person: person!, day, kind: 0 }])
    const coverage = coverageOn(compiled, roster, without, date)
    if (!coverage) return []
    let takers = 0
    for (let other = 0; kind !== 0 && other < roster.length && takers < enough; other++) {
      if (other !== person && tryCandidate(judge, without, { day, kind }, other).isAllowed) takers++
    }
    return [{ ...coverage, isOnDuty: kind !== 0, takers }]
  })
}
