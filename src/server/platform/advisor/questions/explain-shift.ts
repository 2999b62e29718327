/** Why someone has a shift or why it is open, and who else could take it. */
import { type Compiled, dayOfDate, rosterFrom } from '../../../../engine/compile-problem.ts'
import { type Candidate, rankCandidates } from '../../../../engine/explain/candidates.ts'
import type { Reason, ReasonCount } from '../../../../engine/explain/reason-counts.ts'
import { explainOpen } from '../../../../engine/explain/why-open.ts'
import { type AssignmentReason, explainAssignment } from '../../../../engine/explain/why-this-physician.ts'
import type { Assignment } from '../../../../engine/model.ts'
import type { Roster } from '../../../../engine/shapes/limit.ts'

/** A shift of a schedule, and all assignments of that schedule. */
export type ShiftRequest = {
  assignments: Assignment[]
  date: string
  roleId: string
  physicianId?: string
  /** Of the candidates, only this one. */
  only?: string
  /** For how many of the best candidates the scores are computed. */
  scored?: number
}

export type ExplainedShift = {
  isOpen: boolean
  says: string[]
  /** Trade-offs of the physician who has it. */
  costs: string[]
  notes: string[]
  /** Only for the physician who has it; null for an open shift. */
  toThem: AssignmentReason['toThem'] | null
  /** What would fill an open shift, including private matters: for the coordinator. */
  fixes: { place: number; says: string; physicianId: string | null }[]
  excluded: (Reason & { count: number })[]
  alternatives: Candidate[]
}

export function rankForShift(compiled: Compiled, request: ShiftRequest): Candidate[] {
  const { assignments, date, roleId, physicianId, only, scored } = request
  return rankCandidates(
    compiled,
    rosterFrom(compiled, assignments),
    { date, roleId },
    {
      ...(physicianId === undefined ? {} : { instead: physicianId }),
      ...(only === undefined ? {} : { only }),
      ...(scored === undefined ? {} : { scored }),
    },
  )
}

export function explainShift(compiled: Compiled, request: ShiftRequest): ExplainedShift {
  const roster = rosterFrom(compiled, request.assignments)
  if (request.physicianId !== undefined) {
    const { date, physicianId } = request
    const { says, costs, notes, toThem, excluded, alternatives } = explainAssignment(compiled, roster, {
      date,
      physicianId,
    })
    return { isOpen: false, says, costs, notes, toThem, fixes: [], excluded: toCounts(excluded), alternatives }
  }
  const alternatives = rankForShift(compiled, request)
  if (!isNeeded(compiled, roster, request)) {
    const says = ['The role already has everyone it needs that day, so this shift is extra.']
    return { isOpen: true, says, costs: [], notes: [], toThem: null, fixes: [], excluded: [], alternatives }
  }
  const reason = explainOpen(compiled, roster, { date: request.date, roleId: request.roleId })
  return {
    isOpen: true,
    says: reason.says,
    costs: [],
    notes: [],
    toThem: null,
    fixes: reason.relaxations.map(({ says, physicianId }, place) => ({
      place,
      says: says.join(' '),
      physicianId: physicianId ?? null,
    })),
    excluded: toCounts(reason.excluded),
    alternatives,
  }
}

function toCounts(counts: ReasonCount[]) {
  return counts.map(({ physicians, ...reason }) => ({ ...reason, count: physicians }))
}

function isNeeded(compiled: Compiled, roster: Roster, { date, roleId }: ShiftRequest): boolean {
  const day = dayOfDate(compiled, date)
  const kind = compiled.kindOfRole.get(roleId)!
  return roster.filter((row) => row[day] === kind).length < compiled.view.need[day]![kind]!
}
