/**
 * A board as a linear model in whole numbers, so that any solver of such models can be raced on it. One variable for each
 * person, day, and kind is 1 where the roster has that kind; the others measure breaches.
 */
import type { Board, Cell, Limit, Roster, Strength } from '../../src/engine/shapes/limit.ts'
import { type Builder, type LinearModel, negative, startModel, sumOf, times } from './model-builder.ts'
import { shareRows } from './share-rows.ts'

export function linearModelOf(board: Board): LinearModel {
  const builder = startModel(board)
  for (const limit of board.limits) addLimit(builder, limit)
  const { variables, rows } = builder
  return { variables, rows }
}

/** The roster that a solver's values mean. */
export function rosterOf(board: Board, values: ArrayLike<number>): Roster {
  const kindCount = board.kinds.length
  return board.people.map((_, person) =>
    Array.from({ length: board.days }, (_, day) => {
      const first = (person * board.days + day) * kindCount
      let best = 0
      for (let kind = 1; kind < kindCount; kind++) if (values[first + kind]! > values[first + best]!) best = kind
      return best
    }),
  )
}

function addLimit(builder: Builder, limit: Limit): void {
  const { board, held, keepBelow, variables } = builder
  switch (limit.shape) {
    case 'never':
      for (const variable of held(limit)!.terms.keys())
        if (limit.strength.hard) variables[variable]!.most = 0
        else variables[variable]!.cost += limit.strength.weight
      return
    case 'clash':
      keepApart(builder, limit.first, limit.second, limit.strength)
      return
    case 'succession':
      for (let day = -limit.gap; day < board.days; day++) {
        const { person, gap } = limit
        if (day < 0 && day + gap >= board.days) continue
        const second = { person, day: day + gap, kinds: limit.second }
        keepApart(builder, { person, day, kinds: limit.first }, second, limit.strength)
      }
      return
    case 'run':
      addRun(builder, limit)
      return
    case 'count':
    case 'balance':
      shareRows(builder, limit)
      return
    case 'cover': {
      const { day, kind, over } = limit
      const present = sumOf(board.people.map((_, person) => held({ person, day, kinds: [kind] })!))
      keepBelow(negative(present), -limit.atLeast, { hard: false, weight: limit.under })
      keepBelow(
        present,
        limit.atMost,
        over === Number.POSITIVE_INFINITY ? { hard: true } : { hard: false, weight: over },
      )
      return
    }
    case 'company': {
      const { day, first, kinds, atLeast } = limit
      const present = sumOf(limit.people.map((person) => held({ person, day, kinds })!))
      const wanted = first
        ? times(held({ person: first.person, day, kinds: first.kinds })!, atLeast)
        : { terms: new Map(), constant: atLeast }
      keepBelow(sumOf([wanted, negative(present)]), 0, limit.strength)
      return
    }
  }
}

/** Cells outside the horizon of which nothing is known clash with nothing. */
function keepApart({ held, keepBelow }: Builder, first: Cell, second: Cell, strength: Strength): void {
  const sums = [held(first), held(second)]
  if (sums[0] && sums[1]) keepBelow(sumOf([sums[0], sums[1]]), 1, strength)
}

/** Each window one day longer than a run may be is a day too many; each short run between two other days is too short. */
function addRun({ board, held, keepBelow }: Builder, limit: Extract<Limit, { shape: 'run' }>): void {
  const { person, kinds, atLeast, atMost, strength } = limit
  const day = (at: number) => held({ person, day: at, kinds })
  const known = (from: number, length: number) => {
    const sums = Array.from({ length }, (_, index) => day(from + index))
    return sums.every((sum) => sum !== undefined) ? sums : undefined
  }
  const first = -(board.past[person] ?? []).length
  const end = board.days + (board.future[person] ?? []).length
  if (Number.isFinite(atMost))
    for (let from = Math.max(first, -atMost); from < board.days && from + atMost < end; from++) {
      const days = known(from, atMost + 1)
      if (days && from + atMost >= 0) keepBelow(sumOf(days), atMost, strength)
    }
  for (let length = 1; length < atLeast; length++)
    for (let from = Math.max(first + 1, -length); from <= board.days && from + length < end; from++) {
      const sums = known(from - 1, length + 2)
      if (!sums) continue
      const [before, ...rest] = sums
      const after = rest.pop()!
      const sum = sumOf([...rest, negative(before!), negative(after)])
      const missing = atLeast - length
      keepBelow(sum, length - 1, strength.hard ? strength : { hard: false, weight: strength.weight * missing })
    }
}
