/** The rules as typed, compared with those that are saved: what a back-test tries. */
import type { Group } from '../../../contract/groups.ts'
import type { RuleChange } from '../../../contract/what-if.ts'
import { ruleOf } from '../../../engine/rules/list.ts'
import { isRuleId } from '../../../engine/rules/rule-ids.ts'
import type { Choices } from './importance.ts'

type Limits = { minRestBetweenShifts?: number | undefined; maxConsecutiveShifts?: number | undefined }

export function changedRules(group: Group, choices: Choices, limits: Limits): RuleChange[] {
  const saved = group.settings.rules
  const changed = Object.entries(choices).flatMap(([id, choice]): RuleChange[] => {
    if (!isRuleId(id) || !choice) return []
    const before = saved[id] ?? { on: ruleOf(id).on }
    if (before.on === choice.on && before.weight === choice.weight) return []
    return [{ what: 'rule', ruleId: id, ...choice }]
  })
  const { minRestBetweenShifts, maxConsecutiveShifts } = limits
  const limit: RuleChange = {
    what: 'limits',
    ...(minRestBetweenShifts !== undefined &&
      minRestBetweenShifts !== group.minRestBetweenShifts && { minRestBetweenShifts }),
    ...(maxConsecutiveShifts !== undefined &&
      maxConsecutiveShifts !== group.maxConsecutiveShifts && { maxConsecutiveShifts }),
  }
  return Object.keys(limit).length > 1 ? [...changed, limit] : changed
}

/** Lines that are new, and lines that are gone; a changed one is both. */
export function changedLines(saved: string, text: string): RuleChange[] {
  const linesOf = (all: string) => all.split('\n').flatMap((line) => line.trim() || [])
  const [before, after] = [linesOf(saved), linesOf(text)]
  return [
    ...after.filter((line) => !before.includes(line)).map((line) => ({ what: 'sentence' as const, text: line })),
    ...before.filter((line) => !after.includes(line)).map((line) => ({ what: 'without' as const, text: line })),
  ]
}
