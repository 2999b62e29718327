/** What a longer search continues from: the shifts of its draft that their physicians can still work. */
import type { Assignment, Problem } from '../../engine/model.ts'
import type { Orm } from '../platform/db/database.ts'
import { oneADay, toAssignment } from '../schedules/problem/gather-problem.ts'
import type { GenerationRow } from './generations.store.ts'
import { readDraft } from './kept-shifts.ts'

/** Undefined for a search that starts fresh, or if its draft was deleted while it waited. */
export async function readStart(
  orm: Orm,
  { continues }: Pick<GenerationRow, 'continues'>,
  { physicians, roles }: Problem,
): Promise<Assignment[] | undefined> {
  if (continues === null) return undefined
  const [people, work] = [physicians, roles].map((known) => new Set(known.map(({ id }) => id)))
  const held = (await readDraft(orm, continues)).map(toAssignment)
  return oneADay(held.filter(({ physicianId, roleId }) => people!.has(physicianId) && work!.has(roleId)))
}
