/** The shape "clash": not both of two cells. */
import { type Breach, costOf } from './breach.ts'
import type { Cell, Clash, Roster } from './limit.ts'

function holds(cell: Cell, roster: Roster): boolean {
  return cell.kinds.includes(roster[cell.person]![cell.day]!)
}

export function countClash<Id>(limit: Clash<Id>, roster: Roster): Breach<Id>[] {
  const { rule, shape, first, second, strength } = limit
  if (!holds(first, roster) || !holds(second, roster)) return []
  const days = first.day === second.day ? [first.day] : [first.day, second.day]
  const cost = costOf(strength, 1)
  return [{ rule, shape, person: first.person, day: first.day, days, units: 1, cost, hard: strength.hard, limit }]
}

/** A clash inside one row is a measure that may reach 1 but not 2: what each cell of the row adds to it. */
export function unitsOfOwnClash(limit: Clash, dayCount: number, kindCount: number): Float64Array {
  const units = new Float64Array(dayCount * kindCount)
  for (const cell of [limit.first, limit.second])
    for (const kind of new Set(cell.kinds)) units[cell.day * kindCount + kind]! += 1
  return units
}
