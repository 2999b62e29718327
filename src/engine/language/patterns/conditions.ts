/** "If Smith is on a night, Jones isn't", "whenever Lee works, a senior must be on": who works beside whom, as a condition. */
import type { CustomLimit } from '../../model.ts'
import { type Clause, makeRules, type Reading, whatOf } from '../clause.ts'
import type { Lexeme, Sense } from '../lexeme.ts'
import { hasSense } from '../read-words.ts'
import { emptyScope, isScope, readScopes } from '../scope.ts'
import { readWho, ruleSubject, seniorsAndAbove, type Who } from '../who.ts'

const reads: Sense[] = ['condition', 'work', 'must', 'always', 'never', 'off', 'comma', 'shifts', 'can']

export function readConditions(clause: Clause): Reading | undefined {
  const { lexemes, amount, except } = clause
  const at = lexemes.findIndex((lexeme) => hasSense(lexeme, 'condition'))
  if (at < 0 || amount || except) return undefined
  const behind = readEscort(clause, lexemes.slice(0, at), lexemes[at]!, lexemes.slice(at + 1))
  if (behind) return behind
  if (!/^(?:if|when|whenever)$/i.test(lexemes[at]!.text)) return undefined
  const comma = lexemes.findIndex((lexeme, index) => index > at && hasSense(lexeme, 'comma'))
  // "Whenever Lee works a senior must be on"
  const work = lexemes.findIndex((lexeme) => hasSense(lexeme, 'work'))
  if (at === 0 && comma < 0 && work < 0) return undefined
  const end = at > 0 ? lexemes.length : comma < 0 ? work + 1 : comma
  const condition = lexemes.slice(at + 1, end)
  const main = at === 0 ? lexemes.slice(end) : lexemes.slice(0, at)
  const who = readWho(condition)
  if (!who?.named || who.physicianIds.length !== 1 || !isWork(condition)) return undefined
  const one = who.physicianIds[0]!
  // "Lee needs a senior on whenever Lee works"
  const others = main.filter(
    (lexeme) => !(lexeme.of === 'people' && lexeme.named && lexeme.physicianIds.join() === one),
  )
  const other = readWho(others)
  if (!other) return undefined
  return isDenied(main) ? readApart(clause, [who, other], main) : readCompany(clause, who, other, others)
}

/** "Only schedule Lee when a senior is on", "Lee can't be on unless there's a senior". */
function readEscort(clause: Clause, main: Lexeme[], condition: Lexeme, behind: Lexeme[]): Reading | undefined {
  const word = condition.text.toLowerCase()
  const isDenied = main.some((lexeme) => hasSense(lexeme, 'never'))
  const isOnly = /^only/.test(word) || main.some((lexeme) => hasSense(lexeme, 'only'))
  const isAsked = word === 'unless' ? isDenied && !isOnly : isOnly && !isDenied && /(?:if|when|whenever)$/.test(word)
  const [who, escort] = [readWho(main), readWho(behind)]
  // "Only juniors work when a senior is on" says who works, too.
  const opensPeople = main.some((lexeme, index) => hasSense(lexeme, 'only') && main[index + 1]?.of === 'people')
  if (opensPeople || !isAsked || !who || !escort || escort.named || escort.everyone || !isWork(behind)) return undefined
  const [scope] = readScopes(main)
  const people = ruleSubject(seniorsAndAbove(escort), undefined, clause.context)
  const when = { ...emptyScope(), weekdays: scope!.weekdays, ranges: scope!.ranges }
  const rules = makeRules(clause, who, when, { limit: 'company', people, ...whatOf(clause, scope!) })
  return { rules, reads: [...reads, 'only'], sides: 'people' }
}

/** A person works, perhaps a kind of shift: nothing else is a condition that can be looked up. */
function isWork(condition: Lexeme[]): boolean {
  return condition.every(
    (lexeme) => lexeme.of === 'people' || lexeme.of === 'kind' || hasSense(lexeme, 'work', 'shifts'),
  )
}

function isDenied(main: Lexeme[]): boolean {
  return main.some((lexeme) => hasSense(lexeme, 'never', 'off'))
}

function readApart(clause: Clause, [who, other]: [Who, Who], main: Lexeme[]): Reading | undefined {
  if (!other.named || other.physicianIds.length !== 1 || main.some(isScope)) return undefined
  const physicianIds = clause.context.physicians
    .map(({ id }) => id)
    .filter((id) => who.physicianIds.includes(id) || other.physicianIds.includes(id))
  const scope = clause.scopes[0]!
  const what: CustomLimit = { limit: 'apart', ...(scope.kinds.length > 0 ? { kinds: scope.kinds } : {}) }
  const pair: Who = { physicianIds, experience: [], everyone: false, named: true }
  return { rules: makeRules(clause, pair, emptyScope(), what), reads, sides: 'people' }
}

function readCompany(clause: Clause, who: Who, other: Who, main: Lexeme[]): Reading | undefined {
  const isAsked = main.some((lexeme) => hasSense(lexeme, 'must', 'always'))
  if (!isAsked || other.named || other.everyone || main.some(isScope)) return undefined
  const [scope] = readScopes(clause.lexemes)
  const people = ruleSubject(seniorsAndAbove(other), undefined, clause.context)
  const rules = makeRules(clause, who, emptyScope(), { limit: 'company', people, ...whatOf(clause, scope!) })
  return { rules, reads, sides: 'people' }
}
