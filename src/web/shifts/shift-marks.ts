/** Marks of the shifts on a screen, read with the group's roles. */
import {
  type ShiftMark as KnownMark,
  type MarkShift as MarkKnownShift,
  makeShiftMarks,
} from '../../contract/shift-marks.ts'
import { useRead } from '../api/use-read.ts'
import { useMember } from '../session/use-session.ts'

export { makeShiftMarks } from '../../contract/shift-marks.ts'

/** `unknown` until the roles are there: by the clock, a backup looks like a day. */
export type ShiftMark = Omit<KnownMark, 'kind' | 'shiftKind'> & {
  kind: KnownMark['kind'] | 'unknown'
  shiftKind: KnownMark['shiftKind'] | 'unknown'
}
type Marked = Parameters<MarkKnownShift>[0]
export type MarkShift = (shift: Marked) => ShiftMark

/** Marks for the shifts given. */
export function useShiftMarks(shifts: readonly Marked[]): MarkShift {
  const { groupId } = useMember()
  const roles = useRead('listRoles', { params: { groupId } })
  const mark = makeShiftMarks(roles.data ?? [], shifts)
  return roles.isPending ? (shift) => withoutKind(mark(shift)) : mark
}

/** A color that is replaced a moment later would say something else. */
function withoutKind(mark: KnownMark): ShiftMark {
  return { ...mark, kind: mark.kind === 'open' ? 'open' : 'unknown', shiftKind: 'unknown' }
}
