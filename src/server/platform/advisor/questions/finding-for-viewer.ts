/** A finding about a change that is only being tried: coordinators see all of it, physicians what is about them. */
import type { Compiled } from '../../../../engine/compile-problem.ts'
import { publicFinding } from '../../../../engine/explain/public-findings.ts'
import { type BreachedId, type Finding, findingIfTried } from '../../../../engine/finding.ts'
import type { Breach } from '../../../../engine/shapes/breach.ts'
import type { Roster } from '../../../../engine/shapes/limit.ts'

/** Without a viewer, it is for the coordinator. */
export function findingForViewer(
  breach: Breach<BreachedId>,
  compiled: Compiled,
  roster: Roster,
  viewerId: string | undefined,
): Finding {
  const viewer = viewerId === undefined ? undefined : compiled.personOfPhysician.get(viewerId)
  const isOwn = breach.shape !== 'clash' && breach.person !== undefined && breach.person === viewer
  const find = viewerId === undefined || isOwn ? findingIfTried : publicFinding
  const finding = find(breach, compiled, roster)
  return isOwn ? { ...finding, says: finding.saysToThem } : finding
}
