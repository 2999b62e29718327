/** The shape "cover": how many people a slot needs. */
import type { Breach } from './breach.ts'
import type { Cover, Roster } from './limit.ts'

export type OpenSlot<Id = string> = { day: number; kind: number; missing: number; limit: Cover<Id> }

export function countCover<Id>(limit: Cover<Id>, roster: Roster): { breaches: Breach<Id>[]; open: OpenSlot<Id>[] } {
  const { rule, shape, day, kind } = limit
  let present = 0
  for (const row of roster) if (row[day] === kind) present++
  const breaches: Breach<Id>[] = []
  const open: OpenSlot<Id>[] = []
  const missing = limit.atLeast - present
  if (missing > 0) {
    breaches.push({ rule, shape, day, days: [day], units: missing, cost: limit.under * missing, hard: false, limit })
    open.push({ day, kind, missing, limit })
  }
  const surplus = present - limit.atMost
  if (surplus > 0) {
    const hard = limit.over === Number.POSITIVE_INFINITY
    const cost = hard ? 0 : limit.over * surplus
    breaches.push({ rule, shape, day, days: [day], units: surplus, cost, hard, limit })
  }
  return { breaches, open }
}

/** Enters the search as what a slot costs with this many people; a forbidden surplus is told apart by `countForbidden`. */
export function priceOfPresence(limit: Cover, present: number): number {
  if (present < limit.atLeast) return limit.under * (limit.atLeast - present)
  if (present > limit.atMost && limit.over !== Number.POSITIVE_INFINITY) return limit.over * (present - limit.atMost)
  return 0
}

export function countForbidden(limit: Cover, present: number): number {
  return limit.over === Number.POSITIVE_INFINITY ? Math.max(0, present - limit.atMost) : 0
}
