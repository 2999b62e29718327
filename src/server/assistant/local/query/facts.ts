/** The table of facts that questions count: every shift with its physician, kind, length, and day. */

import type { ShiftType } from '../../../../contract/schedules.ts'
import { addDays, daysBetween, isWeekend, minutesUntil } from '../../../../engine/calendar.ts'
import { shiftKindOf } from '../../../../engine/demand.ts'
import type { DateRange } from '../../../../engine/language/lexeme.ts'
import type { ShiftKind } from '../../../../engine/model.ts'
import { monthKey } from '../../../../engine/month.ts'
import { formatTimes } from '../../../../engine/text/times.ts'
import { roleOf, shiftTypeOf } from '../../../schedules/problem/role-of.ts'
import type { ShownShift } from '../../../schedules/schedules.store.ts'
import { monthsBetween, type Records } from '../../tools/records.ts'
import type { RequestUnit } from '../question/form.ts'

export type ShiftFact = {
  id: number
  /** What it can be counted as: a shift, or a request or a day of one. */
  unit: 'shifts' | RequestUnit
  date: string
  startTime: string
  endTime: string
  /** "7:00 PM–7:00 AM", on the clock of the person who asks. */
  times: string
  hours: number
  /** Null: open. */
  person: string | null
  role: string
  /** Unit or floor. */
  location: string | null
  kind: ShiftKind
  isBackup: boolean
  isWeekend: boolean
  isHoliday: boolean
}

export type Facts = {
  periods: DateRange[]
  shifts: ShiftFact[]
  /** Days of the periods that are planned. */
  days: string[]
  /** Names of planned months, drafts marked. */
  planned: string[]
  /** Keys such as 2026-12: planned months, those that are drafts, and months without a schedule. */
  plannedMonths: string[]
  draftMonths: string[]
  notPlannedMonths: string[]
  notPlanned: string[]
  /** Holidays that are known from the holiday history only. */
  fromHistory?: string[]
  people: { name: string; isActive: boolean; fte: number; level: string }[]
}

export async function readFacts(records: Records, periods: DateRange[]): Promise<Facts> {
  const facts: Facts = {
    periods,
    shifts: [],
    days: [],
    planned: [],
    plannedMonths: [],
    draftMonths: [],
    notPlannedMonths: [],
    notPlanned: [],
    people: records.people.map(({ name, row }) => ({
      name,
      isActive: row.isActive,
      fte: row.fte,
      level: row.experienceLevel,
    })),
  }
  const known = new Set(records.schedules.filter(({ status }) => status !== 'archived').map(monthKey))
  const published = new Set(records.schedules.filter(({ status }) => status === 'active').map(monthKey))
  const read: DateRange[] = []
  for (const { from, to } of periods) {
    const found = await records.shiftsBetween(from, to)
    const holidays = new Set(records.holidaysBetween(from, to).map(({ date }) => date))
    // Periods may overlap: "this month versus this week".
    const isNew = ({ date }: ShownShift) => !read.some((one) => one.from <= date && date <= one.to)
    facts.shifts.push(...found.shifts.filter(isNew).map(factsOf(records, holidays)))
    read.push({ from, to })
    facts.planned.push(...found.planned)
    facts.notPlanned.push(...found.notPlanned)
    const months = monthsBetween(from, to).map(monthKey)
    facts.plannedMonths.push(...months.filter((month) => known.has(month)))
    facts.notPlannedMonths.push(...months.filter((month) => !known.has(month)))
    const dates = Array.from({ length: Math.min(daysBetween(from, to) + 1, mostDays) }, (_, day) => addDays(from, day))
    facts.days.push(...dates.filter((date) => known.has(date.slice(0, 7))))
  }
  return {
    ...facts,
    days: [...new Set(facts.days)],
    planned: [...new Set(facts.planned)],
    notPlanned: [...new Set(facts.notPlanned)],
    plannedMonths: [...new Set(facts.plannedMonths)],
    draftMonths: [...new Set(facts.plannedMonths)].filter((month) => !published.has(month)),
    notPlannedMonths: [...new Set(facts.notPlannedMonths)],
  }
}

/** Three years, the most shifts read at once. */
const mostDays = 36 * 31

function factsOf({ people, roles, clock }: Records, holidays: ReadonlySet<string>) {
  const nameOf = new Map(people.map(({ id, name }) => [id, name]))
  const kindOf = new Map(roles.map((role) => [role.id, shiftKindOf(roleOf(role))]))
  return (shift: ShownShift): ShiftFact => {
    const { id, date, startTime, endTime, physicianId, physicianName, roleId, role, location } = shift
    const kind = kindOf.get(roleId ?? 0)
    return {
      id,
      unit: 'shifts',
      date,
      startTime,
      endTime,
      times: formatTimes({ startTime, endTime }, clock),
      hours: minutesUntil(startTime, endTime) / 60,
      person: physicianId === null ? null : (nameOf.get(physicianId) ?? physicianName ?? 'someone'),
      role: role ?? 'a shift without a role',
      location,
      kind: kind === 'backup' ? kind : kindOfType[shiftTypeOf(shift)],
      isBackup: kind === 'backup',
      isWeekend: isWeekend(date),
      isHoliday: holidays.has(date),
    }
  }
}

const kindOfType: Record<ShiftType, ShiftKind> = {
  day: 'day',
  evening: 'evening',
  night: 'night',
  weekend: 'day',
  custom: 'twenty-four',
}
