/** Reviews several requests one by one and returns the outcome of each. */
import type { MakeChange } from '../../platform/changes/change.ts'
import { refusalOf } from '../../platform/http/refuse.ts'
import type { Scope } from '../../platform/scope.ts'
import type { ShiftChangeDeps } from '../../shift-changes/change-shifts.ts'
import { findRequest } from '../requests.store.ts'
import { type ShownRequest, showRequest } from '../show-request.ts'
import { type Review, reviewRequest } from './review-request.ts'

type Reviewed = { id: number; ok: boolean; message: string; request: ShownRequest | null }

export async function reviewSeveral(
  deps: ShiftChangeDeps,
  scope: Scope,
  requests: { id: number; version?: number }[],
  review: Pick<Review, 'decision' | 'notes'>,
  make: MakeChange,
): Promise<Reviewed[]> {
  const results: Reviewed[] = []
  for (const { id, version } of requests) {
    try {
      const request = await reviewRequest(deps, scope, id, { ...review, version }, make)
      results.push({ id, ok: true, message: `This request is ${request.status}.`, request })
    } catch (error) {
      const refusal = refusalOf(error)
      if (!refusal) throw error
      const row = await findRequest(deps.orm, scope, id)
      const request = row ? await showRequest(deps.orm, scope, row) : null
      results.push({ id, ok: false, message: refusal.message, request })
    }
  }
  return results
}
