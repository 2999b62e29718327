/** Fair shares: how many shifts of each burden everyone should have, by FTE, presence, eligibility, and the ledger. */
import type { Roster } from '../shapes/limit.ts'
import { type ClassCells, cellsOfClass, type FairClass } from './fair-class.ts'
import { type Grain, grainOf } from './grain.ts'
import type { ProblemView } from './problem-view.ts'
import { claimShares, type ShareClaim } from './share-claims.ts'

export type ClassShares = ClassCells & {
  grain: Grain
  /** How many shifts of the class the month needs. */
  amount: number
  claims: ShareClaim[]
  /** The fair share of each physician, a fraction; for a volunteer, what they are expected to take. */
  targets: number[]
}

export type FairShares = Record<FairClass, ClassShares>

/** How much of an even share someone who asks for weekends takes. */
const weekendVolunteering = 1.5

export function shareOut(view: ProblemView, allowed: boolean[][][], owed: boolean[][][]): FairShares {
  const total = shareOutClass(view, allowed, owed, 'total', undefined)
  const others = (fairClass: FairClass) => shareOutClass(view, allowed, owed, fairClass, total)
  return {
    total,
    night: others('night'),
    weekend: others('weekend'),
    holiday: others('holiday'),
    backup: others('backup'),
  }
}

/** Halvings of an interval of some hundred shifts: far below any rounding that could matter. */
const halvings = 60

/** Divides `amount` so that everyone gets the same multiple of their weight plus their carry, between 0 and their maximum. */
export function dealOut(amount: number, claims: ShareClaim[]): number[] {
  const sharing = claims.filter(({ weight }) => weight > 0)
  const lightest = Math.min(...sharing.map(({ weight }) => weight), 1)
  const widestCarry = Math.max(...sharing.map(({ carry }) => Math.abs(carry)), 0)
  let high = (amount + widestCarry + 1) / lightest
  let low = -high
  for (let round = 0; round < halvings; round++) {
    const middle = (low + high) / 2
    let sum = 0
    for (const claim of sharing) sum += partAt(middle, claim)
    if (sum < amount) low = middle
    else high = middle
  }
  return claims.map((claim) => (claim.weight > 0 ? partAt(high, claim) : 0))
}

function partAt(multiple: number, { weight, carry, most }: ShareClaim): number {
  return Math.min(most, Math.max(0, multiple * weight + carry))
}

/** Divides it among people who rotate; volunteers get none of it. */
export function shareRest(amount: number, claims: ShareClaim[]): number[] {
  return dealOut(
    Math.max(0, amount),
    claims.map((claim) => (claim.volunteer ? { ...claim, weight: 0 } : claim)),
  )
}

/**
 * Everyone's share of what a roster has, for this month alone: without the ledger, so that months can be added up. Null for
 * those who don't take turns.
 */
export function sharesOfMonth({ days, kinds, claims }: ClassShares, roster: Roster): (number | null)[] {
  const takesTurns = claims.map(({ weight, volunteer }) => weight > 0 && !volunteer)
  const has = roster.map((row) => days.filter((day) => kinds.includes(row[day]!)).length)
  const amount = has.reduce((sum, count, person) => sum + (takesTurns[person] ? count : 0), 0)
  const shares = shareRest(
    amount,
    claims.map((claim) => ({ ...claim, carry: 0 })),
  )
  return shares.map((share, person) => (takesTurns[person] ? share : null))
}

function shareOutClass(
  view: ProblemView,
  allowed: boolean[][][],
  owed: boolean[][][],
  fairClass: FairClass,
  total: ClassShares | undefined,
): ClassShares {
  const cells = cellsOfClass(view, fairClass)
  const amount = cells.days.reduce(
    (sum, day) => sum + cells.kinds.reduce((row, kind) => row + view.need[day]![kind]!, 0),
    0,
  )
  const grain = grainOf(view, fairClass)
  const claims = claimShares(view, allowed, owed, fairClass, amount, grain.run)
  return { ...cells, grain, amount, claims, targets: targetsOf(amount, claims, fairClass, total) }
}

function targetsOf(
  amount: number,
  claims: ShareClaim[],
  fairClass: FairClass,
  total: ClassShares | undefined,
): number[] {
  const even = dealOut(amount, claims)
  const wanted = claims.map(({ volunteer, weight, most }, person) => {
    if (!volunteer || weight === 0) return 0
    return Math.min(most, fairClass === 'weekend' ? even[person]! * weekendVolunteering : total!.targets[person]!)
  })
  const sum = wanted.reduce((rest, part) => rest + part, 0)
  const scale = sum > amount ? amount / sum : 1
  const rest = shareRest(amount - sum * scale, claims)
  return claims.map((claim, person) => (claim.volunteer ? wanted[person]! * scale : rest[person]!))
}
