/** What if: a request approved, a physician added, a rule changed. Scores before and after; the roster itself is not touched. */
import { assignmentsFrom, type Compiled, compileProblem, rosterFrom } from './compile-problem.ts'
import type { Assignment, Problem } from './model.ts'
import { type Scores, scoreRoster } from './score/score.ts'
import { createSearch } from './search/solve.ts'
import { recount } from './shapes/check.ts'
import type { Roster } from './shapes/limit.ts'
import { applySupposition, carriedAssignments, type Supposition } from './supposition.ts'
import { round } from './text/round.ts'

export type Outlook = { scores: Scores; open: number; cost: number }

export type WhatIf = {
  before: Outlook
  /** Found by a short search from the roster; a longer one may find better. */
  after: Outlook
  /** Score points more or less. */
  difference: { coverage: number; fairness: number; preferences: number; open: number }
  says: string[]
  /** The roster found, and how many shifts of the current one it changes. */
  assignments: Assignment[]
  changed: number
  problem: Problem
  /** Of the short search, from 0 to 1: it may be ended early. */
  searched: number
}

export type WhatIfOptions = {
  seed?: number
  /** Row draws of the short search. */
  budget?: number
  /** What changing one cell costs, if not as usual for the question. */
  changePrice?: number
  /** Told from 0 to 1 how far it is; false ends the search with what it has. */
  goOn?: (done: number) => boolean
}

/**
 * What changing one cell costs in the search (points). High if the question is what must change, so the answer shows the
 * effect of the change and not what a longer search would have found anyway; low if a redistribution is wanted.
 */
const changePrices: Record<Supposition['suppose'], number> = {
  'time-off': 20,
  'physician-leaves': 20,
  fte: 20,
  nights: 2,
  demand: 20,
  reassigned: 20,
  'group-rules': 4,
  'custom-rules': 4,
  loosened: 20,
  'rule-choice': 4,
  'physician-added': 2,
}
/** The search is looked at so many times. */
const steps = 50
/** Row draws for each physician. */
const usualDraws = 60

export function supposeThat(
  problem: Problem,
  roster: Roster,
  supposition: Supposition,
  options: WhatIfOptions = {},
): WhatIf {
  const present = compileProblem(problem)
  const before = outlookOf(present, roster)
  const supposed = compileProblem(applySupposition(problem, supposition))
  const start = rosterFrom(supposed, carriedAssignments(assignmentsFrom(present, roster), supposed.view.problem))
  const budget = options.budget ?? usualDraws * supposed.board.people.length
  const search = createSearch(supposed.board, {
    seed: options.seed ?? 1,
    schedule: 'R',
    budget,
    start,
    disruption: options.changePrice ?? changePrices[supposition.suppose],
  })
  const step = Math.ceil(budget / steps)
  let drawn = 0
  while (!search.isDone() && (options.goOn?.(Math.min(1, drawn / budget)) ?? true)) {
    const advanced = search.advance(step)
    if (advanced === 0) break
    drawn += advanced
  }
  const best = search.report().best ?? start
  const after = outlookOf(supposed, best)
  const difference = {
    coverage: after.scores.coverage.score - before.scores.coverage.score,
    fairness: after.scores.fairness.score - before.scores.fairness.score,
    preferences: after.scores.preferences.score - before.scores.preferences.score,
    open: after.open - before.open,
  }
  const now = assignmentsFrom(present, roster)
  const then = assignmentsFrom(supposed, best)
  return {
    before,
    after,
    difference,
    says: describeDifference(before, after, difference),
    assignments: then,
    changed: countChanged(now, then),
    problem: supposed.view.problem,
    searched: search.isDone() ? 1 : Math.min(1, drawn / budget),
  }
}

function outlookOf({ board, view }: Compiled, roster: Roster): Outlook {
  const { open, cost } = recount(board, roster)
  return { scores: scoreRoster(view, roster), open: open.reduce((sum, slot) => sum + slot.missing, 0), cost }
}

function describeDifference(before: Outlook, after: Outlook, difference: WhatIf['difference']): string[] {
  const line = (name: string, was: number, is: number, change: number) =>
    `${name}: ${round(was, 1)} before, ${round(is, 1)} after (${withSign(change)}).`
  return [
    line('Coverage', before.scores.coverage.score, after.scores.coverage.score, difference.coverage),
    line('Fairness', before.scores.fairness.score, after.scores.fairness.score, difference.fairness),
    line('Preferences met', before.scores.preferences.score, after.scores.preferences.score, difference.preferences),
    line('Open shifts', before.open, after.open, difference.open),
  ]
}

function withSign(number: number): string {
  return `${round(number, 1) > 0 ? '+' : ''}${round(number, 1)}`
}

function countChanged(now: Assignment[], then: Assignment[]): number {
  const keyOf = ({ physicianId, roleId, date }: Assignment) => `${physicianId} ${roleId} ${date}`
  const known = new Set(now.map(keyOf))
  const kept = then.filter((shift) => known.has(keyOf(shift))).length
  return now.length - kept + (then.length - kept)
}
