/** An external ID belongs to one person in a group: names the field with a taken one, and who has it. */
import { fullName } from '../../engine/text/names.ts'
import type { Orm } from '../platform/db/database.ts'
import type { Scope } from '../platform/scope.ts'
import { listByExternalId } from './physicians.store.ts'

type Wanted = {
  /** Who gets it, if they are there already. */
  id?: number
  externalId?: string | null | undefined
}

/** One entry for each that is taken: its place in the list, and the message. */
export async function findTakenExternalIds(
  tx: Orm,
  scope: Scope,
  wanted: readonly Wanted[],
): Promise<{ place: number; message: string }[]> {
  const ids = wanted.map(({ externalId }) => externalId)
  const owners = await listByExternalId(tx, scope, ids.filter((id) => !!id).map(String))
  return wanted.flatMap(({ id, externalId }, place) => {
    if (!externalId) return []
    const first = ids.indexOf(externalId)
    if (first < place) return { place, message: `Same external ID as row ${first + 1}.` }
    const owner = owners.find((row) => row.externalId === externalId && row.id !== id)
    return owner ? { place, message: `${fullName(owner)} already has this external ID.` } : []
  })
}
