/** "prefers days", "likes ICU", and what must be worked: "Chen must work Dec 24". */
import { daysBetween } from '../../calendar.ts'
import { type CustomLimit, type CustomRule, weekdays } from '../../model.ts'
import { type Clause, makeRules, type Reading, whatOf } from '../clause.ts'
import type { Sense } from '../lexeme.ts'
import { hasSense } from '../read-words.ts'
import { isEmpty, isScope, type Scope } from '../scope.ts'
import type { Who } from '../who.ts'

const reads: Sense[] = ['prefer', 'work', 'can', 'shifts', 'and', 'comma', 'must', 'always', 'colon', 'dash']
const denials: Sense[] = [
  'never',
  'off',
  'avoid',
  'only',
  'row',
  'with',
  'pair',
  'together',
  'apart',
  'after',
  'rest',
  'isolated',
  'alternate',
]

export function readPreference(clause: Clause): Reading | undefined {
  if (
    !(clause.has('prefer') || isHoped(clause)) ||
    clause.amount ||
    clause.has(...denials) ||
    !clause.who ||
    clause.except
  )
    return undefined
  if (clause.scopes.every((scope) => isEmpty(scope) && !clause.context.role)) return undefined
  const rules = clause.scopes.flatMap((scope) => preferencesIn(clause, clause.who!, scope))
  return { rules, reads }
}

/** "Give Alvarez teaching when possible" */
function isHoped({ lexemes, who }: Clause): boolean {
  const isPlain = lexemes.every(
    (lexeme) => lexeme.of === 'people' || lexeme.of === 'role' || lexeme.of === 'kind' || hasSense(lexeme, 'soft'),
  )
  return isPlain && who?.named === true && lexemes.some((lexeme) => /possible$/i.test(lexeme.text))
}

/** Of more weekdays than this, the others are avoided. */
const fewDays = 2

/** Which shifts is a preference; which days is a request to work on them: each date, or once a week. */
function preferencesIn(clause: Clause, who: Who, scope: Scope): CustomRule[] {
  const what = whatOf(clause, scope)
  if (what.kinds || what.roleIds) return makeRules(clause, who, scope, { limit: 'prefer', ...what }, true)
  if (scope.weekdays.length > fewDays) {
    const others = weekdays.filter((weekday) => !scope.weekdays.includes(weekday))
    return makeRules(clause, who, { ...scope, weekdays: others }, { limit: 'never' }, true)
  }
  const per = scope.weekdays.length > 0 ? ('week' as const) : ('month' as const)
  const least = { limit: 'at-least' as const, count: 1, of: 'shifts' as const, per }
  return makeRules(clause, who, scope, least, true).map((rule) => (per === 'month' ? eachDay(rule, least) : rule))
}

/** As many shifts as the dates have days. */
function eachDay(rule: CustomRule, what: Extract<CustomLimit, { limit: 'at-most' | 'at-least' }>): CustomRule {
  return rule.dates ? { ...rule, what: { ...what, count: daysBetween(rule.dates.from, rule.dates.to) + 1 } } : rule
}

export function readMustWork(clause: Clause): Reading | undefined {
  const says = clause.has('must', 'always') || clause.has('work')
  if (!says || clause.amount || clause.has(...denials) || !clause.who || clause.except) return undefined
  if (clause.has('prefer', 'can') || clause.scopes.length !== 1 || clause.who.everyone) return undefined
  if (isNeededBy(clause)) return undefined
  const scope = clause.scopes[0]!
  const what = limitFor(clause, scope)
  if (!what) return undefined
  const rules = makeRules(clause, clause.who, scope, what).map((rule) => eachDay(rule, what))
  return { rules, reads }
}

/** "Every weekend needs a senior" is about weekends, not about each senior. */
function isNeededBy({ lexemes }: Clause): boolean {
  const must = lexemes.findIndex((lexeme) => hasSense(lexeme, 'must'))
  const people = lexemes.findIndex((lexeme) => lexeme.of === 'people')
  return must > 0 && people > must && lexemes.slice(0, must).some(isScope)
}

/** Every date is worked; weekdays only with "always" or "every", once a week. */
function limitFor(clause: Clause, scope: Scope): Extract<CustomLimit, { limit: 'at-most' | 'at-least' }> | undefined {
  const common = { limit: 'at-least' as const, of: 'shifts' as const, ...whatOf(clause, scope) }
  const isShort = scope.ranges.every((range) => daysBetween(range.from, range.to) < 14)
  if (scope.ranges.length > 0 && scope.weekdays.length === 0 && isShort) return { ...common, count: 1, per: 'month' }
  const isFirm = clause.has('must', 'always') || /\bevery\b|\beach\b/i.test(clause.text)
  if (scope.ranges.length === 0 && scope.weekdays.length > 0 && isFirm)
    return { ...common, count: scope.weekdays.length, per: 'week' }
  return undefined
}
