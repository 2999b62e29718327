/** How many shifts too many or too few are unavoidable: a flow from the filled shifts to eligible people. */
import type { Roster } from '../shapes/limit.ts'
import type { ClassCells } from '../view/fair-class.ts'
import type { RuleView } from '../view/rule-view.ts'
import { addEdge, createNetwork, maxFlow, type Network } from './max-flow.ts'

export type Bounds = { person: number; low: number; high: number }

/**
 * A lower bound: it respects eligibility by day and one shift per day, and nothing else. `people` are
 * those who rotate; the shifts to redistribute are those they have now.
 */
export function unavoidablyMisplaced(view: RuleView, roster: Roster, cells: ClassCells, people: Bounds[]): number {
  const network = networkOf(view, roster, cells, people)
  /** The most shifts that can go to people with at most this many each. */
  const placedWithin = (most: (bounds: Bounds) => number) => {
    const room = network.room.slice()
    for (const [order, bounds] of people.entries()) room[2 * order] = most(bounds)
    return maxFlow({ ...network, room }, 0, 1)
  }
  const filled = people.reduce((sum, { person }) => sum + countIn(roster[person]!, cells), 0)
  const over = filled - placedWithin(({ high }) => high)
  const under = people.reduce((sum, { low }) => sum + low, 0) - placedWithin(({ low }) => low)
  return Math.max(0, over) + Math.max(0, under)
}

function countIn(row: number[], { days, kinds }: ClassCells): number {
  return days.filter((day) => kinds.includes(row[day]!)).length
}

/** From the filled shifts (0 is before them) to people, and on to 1: those edges come first, and get their room later. */
function networkOf(view: RuleView, roster: Roster, { days, kinds }: ClassCells, people: Bounds[]): Network {
  const firstSlot = 2 + people.length
  const firstCell = firstSlot + days.length * kinds.length
  const network = createNetwork(firstCell + days.length * people.length)
  for (const order of people.keys()) addEdge(network, 2 + order, 1, 0)
  for (const [place, day] of days.entries()) {
    const present = new Int32Array(view.shifts.length + 1)
    for (const { person } of people) present[roster[person]![day]!]!++
    const filled = kinds.filter((kind) => present[kind]! > 0)
    for (const [index, kind] of filled.entries())
      addEdge(network, 0, firstSlot + place * kinds.length + index, present[kind]!)
    for (const [order, { person }] of people.entries()) {
      // Between several slots of a day and a person is one shift a day.
      const cell = filled.length > 1 ? firstCell + place * people.length + order : 2 + order
      if (filled.length > 1) addEdge(network, cell, 2 + order, 1)
      const allowed = view.allowed[person]![day]!
      const own = roster[person]![day]
      for (const [index, kind] of filled.entries())
        if (allowed[kind] || own === kind) addEdge(network, firstSlot + place * kinds.length + index, cell, 1)
    }
  }
  return network
}
