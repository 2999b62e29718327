/** Who works beside a shift: the same role at the same time, and whoever starts when it ends. */
import type { Shift } from '../../contract/schedules.ts'
import { endDateOf } from '../shifts/shift-hours.ts'

export function findColleagues(own: Shift, everyone: readonly Shift[]): string[] {
  return everyone
    .filter(
      (other) => other.id !== own.id && other.date === own.date && other.roleId === own.roleId && isStaffed(other),
    )
    .flatMap((other) => other.physicianName ?? [])
}

/** "19:00 to Bao Nguyen, Night": only where exactly one person starts then in a role, else it would be a guess. */
export function findHandOff(own: Shift, everyone: readonly Shift[]): string | undefined {
  const starting = everyone.filter(
    (other) =>
      other.date === endDateOf(own) && other.startTime === own.endTime && other.id !== own.id && isStaffed(other),
  )
  const [only] = starting
  if (!only || starting.length > 1) return undefined
  return [`${own.endTime} to ${only.physicianName}`, only.role].filter(Boolean).join(', ')
}

function isStaffed(shift: Shift): boolean {
  return shift.physicianId !== null && shift.status !== 'cancelled'
}
