/** Roles as the engine reads them. */

import type { ShiftType } from '../../../contract/schedules.ts'
import { shiftKindOf } from '../../../engine/demand.ts'
import { type Role, type ShiftKind, weekdays } from '../../../engine/model.ts'
import type { RoleRow } from './read-inputs.ts'

/** An inactive role is kept for its shifts, and needs no one; so does one without days, except for its own counts. */
export function roleOf(row: RoleRow): Role {
  const { only, never, ...restrictions } = row.restrictions
  const isNeeded = row.isActive && row.daysOfWeek.length > 0
  return {
    id: String(row.id),
    name: row.name,
    category: row.category,
    startTime: row.startTime,
    endTime: row.endTime,
    ...(row.startTime === row.endTime ? { lasts24Hours: true } : {}),
    daysOfWeek: row.daysOfWeek.length > 0 ? row.daysOfWeek : [...weekdays],
    requiredCount: isNeeded ? row.requiredCount : 0,
    ...(row.isActive ? countsOf(row) : {}),
    priority: row.priority,
    restrictions: {
      ...restrictions,
      ...(only && only.length > 0 ? { only: only.map(String) } : {}),
      ...(never && never.length > 0 ? { never: never.map(String) } : {}),
    },
  }
}

/** Without what is empty. */
function countsOf({ countsByWeekday, countsByDate }: RoleRow): Pick<Role, 'countsByWeekday' | 'countsByDate'> {
  return {
    ...(Object.keys(countsByWeekday).length > 0 ? { countsByWeekday } : {}),
    ...(countsByDate.length > 0 ? { countsByDate } : {}),
  }
}

const typeOfKind: Record<Exclude<ShiftKind, 'backup'>, ShiftType> = {
  day: 'day',
  evening: 'evening',
  night: 'night',
  'twenty-four': 'custom',
}

type ByTheClock = Pick<Role, 'startTime' | 'endTime'>

/** What a shift of this role is called in the list of shifts; backup is named by its hours. */
export function shiftTypeOf({ startTime, endTime }: ByTheClock): ShiftType {
  const kind = shiftKindOf({ category: 'rounder', startTime, endTime, lasts24Hours: startTime === endTime })
  return kind === 'backup' ? 'day' : typeOfKind[kind]
}
