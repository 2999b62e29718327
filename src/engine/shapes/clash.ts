/** The shape "clash": not both of two cells. */
import { type Breach, costOf, isAmong, kindOn, kindOutside } from './breach.ts'
import type { Board, Cell, Clash, Roster } from './limit.ts'

export function countClash<Id>(limit: Clash<Id>, board: Board, roster: Roster): Breach<Id>[] {
  const { rule, shape, first, second, strength } = limit
  const isHeld = ({ person, day, kinds }: Cell) => isAmong(kinds, kindOn(board, roster[person]!, person, day))
  if (!isHeld(first) || !isHeld(second)) return []
  const { person } = first
  const day = board.days > first.day && first.day >= 0 ? first.day : second.day
  const days = first.day === second.day ? [first.day] : [first.day, second.day]
  return [{ rule, shape, person, day, days, units: 1, cost: costOf(strength, 1), hard: strength.hard, limit }]
}

/**
 * A clash inside one row is a measure that may reach 1 but not 2: what each cell of the row adds to it, and what a cell
 * outside the horizon has added already.
 */
export function unitsOfOwnClash(limit: Clash, board: Board): { units: Int32Array; already: number } {
  const kindCount = board.kinds.length
  const units = new Int32Array(board.days * kindCount)
  let already = 0
  for (const { person, day, kinds } of [limit.first, limit.second]) {
    if (isAmong(kinds, kindOutside(board, board.days, person, day))) already++
    else if (day >= 0 && day < board.days) for (const kind of new Set(kinds)) units[day * kindCount + kind]! += 1
  }
  return { units, already }
}
