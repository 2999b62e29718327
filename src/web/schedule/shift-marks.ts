/** How a shift is marked everywhere: its role's code, its kind's colour, its role in words. */
import type { Role } from '../../contract/roles.ts'
import type { Shift } from '../../contract/schedules.ts'
import { shiftKindOf } from '../../engine/demand.ts'
import type { RoleCategory, ShiftKind } from '../../engine/model.ts'
import { useRead } from '../api/use-read.ts'
import { useMember } from '../session/use-session.ts'
import type { ChipKind } from '../ui/shift-chip.tsx'
import { makeRoleCodes } from './role-codes.ts'

export type ShiftMark = {
  code: string
  /** `open` when nobody has it. */
  kind: ChipKind
  /** What it is, whoever has it. */
  shiftKind: ShiftKind
  roleName: string
  /** Where it stands in a list: the group's most important role first, backups last. */
  order: number
}
export type MarkShift = (shift: Shift) => ShiftMark

/** Names for shifts that have no role. */
const typeNames: Record<Shift['shiftType'], string> = {
  day: 'Day',
  evening: 'Evening',
  night: 'Night',
  weekend: 'Weekend',
  custom: 'Shift',
}

/** Marks for the shifts given: codes are unique among the group's roles and whatever else these shifts name. */
export function useShiftMarks(shifts: readonly Shift[]): MarkShift {
  const { groupId } = useMember()
  const roles = useRead('listRoles', { params: { groupId } })
  return makeShiftMarks(roles.data ?? [], shifts)
}

export function makeShiftMarks(roles: readonly Role[], shifts: readonly Shift[]): MarkShift {
  const codes = makeRoleCodes(
    roles.map((role) => role.name),
    shifts.map(roleNameOf),
  )
  const names = [...codes.keys()]
  const categories = new Map(roles.map((role) => [role.id, role.category]))
  return (shift) => {
    const roleName = roleNameOf(shift)
    const shiftKind = kindOf(shift, categories.get(shift.roleId ?? 0))
    return {
      code: codes.get(roleName) ?? roleName.charAt(0),
      kind: shift.physicianId === null ? 'open' : shiftKind,
      shiftKind,
      roleName,
      order: names.indexOf(roleName) + (shiftKind === 'backup' ? names.length : 0),
    }
  }
}

function roleNameOf(shift: Shift): string {
  return shift.role ?? typeNames[shift.shiftType]
}

function kindOf(shift: Shift, category: RoleCategory = 'rounder'): ShiftKind {
  const byClock = shiftKindOf({
    id: '',
    name: '',
    category,
    startTime: shift.startTime,
    endTime: shift.endTime,
    lasts24Hours: shift.startTime === shift.endTime,
    days: [],
    requiredCount: 0,
    priority: 1,
    restrictions: {},
  })
  if (byClock !== 'day') return byClock
  return shift.shiftType === 'night' || shift.shiftType === 'evening' ? shift.shiftType : 'day'
}
