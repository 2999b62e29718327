/** Describes findings so that everyone may read them: why a colleague isn't available stays private. */
import type { Compiled } from '../compile-problem.ts'
import { type BreachedId, type Finding, findingIfTried, findingKey, type PublicId } from '../finding.ts'
import { ruleOf } from '../rules/list.ts'
import { describeNow, describePerson, type Reader } from '../rules/parts/description.ts'
import { dateOf } from '../rules/parts/phrases.ts'
import type { RuleId } from '../rules/rule-ids.ts'
import type { Breach } from '../shapes/breach.ts'
import type { Roster } from '../shapes/limit.ts'

/** What these rules are based on is between a physician and the coordinator. */
const privateRules: ReadonlySet<BreachedId> = new Set<RuleId>([
  'time-off',
  'unavailable-dates',
  'available-days',
  'weekend-availability',
  'holiday-availability',
  'monthly-maximum',
  'own-max-days',
  'rest-days-after-run',
  'custom-rules',
])

export function isPrivate(rule: BreachedId): boolean {
  return privateRules.has(rule)
}

/** A private rule only says that the physician isn't available, and on which day if it is about a single one. */
export function publicFinding(
  breach: Breach<BreachedId>,
  compiled: Compiled,
  roster: Roster,
  reader?: Reader,
): Finding {
  const finding = findingIfTried(breach, compiled, roster, reader)
  if (!privateRules.has(breach.rule)) return finding
  const isOneDay = breach.limit.shape === 'never' && breach.day !== undefined
  const day = isOneDay ? ` on ${dateOf(compiled.view, breach.day ?? 0)}` : ''
  const says = describeNow(describePerson(breach, compiled.view, 'isn’t', `available${day}.`), reader)
  const subject = {
    ruleId: 'not-available' as const,
    physicianIds: finding.physicianIds.slice(0, 1),
    dates: isOneDay ? finding.dates : [],
  }
  return { ...subject, key: findingKey(subject), hard: finding.hard, says, saysToThem: says }
}

/** The name of a rule as everyone may read it. */
export function publicTitle(id: PublicId): string {
  return id === 'locked' || id === 'not-available' ? brokenTitle(id) : ruleOf(id).title
}

/** Why someone isn't eligible, or what a conflict is, in a few words. */
export function brokenTitle(id: PublicId): string {
  if (id === 'not-available') return 'Not available'
  if (id === 'locked') return 'Locked'
  const { brokenTitle: ofRule, title } = ruleOf(id)
  return ofRule ?? title
}
