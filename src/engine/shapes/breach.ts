/** One breach of one limit on a roster, as the recount finds it. */
import type { Board, Limit, Strength } from './limit.ts'

export type Breach<Id = string> = {
  rule: Id
  shape: Limit['shape']
  person?: number
  day?: number
  days?: number[]
  /** How far outside the limit, in the limit's own units. */
  units: number
  /** What it costs; 0 for a hard breach, which no cost can pay for. */
  cost: number
  hard: boolean
  limit: Limit<Id>
}

export function costOf(strength: Strength, units: number): number {
  return strength.hard ? 0 : strength.weight * units
}

/** What a person had on a day; days before the horizon are negative. Undefined where nothing is known. */
export function kindOn(board: Board, row: number[], person: number, day: number): number | undefined {
  if (day >= 0) return row[day]
  const past = board.past[person] ?? []
  return past[past.length + day]
}
