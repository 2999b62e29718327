/** Says a breach so that anybody may read it: why a colleague is not available is nobody's business. */
import type { Compiled } from '../compile-problem.ts'
import { type BreachedId, type Finding, findingKey, findingOf, type PublicId } from '../finding.ts'
import { ruleOf } from '../rules/list.ts'
import { dateOf, nameOf } from '../rules/parts/words.ts'
import type { RuleId } from '../rules/rule-ids.ts'
import type { Breach } from '../shapes/breach.ts'
import type { Roster } from '../shapes/limit.ts'
import { round } from '../text/round.ts'

/** What these rules rest on is between a physician and the coordinator. */
const privateRules: ReadonlySet<BreachedId> = new Set<RuleId>([
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

/** Of a private rule only that the physician is not available, and on which day where it is about a single one. */
export function findingInPublic(breach: Breach<BreachedId>, compiled: Compiled, roster: Roster): Finding {
  const finding = findingOf(breach, compiled, roster)
  if (!privateRules.has(breach.rule)) return finding
  const isOneDay = breach.limit.shape === 'never' && breach.day !== undefined
  const day = isOneDay ? ` on ${dateOf(compiled.view, breach.day ?? 0)}` : ''
  const says = `${nameOf(compiled.view, breach.person)}${day}: not available.`
  const subject = {
    ruleId: 'not-available' as const,
    physicianIds: finding.physicianIds.slice(0, 1),
    dates: isOneDay ? finding.dates : [],
  }
  return { ...subject, key: findingKey(subject), hard: finding.hard, says, saysToThem: says }
}

/** The title under which a hard rule's exclusions may be counted for everybody. */
export function titleInPublic(id: PublicId): string {
  if (id === 'not-available') return 'Not available'
  return id === 'locked' ? 'Locked shifts do not change' : ruleOf(id).title
}

export type RuleEffect = { ruleId: RuleId | 'wishes'; title: string; points: number }

/** What a change does, rule by rule, the largest effect first; wishes are summed up under one name. */
export function effectsInPublic(costByRule: Partial<Record<RuleId, number>>): RuleEffect[] {
  const effects = new Map<RuleEffect['ruleId'], RuleEffect>()
  // A record's keys are of its own type, which Object.entries forgets.
  for (const [rule, points] of Object.entries(costByRule) as [RuleId, number][]) {
    const isWish = privateRules.has(rule) || ruleOf(rule).wishes !== undefined
    const ruleId = isWish ? 'wishes' : rule
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
  return `${points > 0 ? '+' : ''}${round(points, 1)}`
}
