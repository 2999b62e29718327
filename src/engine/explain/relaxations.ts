/** The smallest relaxation of rules that lets a physician take an open slot; each is tried before it is offered. */
import { type Compiled, compileProblem } from '../compile-problem.ts'
import type { Problem } from '../model.ts'
import { ruleOf } from '../rules/list.ts'
import type { Roster } from '../shapes/limit.ts'
import type { Trial } from './candidates.ts'
import { createJudge, judgeChanges } from './judge-change.ts'
import type { BoardSlot } from './slot.ts'

export type TriedRelaxation = {
  /** What to relax, one sentence each; fewer is better. */
  says: string[]
  /** Who would take the slot; undefined if the demand itself is lowered. */
  physicianId?: string
  /** The relaxed problem. */
  problem: Problem
  /** Points of the roster before and after, by the relaxed problem's weights. */
  cost: number
}

/** Each trial compiles the problem again. */
const mostTrials = 16
/** Most rules to relax for one slot. */
const mostSteps = 2

export function tryRelaxations(
  compiled: Compiled,
  roster: Roster,
  at: BoardSlot,
  trials: Trial[],
  wanted = 3,
): TriedRelaxation[] {
  const blocked = trials
    .filter((trial) => !trial.isBusy && trial.verdict.broken.length > 0)
    .sort((one, other) => rulesIn(one) - rulesIn(other) || one.verdict.cost - other.verdict.cost)
  const found: TriedRelaxation[] = []
  let tried = 0
  for (const trial of blocked) {
    if (found.length >= wanted || tried >= mostTrials || rulesIn(trial) > mostSteps) break
    const relaxation = relaxFor(compiled, roster, at, trial.person)
    tried++
    if (relaxation && !found.some((other) => loosensTheSame(other, relaxation))) found.push(relaxation)
  }
  return [...found, ...lowerDemand(compiled, roster, at)].sort(
    (one, other) => one.says.length - other.says.length || Number(!one.physicianId) - Number(!other.physicianId),
  )
}

/** One relaxation of a rule for everyone may help several physicians. */
function loosensTheSame(one: TriedRelaxation, other: TriedRelaxation): boolean {
  return JSON.stringify(one.problem) === JSON.stringify(other.problem)
}

/** Each custom rule counts as its own rule. */
function rulesIn({ verdict }: Trial): number {
  return new Set(verdict.broken.map(ruleAndPart)).size
}

function ruleAndPart({ rule, limit }: Trial['verdict']['broken'][number]): string {
  return `${rule} ${'part' in limit ? limit.part : ''}`
}

/** Relaxes one broken rule after another until the physician may take the slot. */
function relaxFor(compiled: Compiled, roster: Roster, at: BoardSlot, person: number): TriedRelaxation | undefined {
  // A rule relaxed twice is offered once, as it ends up.
  const says = new Map<string, string>()
  let looser = compiled
  for (let step = 0; ; step++) {
    const verdict = judgeChanges(createJudge(looser), roster, [{ person, ...at }])
    const breach = verdict.broken[0]
    if (!breach) {
      const physicianId = compiled.view.physicians[person]!.id
      return { says: [...says.values()], physicianId, problem: looser.view.problem, cost: verdict.cost }
    }
    if (breach.rule === 'locked' || step >= mostSteps) return undefined
    const relaxation = ruleOf(breach.rule).relaxation?.(breach.limit, looser.view, compiled.view)
    if (!relaxation) return undefined
    says.set(ruleAndPart(breach), relaxation.says)
    looser = compileProblem(relaxation.problem)
  }
}

function lowerDemand(compiled: Compiled, roster: Roster, at: BoardSlot): TriedRelaxation[] {
  const cover = compiled.board.limits.find(
    (limit) => limit.shape === 'cover' && limit.day === at.day && limit.kind === at.kind,
  )
  const relaxation = cover && ruleOf(cover.rule).relaxation?.(cover, compiled.view)
  if (!relaxation) return []
  const looser = compileProblem(relaxation.problem)
  const present = roster.filter((row) => row[at.day] === at.kind).length
  const isFilled = present >= looser.view.need[at.day]![at.kind]!
  return isFilled ? [{ says: [relaxation.says], problem: relaxation.problem, cost: 0 }] : []
}
