/** The plan that changes nothing yet: the openings are offered. */
import { tryCandidate } from '../explain/candidates.ts'
import { describeSlot, slotOf } from '../explain/slot.ts'
import { nameOf } from '../rules/parts/phrases.ts'
import { joinWords } from '../text/join-words.ts'
import { makePlan, type RepairPlan, type Work } from './plan.ts'

const offeredTo = 5

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
