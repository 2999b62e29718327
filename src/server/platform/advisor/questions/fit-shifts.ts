/** Which of several slots a physician could take, in words for that physician. */
import type { Finding } from '../../../../contract/shifts.ts'
import { type Compiled, rosterFrom } from '../../../../engine/compile-problem.ts'
import { inOrderOfRules, tryCandidate } from '../../../../engine/explain/candidates.ts'
import { factsOfChange, worthTo } from '../../../../engine/explain/change-facts.ts'
import { applyChanges, createJudge } from '../../../../engine/explain/judge-change.ts'
import { findSlot } from '../../../../engine/explain/slot.ts'
import { onceEach } from '../../../../engine/finding.ts'
import type { Assignment } from '../../../../engine/model.ts'
import { roleName } from '../../../../engine/rules/parts/phrases.ts'
import { findingForViewer } from './finding-for-viewer.ts'
import { ownFinding, showFinding } from './show-finding.ts'

export type FitRequest = {
  assignments: Assignment[]
  physicianId: string
  /** `instead` offers the slot and would give it. */
  slots: { date: string; roleId: string; instead?: string }[]
}

export type Fit = { isAllowed: boolean; says: string; blockedBy: Finding[]; cost: number }

export function fitShifts(compiled: Compiled, { assignments, physicianId, slots }: FitRequest): Fit[] {
  const roster = rosterFrom(compiled, assignments)
  const judge = createJudge(compiled)
  const person = compiled.personOfPhysician.get(physicianId)
  return slots.map(({ instead, ...slot }): Fit => {
    if (person === undefined) {
      const says = 'Only the group’s active physicians can take shifts.'
      return { isAllowed: false, says, blockedBy: [], cost: 0 }
    }
    const at = findSlot(compiled, slot)
    const leaving = instead === undefined ? undefined : compiled.personOfPhysician.get(instead)
    const { isAllowed, isBusy, verdict, changes } = tryCandidate(judge, roster, at, person, leaving)
    const after = applyChanges(roster, changes)
    const held = roster[person]![at.day]!
    const says = `You already work ${roleName(compiled.view, held)} that day.`
    const busy = { ruleId: 'one-shift-at-a-time' as const, physicianId: Number(physicianId), dates: [slot.date], says }
    const broken = inOrderOfRules(verdict.broken).map((breach) =>
      showFinding(findingForViewer(breach, compiled, after, physicianId)),
    )
    const blockedBy = onceEach([...(isBusy ? [ownFinding(busy)] : []), ...broken])
    const why = blockedBy.map((finding) => finding.says).join(' ')
    return {
      isAllowed,
      says: isAllowed ? worthTo(person, factsOfChange(compiled, judge, roster, changes)) : why,
      blockedBy,
      cost: verdict.cost,
    }
  })
}
