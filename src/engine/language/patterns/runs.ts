/** "max 3 nights in a row", "no isolated shifts", "no back-to-back weekends", "every other weekend off". */
import { addDays, weekdayOf } from '../../calendar.ts'
import type { CustomLimit } from '../../model.ts'
import { type Clause, lexemesOf, makeRules, type Reading, whatOf } from '../clause.ts'
import type { DateRange, Sense } from '../lexeme.ts'
import { hasSense } from '../read-words.ts'
import { emptyScope, isEmpty, type Scope } from '../scope.ts'
import { everybody } from '../who.ts'
import { runBefore } from './rest.ts'

const reads: Sense[] = [
  'row',
  'isolated',
  'alternate',
  'at-most',
  'at-least',
  'more-than',
  'less-than',
  'or-more',
  'or-fewer',
  'exactly',
  'never',
  'avoid',
  'prefer',
  'work',
  'must',
  'always',
  'shifts',
  'can',
  'colon',
  'dash',
  // "Never two weekends in a row for the same person"
  'both',
]

export function readRuns(clause: Clause): Reading | undefined {
  if (clause.amount === 'several' || clause.scopes.length > 1) return undefined
  const scope = clause.scopes[0]!
  if (clause.has('alternate') && clause.has('off') && scope.weekend && !clause.amount)
    return weekendsInARow(clause, scope, 1)
  // "After working a weekend, you get the next one off"
  const isTurn = clause.has('next-one') ? clause.has('after', 'whoever') : isWeekendAfterWeekend(clause)
  if (isTurn && clause.has('off') && scope.weekend && !clause.amount && !clause.has('never', 'avoid'))
    return weekendsInARow(clause, scope, 1)
  if (runBefore(clause) && clause.amount && scope.holidays === false)
    return longestRun(clause, scope, clause.amount.value)
  // "No more than a week straight"
  const isLimit = clause.has('at-most') || (clause.has('more-than') && clause.has('never'))
  if (/\ba week (?:straight|in a row)\b/i.test(clause.text) && isLimit && !clause.amount)
    return longestRun(clause, scope, 7)
  if (!clause.has('row', 'isolated') || scope.holidays) return undefined
  const bounds = boundsOf(clause)
  if (!bounds) return undefined
  if (scope.weekend && scope.kinds.length === 0) {
    if (bounds.atMost === undefined || bounds.atLeast !== undefined) return undefined
    return weekendsInARow(clause, scope, bounds.atMost)
  }
  // "At most two nights, and not back to back" doesn't say what isn't.
  if (bounds.atMost === 1 && !clause.amount && isEmpty(scope) && !clause.has('shifts', 'work')) return undefined
  const counted = withoutBareDays(clause, scope)
  const what: CustomLimit = { limit: 'in-a-row', ...bounds, ...whatOf(clause, counted) }
  const rules = makeRules(clause, clause.who ?? everybody, { ...emptyScope(), ranges: scope.ranges }, what)
  return { rules, reads, unread: lexemesOf(clause, 'weekday') }
}

/** "The weekend off after a weekend worked" */
function isWeekendAfterWeekend({ lexemes }: Clause): boolean {
  const weekends = lexemes.flatMap((lexeme, index) => (lexeme.of === 'weekday' && lexeme.weekend ? [index] : []))
  const after = lexemes.findIndex((lexeme) => hasSense(lexeme, 'after'))
  const off = lexemes.findIndex((lexeme) => hasSense(lexeme, 'off'))
  return weekends.length === 2 && weekends[0]! < off && off < after && after < weekends[1]!
}

/** "After seven days on you get a day off" */
function longestRun(clause: Clause, scope: Scope, atMost: number): Reading | undefined {
  const days = clause.lexemes.filter((lexeme) => lexeme.of === 'kind' && !lexeme.bareDay)
  if (atMost < 1 || days.length > 0) return undefined
  const what: CustomLimit = { limit: 'in-a-row', atMost }
  const rules = makeRules(clause, clause.who ?? everybody, { ...emptyScope(), ranges: scope.ranges }, what)
  return {
    rules,
    reads: [...reads, 'after', 'off', 'rest', 'comma', 'week', 'per-week'],
    unread: lexemesOf(clause, 'weekday', 'role'),
  }
}

function boundsOf(clause: Clause): { atLeast?: number; atMost?: number } | undefined {
  const { amount } = clause
  const negative = clause.has('never', 'avoid')
  if (!amount || amount === 'several') {
    if (clause.has('isolated')) return negative ? { atLeast: 2 } : undefined
    return negative ? { atMost: 1 } : clause.has('at-most', 'at-least', 'only') ? undefined : { atLeast: 2 }
  }
  if (!amount.bounded) return negative || isPreference(clause) ? boundsOfBare(amount.value, negative) : undefined
  if (negative && !amount.usesNever && clause.has('never')) return undefined
  const { atLeast, atMost } = amount
  if (atMost !== undefined && atMost < 1) return undefined
  return { ...(atLeast !== undefined ? { atLeast } : {}), ...(atMost !== undefined ? { atMost } : {}) }
}

/** A bare "5 in a row" is neither a minimum nor a maximum; "likes 5 in a row" and "in blocks of 5" are both. */
function isPreference(clause: Clause): boolean {
  const isBlock = clause.lexemes.some((lexeme) => hasSense(lexeme, 'row') && / of$/i.test(lexeme.text))
  return isBlock || clause.isSoft || clause.has('must')
}

/** "never 4 nights in a row" leaves three. */
function boundsOfBare(value: number, negative: boolean): { atLeast?: number; atMost?: number } | undefined {
  if (value < 1) return undefined
  if (!negative) return { atLeast: value, atMost: value }
  return value > 1 ? { atMost: value - 1 } : undefined
}

/** In "5 days in a row" days are shifts of any kind. */
export function withoutBareDays(clause: Clause, scope: Scope): Scope {
  const isBare = clause.lexemes.some((lexeme) => lexeme.of === 'kind' && lexeme.bareDay)
  return isBare ? { ...scope, kinds: scope.kinds.filter((kind) => kind !== 'day') } : scope
}

/** Counted across month boundaries, too. */
function weekendsInARow(clause: Clause, scope: Scope, atMost: number): Reading {
  const what: CustomLimit = { limit: 'in-a-row', atMost, weekends: true }
  const rules = makeRules(clause, clause.who ?? everybody, { ...emptyScope(), ranges: scope.ranges }, what)
  const turns: Sense[] = ['off', 'after', 'whoever', 'next-one', 'worked', 'comma']
  return { rules, reads: [...reads, ...turns], unread: lexemesOf(clause, 'role', 'kind'), sides: 'shifts' }
}

/** The Saturdays and Sundays of a period, cut at its ends. */
export function weekendsOf(period: DateRange): DateRange[] {
  const weekends: DateRange[] = []
  for (let date = period.from; date <= period.to; date = addDays(date, 1)) {
    const weekday = weekdayOf(date)
    if (weekday === 'sunday' && weekends.at(-1)?.to === addDays(date, -1)) weekends.at(-1)!.to = date
    else if (weekday === 'saturday' || weekday === 'sunday') weekends.push({ from: date, to: date })
  }
  return weekends
}
