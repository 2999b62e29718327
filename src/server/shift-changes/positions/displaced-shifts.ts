/** Who changes position when a coordinator moves someone into theirs: the two trade, and only the first counts as hand-set. */
import { formatDate } from '../../../engine/text/dates.ts'
import { fail } from '../../platform/fail.ts'
import type { ShiftRow } from '../../schedules/schedules.store.ts'
import type { PlannedEdit } from '../shift-change.ts'

type Changed = { before: ShiftRow; after: ShiftRow; isMoved: boolean }

/** Rejects positions the role doesn't have, and those of locked shifts or of shifts in the same edit. */
export function displacedBy(rows: ShiftRow[], changed: Changed[], edits: PlannedEdit[]): Changed[] {
  const pinned = new Set(
    edits.flatMap((edit) => (edit.do === 'change' && edit.position !== undefined ? edit.shiftId : [])),
  )
  const touched = new Set(changed.map(({ before }) => before.id))
  return changed.flatMap(({ before, after }) => {
    if (!pinned.has(before.id)) return []
    requirePosition(rows, after)
    const isThere = (other: ShiftRow) =>
      other.roleId === after.roleId && other.date === after.date && other.position === after.position
    const isTwice = changed.some((other) => other.before.id !== before.id && isThere(other.after))
    if (isTwice) throw refuse(after, 'Two of these shifts would have')
    const other = rows.find((row) => row.status !== 'cancelled' && !touched.has(row.id) && isThere(row))
    if (!other) return []
    if (other.isLocked) throw refuse(after, 'A locked shift has')
    const isSamePlace = before.roleId === after.roleId && before.date === after.date
    return { before: other, after: { ...other, position: isSamePlace ? before.position : null }, isMoved: false }
  })
}

function requirePosition(rows: ShiftRow[], { roleId, position }: ShiftRow): void {
  const last = Math.max(0, ...rows.map((row) => (row.roleId === roleId ? (row.position ?? 0) : 0)))
  if (position! <= last) return
  const message = last === 0 ? 'This role has no numbered positions.' : `Choose a position from 1 to ${last}.`
  throw fail('invalid', { field: 'position', message })
}

function refuse({ position, date }: ShiftRow, what: string) {
  return fail('conflict', { field: 'position', message: `${what} position ${position} on ${formatDate(date)}.` })
}
