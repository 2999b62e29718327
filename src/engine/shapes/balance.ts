/** The shape "balance": how far a measure is from a person's fair share. */
import { type Breach, costOf } from './breach.ts'
import type { Balance, Roster } from './limit.ts'
import { daysOf, measureRow } from './measure.ts'

export function countBalance<Id>(limit: Balance<Id>, roster: Roster): Breach<Id>[] {
  const { rule, shape, person, measure, strength } = limit
  const total = measureRow(measure, roster[person]!)
  const units = Math.abs(total - limit.target) - limit.band
  if (units <= tolerance) return []
  const cost = costOf(strength, units ** limit.power)
  return [{ rule, shape, person, days: daysOf(measure), units, cost, hard: strength.hard, limit }]
}

/** Enters the row graph as the price of ending the window with this total. */
export function priceOfShare(limit: Balance, total: number): number {
  const distance = total > limit.target ? total - limit.target - limit.band : limit.target - total - limit.band
  if (distance <= tolerance) return 0
  if (limit.strength.hard) return Number.POSITIVE_INFINITY
  return limit.power === 2 ? limit.strength.weight * distance * distance : limit.strength.weight * distance
}

/** Fair shares are fractions: below this distance they are met. */
const tolerance = 1e-9
