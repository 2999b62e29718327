/** How many shifts too many or too few nobody can avoid: a flow from the filled shifts to those who may have them. */
import type { Roster } from '../shapes/limit.ts'
import type { ClassCells } from '../view/fair-class.ts'
import type { RuleView } from '../view/rule-view.ts'
import { addEdge, createNetwork, maxFlow } from './max-flow.ts'

export type Bounds = { person: number; low: number; high: number }

/**
 * A lower bound: it respects who may have which shift on which day and one shift a day, and nothing else. `people` are
 * those who take turns; the shifts dealt out anew are those that they have now.
 */
export function unavoidablyMisplaced(view: RuleView, roster: Roster, cells: ClassCells, people: Bounds[]): number {
  const filled = people.reduce((sum, { person }) => sum + countIn(roster[person]!, cells), 0)
  const over = filled - placedWithin(view, roster, cells, people, ({ high }) => high)
  const under =
    people.reduce((sum, { low }) => sum + low, 0) - placedWithin(view, roster, cells, people, ({ low }) => low)
  return Math.max(0, over) + Math.max(0, under)
}

function countIn(row: number[], { days, kinds }: ClassCells): number {
  return days.filter((day) => kinds.includes(row[day]!)).length
}

/** The most of the shifts that can be with people who have at most so many each. */
function placedWithin(
  view: RuleView,
  roster: Roster,
  { days, kinds }: ClassCells,
  people: Bounds[],
  most: (bounds: Bounds) => number,
): number {
  const slots = days.flatMap((day) =>
    kinds.map((kind) => ({ day, kind, count: people.filter(({ person }) => roster[person]![day] === kind).length })),
  )
  const filled = slots.filter(({ count }) => count > 0)
  const firstCell = 2 + filled.length
  const firstPerson = firstCell + people.length * days.length
  const network = createNetwork(firstPerson + people.length)
  for (const [index, slot] of filled.entries()) {
    addEdge(network, 0, 2 + index, slot.count)
    for (const [order, { person }] of people.entries()) {
      const mayHaveIt = view.allowed[person]![slot.day]![slot.kind] || roster[person]![slot.day] === slot.kind
      if (mayHaveIt) addEdge(network, 2 + index, firstCell + order * days.length + days.indexOf(slot.day), 1)
    }
  }
  for (const [order, bounds] of people.entries()) {
    for (const index of days.keys()) addEdge(network, firstCell + order * days.length + index, firstPerson + order, 1)
    addEdge(network, firstPerson + order, 1, most(bounds))
  }
  return maxFlow(network, 0, 1)
}
