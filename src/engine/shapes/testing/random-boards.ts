/** Small random boards with limits of every shape, hard and soft, including some that can't be met. */

import { createRandom, draw, drawIndex, type Random } from '../../random.ts'
import { recount } from '../check.ts'
import type { Board, Limit, Measure, Roster, Strength } from '../limit.ts'

export type BoardSize = { people: number; days: number; kinds: number }

export const personShapes = ['never', 'succession', 'run', 'count', 'balance', 'clash'] as const
const allShapes = [...personShapes, 'company'] as const
export type DrawnShape = (typeof allShapes)[number]

export function randomBoard(seed: number, size: BoardSize, shapes: readonly DrawnShape[] = allShapes): Board {
  const random = createRandom(seed)
  const { people, days, kinds } = size
  const board: Board = {
    days,
    kinds: Array.from({ length: kinds }, (_, kind) => (kind === 0 ? 'off' : `shift ${kind}`)),
    people: Array.from({ length: people }, (_, person) => `person ${person}`),
    past: randomEdges(random, size),
    future: [],
    locked: Array.from({ length: people }, () => []),
    limits: [],
  }
  for (let person = 0; person < people; person++) {
    for (const shape of shapes) {
      const count = drawIndex(random, 3)
      for (let index = 0; index < count; index++) board.limits.push(randomLimit(random, shape, person, size))
    }
    if (draw(random) < 0.2) board.locked[person]![drawIndex(random, days)] = drawIndex(random, kinds)
  }
  for (let day = 0; day < days; day++)
    for (let kind = 1; kind < kinds; kind++)
      if (draw(random) < 0.8) board.limits.push(randomCover(random, day, kind, people))
  board.future = randomEdges(random, size)
  return board
}

function randomEdges(random: Random, { people, kinds }: BoardSize): Roster {
  return Array.from({ length: people }, () =>
    Array.from({ length: drawIndex(random, 4) }, () => drawIndex(random, kinds)),
  )
}

function randomCover(random: Random, day: number, kind: number, people: number): Limit {
  const atLeast = drawIndex(random, Math.min(people, 2) + 1)
  const over = draw(random) < 0.5 ? Number.POSITIVE_INFINITY : drawIndex(random, 4)
  const atMost = atLeast + drawIndex(random, 2)
  return { rule: 'cover', shape: 'cover', day, kind, atLeast, atMost, under: 20 + drawIndex(random, 20), over }
}

function randomLimit(random: Random, shape: DrawnShape, person: number, size: BoardSize): Limit {
  const { days, kinds, people } = size
  const strength: Strength = draw(random) < 0.4 ? { hard: true } : { hard: false, weight: 1 + drawIndex(random, 9) }
  const someKinds = () => Array.from({ length: 1 + drawIndex(random, 2) }, () => drawIndex(random, kinds))
  const day = () => drawIndex(random, days)
  const atLeast = drawIndex(random, 3)
  const atMost = draw(random) < 0.3 ? Number.POSITIVE_INFINITY : atLeast + drawIndex(random, 3)
  const made = { rule: shape, strength }
  switch (shape) {
    case 'never':
      return { ...made, shape, person, day: day(), kinds: someKinds() }
    case 'succession':
      return { ...made, shape, person, first: someKinds(), second: someKinds(), gap: 1 + drawIndex(random, 2) }
    case 'run':
      return { ...made, shape, person, kinds: someKinds(), atLeast, atMost }
    case 'count':
      return { ...made, shape, person, measure: randomMeasure(random, size, 2), atLeast, atMost }
    case 'balance': {
      const target = drawIndex(random, 9) / 2
      const power = draw(random) < 0.5 ? 1 : 2
      return {
        ...made,
        shape,
        person,
        measure: randomMeasure(random, size),
        target,
        band: drawIndex(random, 3) / 2,
        power,
      }
    }
    case 'clash': {
      const first = { person, day: day(), kinds: someKinds() }
      const second = { person: drawIndex(random, people), day: day(), kinds: someKinds() }
      if (second.person === person && draw(random) < 0.3) second.day = drawIndex(random, 2) === 0 ? -1 : days
      return { ...made, shape, first, second }
    }
    case 'company': {
      const strength = { hard: false as const, weight: 1 + drawIndex(random, 9) }
      const others = Array.from({ length: people }, (_, index) => index).filter((other) => other !== person)
      const first = draw(random) < 0.5 ? { first: { person, kinds: someKinds() } } : {}
      return {
        ...made,
        strength,
        shape,
        ...first,
        day: day(),
        people: others,
        kinds: someKinds(),
        atLeast: 1 + drawIndex(random, 2),
      }
    }
  }
}

/** The window may reach `beyond` days over both edges. */
function randomMeasure(random: Random, { days, kinds }: BoardSize, beyond = 0): Measure {
  const units = Array.from({ length: kinds }, (_, kind) => (kind === 0 ? 0 : drawIndex(random, 4) / 2))
  if (draw(random) < 0.4) {
    const blocks: number[][] = []
    for (let day = drawIndex(random, 2); day + 1 < days; day += 3) blocks.push([day, day + 1])
    return { days: [], blocks, units }
  }
  const window = Array.from({ length: days + 2 * beyond }, (_, day) => day - beyond).filter(() => draw(random) < 0.8)
  return { days: window, units }
}

/** Calls `visit` with every roster of the board; the same object each time. */
export function forEveryRoster(size: BoardSize, visit: (roster: Roster) => void): void {
  const { people, days, kinds } = size
  const roster: Roster = Array.from({ length: people }, () => new Array<number>(days).fill(0))
  for (;;) {
    visit(roster)
    let cell = 0
    while (cell < people * days) {
      const row = roster[Math.floor(cell / days)]!
      const day = cell % days
      row[day] = row[day]! + 1
      if (row[day]! < kinds) break
      row[day] = 0
      cell++
    }
    if (cell === people * days) return
  }
}

/** What the best legal roster costs, by trying all; infinite without one. */
export function cheapestRoster(board: Board, size: BoardSize): number {
  let best = Number.POSITIVE_INFINITY
  forEveryRoster(size, (roster) => {
    const { hard, cost } = recount(board, roster)
    if (hard.length === 0) best = Math.min(best, cost)
  })
  return best
}
