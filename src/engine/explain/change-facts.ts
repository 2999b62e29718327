/** What a change makes worse and what it fixes, in the rules' own sentences, which name the facts. */
import type { Compiled } from '../compile-problem.ts'
import { describeBreach } from '../finding.ts'
import { isOfGroup, sentenceOf } from '../rules/custom-rules.ts'
import { ruleOf } from '../rules/list.ts'
import {
  type Description,
  describeFixed,
  describeNow,
  describeOutcome,
  type Reader,
} from '../rules/parts/description.ts'
import { nameOf } from '../rules/parts/phrases.ts'
import type { RuleId } from '../rules/rule-ids.ts'
import type { Breach } from '../shapes/breach.ts'
import { countLimit } from '../shapes/check.ts'
import type { Limit, Roster } from '../shapes/limit.ts'
import { lowerFirst } from '../text/capital.ts'
import type { ProblemView } from '../view/problem-view.ts'
import { applyChanges, type Change, type Judge, limitsTouched } from './judge-change.ts'
import { isPrivate } from './public-findings.ts'

export type Fact = {
  ruleId: RuleId
  person: number | undefined
  /** It's about how much someone has of a shared burden. */
  isShare: boolean
  /** Points of the rule; for sorting only. */
  weight: number
  /** `without`: what it would be like without the shift, as a reason to have it. */
  says: Record<'now' | 'worse' | 'better', (reader: Reader) => string> & { without: string }
}

export type ChangeFacts = { worse: Fact[]; mended: Fact[] }

/** Points. Smaller changes are not a trade-off: ties by seniority, and the days on which weeks change hands. */
export const noticed = 1

/** The weightiest first. That a shift is filled or open goes without saying. */
export function factsOfChange(compiled: Compiled, judge: Judge, roster: Roster, changes: Change[]): ChangeFacts {
  const after = applyChanges(roster, changes)
  const worse = new Map<string, Fact>()
  const mended = new Map<string, Fact>()
  // Their sentences don't say what they are about, so one for and one against would contradict each other.
  const netted = new Map<string, { difference: number; fact: Fact }>()
  for (const limit of limitsTouched(judge, changes)) {
    if (limit.rule === 'coverage') continue
    const was = countLimit(limit, judge.board, roster)
    const is = countLimit(limit, judge.board, after)
    const difference = costOf(is) - costOf(was)
    if (difference === 0) continue
    const [said, found, others, on] = difference > 0 ? [worse, is, was, after] : [mended, was, is, roster]
    const fact = factOf(compiled, weightiestOf(found, others), on, Math.abs(difference))
    const whole = netKey(compiled, limit, fact)
    if (whole !== undefined) {
      const known = netted.get(whole)
      const sum = (known?.difference ?? 0) + difference
      netted.set(whole, {
        difference: sum,
        fact: known && Math.sign(sum) === Math.sign(known.difference) ? known.fact : fact,
      })
    } else if (fact.weight > Math.max(noticed, said.get(factKey(fact))?.weight ?? 0)) said.set(factKey(fact), fact)
  }
  for (const [key, { difference, fact }] of netted)
    if (Math.abs(difference) > noticed)
      (difference > 0 ? worse : mended).set(key, { ...fact, weight: Math.abs(difference) })
  return { worse: inOrder(worse), mended: inOrder(mended) }
}

function factKey({ ruleId, person }: Fact): string {
  return `${ruleId} ${person}`
}

/** What counts as one: all that someone asked for, or a sentence of the group for one person. */
function netKey({ view }: Compiled, limit: Limit<RuleId>, { person }: Fact): string | undefined {
  if (isTheirs(limit, view)) return `preferences ${person}`
  return limit.rule === 'custom-rules' ? `sentence ${sentenceOf(limit)} ${person}` : undefined
}

/** What someone asked for, and rules that name them; it stays between them and the coordinator. */
function isTheirs(limit: Limit<RuleId>, view: ProblemView): boolean {
  if (limit.rule === 'custom-rules') return !isOfGroup(limit, view)
  return isPrivate(limit.rule) || ruleOf(limit.rule).preferences !== undefined
}

/** The weightiest fact that exists on only this side of the change: others are about another part of the month. */
function weightiestOf(found: Breach<RuleId>[], others: Breach<RuleId>[]): Breach<RuleId> {
  const changed = found.filter((breach) => !others.some((other) => isSame(breach, other)))
  return (changed.length > 0 ? changed : found).reduce((one, other) => (other.cost > one.cost ? other : one))
}

function isSame(one: Breach, other: Breach): boolean {
  return one.day === other.day && one.cost === other.cost && one.days?.join() === other.days?.join()
}

function costOf(breaches: Breach[]): number {
  return breaches.reduce((sum, { cost }) => sum + cost, 0)
}

function factOf(compiled: Compiled, breach: Breach<RuleId>, roster: Roster, weight: number): Fact {
  const { person } = breach
  const isShare = breach.limit.shape === 'balance'
  const says = isTheirs(breach.limit, compiled.view)
    ? preferenceSentences(nameOf(compiled.view, person))
    : sentencesOf(describeBreach(breach, compiled, roster), isShare)
  return { ruleId: breach.rule, person, isShare, weight, says }
}

function preferenceSentences(name: string): Fact['says'] {
  const whose = { others: `${name}’s`, them: 'your', 'after-name': 'their' }
  const against = (reader: Reader) => `Goes against ${whose[reader]} preferences.`
  return {
    now: against,
    worse: against,
    better: (reader) => `Fits ${whose[reader]} preferences better.`,
    without: `Fits ${whose.others} preferences.`,
  }
}

/** One shift less of a shared burden is fairer, even if it is still too many. */
function sentencesOf(said: Description, isShare: boolean): Fact['says'] {
  return {
    now: (reader) => describeNow(said, reader),
    worse: (reader) => describeOutcome(said, reader),
    better: (reader) =>
      isShare ? `Fairer: ${inLine(describeNow(said, reader), reader)}` : describeFixed(said, reader),
    without: `Without it${typeof said === 'string' ? ':' : ','} ${describeOutcome(said)}`,
  }
}

/** After a colon, only a name starts with a capital. */
function inLine(sentence: string, reader: Reader): string {
  return reader === 'others' ? sentence : lowerFirst(sentence)
}

function inOrder(facts: Map<string, Fact>): Fact[] {
  return [...facts.values()].sort((one, other) => other.weight - one.weight)
}

/** Next to a physician's name, a fact about them omits the name. */
export function readerBeside(person: number, fact: Fact): Reader {
  return fact.person === person ? 'after-name' : 'others'
}

/** What a change means for one of the physicians in it, without the others. */
export function worthTo(person: number, { worse, mended }: ChangeFacts): string {
  const isTheirs = (fact: Fact) => fact.person === person
  const [against, inFavor] = [worse.find(isTheirs), mended.find(isTheirs)]
  if (against) return against.says.worse('them')
  return inFavor ? inFavor.says.better('them') : 'No trade-off.'
}

/** The same for a coordinator: the weightiest of each. */
export function worthOf({ worse, mended }: ChangeFacts): string {
  const parts = [mended[0]?.says.better('others'), worse[0]?.says.worse('others')].filter(Boolean)
  return parts.length === 0 ? 'No trade-off.' : parts.join(' ')
}
