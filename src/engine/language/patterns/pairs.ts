/** "never pair Smith and Jones", "Nguyen should work with Lopez". */
import type { CustomLimit } from '../../model.ts'
import { type Clause, lexemesOf, makeRules, type Reading } from '../clause.ts'
import type { Sense } from '../lexeme.ts'
import { hasSense } from '../read-words.ts'
import { idsOf, readWho, type Who } from '../who.ts'

const reads: Sense[] = [
  'pair',
  'together',
  'apart',
  'with',
  'never',
  'avoid',
  'prefer',
  'work',
  'must',
  'always',
  'and',
  'comma',
  'shifts',
  'can',
  'off',
]

export function readPairs(clause: Clause): Reading | undefined {
  const withAt = clause.lexemes.findIndex(
    (lexeme, index) =>
      hasSense(lexeme, 'with', 'apart') && clause.lexemes.slice(index + 1).some((next) => next.of === 'people'),
  )
  if (!clause.has('pair', 'together', 'apart') && withAt < 0) return undefined
  if (!clause.who || clause.amount === 'several' || clause.has('only')) return undefined
  const sets = setsOf(clause, withAt)
  if (sets.length === 0) return undefined
  const cannotWork = clause.lexemes.filter((lexeme) => hasSense(lexeme, 'off') && /work/i.test(lexeme.text))
  const isApart = clause.has('apart') !== (clause.has('never', 'avoid') || cannotWork.length > 0)
  const unread = [
    ...clause.lexemes.filter((lexeme) => hasSense(lexeme, 'off') && !cannotWork.includes(lexeme)),
    ...lexemesOf(clause, 'role'),
    ...lexemesOf(clause, 'number').filter((number) => !isPairOf(number.text)),
  ]
  const rules = clause.scopes.flatMap((scope) => {
    const what: CustomLimit = {
      limit: isApart ? 'apart' : 'together',
      ...(scope.kinds.length > 0 ? { kinds: scope.kinds } : {}),
    }
    return sets.flatMap((physicianIds) =>
      makeRules(clause, { physicianIds, experience: [], everyone: false, named: true }, scope, what),
    )
  })
  return { rules, reads, unread }
}

/** Left of "with" times right of it; otherwise all that are named are one set. */
function setsOf(clause: Clause, withAt: number): string[][] {
  const ids = (who: Who | undefined) => (who ? idsOf(who, clause.context) : [])
  if (withAt < 0) {
    const all = ids(clause.who)
    return all.length > 1 && !clause.who!.everyone ? [all] : []
  }
  const right = ids(readWho(clause.lexemes.slice(withAt)))
  const before = readWho(clause.lexemes.slice(0, withAt))
  const { speaker } = clause.context
  const left = before ? ids(before) : speaker ? [speaker] : ids(clause.who).filter((id) => !right.includes(id))
  return left.flatMap((first) => right.filter((second) => second !== first).map((second) => [first, second]))
}

/** "two residents together" */
function isPairOf(text: string): boolean {
  return text === '2' || text.toLowerCase() === 'two'
}
