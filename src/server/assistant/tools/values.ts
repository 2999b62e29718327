/** Pieces of the tools' inputs and outputs that several of them share. */
import { z } from 'zod'
import { calendarDate } from '../../../contract/text.ts'
import { shiftKindOf } from '../../../engine/demand.ts'
import { shiftKinds } from '../../../engine/model.ts'
import { roleOf } from '../../schedules/problem/role-of.ts'
import type { ShownShift } from '../../schedules/schedules.store.ts'
import { findRoleNamed, type Records } from './records.ts'
import { refuseTool } from './tool-refusal.ts'

export const physicianName = z.string().min(1).max(200).describe('Full name of a physician')
export const roleName = z.string().min(1).max(255).describe('Name of a role of the group')
export const range = { from: calendarDate, to: calendarDate }
export const month = { month: z.int().min(1).max(12), year: z.int().min(2000).max(2100) }

/** Which shifts are meant: of some roles, of some kinds, on some days of the week. */
export const shiftFilter = {
  roles: z.array(roleName).max(20).optional(),
  kinds: z.array(z.enum(shiftKinds)).max(5).optional(),
}

export const plannedShift = z.object({
  date: calendarDate,
  role: z.string(),
  startTime: z.string(),
  endTime: z.string(),
  /** Null: open. */
  physician: z.string().nullable(),
})
export type PlannedShift = z.infer<typeof plannedShift>

/** Which months of the range the answer rests on. */
export const basis = { planned: z.array(z.string()), notPlanned: z.array(z.string()) }

export function showPlanned({ people }: Pick<Records, 'people'>) {
  const names = new Map(people.map(({ id, name }) => [id, name]))
  return (shift: ShownShift): PlannedShift => ({
    date: shift.date,
    role: shift.role ?? 'a shift without a role',
    startTime: shift.startTime,
    endTime: shift.endTime,
    physician: shift.physicianId === null ? null : (names.get(shift.physicianId) ?? shift.physicianName ?? 'somebody'),
  })
}

/** Keeps the shifts of the named roles and kinds; all of them where none is named. */
export function matchingShifts(
  records: Records,
  shifts: ShownShift[],
  { roles, kinds }: { roles?: string[] | undefined; kinds?: string[] | undefined },
): ShownShift[] {
  const ids = new Set(roles?.map((name) => findRoleNamed(records, name).id))
  const kindOf = new Map(records.roles.map((role) => [role.id, shiftKindOf(roleOf(role))]))
  return shifts.filter(({ roleId }) => {
    if (!roles?.length && !kinds?.length) return true
    if (roleId === null) return false
    return ids.has(roleId) || Boolean(kinds?.includes(kindOf.get(roleId)!))
  })
}

/** Ranges that would list half a year of shifts are refused. */
export function requireShortRange({ from, to }: { from: string; to: string }, days: number, length: number): void {
  if (to < from) throw refuseTool(`The range ends (${to}) before it begins (${from}).`)
  if (length > days) throw refuseTool(`Ask for at most ${days} days at once.`)
}
