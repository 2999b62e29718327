/** What every slot costs by the number of people on it: the true cost, and the price that guides a draw. */
import { countForbidden, priceOfPresence } from '../shapes/cover.ts'
import type { Board, Cover } from '../shapes/limit.ts'

export type Slots = {
  /** day * kinds + kind */
  count: number
  /** Numbers of people from 0 to people + 1: the width of the tables. */
  width: number
  isCovered: Uint8Array
  needed: Int32Array
  ceiling: Int32Array
  /** True cost by number present: cost[slot * width + present]. */
  cost: Float64Array
  /** How many of them are forbidden. */
  forbidden: Int32Array
  /** Price of one more person, by the number present without them, and its weight at the present temperature. */
  price: Float64Array
  weight: Float64Array
  /** Only numbers from lowest to highest have entries of their own; others have the nearest one's. */
  lowest: Int32Array
  highest: Int32Array
  /** The highest price of a missing person on the board. */
  dearest: number
}

export function tabulateSlots(board: Board): Slots {
  const count = board.days * board.kinds.length
  const width = board.people.length + 2
  const covers: Cover[][] = Array.from({ length: count }, () => [])
  for (const limit of board.limits)
    if (limit.shape === 'cover') covers[limit.day * board.kinds.length + limit.kind]!.push(limit)
  const slots: Slots = {
    count,
    width,
    isCovered: new Uint8Array(count),
    needed: new Int32Array(count),
    ceiling: new Int32Array(count).fill(width - 1),
    cost: new Float64Array(count * width),
    forbidden: new Int32Array(count * width),
    price: new Float64Array(count * width),
    weight: new Float64Array(count * width).fill(1),
    lowest: new Int32Array(count),
    highest: new Int32Array(count),
    dearest: 1,
  }
  for (let slot = 0; slot < count; slot++) if (covers[slot]!.length > 0) tabulateSlot(slots, slot, covers[slot]!)
  return slots
}

function tabulateSlot(slots: Slots, slot: number, covers: Cover[]): void {
  const { width } = slots
  slots.isCovered[slot] = 1
  for (const cover of covers) {
    slots.needed[slot] = Math.max(slots.needed[slot]!, Math.ceil(cover.atLeast))
    slots.ceiling[slot] = Math.min(slots.ceiling[slot]!, Math.floor(cover.atMost))
    slots.dearest = Math.max(slots.dearest, cover.under)
    for (let present = 0; present < width; present++) {
      slots.cost[slot * width + present]! += priceOfPresence(cover, present)
      slots.forbidden[slot * width + present]! += countForbidden(cover, present)
    }
  }
  slots.ceiling[slot] = Math.max(slots.ceiling[slot]!, slots.needed[slot]!)
  slots.lowest[slot] = Math.max(0, slots.needed[slot]! - reach)
  slots.highest[slot] = Math.min(width - 2, slots.ceiling[slot]! + reach)
}

/** So many people below the need or above the ceiling the guiding price still changes; beyond, tables would only grow. */
const reach = 4

/** True price of one more person; Infinity where that is forbidden. */
export function trueStep(slots: Slots, slot: number, present: number): number {
  const place = slot * slots.width + present
  if (slots.forbidden[place + 1]! > slots.forbidden[place]!) return Number.POSITIVE_INFINITY
  return slots.cost[place + 1]! - slots.cost[place]!
}

/** Place of a slot's guiding price in the tables when so many others are present. */
export function placeOf(slots: Slots, slot: number, present: number): number {
  const lowest = slots.lowest[slot]!
  const highest = slots.highest[slot]!
  return slot * slots.width + (present < lowest ? lowest : present > highest ? highest : present)
}

/** Weights leave the range of numbers beyond this many temperatures. */
const steepest = 60

/** Schedule R: true prices, but a missing person costs at most `under` and a surplus one at most `over`. */
export function priceSlots(slots: Slots, temperature: number, under: number, over: number): void {
  for (let slot = 0; slot < slots.count; slot++) {
    if (!slots.isCovered[slot]) continue
    for (let present = slots.lowest[slot]!; present <= slots.highest[slot]!; present++) {
      const step = trueStep(slots, slot, present)
      const price = step < -under ? -under : step > over ? over : step
      setPrice(slots, slot * slots.width + present, price, temperature)
    }
  }
}

/** Schedule D: the bound's prices, and a penalty on the distance from the need that grows with `penalty`. */
export function guideSlots(slots: Slots, temperature: number, guide: Float64Array, penalty: number): void {
  for (let slot = 0; slot < slots.count; slot++) {
    if (!slots.isCovered[slot]) continue
    for (let present = slots.lowest[slot]!; present <= slots.highest[slot]!; present++) {
      const gap = gapOf(slots, slot, present)
      const cheapest = trueStep(slots, slot, 0)
      const dearest = trueStep(slots, slot, slots.width - 2)
      const wanted = -(guide[slot]! + penalty * (2 * gap - 1))
      const price = wanted < cheapest ? cheapest : wanted > dearest ? dearest : wanted
      setPrice(slots, slot * slots.width + present, price, temperature)
    }
  }
}

function gapOf(slots: Slots, slot: number, present: number): number {
  if (present < slots.needed[slot]!) return slots.needed[slot]! - present
  if (present >= slots.ceiling[slot]!) return slots.ceiling[slot]! - present
  return 0.5
}

function setPrice(slots: Slots, place: number, price: number, temperature: number): void {
  slots.price[place] = price
  const steps = -price / temperature
  slots.weight[place] = Math.exp(steps > steepest ? steepest : steps)
}
