/** Scores a roster and explains what it breaks, why slots are open, and what would improve it. Runs in the advisor's thread. */
import type { Finding } from '../../../../contract/shifts.ts'
import { checkRoster } from '../../../../engine/check-roster.ts'
import { assignmentsFrom, type Compiled, rosterFrom } from '../../../../engine/compile-problem.ts'
import { suggest } from '../../../../engine/explain/suggestions.ts'
import { explainOpen, openSlots } from '../../../../engine/explain/why-open.ts'
import { onceEach } from '../../../../engine/finding.ts'
import type { Assignment } from '../../../../engine/model.ts'
import type { RuleId } from '../../../../engine/rules/rule-ids.ts'
import { type Scores, scoreRoster } from '../../../../engine/score/score.ts'
import { type Signature, signRoster } from '../../../../engine/score/signature.ts'
import { recount } from '../../../../engine/shapes/check.ts'
import type { Roster } from '../../../../engine/shapes/limit.ts'
import { makeLegal } from './make-legal.ts'
import { describeScores } from './score-facts.ts'
import { showFinding } from './show-finding.ts'

export type OpenSlotReason = { date: string; roleId: string; missing: number; reasons: string[] }

export type Assessed = {
  scores: Scores
  signature: Signature
  cost: number
  costByRule: Partial<Record<RuleId, number>>
  broken: Finding[]
  openSlots: OpenSlotReason[]
  /** Open slots first, then what would gain the most. */
  suggestions: string[]
}

export type Concluded = Assessed & {
  assignments: Assignment[]
  /** What a month costs that only fills every position and keeps the hard rules; null if there was no time. */
  carelessCost: number | null
}

/** Each explained slot takes about a second in a large group. */
const mostExplained = 5
const mostSuggestions = 8

export type AssessRequest = {
  assignments: Assignment[]
  /** Time limit for explanations and suggestions; without it, only the scores are computed. */
  milliseconds?: number
}

export function assessAssignments(compiled: Compiled, { assignments, milliseconds }: AssessRequest): Assessed {
  return assessRoster(compiled, rosterFrom(compiled, assignments), milliseconds ?? 0)
}

export type ConcludeRequest = { roster: Roster; cost: number; carelessCost: number | null; milliseconds: number }

/** The last check before anyone sees a generated roster: counted again, without breaches the search may have left. */
export function conclude(compiled: Compiled, request: ConcludeRequest): Concluded {
  const { roster, cost, carelessCost, milliseconds } = request
  const counted = recount(compiled.board, roster)
  if (Math.abs(counted.cost - cost) > 1e-6 * Math.max(1, Math.abs(cost)))
    throw new Error(`The search says the schedule costs ${cost}; the recount says ${counted.cost}.`)
  const legal = makeLegal(compiled, roster)
  return {
    ...assessRoster(compiled, legal, milliseconds),
    assignments: assignmentsFrom(compiled, legal),
    carelessCost,
  }
}

function assessRoster(compiled: Compiled, roster: Roster, milliseconds: number): Assessed {
  const until = performance.now() + milliseconds
  const checked = checkRoster(compiled, roster)
  const open = openSlots(compiled, roster).map(({ date, roleId, missing }, index): OpenSlotReason => {
    // The first one is always explained, however late.
    const isExplained = milliseconds > 0 && (index === 0 || (index < mostExplained && performance.now() < until))
    const { says, fixes } = isExplained ? explainOpen(compiled, roster, { date, roleId }) : { says: [], fixes: [] }
    return { date, roleId, missing, reasons: [...says, ...fixes] }
  })
  const explained = open.filter(({ reasons }) => reasons.length > 0).map(({ reasons }) => reasons.join(' '))
  const better =
    performance.now() < until
      ? suggest(compiled, roster, { mostOpen: 0, most: mostSuggestions }).map(({ says }) => says)
      : []
  const scores = scoreRoster(compiled.view, roster)
  return {
    scores,
    signature: signRoster(compiled.view, roster),
    cost: checked.cost,
    costByRule: checked.costByRule,
    broken: onceEach(checked.findings.filter(({ hard }) => hard)).map(showFinding),
    openSlots: open,
    suggestions: [...explained, ...[...better, ...describeScores(compiled, scores)].slice(0, mostSuggestions)],
  }
}
