/** What a search would change in a month within a scope. Runs in the advisor's thread. */
import { type Compiled, rosterFrom } from '../../../../engine/compile-problem.ts'
import type { Assignment } from '../../../../engine/model.ts'
import { type ProposalScope, proposeChanges } from '../../../../engine/propose.ts'
import type { RosterChange } from '../../../../engine/repair/plan.ts'

export type ProposalRequest = { assignments: Assignment[]; scope: ProposalScope }

export function proposeMonth(compiled: Compiled, { assignments, scope }: ProposalRequest): RosterChange[] {
  return proposeChanges(compiled, rosterFrom(compiled, assignments), scope)
}
