/** Hard rules that the file breaks: how often, who is affected, and what would fix it. */
import type { RuleId } from '../../../engine/rules/rule-ids.ts'
import { plural } from '../../../engine/text/plural.ts'
import { round } from '../../../engine/text/round.ts'
import type { AuditedRule } from '../../platform/advisor/questions/audit-roster.ts'
import { type Advice, impactOf, type JudgedFile, listNames } from './judged-file.ts'

export function adviseOnRules(file: JudgedFile): Advice {
  const broken = sumRules(file).filter(({ hard }) => hard)
  const isBroken = (ruleId: RuleId) => broken.some((rule) => rule.ruleId === ruleId)
  const { maxConsecutiveShifts, minRestBetweenShifts } = file.rules
  const kept: [RuleId, string][] = [
    ['minimum-rest', `No shift starts within ${minRestBetweenShifts} hours of the last one`],
    ['group-max-days', `No one works more than ${plural(maxConsecutiveShifts, 'day')} in a row`],
  ]
  const base = (file.coverage + file.fairness) / 2
  return {
    areas: kept.filter(([ruleId]) => !isBroken(ruleId)).map(([, says]) => says),
    improvements: broken.map(({ title, count, people }) => {
      const who = listNames(people.map(({ physicianId }) => file.nameOf(physicianId)))
      return `${title}: ${plural(count, 'conflict')} (${who})`
    }),
    recommendations: broken.map((rule) => {
      const shown = rule.examples.slice(0, 3).map(({ says }) => says)
      const gain = (base * Math.min(rule.count, file.shifts.length)) / Math.max(1, file.shifts.length)
      return {
        // Rest isn't traded for points.
        impact: rule.count > 1 ? 'high' : impactOf(Math.max(gain, 1.5)),
        category: 'Rest and safety',
        suggestion: wayOut(rule, file),
        reasoning: shown.join(' ') + (rule.count > 3 ? ` And ${rule.count - 3} more.` : ''),
        gain: round(gain, 1),
      }
    }),
  }
}

function wayOut({ ruleId, title }: AuditedRule, { rules }: JudgedFile): string {
  switch (ruleId) {
    case 'minimum-rest':
      return `Leave ${rules.minRestBetweenShifts} hours between shifts`
    case 'day-after-night':
      return 'Don’t schedule a day shift right after a night'
    case 'group-max-days':
    case 'own-max-days':
      return `End stretches after ${rules.maxConsecutiveShifts} days`
    case 'time-off':
      return 'Take people off the days the file says they’re away'
    default:
      return `Fix conflicts with the rule “${title}”`
  }
}

/** One entry per rule over all months. */
export function sumRules({ months }: Pick<JudgedFile, 'months'>): AuditedRule[] {
  const sums = new Map<AuditedRule['ruleId'], AuditedRule>()
  for (const { audited } of months) {
    for (const rule of audited.rules) {
      const before = sums.get(rule.ruleId)
      sums.set(rule.ruleId, before ? add(before, rule) : rule)
    }
  }
  return [...sums.values()].sort((one, other) => other.count - one.count)
}

function add(one: AuditedRule, other: AuditedRule): AuditedRule {
  const counts = new Map(one.people.map(({ physicianId, count }) => [physicianId, count]))
  for (const { physicianId, count } of other.people) counts.set(physicianId, (counts.get(physicianId) ?? 0) + count)
  return {
    ...one,
    count: one.count + other.count,
    people: [...counts].map(([physicianId, count]) => ({ physicianId, count })).sort((a, b) => b.count - a.count),
    examples: [...one.examples, ...other.examples],
  }
}
