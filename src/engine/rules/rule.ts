/**
 * A rule states what it wants in domain terms and makes limits of the eight shapes; search, bound, checker,
 * explanations, and settings screens all read this one definition.
 *
 * Costs are points on one scale; docs/scoring.md lists them.
 */
import type { Pattern, Problem } from '../model.ts'
import type { Breach } from '../shapes/breach.ts'
import type { Limit, Roster, Strength } from '../shapes/limit.ts'
import type { RuleView } from '../view/rule-view.ts'
import type { Description } from './parts/description.ts'
import type { Preference } from './preference.ts'
import type { RuleId } from './rule-ids.ts'

type WithoutMaker<Of> = Of extends Limit ? Omit<Of, 'rule' | 'strength'> : never

/** A limit before it is stamped with its rule; it may have its own strength, or a part of its rule's weight. */
export type Draft = WithoutMaker<Limit> & { strength?: Strength; ofWeight?: number }

/** A relaxed problem, and the sentence that offers it. */
export type Relaxation = { says: string; problem: Problem }

/** `View` is what the rule reads; rules that decide who may work come first and see less. */
export type Rule<View = RuleView> = {
  id: RuleId
  /** A sentence that a physician understands. */
  title: string
  /** For hard rules: the problem in a few words when someone breaks it, such as "Not enough rest". */
  brokenTitle?: string
  help: string
  strength: Strength
  /** The weight where a pattern needs another one than `strength`. */
  weightIn?: Partial<Record<Pattern, number>>
  /** Whether it is on by default. */
  on: boolean
  /** It can't be turned off. */
  always?: true
  /** For rules about preferences: what was asked for, from which both the limits and the preferences score follow. */
  preferences?(view: View): Preference[]
  makesLimits(view: View): Draft[]
  says(breach: Breach, view: RuleView, roster: Roster): Description
  /** `today` is the view that nothing was relaxed in yet. */
  relaxation?(limit: Limit, view: RuleView, today?: RuleView): Relaxation | undefined
}

export const hard: Strength = { hard: true }

export function soft(weight: number): Strength {
  return { hard: false, weight }
}

/** Whether the rule is on for the group, and its strength. */
export function strengthFor(
  rule: Pick<Rule, 'id' | 'on' | 'always' | 'strength' | 'weightIn'>,
  problem: Problem,
): Strength | undefined {
  const choice = problem.group.choices[rule.id]
  if (!rule.always && !(choice?.on ?? rule.on)) return undefined
  const usual = usualStrength(rule, problem.group.pattern)
  return usual.hard || choice?.weight === undefined ? usual : soft(choice.weight)
}

/** A rule's default weight for a pattern. */
export function usualStrength({ strength, weightIn }: Pick<Rule, 'strength' | 'weightIn'>, pattern: Pattern): Strength {
  const weight = weightIn?.[pattern]
  return strength.hard || weight === undefined ? strength : soft(weight)
}

/** In place: there are thousands, and no one else holds them. */
export function stampLimits(rule: Pick<Rule, 'id'>, strength: Strength, drafts: Draft[]): Limit<RuleId>[] {
  return drafts.map((draft): Limit<RuleId> => {
    if (draft.shape === 'cover') return Object.assign(draft, { rule: rule.id })
    const { ofWeight = 1 } = draft
    const own = strength.hard || ofWeight === 1 ? strength : soft(strength.weight * ofWeight)
    return Object.assign(draft, { rule: rule.id, strength: draft.strength ?? own })
  })
}
