/** Counts how many physicians each reason excludes from a slot, most frequent first. */
import type { PublicId } from '../finding.ts'

/** A rule, or `free` to take it. */
export type ReasonId = PublicId | 'free'
export type Reason = { reason: ReasonId; title: string }
export type ReasonCount = Reason & { physicians: number }

export function countByReason(reasons: Reason[]): ReasonCount[] {
  const counts = new Map<ReasonId, ReasonCount>()
  for (const { reason, title } of reasons)
    counts.set(reason, { reason, title, physicians: (counts.get(reason)?.physicians ?? 0) + 1 })
  return [...counts.values()].sort(
    (one, other) => other.physicians - one.physicians || (one.title < other.title ? -1 : 1),
  )
}
