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
  /** The rows of the last evaluation, rows[person * days + day], and what they cost without the slots. */
  rows: Int8Array
  costOfRows: number
  /** How often each cell is in the rows, averaged as the direction is: mean[(person * days + day) * kinds + kind]. */
  mean: Float64Array
  /** What a node of a branching allows. */
  room: Room
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

/** The cells each person may have, and how few and how many may be on a slot. */
export type Room = { allowed: Uint8Array[]; least: Int32Array; most: Int32Array }

export function wholeRoom(slots: Slots, compiled: CompiledRows): Room {
  return {
    allowed: compiled.people.map(({ allowed }) => allowed),
    least: new Int32Array(slots.count),
    most: new Int32Array(slots.count).fill(slots.width - 1),
  }
}

export function createDual(
  board: Board,
  compiled: CompiledRows,
  slots = tabulateSlots(board),
  room = wholeRoom(slots, compiled),
): Dual {
  const count = slots.count
  const lowest = new Float64Array(count)
  const highest = new Float64Array(count)
  const price = new Float64Array(count)
  for (let slot = 0; slot < count; slot++) {
    if (!slots.isCovered[slot]) continue
    // Where the number of people is held to a range, the price is what that costs: it has no end on that side.
    lowest[slot] =
      room.most[slot]! < slots.width - 1 ? Number.NEGATIVE_INFINITY : -trueStep(slots, slot, slots.width - 2)
    const first = trueStep(slots, slot, 0)
    highest[slot] =
      room.least[slot]! > 0
        ? Number.POSITIVE_INFINITY
        : first === Number.POSITIVE_INFINITY
          ? 0
          : Math.max(lowest[slot]!, -first)
  }
  return {
    slots,
    compiled,
    links: linkCounters(compiled),
    pass: createRowPass(compiled.people.map((person) => person.graph)),
    cellPrice: new Float64Array(count),
    costOfRows: 0,
    rows: new Int8Array(compiled.people.length * compiled.days),
    mean: new Float64Array(compiled.people.length * count),
    room,
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
  const { compiled, cellPrice, rows, lacking, room } = dual
  const { days, kinds, people } = compiled
  lacking.fill(0)
  dual.costOfRows = 0
  let value = 0
  let link = 0
  for (let index = 0; index < people.length; index++) {
    const person = people[index]!
    const allowed = room.allowed[index]!
    const row = rows.subarray(index * days, (index + 1) * days)
    look(person.graph.arcs / 10)
    for (let cell = 0; cell < cellPrice.length; cell++)
      cellPrice[cell] = allowed[cell] ? person.linear[cell]! - dual.price[cell]! : Number.POSITIVE_INFINITY
    const first = link
    while (link < dual.links.length && dual.links[link]!.person === index) link++
    priceLinks(dual.links, first, link, cellPrice)
    const price = findBestRow(person.graph, person.groups, kinds, cellPrice, dual.pass, row)
    value += price
    dual.costOfRows += price
    value += settleLinks(dual.links, first, link, row, kinds)
    for (let day = 0; day < days; day++) {
      const slot = day * kinds + row[day]!
      lacking[slot]!--
      dual.costOfRows += dual.price[slot]!
    }
  }
  return value + valueOfSlots(dual)
}

/** What the slots themselves would choose at these prices; until then `lacking` has only who is there, as negative numbers. */
function valueOfSlots(dual: Dual): number {
  const { slots, lacking, price, room } = dual
  let value = 0
  for (let slot = 0; slot < slots.count; slot++) {
    if (!slots.isCovered[slot]) continue
    const base = slot * slots.width
    const present = -lacking[slot]!
    let chosen = -1
    let least = Number.POSITIVE_INFINITY
    for (let number = room.least[slot]!; number <= room.most[slot]!; number++) {
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

/** What the rows of the last evaluation cost as a roster; infinite where a slot has more people than it may. */
export function costAsRoster({ compiled: { days, kinds }, slots, rows, costOfRows }: Dual): number {
  const present = new Int32Array(slots.count)
  for (let index = 0; index < rows.length; index++) present[(index % days) * kinds + rows[index]!]!++
  let cost = costOfRows
  for (let slot = 0; slot < slots.count; slot++) {
    const place = slot * slots.width + present[slot]!
    if (slots.forbidden[place]! > 0) return Number.POSITIVE_INFINITY
    cost += slots.cost[place]!
  }
  return cost
}
