/** "Chen no nights in December", "Patel off every Friday", "avoid Mondays for O'Brien". */
import { type CustomRule, weekdays } from '../../model.ts'
import { type Clause, makeRules, type Reading, whatOf } from '../clause.ts'
import type { Sense } from '../lexeme.ts'
import { periodOf } from '../period.ts'
import { datesOutside, isEmpty, type Scope } from '../scope.ts'

const reads: Sense[] = [
  'never',
  'off',
  'avoid',
  'prefer',
  'work',
  'can',
  'must',
  'always',
  'shifts',
  'and',
  'comma',
  'but',
  'colon',
  'dash',
  'per-week',
  'per-month',
]

export function readNever(clause: Clause): Reading | undefined {
  const never = clause.has('never')
  const off = clause.has('off')
  const avoid = clause.has('avoid')
  if (!never && !off && !avoid) return undefined
  if (clause.amount || clause.has('only', 'row', 'with', 'pair', 'together', 'apart', 'after')) return undefined
  // "never off" asks for work, but not for which.
  if (never && off) return undefined
  if (!clause.who) return undefined
  const rules: CustomRule[] = []
  for (const scope of clause.scopes) {
    const what = whatOf(clause, off ? { ...scope, kinds: withoutDays(clause, scope) } : scope)
    const hasScope = !isEmpty(scope) || what.roleIds !== undefined
    if (!hasScope && !(never && clause.has('work') && clause.isHard)) return undefined
    const held = clause.except ? exceptDays(clause, scope) : scope
    if (!held) return undefined
    rules.push(...makeRules(clause, clause.who, held, { limit: 'never', ...what }))
  }
  return { rules, reads, readsException: true }
}

/** In "off two days" and "the day off" a day is a date. */
function withoutDays(clause: Clause, scope: Scope): Scope['kinds'] {
  const isBare = clause.lexemes.some((lexeme) => lexeme.of === 'kind' && lexeme.bareDay && !lexeme.plural)
  return isBare ? scope.kinds.filter((kind) => kind !== 'day') : scope.kinds
}

/** "no nights except Fridays": the other weekdays; "except Dec 12": the other dates. */
function exceptDays(clause: Clause, scope: Scope): Scope | undefined {
  const [except, ...more] = clause.except!.scopes
  if (!except || isEmpty(except)) return scope
  if (more.length > 0 || except.kinds.length + except.roleIds.length > 0) return undefined
  if (except.weekdays.length > 0 && except.ranges.length > 0) return undefined
  const from = scope.weekdays.length > 0 ? scope.weekdays : weekdays
  if (except.weekdays.length > 0)
    return { ...scope, weekdays: from.filter((weekday) => !except.weekdays.includes(weekday)) }
  const [range, ...ranges] = scope.ranges
  if (ranges.length > 0) return undefined
  return { ...scope, ranges: datesOutside(except.ranges, range ?? periodOf(clause.context)) }
}
