/** How a shift is marked everywhere, on screens and in files: its role's code, its kind's color, its role in words. */
import { shiftKindOf } from '../engine/demand.ts'
import type { RoleCategory, ShiftKind } from '../engine/model.ts'
import { makeRoleCodes } from './role-codes.ts'
import type { Role } from './roles.ts'
import type { Shift } from './schedules.ts'

type Marked = Pick<Shift, 'physicianId' | 'roleId' | 'role' | 'shiftType' | 'startTime' | 'endTime'> & {
  position?: Shift['position']
}

export type ShiftMark = {
  code: string
  /** R3; the code where the role has no numbered positions. */
  positionCode: string
  /** `open` when no one has it. */
  kind: ShiftKind | 'open'
  /** Its kind, whoever has it. */
  shiftKind: ShiftKind
  roleName: string
  /** Rounder R3; the role's name where it has no numbered positions. */
  positionName: string
  /** Sort position in lists: the group's most important role first, backups last. */
  order: number
}
export type MarkShift = (shift: Marked) => ShiftMark

/** Names for shifts that have no role. */
const typeNames: Record<Shift['shiftType'], string> = {
  day: 'Day',
  evening: 'Evening',
  night: 'Night',
  weekend: 'Weekend',
  custom: 'Shift',
}

/** Codes are unique among the group's roles and whatever else these shifts name. */
export function makeShiftMarks(
  roles: readonly Pick<Role, 'id' | 'name' | 'category'>[],
  shifts: readonly Marked[],
): MarkShift {
  const codes = makeRoleCodes(
    roles.map((role) => role.name),
    shifts.map(roleNameOf),
  )
  const names = [...codes.keys()]
  const categories = new Map(roles.map((role) => [role.id, role.category]))
  return (shift) => {
    const roleName = roleNameOf(shift)
    const shiftKind = kindOf(shift, categories.get(shift.roleId ?? 0))
    const code = codes.get(roleName) ?? roleName.charAt(0)
    const positionCode = numbered(code, shift.position ?? null)
    return {
      code,
      positionCode,
      kind: shift.physicianId === null ? 'open' : shiftKind,
      shiftKind,
      roleName,
      positionName: positionCode === code ? roleName : `${roleName} ${positionCode}`,
      order: names.indexOf(roleName) + (shiftKind === 'backup' ? names.length : 0),
    }
  }
}

/** R3; S2-3 for a code that ends with a number itself. */
function numbered(code: string, position: number | null): string {
  if (position === null) return code
  return /\d$/.test(code) ? `${code}-${position}` : `${code}${position}`
}

function roleNameOf(shift: Marked): string {
  return shift.role ?? typeNames[shift.shiftType]
}

function kindOf(shift: Marked, category: RoleCategory = 'rounder'): ShiftKind {
  const byClock = shiftKindOf({
    category,
    startTime: shift.startTime,
    endTime: shift.endTime,
    lasts24Hours: shift.startTime === shift.endTime,
  })
  if (byClock !== 'day') return byClock
  return shift.shiftType === 'night' || shift.shiftType === 'evening' ? shift.shiftType : 'day'
}
