/** Coverage comes first: an open shift costs more than anything that filling it could break. */
import type { Cover, Limit } from '../../shapes/limit.ts'

/** In place: raises the price of open shifts, all by the same factor, above the most one more shift can cost anyone. */
export function putCoverageFirst(limits: Limit[], days: number): void {
  const covers = limits.filter((limit): limit is Cover => limit.shape === 'cover' && limit.under > 0)
  const cheapest = Math.min(...covers.map(({ under }) => under))
  const factor = Math.ceil(dearestShift(limits, days) / cheapest)
  if (covers.length > 0 && factor > 1) for (const cover of covers) cover.under *= factor
}

/** At least what the soft limits can add for one more shift of a physician. */
function dearestShift(limits: Limit[], days: number): number {
  const onDay = new Map<string, number>()
  const anyDay = new Map<number, number>()
  for (const limit of limits) {
    if (limit.shape === 'cover' || limit.strength.hard) continue
    const price = limit.strength.weight * mostUnits(limit, days)
    if (limit.shape === 'never') add(onDay, `${limit.person} ${limit.day}`, price)
    else if (limit.shape === 'company') {
      if (limit.first) add(onDay, `${limit.first.person} ${limit.day}`, price)
    } else if (limit.shape === 'clash') for (const { person } of [limit.first, limit.second]) add(anyDay, person, price)
    else add(anyDay, limit.person, price)
  }
  return Math.max(0, ...onDay.values()) + Math.max(0, ...anyDay.values())
}

/** How many units more one changed day can make. */
function mostUnits(limit: Exclude<Limit, Cover>, days: number): number {
  switch (limit.shape) {
    case 'never':
    case 'clash':
      return 1
    case 'company':
      return limit.atLeast
    case 'succession':
      return 2
    case 'run':
      return 2 * limit.atLeast + (Number.isFinite(limit.atMost) ? days : 0)
    case 'count':
      return Math.max(...limit.measure.units)
    case 'balance': {
      const most = Math.max(...limit.measure.units)
      return limit.power === 1 ? most : most * (2 * days * most + most)
    }
  }
}

function add<Key>(sums: Map<Key, number>, key: Key, price: number): void {
  sums.set(key, (sums.get(key) ?? 0) + price)
}
