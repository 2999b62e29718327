/** "only seniors in ICU" (no one else there), "Chen only days" (nothing else for Chen). */
import { type CustomRule, weekdays } from '../../model.ts'
import { type Clause, makeRules, type Reading, whatOf } from '../clause.ts'
import type { Lexeme, Sense } from '../lexeme.ts'
import { periodOf } from '../period.ts'
import { hasSense } from '../read-words.ts'
import { datesOutside, emptyScope, isScope, type Scope } from '../scope.ts'
import { idsOf, seniorsAndAbove, type Who } from '../who.ts'

const reads: Sense[] = [
  'only',
  'work',
  'can',
  'must',
  'always',
  'shifts',
  'and',
  'comma',
  'colon',
  'dash',
  'prefer',
  'never',
]

/** "All nights go to nocturnists" leaves none for others. */
const allGoTo = /^\s*all\b.*\b(?:go|belong) to\b/i

export function readOnly(clause: Clause): Reading | undefined {
  const isExceptOnly =
    clause.has('never', 'avoid') && clause.except?.scopes.some((scope) => scope.kinds.length + scope.roleIds.length > 0)
  if (isExceptOnly && clause.who && !clause.has('off') && clause.scopes.length === 1) return readBut(clause, clause.who)
  if (clause.has('never', 'off', 'avoid') || clause.amount || !clause.who || clause.who.everyone) return undefined
  if (allGoTo.test(clause.text) && !clause.has('only')) return keepOthersOut(clause, clause.who)
  if (!clause.has('only')) return undefined
  const at = clause.lexemes.findIndex((lexeme) => hasSense(lexeme, 'only'))
  const shiftsBefore = clause.lexemes.slice(0, at).some(isScope)
  const shiftsAfter = clause.lexemes.slice(at).some(isScope)
  // "Prefers teaching only on Mondays": what "only" limits is not clear.
  const isBetween = isOtherBefore(clause.lexemes.slice(0, at), clause.lexemes.slice(at))
  if (isBetween || clause.lexemes.filter((lexeme) => hasSense(lexeme, 'only')).length > 1) return undefined
  // "The only days Kim works are Saturdays"
  if (/days$/i.test(clause.lexemes[at]!.text)) return keepWithin(clause, clause.who)
  const closesPeople = clause.lexemes[at - 1]?.of === 'people'
  // "Nights may only be worked by nocturnists"
  const isPassive = hasSense(clause.lexemes[at + 1], 'work') && / by$/i.test(clause.lexemes[at + 1]!.text)
  const opensPeople = clause.lexemes[at + (isPassive ? 2 : 1)]?.of === 'people'
  const isTheOnlyOne = /one/i.test(clause.lexemes[at]!.text)
  const ownRole = clause.context.role !== undefined && !shiftsAfter && !shiftsBefore
  if (opensPeople || (closesPeople && isTheOnlyOne) || (closesPeople && ((shiftsBefore && !shiftsAfter) || ownRole)))
    return keepOthersOut(clause, clause.who)
  const isAmbiguous = closesPeople && !clause.who.named && shiftsAfter
  if (isAmbiguous && !clause.lexemes.slice(at).some((lexeme) => hasSense(lexeme, 'work'))) {
    const reading = keepOthersOut(clause, clause.who)
    return (
      reading && {
        ...reading,
        question: 'Read as: no one else works there. If these physicians work nothing else, write “work only ….”',
      }
    )
  }
  const within = keepWithin(clause, clause.who)
  if (!within || clause.who.named) return within
  return {
    ...within,
    question: 'Read as: these physicians work nothing else. If no one else can work there, write “only … work there.”',
  }
}

/** "Nights and nothing but nights" says the same twice. */
function isOtherBefore(before: Lexeme[], behind: Lexeme[]): boolean {
  const named = (lexemes: Lexeme[]) =>
    lexemes.filter(isShift).map((one) => (one.of === 'kind' ? one.kinds.join() : one.text.toLowerCase()))
  const later = named(behind)
  return later.length > 0 && named(before).some((one) => !later.includes(one))
}

function isShift(lexeme: Lexeme): boolean {
  return lexeme.of === 'kind' || lexeme.of === 'role' || lexeme.of === 'weekday'
}

/** "no shifts except nights" */
function readBut(clause: Clause, who: Who): Reading | undefined {
  const allowed = clause.except!.scopes[0]!
  if (
    clause.except!.scopes.length > 1 ||
    clause.except!.who ||
    clause.scopes.some((scope) => scope.kinds.length + scope.roleIds.length > 0)
  )
    return undefined
  const rules = makeRules(clause, who, clause.scopes[0]!, { limit: 'only', ...whatOf(clause, allowed) })
  return { rules, reads: [...reads, 'avoid'], readsException: true }
}

function keepOthersOut(clause: Clause, who: Who): Reading | undefined {
  const allowed = new Set(idsOf(seniorsAndAbove(who), clause.context))
  const others = clause.context.physicians.map((physician) => physician.id).filter((id) => !allowed.has(id))
  if (others.length === 0 || allowed.size === 0) return undefined
  const rules: CustomRule[] = []
  for (const scope of clause.scopes) {
    const what = whatOf(clause, scope)
    if (!what.kinds && !what.roleIds && scope.weekdays.length + scope.ranges.length === 0) return undefined
    const outsiders: Who = { physicianIds: others, experience: [], everyone: false, named: false }
    rules.push(...makeRules(clause, outsiders, scope, { limit: 'never', ...what }))
  }
  return { rules, reads }
}

function keepWithin(clause: Clause, who: Who): Reading | undefined {
  if (clause.scopes.length > 1) return undefined
  const scope = clause.scopes[0]!
  const what = whatOf(clause, scope)
  const rules: CustomRule[] = []
  if (what.kinds || what.roleIds) rules.push(...makeRules(clause, who, emptyScope(), { limit: 'only', ...what }))
  if (scope.weekdays.length > 0)
    rules.push(...makeRules(clause, who, { ...emptyScope(), weekdays: otherDays(scope) }, { limit: 'never' }))
  if (scope.ranges.length > 0) {
    const outside = datesOutside(scope.ranges, periodOf(clause.context))
    if (outside.length > 0 && rules.length === 0)
      rules.push(...makeRules(clause, who, { ...emptyScope(), ranges: outside }, { limit: 'never' }))
    else
      return {
        rules: rules.map((rule) => ({ ...rule, dates: scope.ranges[0] })),
        reads,
        ...(scope.ranges.length > 1 ? { unread: clause.lexemes.filter((lexeme) => lexeme.of === 'dates') } : {}),
      }
  }
  return rules.length > 0 ? { rules, reads } : undefined
}

function otherDays(scope: Scope): Scope['weekdays'] {
  return weekdays.filter((weekday) => !scope.weekdays.includes(weekday))
}
