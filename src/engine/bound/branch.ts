/**
 * Closes the gap that prices leave on small boards: best first, the range of people on a slot is split, or what a person has
 * on a day. A node continues from the prices of the one it came from.
 */
import type { CompiledRows } from '../rows/compile-rows.ts'
import { tabulateSlots } from '../search/slots.ts'
import type { Board } from '../shapes/limit.ts'
import { neverStops } from '../stopping.ts'
import { createDual, type Dual, type Room, wholeRoom } from './dual.ts'
import { type Bound, climb, type Duals } from './lagrangian.ts'
import { isWholeNumbered } from './whole-numbers.ts'

type Node = { room: Room; value: number; duals: Duals; mean: Float64Array }
/** A node that is being bounded, and what is known of it from the one above. */
type Climbing = { bound: Bound; dual: Dual; steps: number; atLeast: number }

/** Steps for a node; on public instance 1, 22 nodes of these are enough. */
const stepsOfNode = 60
/** A mean so near a whole number isn't split. */
const nearlyWhole = 0.02
/** Slots are split first, down to this distance from a whole number: that moves the bound more than one person's day does. */
const clearlySplit = 0.1

/** Continues from a bound that no further step raises. Needs graphs that hold every counter. */
export function createBranching(board: Board, compiled: CompiledRows, root: Duals): Bound {
  const slots = tabulateSlots(board)
  const isWhole = isWholeNumbered(board)
  const open: Node[] = []
  const waiting: { room: Room; duals: Duals; atLeast: number }[] = []
  let upper = Number.POSITIVE_INFINITY
  let isStuck = false
  let duals = root
  let now: Climbing | undefined = begin(wholeRoom(slots, compiled), root, Number.NEGATIVE_INFINITY)

  function begin(room: Room, from: Duals, atLeast: number): Climbing {
    const dual = createDual(board, compiled, slots, room)
    return { bound: climb(dual, isWhole, from), dual, steps: 0, atLeast }
  }
  const provenOf = ({ bound, atLeast }: Climbing) => Math.max(bound.value(), atLeast)
  const end = (climbing: Climbing) => {
    now = undefined
    const value = provenOf(climbing)
    if (value >= upper - 1e-6) return
    open.push({ room: climbing.dual.room, value, duals: climbing.bound.duals(), mean: climbing.dual.mean })
  }
  const next = () => {
    const order = waiting.pop()
    if (order) {
      now = begin(order.room, order.duals, order.atLeast)
      return
    }
    const node = takeLowest(open)
    if (!node || node.value >= upper - 1e-6) return
    duals = node.duals
    const rooms = split(node, compiled, slots.isCovered)
    if (rooms) for (const room of rooms) waiting.push({ room, duals: node.duals, atLeast: node.value })
    else {
      isStuck = true
      open.push(node)
    }
  }
  const isDone = () => isStuck || (!now && waiting.length === 0 && open.every(({ value }) => value >= upper - 1e-6))
  return {
    advance: (steps, look = neverStops) => {
      let done = 0
      while (done < steps && !isDone()) {
        if (!now) next()
        if (!now) continue
        now.bound.setUpper(upper)
        done += now.bound.advance(1, look)
        if (++now.steps >= stepsOfNode || now.bound.isDone() || provenOf(now) >= upper - 1e-6) end(now)
      }
      return done
    },
    isDone,
    value: () => {
      const values = [...open.map(({ value }) => value), ...waiting.map(({ atLeast }) => atLeast)]
      return Math.min(upper, ...values, now ? provenOf(now) : Number.POSITIVE_INFINITY)
    },
    duals: () => duals,
    setUpper: (cost) => {
      upper = Math.min(upper, cost)
    },
  }
}

function takeLowest(open: Node[]): Node | undefined {
  let lowest = 0
  for (let index = 1; index < open.length; index++) if (open[index]!.value <= open[lowest]!.value) lowest = index
  return open.splice(lowest, 1)[0]
}

/** Two halves of a node; undefined where its average is a roster already. */
function split({ room, mean }: Node, compiled: CompiledRows, isCovered: Uint8Array): [Room, Room] | undefined {
  const slots = isCovered.length
  const present = new Float64Array(slots)
  for (let index = 0; index < mean.length; index++) present[index % slots]! += mean[index]!
  const slot = mostSplit(present, (index) => isCovered[index] === 1 && room.least[index]! < room.most[index]!)
  if (slot && slot.distance > clearlySplit) return splitSlot(room, slot.index, Math.floor(present[slot.index]!))
  const cell = mostSplit(mean, () => true)
  if (cell && cell.distance > nearlyWhole) return splitCell(room, cell.index, compiled)
  return slot && slot.distance > nearlyWhole ? splitSlot(room, slot.index, Math.floor(present[slot.index]!)) : undefined
}

function mostSplit(values: Float64Array, isOpen: (index: number) => boolean) {
  let most: { index: number; distance: number } | undefined
  for (let index = 0; index < values.length; index++) {
    const distance = Math.abs(values[index]! - Math.round(values[index]!))
    if (distance > (most?.distance ?? 0) && isOpen(index)) most = { index, distance }
  }
  return most
}

function splitSlot(room: Room, slot: number, below: number): [Room, Room] {
  const at = Math.min(room.most[slot]! - 1, Math.max(room.least[slot]!, below))
  return [
    { ...room, most: room.most.with(slot, at) },
    { ...room, least: room.least.with(slot, at + 1) },
  ]
}

function splitCell(room: Room, index: number, { days, kinds }: CompiledRows): [Room, Room] {
  const person = Math.floor(index / (days * kinds))
  const cell = index % (days * kinds)
  const day = Math.floor(cell / kinds)
  const allowed = room.allowed[person]!
  const only = allowed.map((one, other) => (Math.floor(other / kinds) === day && other !== cell ? 0 : one))
  const keep = (one: Uint8Array) => ({ ...room, allowed: room.allowed.with(person, one) })
  return [keep(allowed.with(cell, 0)), keep(only)]
}
