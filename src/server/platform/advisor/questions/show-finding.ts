/** A finding of the engine as the contract shows it. */
import type { Finding as ShownFinding } from '../../../../contract/shifts.ts'
import { type Finding, findingKey } from '../../../../engine/finding.ts'

export function showFinding({ key, ruleId, hard, physicianIds: [first], dates, says }: Finding): ShownFinding {
  return { key, ruleId, hard, physicianId: first === undefined ? null : Number(first), dates, says }
}

type Own = Pick<ShownFinding, 'ruleId' | 'dates' | 'says'> & { physicianId: number }

/** A hard finding about a physician that the engine can't see. */
export function ownFinding({ ruleId, physicianId, dates, says }: Own): ShownFinding {
  const key = findingKey({ ruleId, physicianIds: [String(physicianId)], dates })
  return { key, ruleId, hard: true, physicianId, dates, says }
}
