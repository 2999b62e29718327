/** Leaning: the same month with some preference rules weighed more, so that a search moves toward one kind of schedule. */
import { addDays } from '../calendar.ts'
import type { Problem } from '../model.ts'
import { ruleOf } from '../rules/list.ts'
import { strengthFor } from '../rules/rule.ts'
import { preferenceRuleIds, type RuleId } from '../rules/rule-ids.ts'
import { type Sense, senses } from './senses.ts'

/**
 * How much more a sense's rules weigh in its steps, and where each starts: the best total has left behind some of what the current
 * schedule is good at.
 */
export const leanings = [
  { factor: 4, from: 'best' },
  { factor: 10, from: 'now' },
] as const

/** Where those find fewer than three versions, on a busy machine or in a month that is hard to change. */
export const furtherLeanings = [
  { factor: 10, from: 'best' },
  { factor: 4, from: 'now' },
] as const

const rulesOfSense: Record<Sense, readonly RuleId[]> = {
  'full-weeks': ['pattern', 'same-role-in-run', 'short-weeks', 'isolated-days', 'runs-of-three', 'nights-in-runs'],
  requests: ['requested-days-off', 'requested-shifts'],
  preferences: preferenceRuleIds,
  fairness: ['fair-totals', 'fair-nights', 'fair-weekends', 'fair-holidays', 'fair-backup'],
  'even-weekends': ['fair-weekends'],
  'even-nights': ['fair-nights'],
}

/** Those that a month can be leaned to: where no one asks for a day, none can be granted. */
export function sensesOf({ physicians, from, days }: Problem): Sense[] {
  const to = addDays(from, days - 1)
  const hasRequests = physicians.some(({ preferences }) =>
    preferences.shifts.some(({ date }) => from <= date && date <= to),
  )
  return senses.filter((sense) => sense !== 'requests' || hasRequests)
}

/** Hard rules and rules that are off stay as they are. */
export function leanToward(problem: Problem, sense: Sense, factor: number): Problem {
  const choices = { ...problem.group.choices }
  for (const id of rulesOfSense[sense]) {
    const strength = strengthFor(ruleOf(id), problem)
    if (strength && !strength.hard) choices[id] = { on: true, weight: strength.weight * factor }
  }
  return { ...problem, group: { ...problem.group, choices } }
}
