/** How much a rule counts, in words, over its weight: as the sliders of the rules page have them. */
import type { Pattern } from '../../engine/model.ts'
import { ruleOf } from '../../engine/rules/list.ts'
import { usualStrength } from '../../engine/rules/rule.ts'
import type { RuleId } from '../../engine/rules/rule-ids.ts'

/** The multiple of the usual weight for each step. */
const factors = [0.25, 0.5, 1, 2, 4] as const
export const stepWords = ['Much less', 'Less', 'Usual', 'More', 'Much more'] as const
export const usualStep = factors.indexOf(1)
export const lastStep = factors.length - 1

export function usualWeight(id: RuleId, pattern: Pattern): number {
  const strength = usualStrength(ruleOf(id), pattern)
  return strength.hard ? 0 : strength.weight
}

export function weightAt(step: number, id: RuleId, pattern: Pattern): number {
  return usualWeight(id, pattern) * factors[step]!
}

/** Undefined if someone set a weight between two steps. */
export function stepAt(weight: number, id: RuleId, pattern: Pattern): number | undefined {
  const step = factors.findIndex((_, place) => Math.abs(weight - weightAt(place, id, pattern)) < 1e-9)
  return step < 0 ? undefined : step
}
