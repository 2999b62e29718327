/** One breach of one limit on a roster, as the recount finds it. */
import type { Board, Kind, Limit, Strength } from './limit.ts'

export type Breach<Id = string> = {
  rule: Id
  shape: Limit['shape']
  person?: number
  /** A day of the horizon. */
  day?: number
  /** All days it is about, including those outside the horizon. */
  days?: number[]
  /** How far outside the limit, in the limit's own units. */
  units: number
  /** What it costs; 0 for a hard breach, which has no price. */
  cost: number
  hard: boolean
  limit: Limit<Id>
}

export function costOf(strength: Strength, units: number): number {
  return strength.hard ? 0 : strength.weight * units
}

/** The days of the horizon a breach is about; if all of its own are outside, the nearest one. */
export function daysInside({ day, days = [] }: Breach, dayCount: number): number[] {
  const inside = days.filter((one) => one >= 0 && one < dayCount)
  return inside.length > 0 || day === undefined ? inside : [day]
}

/** False where nothing is known. */
export function isAmong(kinds: Kind[], kind: Kind | undefined): boolean {
  return kind !== undefined && kinds.includes(kind)
}

type Edges = Pick<Board, 'past' | 'future'>

/** What a person has on a day, including outside the horizon. Undefined if nothing is known. */
export function kindOn(edges: Edges, row: Kind[], person: number, day: number): Kind | undefined {
  return day >= 0 && day < row.length ? row[day] : kindOutside(edges, row.length, person, day)
}

/** Undefined for the days of the horizon, of which there are `days`. */
export function kindOutside(edges: Edges, days: number, person: number, day: number): Kind | undefined {
  if (day >= 0) return edges.future[person]?.[day - days]
  const past = edges.past[person] ?? []
  return past[past.length + day]
}
