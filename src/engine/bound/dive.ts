/**
 * A roster from the bound: what the average of rows agrees on is fixed, a share of the days at a time, and the prices move on.
 * On small boards it is within seconds where annealing arrives late or never.
 */
import type { CompiledRows } from '../rows/compile-rows.ts'
import { tabulateSlots } from '../search/slots.ts'
import type { Board, Roster } from '../shapes/limit.ts'
import type { Look } from '../stopping.ts'
import { costAsRoster, createDual, type Dual, type Room, wholeRoom } from './dual.ts'
import { climb, type Duals } from './lagrangian.ts'

/** Steps after each fixing, and the share of the days that is fixed. */
const stepsOfFixing = 40
const shareFixed = 0.1

export type Dived = { roster: Roster | undefined; cost: number }

/** `draw` (0 to 1) lets dives differ; `isEnough` ends one early. The cost leaves out limits between people. */
export function dive(
  board: Board,
  compiled: CompiledRows,
  root: { duals: Duals; upper: number },
  draw: () => number,
  isEnough: () => boolean,
  look: Look,
): Dived {
  const slots = tabulateSlots(board)
  const { days, people } = compiled
  const isFixed = new Uint8Array(people.length * days)
  const found: Dived = { roster: undefined, cost: Number.POSITIVE_INFINITY }
  let room = wholeRoom(slots, compiled)
  let { duals } = root
  for (;;) {
    const dual = createDual(board, compiled, slots, room)
    const bound = climb(dual, false, duals)
    bound.setUpper(root.upper)
    for (let step = 0; step < stepsOfFixing && !bound.isDone() && !isEnough(); step++) {
      bound.advance(1, look)
      const cost = costAsRoster(dual)
      if (cost < found.cost) Object.assign(found, { cost, roster: rosterOf(dual.rows, days) })
    }
    duals = bound.duals()
    const next = fixDays(dual, isFixed, draw)
    if (!next || isEnough() || bound.value() >= found.cost - 1e-6) return found
    room = next
  }
}

function rosterOf(rows: Int8Array, days: number): Roster {
  return Array.from({ length: rows.length / days }, (_, person) => [
    ...rows.subarray(person * days, (person + 1) * days),
  ])
}

/**
 * Fixes the days on which the rows agree most; undefined when all are. What is fixed is in the last rows, so everyone still
 * has a legal row.
 */
function fixDays(dual: Dual, isFixed: Uint8Array, draw: () => number): Room | undefined {
  const { room, rows, mean } = dual
  const { days, kinds } = dual.compiled
  const choices: { at: number; agreed: number }[] = []
  for (let at = 0; at < isFixed.length; at++)
    if (!isFixed[at]) choices.push({ at, agreed: mean[at * kinds + rows[at]!]! + draw() })
  if (choices.length === 0) return undefined
  choices.sort((one, other) => other.agreed - one.agreed)
  const allowed = room.allowed.map((cells) => cells.slice())
  for (const { at } of choices.slice(0, Math.ceil(choices.length * shareFixed))) {
    isFixed[at] = 1
    const first = (at % days) * kinds
    for (let kind = 0; kind < kinds; kind++) if (kind !== rows[at]) allowed[Math.floor(at / days)]![first + kind] = 0
  }
  return { ...room, allowed }
}
