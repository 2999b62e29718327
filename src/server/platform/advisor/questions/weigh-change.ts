/** What a change to a roster leads to: coverage day by day, rules, scores, and who could take what it opens. */
import type { Finding } from '../../../../contract/shifts.ts'
import { checkRoster } from '../../../../engine/check-roster.ts'
import { type Compiled, dayOfDate, rosterFrom } from '../../../../engine/compile-problem.ts'
import { type Candidate, rankCandidates, rankForAll } from '../../../../engine/explain/candidates.ts'
import { changesBetween, createJudge, judgeChanges } from '../../../../engine/explain/judge-change.ts'
import { onceEach } from '../../../../engine/finding.ts'
import type { Assignment } from '../../../../engine/model.ts'
import { type PlainScores, plainScoresOf, scoreRoster } from '../../../../engine/score/score.ts'
import type { Roster } from '../../../../engine/shapes/limit.ts'
import { findingForViewer } from './finding-for-viewer.ts'
import { showFinding } from './show-finding.ts'

export type WeighRequest = {
  before: Assignment[]
  after: Assignment[]
  /** Days whose coverage is asked for. */
  dates: string[]
  /** Slots for which candidates are ranked; `instead` has it now and would give it. */
  slots: { date: string; roleId: string; instead?: string }[]
  /** The physician who reads it; without one, the coordinator. */
  viewerId?: string
}

export type DayCoverage = {
  date: string
  required: number
  filledNow: number
  filledAfter: number
  shortRoles: string[]
}

export type WeighedChange = {
  findings: Finding[]
  scores: { before: PlainScores; after: PlainScores }
  days: DayCoverage[]
  candidates: Candidate[][]
  /** Who could take all of several slots. */
  forAll: Candidate[]
}

/** Further soft findings are noise. */
const mostSoft = 12
/** With many slots, only the best candidates have scores. */
const manySlots = 3

export function weighChange(compiled: Compiled, request: WeighRequest): WeighedChange {
  const before = rosterFrom(compiled, request.before)
  const after = rosterFrom(compiled, request.after)
  const scored = request.slots.length > manySlots ? 1 : 3
  return {
    findings: findNew(compiled, before, after, request.viewerId),
    scores: { before: scoresOf(compiled, before), after: scoresOf(compiled, after) },
    days: request.dates.flatMap((date) => coverageOn(compiled, before, after, date) ?? []),
    candidates: request.slots.map(({ date, roleId, instead }) =>
      rankCandidates(compiled, after, { date, roleId }, instead === undefined ? { scored } : { instead, scored }),
    ),
    forAll: request.slots.length > 1 ? rankForAll(compiled, after, request.slots, { scored: 0 }) : [],
  }
}

function findNew(compiled: Compiled, before: Roster, after: Roster, viewerId: string | undefined): Finding[] {
  const { broken } = judgeChanges(createJudge(compiled), before, changesBetween(before, after))
  const hard = broken.map((breach) => findingForViewer(breach, compiled, after, viewerId))
  const softOf = (roster: Roster) =>
    checkRoster(compiled, roster).findings.flatMap(({ breach }) =>
      // The day's coverage already covers open slots.
      breach.hard || breach.shape === 'cover' ? [] : [findingForViewer(breach, compiled, roster, viewerId)],
    )
  const known = new Set(softOf(before).map(({ key }) => key))
  const soft = softOf(after).filter(({ key }) => !known.has(key))
  return onceEach([...hard, ...soft.slice(0, mostSoft)]).map(showFinding)
}

function scoresOf({ view }: Compiled, roster: Roster): PlainScores {
  return plainScoresOf(scoreRoster(view, roster))
}

export function coverageOn(
  { view, ...compiled }: Compiled,
  before: Roster,
  after: Roster,
  date: string,
): DayCoverage | undefined {
  const day = dayOfDate({ view, ...compiled }, date)
  if (!view.days[day]) return undefined
  const coverage: DayCoverage = { date, required: 0, filledNow: 0, filledAfter: 0, shortRoles: [] }
  for (const { kind, role } of view.shifts) {
    const need = view.need[day]![kind]!
    const present = (roster: Roster) => Math.min(need, roster.filter((row) => row[day] === kind).length)
    coverage.required += need
    coverage.filledNow += present(before)
    coverage.filledAfter += present(after)
    if (present(after) < need) coverage.shortRoles.push(role.name)
  }
  return coverage
}
