/** The shape "never": this person may not have one of these kinds on this day. */
import { type Breach, costOf } from './breach.ts'
import type { Never, Roster } from './limit.ts'

export function countNever<Id>(limit: Never<Id>, roster: Roster): Breach<Id>[] {
  const { rule, shape, person, day, strength } = limit
  if (!limit.kinds.includes(roster[person]![day]!)) return []
  return [{ rule, shape, person, day, days: [day], units: 1, cost: costOf(strength, 1), hard: strength.hard, limit }]
}

/** Enters the row graph as a cell that is forbidden (hard) or that costs its weight. Tables hold one entry a day and kind. */
export function enterNever(limit: Never, kindCount: number, allowed: Uint8Array, linear: Float64Array): void {
  for (const kind of new Set(limit.kinds)) {
    const cell = limit.day * kindCount + kind
    if (limit.strength.hard) allowed[cell] = 0
    else linear[cell]! += limit.strength.weight
  }
}
