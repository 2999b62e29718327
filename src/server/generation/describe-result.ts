/** What is kept and shown about a generated schedule: its proof, and suggestions that follow from it. */
import type { ScheduleDetails } from '../../contract/schedules.ts'
import { roomToImprove } from '../../engine/search/careless.ts'
import { formatDate } from '../../engine/text/dates.ts'
import type { Concluded } from '../platform/advisor/questions/assess.ts'
import type { SearchState } from '../platform/search/searcher.ts'
import type { Gathered } from '../schedules/problem/gather-problem.ts'
import { decidedOf, type KeptShifts } from './kept-shifts.ts'

export type Result = { gathered: Gathered; kept: KeptShifts; found: SearchState; concluded: Concluded }

/** No schedule costs less than zero, however little was proven. */
export function provenBound({ bound }: Pick<SearchState, 'bound'>): number | null {
  return Number.isFinite(bound) ? Math.max(0, bound) : null
}

export function detailsOf(
  { gathered, kept, found, concluded }: Result,
  making: Pick<ScheduleDetails, 'seconds' | 'wasCancelled'>,
): Omit<ScheduleDetails, 'openSlots'> {
  const proven = provenBound(found)
  const bound = proven === null ? null : Math.min(proven, concluded.cost)
  return {
    ...making,
    cost: concluded.cost,
    bound,
    roomToImprove: roomToImprove({ cost: concluded.cost, bound }, concluded.carelessCost),
    preferenceCount: concluded.scores.preferences.rules.reduce((sum, rule) => sum + rule.preferenceCount, 0),
    costByRule: concluded.costByRule,
    brokenByKept: concluded.broken.map(({ says }) => says),
    notUnderstood: gathered.notUnderstood,
    createdRoles: gathered.newRoles.map(({ name }) => name),
    keptShifts: decidedOf(kept).length,
    signature: concluded.signature,
  }
}

/** Open shifts first; then what would gain the most. What the coordinator must know besides is in the details. */
export function suggestionsOf({ problem }: Gathered, { suggestions, openSlots }: Concluded): string[] {
  const explained = openSlots.filter(({ reasons }) => reasons.length > 0).length
  return [
    ...suggestions.slice(0, explained),
    ...describeOthersOpen(problem, openSlots.slice(explained)),
    ...suggestions.slice(explained),
  ]
}

const mostNamed = 6

function describeOthersOpen({ roles }: Gathered['problem'], slots: Concluded['openSlots']): string[] {
  if (slots.length === 0) return []
  const named = slots
    .slice(0, mostNamed)
    .map(({ roleId, date }) => `${roles.find(({ id }) => id === roleId)?.name} on ${formatDate(date)}`)
  const more = slots.length > mostNamed ? `, and ${slots.length - mostNamed} more` : ''
  return [`Also open: ${named.join(', ')}${more}.`]
}
