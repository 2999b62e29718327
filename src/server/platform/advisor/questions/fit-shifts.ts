/** Which of several slots a physician could take, in words for that physician. */
import { type Compiled, rosterFrom } from '../../../../engine/compile-problem.ts'
import { inOrderOfRules, tryCandidate } from '../../../../engine/explain/candidates.ts'
import { applyChanges, createJudge } from '../../../../engine/explain/judge-change.ts'
import { effectsInPublic } from '../../../../engine/explain/public-words.ts'
import { findSlot } from '../../../../engine/explain/slot.ts'
import type { Assignment } from '../../../../engine/model.ts'
import { roleName } from '../../../../engine/rules/parts/words.ts'
import { sayToViewer } from './say-to-viewer.ts'

export type FitRequest = {
  assignments: Assignment[]
  physicianId: string
  /** `instead` offers the slot and would give it. */
  slots: { date: string; roleId: string; instead?: string }[]
}

export type Fit = { isAllowed: boolean; says: string; blockedBy: string[]; cost: number }

export function fitShifts(compiled: Compiled, { assignments, physicianId, slots }: FitRequest): Fit[] {
  const roster = rosterFrom(compiled, assignments)
  const judge = createJudge(compiled)
  const person = compiled.personOfPhysician.get(physicianId)
  return slots.map(({ instead, ...slot }): Fit => {
    if (person === undefined) {
      const says = 'Only active physicians of the group take shifts.'
      return { isAllowed: false, says, blockedBy: [says], cost: 0 }
    }
    const at = findSlot(compiled, slot)
    const leaving = instead === undefined ? undefined : compiled.personOfPhysician.get(instead)
    const { isAllowed, isBusy, verdict, changes } = tryCandidate(judge, roster, at, person, leaving)
    const after = applyChanges(roster, changes)
    const held = roster[person]![at.day]!
    const busy = isBusy ? [`You already work as ${roleName(compiled.view, held)} that day.`] : []
    const broken = inOrderOfRules(verdict.broken).map((breach) => sayToViewer(breach, compiled, after, physicianId))
    const blockedBy = [...new Set([...busy, ...broken])]
    return { isAllowed, says: isAllowed ? sayFit(verdict) : blockedBy.join(' '), blockedBy, cost: verdict.cost }
  })
}

/** The largest effects in plain words; points say nothing to a physician. */
function sayFit({ costByRule }: { costByRule: Record<string, number> }): string {
  const effects = effectsInPublic(costByRule).filter(({ ruleId }) => ruleId !== 'coverage')
  const better = effects.filter(({ points }) => points < 0).map(({ title }) => `“${title}”`)
  const worse = effects.filter(({ points }) => points > 0).map(({ title }) => `“${title}”`)
  const parts = [
    ...(better.length > 0 ? [`helps ${better.slice(0, 2).join(' and ')}`] : []),
    ...(worse.length > 0 ? [`goes against ${worse.slice(0, 2).join(' and ')}`] : []),
  ]
  const fit = worse.length === 0 ? 'A good match: it keeps every rule' : 'It keeps every rule that must hold'
  return parts.length > 0 ? `${fit}. It ${parts.join(', ')}.` : `${fit}.`
}
