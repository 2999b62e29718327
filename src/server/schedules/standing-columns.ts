/** A schedule's state in its columns: every change of shifts updates all of them. */
import type { Standing } from '../platform/advisor/questions/standing.ts'
import { roundedScores } from './rounded-scores.ts'
import type { ScheduleRow } from './schedules.store.ts'

type Columns = Pick<ScheduleRow, 'coverageScore' | 'fairnessScore' | 'preferencesMetScore'> &
  Partial<Pick<ScheduleRow, 'details'>>

/** Explanations of shifts that are still open stay. */
export function standingColumns(
  { scores, signature, open }: Standing,
  { details }: Pick<ScheduleRow, 'details'>,
  roles: readonly { id: number; name: string }[],
): Columns {
  if (!details) return roundedScores(scores)
  const openSlots = open.flatMap(({ date, roleId, missing }) => {
    const role = roles.find(({ id }) => String(id) === roleId)
    // Default roles of a group without any have no row yet.
    if (!role) return []
    const known = details.openSlots.find((slot) => slot.date === date && slot.roleId === role.id)
    return [{ date, roleId: role.id, role: role.name, missing, reasons: known?.reasons ?? [] }]
  })
  return { ...roundedScores(scores), details: { ...details, signature, openSlots } }
}
