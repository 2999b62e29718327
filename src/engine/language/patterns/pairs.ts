/** "never pair Smith and Jones", "Nguyen should work with Lopez". */
import type { CustomLimit } from '../../model.ts'
import { type Clause, lexemesOf, makeRules, type Reading } from '../clause.ts'
import type { Sense } from '../lexeme.ts'
import { hasSense } from '../read-words.ts'
import { peopleLists } from '../side-by-side.ts'
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
  'both',
  'colon',
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
  const isApart = isKeptApart(clause)
  // "With a senior" is any one of them; "not all on the same night" allows two.
  const isLoose = isApart ? isNotAll(clause, sets) : !isEachNamed(clause)
  if (isLoose || (clause.has('always') && clause.has('never')) || !hasOneListASide(clause, withAt)) return undefined
  const unread = [
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
  return { rules, reads, unread, ...(withAt < 0 ? {} : { sides: 'people' as const }) }
}

function isKeptApart(clause: Clause): boolean {
  return clause.has('apart') !== clause.has('never', 'avoid')
}

function isNotAll(clause: Clause, sets: string[][]): boolean {
  return sets.some((set) => set.length > 2) && /\ball\b/i.test(clause.text)
}

/** "With Smith or Kim" is any one of them, too. */
function isEachNamed(clause: Clause): boolean {
  // "Share Fridays" could be in turns.
  if (clause.lexemes.some((lexeme) => /^shar/i.test(lexeme.text))) return false
  const isChoice = clause.lexemes.some((lexeme) => /^or$/i.test(lexeme.text))
  return !isChoice && clause.lexemes.every((lexeme) => lexeme.of !== 'people' || lexeme.named)
}

function hasOneListASide({ lexemes }: Clause, withAt: number): boolean {
  return withAt < 0 || [lexemes.slice(0, withAt), lexemes.slice(withAt)].every((side) => peopleLists(side).length < 2)
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
  // "No nights with Smith and Jones together"
  if (left.length === 0 && right.length > 1) return [right]
  return left.flatMap((first) => right.filter((second) => second !== first).map((second) => [first, second]))
}

/** "two residents together" */
function isPairOf(text: string): boolean {
  return text === '2' || text.toLowerCase() === 'two'
}
