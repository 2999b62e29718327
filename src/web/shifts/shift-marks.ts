/** Marks of the shifts on a screen, read with the group's roles. */
import { type MarkShift, makeShiftMarks } from '../../contract/shift-marks.ts'
import { useRead } from '../api/use-read.ts'
import { useMember } from '../session/use-session.ts'

export { type MarkShift, makeShiftMarks, type ShiftMark } from '../../contract/shift-marks.ts'

/** Marks for the shifts given. */
export function useShiftMarks(shifts: Parameters<typeof makeShiftMarks>[1]): MarkShift {
  const { groupId } = useMember()
  const roles = useRead('listRoles', { params: { groupId } })
  return makeShiftMarks(roles.data ?? [], shifts)
}
