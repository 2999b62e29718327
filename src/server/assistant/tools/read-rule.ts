/** Reads a sentence as rules of the group, as a custom rule is read; nothing where a part of it makes none. */
import { addDays, monthStart, yearOf } from '../../../engine/calendar.ts'
import { understand } from '../../../engine/language/understand.ts'
import type { CustomRule } from '../../../engine/model.ts'
import { roleOf } from '../../schedules/problem/role-of.ts'
import type { Records } from './records.ts'

export type ReadRule = { rules: CustomRule[]; says: string }

export function readRule(text: string, { people, roles, now, holidaysBetween }: Records): ReadRule | undefined {
  const from = monthStart(yearOf(now.date), 1)
  const lines = understand(text, {
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
  const isWhole = lines.length > 0 && lines.every(({ applied, rules }) => applied && rules.length > 0)
  return isWhole
    ? { rules: lines.flatMap(({ rules }) => rules), says: lines.map(({ says }) => says).join(' ') }
    : undefined
}
