/** How many shifts too many or too few are unavoidable: what no chain of reassignments between eligible people can move. */
import type { Kind, Roster } from '../shapes/limit.ts'
import type { ClassCells } from '../view/fair-class.ts'
import type { RuleView } from '../view/rule-view.ts'

export type Bounds = { person: number; low: number; high: number }

/**
 * A lower bound: it respects eligibility by day and one shift per day, and nothing else. `people` are
 * those who rotate; the shifts to redistribute are those they have now.
 */
export function unavoidablyMisplaced(
  view: Pick<RuleView, 'allowed'>,
  roster: Roster,
  cells: ClassCells,
  people: Bounds[],
): number {
  const counts = people.map(({ person }) => countIn(roster[person]!, cells))
  const left = (bounds: number[], misplaced: (count: number, bound: number) => number) => {
    const sum = counts.reduce((total, count, order) => total + Math.max(0, misplaced(count, bounds[order]!)), 0)
    return sum === 0 ? 0 : sum - countMoves(view, roster, cells, { people, counts, bounds })
  }
  const highs = people.map(({ high }) => high)
  const lows = people.map(({ low }) => low)
  return left(highs, (count, high) => count - high) + left(lows, (count, low) => low - count)
}

function countIn(row: Kind[], { days, kinds }: ClassCells): number {
  return days.filter((day) => kinds.includes(row[day]!)).length
}

type Hands = { people: Bounds[]; counts: number[]; bounds: number[] }

/**
 * How many shifts can go from people above their bound to people below it, each by the shortest chain of reassignments (augmenting
 * paths, so no other choice of chains moves more). A chain goes from a person to one of their slots, from a slot to whoever is
 * eligible: someone without a slot that day takes it, and someone with one leaves that one to another.
 */
function countMoves(
  view: Pick<RuleView, 'allowed'>,
  roster: Roster,
  { days, kinds }: ClassCells,
  { people, counts, bounds }: Hands,
): number {
  const none = -1
  // By place of the day and order of the person: the index of the kind they have.
  const held = days.map((day) => people.map(({ person }) => kinds.indexOf(roster[person]![day]!)))
  const mayTake = (place: number, order: number, index: number) => {
    const [{ person }, day, kind] = [people[order]!, days[place]!, kinds[index]!]
    return view.allowed[person]![day]![kind] || roster[person]![day] === kind
  }
  const now = counts.slice()
  const slots = people.length
  const size = slots + days.length * kinds.length
  const cameFrom = new Int32Array(size)
  const through = new Int32Array(size)

  /** Reassigns along the chain that ends with this person. */
  function carryOut(taker: number): void {
    now[taker]! += 1
    let order = taker
    for (let slot = cameFrom[taker]!; ; ) {
      const place = Math.floor((slot - slots) / kinds.length)
      held[place]![order] = (slot - slots) % kinds.length
      const before = cameFrom[slot]!
      if (before >= slots) {
        order = through[slot]!
        slot = before
        continue
      }
      held[place]![before] = none
      if (cameFrom[before] === none) {
        now[before]! -= 1
        return
      }
      order = before
      slot = cameFrom[before]!
    }
  }

  function moveOne(): boolean {
    cameFrom.fill(-2)
    const queue: number[] = []
    const reach = (node: number, from: number, via = none) => {
      if (cameFrom[node] !== -2) return
      cameFrom[node] = from
      through[node] = via
      queue.push(node)
    }
    for (const order of people.keys()) if (now[order]! > bounds[order]!) reach(order, none)
    for (const node of queue) {
      if (node < slots) {
        for (const [place, row] of held.entries())
          if (row[node] !== none) reach(slots + place * kinds.length + row[node]!, node)
        continue
      }
      const place = Math.floor((node - slots) / kinds.length)
      const kind = (node - slots) % kinds.length
      for (const [order, own] of held[place]!.entries()) {
        if (own === kind || !mayTake(place, order, kind)) continue
        if (own !== none) {
          reach(slots + place * kinds.length + own, node, order)
        } else if (cameFrom[order] === -2) {
          reach(order, node)
          if (now[order]! < bounds[order]!) {
            carryOut(order)
            return true
          }
        }
      }
    }
    return false
  }

  let moves = 0
  while (moveOne()) moves += 1
  return moves
}
