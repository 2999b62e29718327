/** "no more than 5 shifts a week", "at least 2 weekends off per month", "max 40 hours a week". */
import { addDays, weekdayOf } from '../../calendar.ts'
import type { CustomLimit } from '../../model.ts'
import { type Clause, lexemesOf, makeRules, type Reading, whatOf } from '../clause.ts'
import type { DateRange, Lexeme, Sense } from '../lexeme.ts'
import { periodOf } from '../period.ts'
import { hasSense } from '../read-words.ts'
import { emptyScope, isScope, type Scope } from '../scope.ts'
import { everybody } from '../who.ts'
import { weekendsOf, withoutBareDays } from './runs.ts'

type Bounds = { atLeast?: number; atMost?: number }
type Counted = Extract<CustomLimit, { limit: 'at-most' | 'at-least' }>

const reads: Sense[] = [
  'at-most',
  'at-least',
  'more-than',
  'less-than',
  'or-more',
  'or-fewer',
  'exactly',
  'shifts',
  'hours',
  'per-week',
  'per-month',
  'work',
  'must',
  'always',
  'prefer',
  'can',
  'off',
  'colon',
  'dash',
  'and',
]

export function readTotals(clause: Clause): Reading | undefined {
  const { amount } = clause
  if (
    !amount ||
    amount === 'several' ||
    clause.scopes.length > 1 ||
    clause.has('row', 'isolated', 'after', 'between', 'rest')
  )
    return undefined
  const scope = clause.scopes[0]!
  const isOff = clause.has('off')
  const never = clause.has('never') && !amount.usesNever
  if (never || (clause.has('avoid') && !amount.bounded)) return undefined
  const per = clause.has('per-week') ? 'week' : 'month'
  // "2 off between" doesn't say what is off.
  if (isOff && !hasUnit(scope) && !clause.has('shifts', 'per-week', 'per-month')) return undefined
  const counts = clause.has('shifts', 'hours', 'per-week', 'per-month') || isOff || hasUnit(scope)
  if (!counts || !countsShifts(clause.lexemes)) return undefined
  if (!amount.bounded && !clause.who && !clause.has('per-week', 'per-month')) return undefined
  const asked: Bounds = amount.bounded
    ? { atLeast: amount.atLeast, atMost: amount.atMost }
    : isOff
      ? { atLeast: amount.value }
      : { atLeast: amount.value, atMost: amount.value }
  const counted = withoutBareDays(clause, scope)
  const unit = unitOf(clause, counted, per)
  const worked = isOff ? turnAround(asked, available(clause, counted, per, unit)) : asked
  if (!worked) return undefined
  const kept: Scope = {
    ...emptyScope(),
    ranges: scope.holidays ? [] : scope.ranges,
    weekdays: unit.weekends ? [] : scope.weekdays,
  }
  const rules = (['at-least', 'at-most'] as const).flatMap((limit) => {
    const count = limit === 'at-least' ? worked.atLeast : worked.atMost
    if (count === undefined || (limit === 'at-least' && count === 0)) return []
    return makeRules(clause, clause.who ?? everybody, kept, { ...unit, limit, count })
  })
  if (rules.length === 0) return undefined
  const isGuessed = !clause.has('per-week', 'per-month') && scope.ranges.length === 0
  return {
    rules,
    reads: [...reads, ...(amount.usesNever ? denials : []), ...(amount.usesOnly ? limiting : [])],
    unread: isOff
      ? lexemesOf(clause, 'kind', 'role').filter((lexeme) => !(lexeme.of === 'kind' && lexeme.bareDay))
      : [],
    ...(isGuessed ? { question: 'We assumed “per month.” If you mean “per week,” write that.' } : {}),
  }
}

/**
 * In "2 seniors a night", "anyone over 60", and "12-hour shifts", the number counts people, years, or hours. Its unit comes
 * right after it, or before it if a limit or a period follows: "swings: max 4", "nights twice a month".
 */
function countsShifts(lexemes: Lexeme[]): boolean {
  const at = lexemes.findLastIndex((lexeme) => lexeme.of === 'number')
  const next = lexemes[at + 1]
  if (next?.of === 'people' || (hasSense(next, 'hours') && hasSense(lexemes[at + 2], 'shifts'))) return false
  const behind = lexemes.slice(at + 1).find((lexeme) => !hasSense(lexeme, 'or-more', 'or-fewer'))
  // "Two or more attendings"
  if (behind?.of === 'people') return false
  if (behind && isUnit(behind)) return true
  const unit = lexemes.slice(0, at).findLastIndex(isUnit)
  const between = lexemes.slice(unit + 1, at)
  const isLimited = between.some((lexeme) => hasSense(lexeme, ...bounds))
  const isBehind =
    unit >= 0 && between.every((lexeme) => lexeme.of === 'number' || hasSense(lexeme, ...bounds, ...links))
  if (!next) return isBehind && isLimited
  if (hasSense(next, ...bounds)) return isBehind
  return hasSense(next, 'per-week', 'per-month') && (isBehind || lexemes.slice(at + 2).some(isUnit))
}

const denials: Sense[] = ['never', 'avoid']
const limiting: Sense[] = ['only']
const bounds: Sense[] = ['at-most', 'at-least', 'more-than', 'less-than', 'or-more', 'or-fewer', 'exactly', 'only']
const links: Sense[] = ['colon', 'dash', 'comma', 'work', 'must', 'can', 'and']

function isUnit(lexeme: Lexeme): boolean {
  return isScope(lexeme) || hasSense(lexeme, 'shifts', 'hours', 'off')
}

function hasUnit(scope: Scope): boolean {
  return scope.kinds.length + scope.roleIds.length + scope.weekdays.length > 0 || scope.holidays
}

function unitOf(clause: Clause, scope: Scope, per: 'week' | 'month'): Counted {
  const countsWeekends =
    scope.weekend && scope.kinds.length === 0 && scope.roleIds.length === 0 && !clause.has('shifts')
  return {
    limit: 'at-most',
    count: 0,
    of: clause.has('hours') ? 'hours' : 'shifts',
    ...whatOf(clause, scope),
    ...(countsWeekends ? { weekends: true } : {}),
    ...(scope.holidays ? { holidays: true } : {}),
    per,
  }
}

/** How many of the unit are worked: the rest are off. */
function available(clause: Clause, scope: Scope, per: 'week' | 'month', unit: Counted): number | undefined {
  if (unit.of === 'hours') return undefined
  const period: DateRange = scope.holidays ? periodOf(clause.context) : (scope.ranges[0] ?? periodOf(clause.context))
  if (unit.weekends) return per === 'week' ? 1 : weekendsOf(period).length
  if (scope.holidays) return scope.ranges.length
  if (per === 'week') return scope.weekdays.length > 0 ? scope.weekdays.length : 7
  let days = 0
  for (let date = period.from; date <= period.to; date = addDays(date, 1))
    if (scope.weekdays.length === 0 || scope.weekdays.includes(weekdayOf(date))) days++
  return days
}

function turnAround(bounds: Bounds, total: number | undefined): Bounds | undefined {
  if (total === undefined || (bounds.atLeast ?? 0) > total) return undefined
  return {
    ...(bounds.atLeast !== undefined ? { atMost: total - bounds.atLeast } : {}),
    ...(bounds.atMost !== undefined ? { atLeast: Math.max(0, total - bounds.atMost) } : {}),
  }
}
