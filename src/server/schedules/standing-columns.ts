/** How a schedule stands, as its columns keep it: whatever changes the shifts changes all of them. */
import type { Standing } from '../platform/advisor/questions/standing.ts'
import { roundedScores } from './rounded-scores.ts'
import type { ScheduleRow } from './schedules.store.ts'

type Columns = Pick<ScheduleRow, 'coverageScore' | 'fairnessScore' | 'preferencesMetScore'> &
  Partial<Pick<ScheduleRow, 'details'>>

/** What was said about a shift that is still open stays. */
export function standingColumns(
  { scores, signature, open }: Standing,
  { details }: Pick<ScheduleRow, 'details'>,
  roles: readonly { id: number; name: string }[],
): Columns {
  if (!details) return roundedScores(scores)
  const openSlots = open.flatMap(({ date, roleId, missing }) => {
    const role = roles.find(({ id }) => String(id) === roleId)
    // Roles that a group without any would get have no row yet.
    if (!role) return []
    const known = details.openSlots.find((slot) => slot.date === date && slot.roleId === role.id)
    return [{ date, roleId: role.id, role: role.name, missing, reasons: known?.reasons ?? [] }]
  })
  return { ...roundedScores(scores), details: { ...details, signature, openSlots } }
}
