/** A linear model that grows by sums of cells, each kept within a limit. */
import { kindOutside } from '../../src/engine/shapes/breach.ts'
import type { Board, Cell, Strength } from '../../src/engine/shapes/limit.ts'

/** From 0 to `most`. */
export type Variable = { cost: number; most: number; isWhole: boolean }
/** A sum that may not exceed `atMost`, or that is exactly that. */
export type Row = { terms: Map<number, number>; atMost: number; isExact: boolean }
export type LinearModel = { variables: Variable[]; rows: Row[] }
/** A sum of variables and a number. */
export type Sum = { terms: Map<number, number>; constant: number }

/** A model that grows by sums that have to stay within limits. */
export type Builder = LinearModel & {
  board: Board
  add(variable: Variable): number
  /** Hard: the sum may not exceed `most`. Soft: each unit beyond costs the weight. */
  keepBelow(sum: Sum, most: number, strength: Strength): void
  /** Undefined outside the horizon where nothing is known. */
  held(cell: Cell): Sum | undefined
}

export function startModel(board: Board): Builder {
  const variables: Variable[] = []
  const rows: Row[] = []
  const kindCount = board.kinds.length
  const add = (variable: Variable) => variables.push(variable) - 1
  const held = ({ person, day, kinds }: Cell): Sum | undefined => {
    if (day >= 0 && day < board.days) {
      const first = (person * board.days + day) * kindCount
      return { terms: new Map([...new Set(kinds)].map((kind) => [first + kind, 1])), constant: 0 }
    }
    const kind = kindOutside(board, board.days, person, day)
    return kind === undefined ? undefined : { terms: new Map(), constant: kinds.includes(kind) ? 1 : 0 }
  }
  const keepBelow = ({ terms, constant }: Sum, most: number, strength: Strength) => {
    let largest = constant
    let isWhole = Number.isInteger(constant - most)
    for (const [variable, factor] of terms) {
      largest += Math.max(0, factor * variables[variable]!.most)
      isWhole &&= Number.isInteger(factor)
    }
    if (largest <= most) return
    const row: Row = { terms: new Map(terms), atMost: most - constant, isExact: false }
    if (!strength.hard) row.terms.set(add({ cost: strength.weight, most: largest - most, isWhole }), -1)
    rows.push(row)
  }
  for (const [person] of board.people.entries())
    for (let day = 0; day < board.days; day++) {
      const locked = board.locked[person]?.[day]
      for (let kind = 0; kind < kindCount; kind++)
        add({ cost: 0, most: locked === undefined || locked === kind ? 1 : 0, isWhole: true })
      const { terms } = held({ person, day, kinds: board.kinds.map((_, kind) => kind) })!
      rows.push({ terms, atMost: 1, isExact: true })
    }
  return { board, variables, rows, add, keepBelow, held }
}

export function sumOf(sums: Sum[]): Sum {
  const terms = new Map<number, number>()
  let constant = 0
  for (const sum of sums) {
    constant += sum.constant
    for (const [variable, factor] of sum.terms) terms.set(variable, (terms.get(variable) ?? 0) + factor)
  }
  return { terms, constant }
}

export function times({ terms, constant }: Sum, factor: number): Sum {
  return { terms: new Map([...terms].map(([variable, one]) => [variable, one * factor])), constant: constant * factor }
}

export function negative(sum: Sum): Sum {
  return times(sum, -1)
}
