/** Who works with whom: "at least one senior every night", "Lee always with a senior", "new grads not alone at night". */
import { type Clause, lexemesOf, makeRules, type Reading, whatOf } from '../clause.ts'
import type { Lexeme, Sense } from '../lexeme.ts'
import { hasSense } from '../read-words.ts'
import { emptyScope, type Scope } from '../scope.ts'
import { peopleLists } from '../side-by-side.ts'
import { everybody, readWho, ruleSubject, seniorsAndAbove, type Who } from '../who.ts'

const common: Sense[] = ['must', 'always', 'work', 'shifts', 'and', 'comma', 'colon', 'dash', 'can']
const readsCount: Sense[] = [...common, 'at-least', 'or-more', 'less-than', 'never']
const readsCompany: Sense[] = [
  ...common,
  'with',
  'without',
  'alone',
  'companion',
  'never',
  'avoid',
  'only',
  'pair',
  'at-least',
  'together',
]

export function readCompany(clause: Clause): Reading | undefined {
  if (clause.scopes.length !== 1 || clause.amount === 'several' || clause.except) return undefined
  const scope = clause.scopes[0]!
  if (clause.has('alone', 'companion')) return readAlone(clause, scope)
  if (clause.has('without') && clause.has('never') && !hasSubject(clause)) return readNoneWithout(clause, scope)
  if (clause.has('with', 'without')) return readWith(clause, scope)
  return readOnEvery(clause, scope)
}

/** Whether people come before "without". */
function hasSubject({ lexemes, context }: Clause): boolean {
  const at = lexemes.findIndex((lexeme) => hasSense(lexeme, 'without'))
  return context.speaker !== undefined || lexemes.slice(0, at).some((lexeme) => lexeme.of === 'people')
}

/** "No night without a senior" */
function readNoneWithout(clause: Clause, scope: Scope): Reading | undefined {
  const at = clause.lexemes.findIndex((lexeme) => hasSense(lexeme, 'without'))
  const who = readWho(clause.lexemes.slice(at + 1))
  const what = whatOf(clause, scope)
  if (!who || who.named || who.everyone || !asksForOne(clause, at) || (!what.kinds && !what.roleIds)) return undefined
  const rules = makeRules(clause, seniorsAndAbove(who), scope, { limit: 'on-every', count: 1, ...what })
  return { rules, reads: [...readsCount, 'without'] }
}

/** "At least 2 attendings every night": the number counts people, and the shifts are counted by the day. */
function readOnEvery(clause: Clause, scope: Scope): Reading | undefined {
  const { who, amount } = clause
  if (!who || who.everyone || who.named || clause.has('off', 'avoid', 'prefer', 'only', 'row', 'per-week', 'per-month'))
    return undefined
  const what = whatOf(clause, { ...scope, kinds: scope.kinds })
  if (!what.kinds && !what.roleIds && !clause.has('shifts')) return undefined
  const count = amount && amount !== 'several' ? leastPeople(clause, amount) : saysOne(clause) ? 1 : undefined
  if (count === undefined || count < 1) return undefined
  const rules = makeRules(clause, seniorsAndAbove(who), scope, { limit: 'on-every', count, ...what })
  return { rules, reads: readsCount }
}

function leastPeople(clause: Clause, amount: Exclude<Clause['amount'], 'several' | undefined>): number | undefined {
  const at = clause.lexemes.findIndex((lexeme) => lexeme.of === 'number')
  const isAskedFor = amount.atLeast !== undefined || (!amount.bounded && clause.has('must', 'always'))
  const counted = clause.lexemes.slice(at + 1).find((lexeme) => !hasSense(lexeme, 'or-more'))
  if (counted?.of !== 'people' || amount.atMost !== undefined || !isAskedFor) return undefined
  if (clause.has('never') && !amount.usesNever) return undefined
  return amount.atLeast ?? amount.value
}

const isOneOf = /\b(?:an?|one|someone|somebody)\s+(?:\w+\s+)?(?:resident|junior|mid|senior|sr\b|attending|nocturnist)/i

/** "There must be a senior on every night" */
function saysOne(clause: Clause): boolean {
  const isOne = isOneOf.test(clause.text)
  const isEvery = clause.has('must', 'always') || /\b(?:every|each|should)\b/i.test(clause.text)
  return isOne && isEvery && !clause.has('never')
}

/** "Lee always with a senior", "juniors never work nights without an attending" */
function readWith(clause: Clause, scope: Scope): Reading | undefined {
  const at = clause.lexemes.findIndex((lexeme) => hasSense(lexeme, 'with', 'without'))
  const isWithout = hasSense(clause.lexemes[at], 'without')
  const isDenied = clause.has('never', 'avoid')
  if (isWithout !== isDenied || (!isWithout && !clause.has('must', 'always', 'only'))) return undefined
  const { who, escorts } = sidesOf(clause, at)
  const isAny = clause.lexemes.slice(at).some((lexeme) => /^or$/i.test(lexeme.text))
  const isOneList = peopleLists(clause.lexemes.slice(at)).length === 1
  if (!escorts || !who || (escorts.named && !isAny) || !isOneList || !asksForOne(clause, at)) return undefined
  return accompanied(clause, who, scope, ruleSubject(seniorsAndAbove(escorts), undefined, clause.context))
}

/** "Lee with a senior", and turned: "Lee needs a senior with her". */
function sidesOf(clause: Clause, at: number): { who: Who | undefined; escorts: Who | undefined } {
  const before = clause.lexemes.slice(0, at).filter((lexeme) => lexeme.of === 'people')
  const behind = readWho(clause.lexemes.slice(at + 1))
  const named = readWho(before.filter((lexeme) => lexeme.named))
  const described = readWho(before.filter((lexeme) => !lexeme.named))
  const isTurned = behind?.named && behind.physicianIds.join() === named?.physicianIds.join()
  // "Always a senior with Lee"
  const isOnePerDescription = !named && behind?.named && described !== undefined && isOneOf.test(clause.text)
  if (isTurned) return { who: named, escorts: described }
  if (isOnePerDescription) return { who: behind, escorts: described }
  return { who: readWho(before) ?? (clause.context.speaker ? clause.who : undefined), escorts: behind }
}

/** "With a senior" means any one of them. */
function asksForOne(clause: Clause, at: number): boolean {
  const behind = clause.lexemes.slice(at + 1)
  const number = behind.find((lexeme) => lexeme.of === 'number')
  if (number) return number.value === 1
  return !/\b(?:with|without)\s+(?:all|every|each)\b/i.test(clause.text)
}

/** "new grads not alone at night": someone else works, too. */
function readAlone(clause: Clause, scope: Scope): Reading | undefined {
  const isAsked = clause.has('companion')
    ? clause.has('must', 'always') && !clause.has('never', 'avoid', 'alone')
    : clause.has('never', 'avoid')
  if (!isAsked || clause.amount) return undefined
  return accompanied(clause, clause.who ?? everybody, scope, 'others')
}

function accompanied(
  clause: Clause,
  who: Who,
  scope: Scope,
  people: ReturnType<typeof ruleSubject> | 'others',
): Reading | undefined {
  const what = whatOf(clause, scope)
  const when = { ...emptyScope(), weekdays: scope.weekdays, ranges: scope.ranges }
  const rules = makeRules(clause, who, when, { limit: 'company', people, ...what })
  const numbers = lexemesOf(clause, 'number').filter((lexeme: Lexeme) => lexeme.of === 'number' && lexeme.value !== 1)
  return { rules, reads: readsCompany, unread: numbers, ...(people === 'others' ? {} : { sides: 'people' as const }) }
}
