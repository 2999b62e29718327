/** Says a breach to whoever reads it: the coordinator gets the very words, a physician only those about the own row. */
import { sayBreach } from '../../../../engine/check-roster.ts'
import type { Compiled } from '../../../../engine/compile-problem.ts'
import { sayInPublic } from '../../../../engine/explain/public-words.ts'
import type { Breach } from '../../../../engine/shapes/breach.ts'
import type { Roster } from '../../../../engine/shapes/limit.ts'

/** Without a viewer it is the coordinator. */
export function sayToViewer(breach: Breach, compiled: Compiled, roster: Roster, viewerId: string | undefined): string {
  const viewer = viewerId === undefined ? undefined : compiled.personOfPhysician.get(viewerId)
  const isOwn = breach.shape !== 'clash' && breach.person !== undefined && breach.person === viewer
  return viewerId === undefined || isOwn ? sayBreach(breach, compiled, roster) : sayInPublic(breach, compiled, roster)
}
