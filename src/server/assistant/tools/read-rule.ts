/** Reads a sentence as rules of the group, with the names that the records use. */
import { addDays, monthStart, yearOf } from '../../../engine/calendar.ts'
import { roleOf } from '../../schedules/problem/role-of.ts'
import { type ReadRule, readRule as readSentence } from '../../what-if/read-rule.ts'
import type { Records } from './records.ts'

export function readRule(text: string, { people, roles, now, holidaysBetween }: Records): ReadRule | undefined {
  const from = monthStart(yearOf(now.date), 1)
  return readSentence(text, {
    from,
    days: 730,
    holidays: holidaysBetween(from, addDays(from, 729)),
    roles: roles.filter(({ isActive }) => isActive).map(roleOf),
    physicians: people
      .filter(({ row }) => row.isActive)
      .map(({ id, name, row }) => ({
        id: String(id),
        name,
        experienceLevel: row.experienceLevel,
        fte: row.fte,
        nightShiftPreference: row.nightShiftPreference,
      })),
  })
}
