/** Shifts that the roles need on each weekday of a usual week, and how many the physicians can cover. */
import type { Answer, Api } from '../../contract/api.ts'
import type { Role } from '../../contract/roles.ts'
import { capacityPerDay, usualCount } from '../../engine/demand.ts'
import { weekdays } from '../../engine/model.ts'
import { round } from '../../engine/text/round.ts'

type Physicians = Answer<Api['listPhysicians']>

export function measureDemand(physicians: Physicians, roles: readonly Role[]) {
  const active = physicians.filter(({ isActive }) => isActive)
  const fte = active.reduce((sum, physician) => sum + ('fte' in physician ? physician.fte : 1), 0)
  const needs = weekdays.map((day) => ({
    day,
    needed: roles.reduce((sum, role) => sum + usualCount(role, day), 0),
  }))
  const neededAWeek = needs.reduce((sum, { needed }) => sum + needed, 0)
  const capacity = capacityPerDay(fte)
  return { people: active.length, fte: round(fte, 1), capacity, coveredAWeek: 7 * capacity, needs, neededAWeek }
}
