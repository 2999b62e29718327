/** A finding for whoever reads it: the coordinator gets all of it, a physician only what is about the own row. */
import type { Compiled } from '../../../../engine/compile-problem.ts'
import { findingInPublic } from '../../../../engine/explain/public-words.ts'
import { type BreachedId, type Finding, findingOf } from '../../../../engine/finding.ts'
import type { Breach } from '../../../../engine/shapes/breach.ts'
import type { Roster } from '../../../../engine/shapes/limit.ts'

export type ViewedFinding = Finding & { isOwn: boolean }

/** Without a viewer it is the coordinator. */
export function findingForViewer(
  breach: Breach<BreachedId>,
  compiled: Compiled,
  roster: Roster,
  viewerId: string | undefined,
): ViewedFinding {
  const viewer = viewerId === undefined ? undefined : compiled.personOfPhysician.get(viewerId)
  const isOwn = breach.shape !== 'clash' && breach.person !== undefined && breach.person === viewer
  const find = viewerId === undefined || isOwn ? findingOf : findingInPublic
  return { ...find(breach, compiled, roster), isOwn }
}
