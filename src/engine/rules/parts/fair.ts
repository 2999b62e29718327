/** Balance limits and their sentence, for the rules that share a burden out fairly. */
import type { Breach } from '../../shapes/breach.ts'
import type { Roster } from '../../shapes/limit.ts'
import { measureRow } from '../../shapes/measure.ts'
import { plural } from '../../text/plural.ts'
import type { FairClass } from '../../view/fair-class.ts'
import { wholeShares } from '../../view/fair-share.ts'
import type { RuleView } from '../../view/rule-view.ts'
import type { Draft } from '../rule.ts'
import { shiftsIn } from './measures.ts'
import { limitOf, ofPerson, type Said } from './words.ts'

export function balanceLimits(view: RuleView, fairClass: FairClass): Draft[] {
  const { days, kinds, run, amount, claims, targets } = view.shares[fairClass]
  if (amount === 0) return []
  const measure = shiftsIn(view, days, kinds)
  return claims.flatMap(({ weight, volunteer }, person): Draft[] => {
    if (weight === 0 || volunteer) return []
    const { low, high } = wholeShares(targets[person]!, run)
    return [{ shape: 'balance', person, measure, target: (low + high) / 2, band: (high - low) / 2, power: 2 }]
  })
}

/** "Adams: 6 nights; the fair share is 3 to 4." */
export function sayShare(breach: Breach, view: RuleView, roster: Roster, word: string, words?: string): Said {
  const { person, measure, target, band } = limitOf(breach.limit, 'balance')
  const count = measureRow(measure, roster[person]!)
  const share = band === 0 ? `${target}` : `${target - band} to ${target + band}`
  return ofPerson(breach, view, `${plural(count, word, words)}; the fair share is ${share}.`)
}
