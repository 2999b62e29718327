/** What matters most to a group, as five sliders over the weights of its soft rules. */
import type { Group } from '../../../contract/groups.ts'
import type { Pattern } from '../../../engine/model.ts'
import { ruleOf } from '../../../engine/rules/list.ts'
import { preferenceRuleIds, type RuleId } from '../../../engine/rules/rule-ids.ts'
import { stepAt, usualStep, usualWeight, weightAt } from '../../text/importance-steps.ts'

export type Choices = Group['settings']['rules']

export type Concern = { id: string; title: string; help: string; ruleIds: RuleId[] }

/** Coverage comes before all of them. */
export const concerns: Concern[] = [
  {
    id: 'pattern',
    title: 'Pattern and full weeks',
    help: 'Stretches as long as the pattern, in one role, with no single days on or off.',
    ruleIds: [
      'pattern',
      'same-role-in-run',
      'short-weeks',
      'isolated-days',
      'isolated-days-off',
      'runs-of-three',
      'backup-in-blocks',
      'staggered-switch-days',
    ],
  },
  {
    id: 'nights',
    title: 'Nights',
    help: 'Everyone near their fair share of nights, in one stretch, with time to recover before days.',
    ruleIds: ['fair-nights', 'nights-in-runs', 'forward-rotation'],
  },
  {
    id: 'weekends',
    title: 'Weekends and holidays',
    help: 'Everyone near their fair share of weekends and holidays.',
    ruleIds: ['fair-weekends', 'fair-holidays', 'thanksgiving-or-christmas', 'holiday-last-year', 'dealt-holidays'],
  },
  {
    id: 'requests',
    title: 'Requests and preferences',
    help: 'Days off and shifts people requested, and the work they prefer.',
    ruleIds: [...preferenceRuleIds],
  },
]

/** The step that all rules of a concern have; undefined if someone set individual weights. */
export function stepOf({ ruleIds }: Concern, choices: Choices, pattern: Pattern): number | undefined {
  const steps = ruleIds.map((id) => stepAt(choices[id]?.weight ?? usualWeight(id, pattern), id, pattern))
  return steps.every((step) => step === steps[0]) ? steps[0] : undefined
}

/** The choices with all rules of a concern at a step; rules that are off stay off. */
export function withStep({ ruleIds }: Concern, step: number, choices: Choices, pattern: Pattern): Choices {
  const changed = { ...choices }
  for (const id of ruleIds) {
    const on = choices[id]?.on ?? ruleOf(id).on
    changed[id] = step === usualStep ? { on } : { on, weight: weightAt(step, id, pattern) }
  }
  return changed
}
