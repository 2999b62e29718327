/** Shifts the roles need in a usual week and in a month, and how many the physicians can cover. */

import type { Answer, Api } from '../../contract/api.ts'
import type { Role } from '../../contract/roles.ts'
import { isStaff } from '../../contract/staff.ts'
import { addDays } from '../../engine/calendar.ts'
import { capacityPerDay, countOn, usualCount } from '../../engine/demand.ts'
import { weekdays } from '../../engine/model.ts'
import { type Month, spanOfMonth } from '../../engine/month.ts'
import { round } from '../../engine/text/round.ts'

type Physicians = Answer<Api['listPhysicians']>

export function measureDemand(physicians: Physicians, roles: readonly Role[]) {
  const staff = measureStaff(physicians)
  const needs = weekdays.map((day) => ({
    day,
    needed: roles.reduce((sum, role) => sum + usualCount(role, day), 0),
  }))
  const neededAWeek = needs.reduce((sum, { needed }) => sum + needed, 0)
  return { ...staff, coveredAWeek: 7 * staff.capacity, needs, neededAWeek }
}

/** Counts by weekday and exceptions for dates included. */
export function measureMonth(physicians: Physicians, roles: readonly Role[], month: Month) {
  const staff = measureStaff(physicians)
  const { from, days } = spanOfMonth(month)
  const dates = Array.from({ length: days }, (_, day) => addDays(from, day))
  const needed = roles.reduce((sum, role) => dates.reduce((before, date) => before + countOn(role, date), sum), 0)
  return { ...staff, needed, covered: days * staff.capacity }
}

function measureStaff(physicians: Physicians) {
  const active = physicians.filter(isStaff)
  const fte = active.reduce((sum, physician) => sum + ('fte' in physician ? physician.fte : 1), 0)
  return { people: active.length, fte: round(fte, 1), capacity: capacityPerDay(fte) }
}
