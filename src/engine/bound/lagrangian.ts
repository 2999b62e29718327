/** A lower bound on the cost of every roster: cover and outside counters are priced, each person's best row is exact. */
import { findBestRow } from '../rows/best-row.ts'
import { boundSize, type CompiledRows, compileRows } from '../rows/compile-rows.ts'
import { createRowPass, type RowPass } from '../rows/draw-row.ts'
import { type Slots, tabulateSlots, trueStep } from '../search/slots.ts'
import { smallWeight } from '../search/weights.ts'
import type { Board } from '../shapes/limit.ts'
import { type Look, neverStops } from '../stopping.ts'
import { type CounterLink, linkCounters, moveTilts, priceLinks, settleLinks, tiltsOf } from './counter-links.ts'
import { isWholeNumbered } from './whole-numbers.ts'

export type Bound = {
  /** Does this many steps, or fewer once no step helps; returns how many. A step that `look` interrupts doesn't count. */
  advance: (steps: number, look?: Look) => number
  isDone: () => boolean
  /** Best bound so far, rounded up where all costs are whole numbers. */
  value: () => number
  /** The prices that gave it. */
  duals: () => Duals
  /** The cost of an incumbent: steps are measured against it. */
  setUpper: (cost: number) => void
}

/** What a missing person is worth by slot, and the tilts of counters by person and counter. */
export type Duals = { prices: Float64Array; tilts: Map<string, number> }

/**
 * How prices move. More momentum and patience, or less shrinking, find a higher bound later; a warm start begins slower,
 * so it keeps good prices. These values were not chosen by a recorded run: judge a change by the proven gaps of
 * `npm run bench -- only=P45,P60,P100 seconds=30`.
 */
const momentum = 0.8
const patience = 20
const shrink = 0.7
const smallestStep = 1e-4
const warmPace = 0.3
/** Long steps lower the value on the way to better prices, so only below this pace does a failure return to the best ones. */
const returnBelow = 0.02

type Dual = {
  slots: Slots
  compiled: CompiledRows
  links: CounterLink[]
  pass: RowPass
  cellPrice: Float64Array
  row: Int8Array
  /** Price of a slot, its best value so far, and the direction it moves in. */
  price: Float64Array
  bestPrice: Float64Array
  direction: Float64Array
  present: Float64Array
  lowest: Float64Array
  highest: Float64Array
  /** A small soft weight of the board. */
  scale: number
}

/** Rows for a bound: people without a legal row have no hard limits here, so the bound stays below every roster. */
export function compileForBound(board: Board, look: Look): CompiledRows {
  return compileRows(board, boundSize(board.people.length), 0, look)
}

/** `warm` are the prices of an earlier bound on the same board, to continue from. */
export function createBound(board: Board, compiled: CompiledRows, warm?: Duals): Bound {
  const dual = createDual(board, compiled)
  if (warm) takeDuals(dual, warm)
  const isWhole = isWholeNumbered(board)
  let best = Number.NEGATIVE_INFINITY
  let upper = Number.POSITIVE_INFINITY
  let pace = warm ? warmPace : 1
  let waited = 0

  const step = (look: Look) => {
    const value = evaluate(dual, look)
    if (value > best + 1e-9) {
      if (value > best + 1e-5 * Math.max(1, Math.abs(best))) waited = 0
      best = value
      dual.bestPrice.set(dual.price)
      for (const link of dual.links) link.bestTilt = link.tilt
    } else waited++
    if (waited >= patience) {
      pace *= shrink
      waited = 0
      if (pace < returnBelow) {
        returnToBest(dual)
        return
      }
    }
    const target = Number.isFinite(upper) ? upper : value + Math.max(dual.scale * 100, Math.abs(value) * 0.2)
    const length = direct(dual)
    if (length < 1e-12) pace = 0
    else moveAlong(dual, (pace * Math.max(target - value, 1e-3 * Math.max(1, Math.abs(value)))) / length)
  }
  const isDone = () => pace < smallestStep
  return {
    advance: (steps, look = neverStops) => {
      let done = 0
      while (done < steps && !isDone()) {
        step(look)
        done++
      }
      return done
    },
    isDone,
    value: () => (isWhole && Number.isFinite(best) ? Math.ceil(best - 1e-6) : best - 1e-9 * Math.abs(best)),
    duals: () => ({ prices: dual.bestPrice.slice(), tilts: tiltsOf(dual.links) }),
    setUpper: (cost) => {
      upper = Math.min(upper, cost)
    },
  }
}

