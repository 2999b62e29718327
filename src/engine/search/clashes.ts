/** Clashes between two people: each person's side of every pair, for costs by difference. */
import type { Board, Cell } from '../shapes/limit.ts'

export type Clashes = {
  /** Sides of a person: start[person] .. start[person + 1] - 1. */
  start: Int32Array
  day: Int32Array
  otherPerson: Int32Array
  otherDay: Int32Array
  /** Whether a kind counts on this side and on the other: mask[side * kinds + kind]. */
  mask: Uint8Array
  otherMask: Uint8Array
  price: Float64Array
}

/** `heavy` is the price of a hard clash: so high that it is broken only where nothing else is possible. */
export function tabulateClashes(board: Board, heavy: number): Clashes {
  const sides: { own: Cell; other: Cell; price: number }[][] = board.people.map(() => [])
  for (const limit of board.limits) {
    if (limit.shape !== 'clash' || limit.first.person === limit.second.person) continue
    const price = limit.strength.hard ? heavy : limit.strength.weight
    sides[limit.first.person]!.push({ own: limit.first, other: limit.second, price })
    sides[limit.second.person]!.push({ own: limit.second, other: limit.first, price })
  }
  const all = sides.flat()
  const kinds = board.kinds.length
  const clashes: Clashes = {
    start: new Int32Array(board.people.length + 1),
    day: Int32Array.from(all, (side) => side.own.day),
    otherPerson: Int32Array.from(all, (side) => side.other.person),
    otherDay: Int32Array.from(all, (side) => side.other.day),
    mask: new Uint8Array(all.length * kinds),
    otherMask: new Uint8Array(all.length * kinds),
    price: Float64Array.from(all, (side) => side.price),
  }
  for (const [index, side] of all.entries()) {
    for (const kind of side.own.kinds) clashes.mask[index * kinds + kind] = 1
    for (const kind of side.other.kinds) clashes.otherMask[index * kinds + kind] = 1
  }
  for (const [person, own] of sides.entries()) clashes.start[person + 1] = clashes.start[person]! + own.length
  return clashes
}

export function hasClashes(clashes: Clashes, person: number): boolean {
  return clashes.start[person + 1]! > clashes.start[person]!
}

/**
 * What a person's clashes cost on these cells. Sides toward `skipped` are left out, so that a pair is not counted twice.
 */
export function costOfClashes(
  clashes: Clashes,
  person: number,
  skipped: number,
  cells: Int8Array,
  days: number,
  kinds: number,
): number {
  let cost = 0
  for (let side = clashes.start[person]!; side < clashes.start[person + 1]!; side++) {
    const other = clashes.otherPerson[side]!
    if (other === skipped || !clashes.mask[side * kinds + cells[person * days + clashes.day[side]!]!]) continue
    if (clashes.otherMask[side * kinds + cells[other * days + clashes.otherDay[side]!]!]) cost += clashes.price[side]!
  }
  return cost
}
