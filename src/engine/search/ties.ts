/** What ties a person's row to those of others, by difference: clashes with colleagues, and who is on together. */
import { costOfClashes, hasClashes } from './clashes.ts'
import { costOfCompanies } from './companies.ts'
import type { SearchState } from './state.ts'

/** Whether the person's row can't be priced alone. */
export function isTied(state: SearchState, person: number): boolean {
  return hasClashes(state.clashes, person) || state.companies.byPerson[person]!.length > 0
}

/** What the person's ties cost on the present cells. Those with `skipped` are left out, so that none is counted twice. */
export function costOfTies(state: SearchState, person: number, skipped: number): number {
  const { clashes, companies, cells, days, kinds } = state
  return (
    costOfClashes(clashes, person, skipped, cells, days, kinds) +
    costOfCompanies(companies, person, skipped, cells, days)
  )
}