function takeDuals(dual: Dual, { prices, tilts }: Duals): void {
  dual.price.set(prices)
  dual.bestPrice.set(prices)
  for (const link of dual.links) link.tilt = link.bestTilt = tilts.get(link.name) ?? 0
}

function returnToBest(dual: Dual): void {
  dual.price.set(dual.bestPrice)
  dual.direction.fill(0)
  for (const link of dual.links) {
    link.tilt = link.bestTilt
    link.direction = 0
  }
}

function createDual(board: Board, compiled: CompiledRows): Dual {
  const slots = tabulateSlots(board)
  const count = slots.count
  const lowest = new Float64Array(count)
  const highest = new Float64Array(count)
  const price = new Float64Array(count)
  const scale = smallWeight(board)
  for (let slot = 0; slot < count; slot++) {
    if (!slots.isCovered[slot]) continue
    lowest[slot] = -trueStep(slots, slot, slots.width - 2)
    const first = trueStep(slots, slot, 0)
    highest[slot] = first === Number.POSITIVE_INFINITY ? 0 : Math.max(lowest[slot]!, -first)
    price[slot] = Math.max(lowest[slot]!, Math.min(highest[slot]!, 2 * scale))
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
    present: new Float64Array(count),
    lowest,
    highest,
    scale,
  }
}

/** The value of the dual function at its present prices; fills who is present where in the best rows. */
function evaluate(dual: Dual, look: Look): number {
  const { compiled, cellPrice, row, present } = dual
  const { days, kinds, people } = compiled
  present.fill(0)
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
    for (let day = 0; day < days; day++) present[day * kinds + row[day]!]!++
  }
  return value + valueOfSlots(dual)
}

/** What the slots themselves would choose at these prices; turns `present` into what they lack. */
function valueOfSlots(dual: Dual): number {
  const { slots, present, price } = dual
  let value = 0
  for (let slot = 0; slot < slots.count; slot++) {
    if (!slots.isCovered[slot]) continue
    const base = slot * slots.width
    let chosen = -1
    let least = Number.POSITIVE_INFINITY
    for (let number = 0; number < slots.width; number++) {
      if (slots.forbidden[base + number]! > 0) break
      const cost = slots.cost[base + number]! + price[slot]! * number
      const isNearer = Math.abs(number - present[slot]!) < Math.abs(chosen - present[slot]!)
      if (cost < least - 1e-9 || (cost < least + 1e-9 && isNearer)) {
        least = Math.min(least, cost)
        chosen = number
      }
    }
    value += least
    present[slot] = chosen - present[slot]!
  }
  return value
}

/** Mixes the new gradient into the direction; returns its squared length. */
function direct(dual: Dual): number {
  const { slots, price, direction, present } = dual
  let length = 0
  for (let slot = 0; slot < slots.count; slot++) {
    if (!slots.isCovered[slot]) continue
    let gradient = present[slot]!
    if (price[slot]! >= dual.highest[slot]! && gradient > 0) gradient = 0
    if (price[slot]! <= dual.lowest[slot]! && gradient < 0) gradient = 0
    direction[slot] = momentum * direction[slot]! + gradient
    length += direction[slot]! * direction[slot]!
  }
  for (const link of dual.links) {
    link.direction = momentum * link.direction + link.gradient
    length += link.direction * link.direction
  }
  return length
}

function moveAlong(dual: Dual, step: number): void {
  const { slots, price, direction, lowest, highest } = dual
  for (let slot = 0; slot < slots.count; slot++) {
    if (!slots.isCovered[slot]) continue
    const moved = price[slot]! + step * direction[slot]!
    price[slot] = moved < lowest[slot]! ? lowest[slot]! : moved > highest[slot]! ? highest[slot]! : moved
  }
  moveTilts(dual.links, step)
}
