/** Opens the shifts that break a hard rule: an interrupted search or contradictory rules may leave some. */
import type { Compiled } from '../../../../engine/compile-problem.ts'
import { type Breach, daysInside } from '../../../../engine/shapes/breach.ts'
import { recount } from '../../../../engine/shapes/check.ts'
import type { Roster } from '../../../../engine/shapes/limit.ts'

type Cell = { person: number; day: number }

/** What is still broken afterward comes from fixed shifts. Every step opens a shift, so it terminates. */
export function makeLegal({ board }: Pick<Compiled, 'board'>, roster: Roster): Roster {
  const legal = roster.map((row) => [...row])
  const isFree = ({ person, day }: Cell) => Boolean(legal[person]![day]) && board.locked[person]?.[day] === undefined
  for (;;) {
    const cell = recount(board, legal)
      .hard.flatMap((breach) => cellsOf(breach, legal, board.days))
      .find(isFree)
    if (!cell) return legal
    legal[cell.person]![cell.day] = 0
  }
}

/** The cells of a breach, last day first. */
function cellsOf(breach: Breach, roster: Roster, dayCount: number): Cell[] {
  const { limit, person } = breach
  if (limit.shape === 'cover') {
    return roster.flatMap((row, one) => (row[limit.day] === limit.kind ? [{ person: one, day: limit.day }] : []))
  }
  if (limit.shape === 'clash') return [limit.second, limit.first]
  if (person === undefined) return []
  return daysInside(breach, dayCount)
    .reverse()
    .map((day) => ({ person, day }))
}
