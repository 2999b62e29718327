/** A suggestion, and how to make one from changes that were tried. */
import type { Compiled } from '../compile-problem.ts'
import type { Assignment, Problem } from '../model.ts'
import { type Scores, scoreRoster } from '../score/score.ts'
import type { Roster } from '../shapes/limit.ts'
import { differenceOf, type ScoreEffect } from './candidates.ts'
import { applyChanges, type Change, type Judge, judgeChanges } from './judge-change.ts'

export type Suggestion = {
  kind: 'fill' | 'loosen' | 'capacity' | 'reassign' | 'exchange'
  says: string
  /** Points it saves. */
  gain: number
  scores: ScoreEffect
  /** The assignments it changes: what each cell becomes; without a role, a day off. */
  changes: (Omit<Assignment, 'roleId'> & { roleId?: string })[]
  /** The relaxed problem, if a rule would change. */
  problem?: Problem
}

/** The roster that suggestions are about. */
export type Work = {
  compiled: Compiled
  judge: Judge
  roster: Roster
  /** The roster with all suggestions so far applied, since the next one must work together with them. */
  filled: Roster
  before: Scores
}

export function makeSuggestion(
  { compiled, judge, roster, before }: Work,
  kind: Suggestion['kind'],
  says: string,
  changes: Change[],
): Suggestion {
  const { view } = compiled
  const after = applyChanges(roster, changes)
  return {
    kind,
    says,
    gain: 0 - judgeChanges(judge, roster, changes).cost,
    scores: differenceOf(before, changes.length > 0 ? scoreRoster(view, after) : before),
    changes: changes.map(({ person, day, kind: to }) => ({
      physicianId: view.physicians[person]!.id,
      date: view.days[day]!.date,
      ...(to === 0 ? {} : { roleId: view.shifts[to - 1]!.role.id }),
    })),
  }
}
