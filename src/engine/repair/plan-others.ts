/** Plans that need no search: the backup steps in, or the openings are offered. */
import { tryCandidate } from '../explain/candidates.ts'
import { applyChanges, type Change, judgeChanges } from '../explain/judge-change.ts'
import { describeSlot, slotOf } from '../explain/slot.ts'
import { nameOf } from '../rules/parts/phrases.ts'
import { joinWords } from '../text/join-words.ts'
import { makePlan, type RepairPlan, type Work } from './plan.ts'
import type { Gap } from './staffing-state.ts'

const offeredTo = 5

/** Whoever is on backup that day steps in; the backup slot stays open. */
export function planBackup(work: Work): RepairPlan | undefined {
  const { judge, compiled } = work
  let roster = work.without
  const changes: Change[] = []
  const open: Gap[] = []
  for (const gap of work.openings) {
    const trials = compiled.view.physicians
      .map((_, person) => ({ person, day: gap.day, kind: gap.kind }))
      .filter(({ person, day }) => judge.backup.includes(roster[person]![day]!) && !judge.backup.includes(gap.kind))
      .map((change) => ({ change, verdict: judgeChanges(judge, roster, [change]) }))
      .filter(({ verdict }) => verdict.broken.length === 0)
      .sort((one, other) => one.verdict.cost - other.verdict.cost)
    const best = trials[0]?.change
    if (!best) {
      open.push(gap)
      continue
    }
    changes.push(best)
    roster = applyChanges(roster, [best])
  }
  return changes.length > 0 ? makePlan(work, 'backup', changes, open, false) : undefined
}

/** Nothing changes yet: the openings are offered to eligible people. */
export function planPickup(work: Work): RepairPlan | undefined {
  const { compiled, judge, without, openings } = work
  const offers = openings.map((opening) => {
    const free = compiled.view.physicians
      .flatMap((_, person) =>
        without[person]![opening.day] === 0 ? [tryCandidate(judge, without, opening, person)] : [],
      )
      .filter((trial) => trial.isAllowed)
      .sort((one, other) => one.verdict.cost - other.verdict.cost)
    const physicianIds = free.slice(0, offeredTo).map(({ person }) => compiled.view.physicians[person]!.id)
    return { slot: slotOf(compiled, opening), physicianIds }
  })
  if (offers.every(({ physicianIds }) => physicianIds.length === 0)) return undefined
  const plan = makePlan(work, 'pickup', [], openings, false)
  const says = offers.map(({ physicianIds }, index) => {
    const names = physicianIds.map((id) => nameOf(compiled.view, compiled.personOfPhysician.get(id)))
    const who = names.length > 0 ? `offer it to ${joinWords(names, 'and')}` : 'no one can take it right now'
    return `${describeSlot(compiled, openings[index]!)}: ${who}.`
  })
  return { ...plan, says, offers }
}
