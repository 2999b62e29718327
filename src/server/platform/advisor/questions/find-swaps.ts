/** Who could swap a shift with whom, and the effect on each. Runs in the advisor's thread. */
import { type Compiled, rosterFrom } from '../../../../engine/compile-problem.ts'
import { findGifts, type Gift, type GiftsAsked } from '../../../../engine/explain/gifts.ts'
import { findPerson } from '../../../../engine/explain/slot.ts'
import { describeEffect } from '../../../../engine/explain/swap-effects.ts'
import { rankSwaps, type Swap } from '../../../../engine/explain/swaps.ts'
import type { Assignment } from '../../../../engine/model.ts'

export type SwapsRequest = {
  assignments: Assignment[]
  physicianId: string
  date: string
  from: string
  colleagueId?: string | undefined
}

export function findSwaps(compiled: Compiled, request: SwapsRequest): Swap[] {
  const { assignments, physicianId, date, from, colleagueId } = request
  return rankSwaps(compiled, rosterFrom(compiled, assignments), { physicianId, date }, { from, colleagueId })
}

export type GiftsRequest = GiftsAsked & { assignments: Assignment[] }

export function giftsOf(compiled: Compiled, { assignments, ...asked }: GiftsRequest): Gift[] {
  return findGifts(compiled, rosterFrom(compiled, assignments), asked)
}

export type EffectsRequest = { before: Assignment[]; after: Assignment[]; physicianIds: string[] }

/** For each of them, in order. */
export function swapEffects(compiled: Compiled, { before, after, physicianIds }: EffectsRequest): string[] {
  const [was, is] = [rosterFrom(compiled, before), rosterFrom(compiled, after)]
  return physicianIds.map((id) => describeEffect(compiled.view, was, is, findPerson(compiled, id)))
}
