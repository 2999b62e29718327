/** Positions that the roles need on each weekday, and how many a day the physicians can fill. */
import type { Answer, Api } from '../../contract/api.ts'
import type { Role } from '../../contract/roles.ts'
import { capacityPerDay } from '../../engine/demand.ts'
import { weekdays } from '../../engine/model.ts'
import { round } from '../../engine/text/round.ts'

type Physicians = Answer<Api['listPhysicians']>

export function measureDemand(physicians: Physicians, roles: readonly Role[]) {
  const active = physicians.filter(({ isActive }) => isActive)
  const fte = active.reduce((sum, physician) => sum + ('fte' in physician ? physician.fte : 1), 0)
  const needs = weekdays.map((day) => ({
    day,
    needed: roles.filter((role) => role.daysOfWeek.includes(day)).reduce((sum, role) => sum + role.requiredCount, 0),
  }))
  const mean = needs.reduce((sum, { needed }) => sum + needed, 0) / 7
  return { people: active.length, fte, capacity: capacityPerDay(fte), needs, mean }
}

/** To one decimal. */
export function sayPositions(count: number): string {
  return String(round(count, 1))
}
