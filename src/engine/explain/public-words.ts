/** Says a breach so that anybody may read it: why a colleague is not available is nobody's business. */
import { sayBreach } from '../check-roster.ts'
import type { Compiled } from '../compile-problem.ts'
import { ruleOf } from '../rules/list.ts'
import { dateOf, nameOf, rounded } from '../rules/parts/words.ts'
import type { Breach } from '../shapes/breach.ts'
import type { Roster } from '../shapes/limit.ts'

/** What these rules rest on is between a physician and the coordinator. */
const privateRules = new Set([
  'time-off',
  'unavailable-dates',
  'available-days',
  'weekend-stance',
  'holiday-stance',
  'monthly-maximum',
  'own-max-days',
  'rest-days-after-run',
  'written',
])

export const notAvailable = 'not available'

function isPrivate(rule: string): boolean {
  return privateRules.has(rule.split(':')[0]!)
}

export function sayInPublic(breach: Breach, compiled: Compiled, roster: Roster): string {
  if (!isPrivate(breach.rule)) return sayBreach(breach, compiled, roster)
  const days =
    breach.limit.shape === 'never' && breach.day !== undefined ? ` on ${dateOf(compiled.view, breach.day)}` : ''
  return `${nameOf(compiled.view, breach.person)}${days}: ${notAvailable}.`
}

/** The rule by name, where anybody may know it. */
export function ruleIdInPublic(rule: string): string {
  return isPrivate(rule) ? 'not-available' : rule.split(':')[0]!
}

/** The title under which a hard rule's exclusions may be counted for everybody. */
export function titleInPublic(rule: string): string {
  if (isPrivate(rule)) return 'Not available'
  return rule === 'locked' ? 'Locked shifts do not change' : ruleOf(rule).title
}

export type RuleEffect = { ruleId: string; title: string; points: number }

/** What a change does, rule by rule, the largest effect first; wishes are summed up under one name. */
export function effectsInPublic(costByRule: Record<string, number>): RuleEffect[] {
  const effects = new Map<string, RuleEffect>()
  for (const [rule, points] of Object.entries(costByRule)) {
    const isWish = isPrivate(rule) || ruleOf(rule).wishes !== undefined
    const ruleId = isWish ? 'wishes' : rule.split(':')[0]!
    const title = isWish ? 'Wishes of physicians' : ruleOf(rule).title
    const known = effects.get(ruleId)
    effects.set(ruleId, { ruleId, title, points: (known?.points ?? 0) + points })
  }
  return [...effects.values()]
    .filter(({ points }) => Math.abs(points) > 0.05)
    .sort((one, other) => Math.abs(other.points) - Math.abs(one.points))
}

/** "worse: No isolated working days (+10); better: Nights are shared fairly (-6)" */
export function sayEffects(effects: RuleEffect[], most = 3): string {
  const shown = effects.slice(0, most)
  const say = (wanted: boolean) =>
    shown
      .filter(({ points }) => points > 0 === wanted)
      .map(({ title, points }) => `${title} (${signed(points)})`)
      .join(', ')
  const parts = [
    ...(shown.some(({ points }) => points > 0) ? [`worse: ${say(true)}`] : []),
    ...(shown.some(({ points }) => points < 0) ? [`better: ${say(false)}`] : []),
  ]
  return parts.join('; ')
}

export function signed(points: number): string {
  return points > 0 ? `+${rounded(points)}` : rounded(points)
}
