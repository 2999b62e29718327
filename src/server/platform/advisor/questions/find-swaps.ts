/** Who could exchange a shift with whom. Runs in the advisor's thread. */
import { type Compiled, rosterFrom } from '../../../../engine/compile-problem.ts'
import { rankSwaps, type Swap } from '../../../../engine/explain/swaps.ts'
import type { Assignment } from '../../../../engine/model.ts'

export type SwapsRequest = { assignments: Assignment[]; physicianId: string; date: string; from: string }

export function findSwaps(compiled: Compiled, { assignments, physicianId, date, from }: SwapsRequest): Swap[] {
  return rankSwaps(compiled, rosterFrom(compiled, assignments), { physicianId, date }, { from })
}
