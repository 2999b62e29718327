/** "Switch day is Tuesday": the weekdays on which stretches start. */
import { type Clause, lexemesOf, makeRules, type Reading } from '../clause.ts'
import type { Sense } from '../lexeme.ts'
import { hasSense } from '../read-words.ts'
import { everybody } from '../who.ts'

const reads: Sense[] = ['switch', 'must', 'always', 'and', 'comma', 'colon', 'dash', 'only', 'prefer']

export function readSwitchDay(clause: Clause): Reading | undefined {
  const [scope, ...more] = clause.scopes
  if (!clause.has('switch') || more.length > 0 || clause.amount || clause.has('never', 'avoid', 'off')) return undefined
  if (!scope || scope.weekdays.length === 0 || scope.weekend) return undefined
  // "Weeks run Tuesday to Monday"
  const isSpan = clause.lexemes.some((lexeme) => hasSense(lexeme, 'switch') && /\bruns?$/i.test(lexeme.text))
  if (isSpan && scope.weekdays.length < 7) return undefined
  const held = isSpan ? { ...scope, weekdays: scope.weekdays.slice(0, 1) } : scope
  // "Chen switches Tuesday" is a swap.
  const isVerb = clause.lexemes.some(
    (lexeme) => hasSense(lexeme, 'switch') && /^(?:switch(?:es)?|flips|hands? off)$/i.test(lexeme.text),
  )
  if (isVerb && clause.who && !clause.who.everyone) return undefined
  const rules = makeRules(clause, clause.who ?? everybody, held, { limit: 'switch-day' }, true)
  return { rules, reads, unread: lexemesOf(clause, 'kind', 'role', 'dates') }
}
