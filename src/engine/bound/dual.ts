/** The dual function: what every roster costs at least when cover and outside counters are priced. Each person's best row is exact. */
import { findBestRow } from '../rows/best-row.ts'
import type { CompiledRows } from '../rows/compile-rows.ts'
import { createRowPass, type RowPass } from '../rows/draw-row.ts'
import { type Slots, tabulateSlots, trueStep } from '../search/slots.ts'
import { smallWeight } from '../search/weights.ts'
import type { Board } from '../shapes/limit.ts'
import type { Look } from '../stopping.ts'
import { type CounterLink, linkCounters, priceLinks, settleLinks } from './counter-links.ts'

export type Dual = {
  slots: Slots
  compiled: CompiledRows
  links: CounterLink[]
  pass: RowPass
  cellPrice: Float64Array
  row: Int8Array
  /** Price of a slot, its value at the best bound so far, and the direction it moves in. */
  price: Float64Array
  bestPrice: Float64Array
  direction: Float64Array
  /** After an evaluation: how many people a slot lacks. */
  lacking: Float64Array
  lowest: Float64Array
  highest: Float64Array
  /** A small soft weight of the board. */
  scale: number
}

export function createDual(board: Board, compiled: CompiledRows): Dual {
  const slots = tabulateSlots(board)
  const count = slots.count
  const lowest = new Float64Array(count)
  const highest = new Float64Array(count)
  const price = new Float64Array(count)
  for (let slot = 0; slot < count; slot++) {
    if (!slots.isCovered[slot]) continue
    lowest[slot] = -trueStep(slots, slot, slots.width - 2)
    const first = trueStep(slots, slot, 0)
    highest[slot] = first === Number.POSITIVE_INFINITY ? 0 : Math.max(lowest[slot]!, -first)
  }
  return {
    slots,
    compiled,
    links: linkCounters(compiled),
    pass: createRowPass(compiled.people.map((person) => person.graph)),
    cellPrice: new Float64Array(count),
    row: new Int8Array(compiled.days),
    price,
    bestPrice: price.slice(),
    direction: new Float64Array(count),
    lacking: new Float64Array(count),
    lowest,
    highest,
    scale: smallWeight(board),
  }
}

/** The value of the dual function at its present prices; also says how many people each slot then lacks. */
export function evaluate(dual: Dual, look: Look): number {
  const { compiled, cellPrice, row, lacking } = dual
  const { days, kinds, people } = compiled
  lacking.fill(0)
  let value = 0
  let link = 0
  for (let index = 0; index < people.length; index++) {
    const person = people[index]!
    look(person.graph.arcs / 10)
    for (let cell = 0; cell < cellPrice.length; cell++)
      cellPrice[cell] = person.allowed[cell] ? person.linear[cell]! - dual.price[cell]! : Number.POSITIVE_INFINITY
    const first = link
    while (link < dual.links.length && dual.links[link]!.person === index) link++
    priceLinks(dual.links, first, link, cellPrice)
    value += findBestRow(person.graph, person.groups, kinds, cellPrice, dual.pass, row)
    value += settleLinks(dual.links, first, link, row, kinds)
    for (let day = 0; day < days; day++) lacking[day * kinds + row[day]!]!--
  }
  return value + valueOfSlots(dual)
}

/** What the slots themselves would choose at these prices; until then `lacking` has only who is there, as negative numbers. */
function valueOfSlots(dual: Dual): number {
  const { slots, lacking, price } = dual
  let value = 0
  for (let slot = 0; slot < slots.count; slot++) {
    if (!slots.isCovered[slot]) continue
    const base = slot * slots.width
    const present = -lacking[slot]!
    let chosen = -1
    let least = Number.POSITIVE_INFINITY
    for (let number = 0; number < slots.width; number++) {
      if (slots.forbidden[base + number]! > 0) break
      const cost = slots.cost[base + number]! + price[slot]! * number
      const isNearer = Math.abs(number - present) < Math.abs(chosen - present)
      if (cost < least - 1e-9 || (cost < least + 1e-9 && isNearer)) {
        least = Math.min(least, cost)
        chosen = number
      }
    }
    value += least
    lacking[slot] = chosen - present
  }
  return value
}
