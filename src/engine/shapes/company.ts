/** The shape "company": so many of some people are on, always or while somebody works. */
import { type Breach, costOf } from './breach.ts'
import type { Company, Roster } from './limit.ts'

export function countCompany<Id>(limit: Company<Id>, roster: Roster): Breach<Id>[] {
  const { rule, shape, day, first, strength } = limit
  if (first && !first.kinds.includes(roster[first.person]![day]!)) return []
  const present = limit.people.filter((person) => limit.kinds.includes(roster[person]![day]!)).length
  const units = Math.max(0, limit.atLeast - present)
  if (units === 0) return []
  const whose = first ? { person: first.person } : {}
  return [{ rule, shape, ...whose, day, days: [day], units, cost: costOf(strength, units), hard: false, limit }]
}
