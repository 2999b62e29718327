/** How to fill an open slot: someone free, a chain of moves, or a relaxed rule; and whether the group is too small. */
import { capacityPerDay } from '../demand.ts'
import { findFewestChanges } from '../repair/fewest-changes.ts'
import { dateOf, nameOf, roleName } from '../rules/parts/phrases.ts'
import { plural } from '../text/plural.ts'
import { round } from '../text/round.ts'
import { tryCandidate } from './candidates.ts'
import { type Change, judgeChanges } from './judge-change.ts'
import { type BoardSlot, describeSlot, slotOf } from './slot.ts'
import { makeSuggestion, type Suggestion, type Work } from './suggestion.ts'
import { describeFix, explainOpen } from './why-open.ts'

export type Fill = { suggestion: Suggestion; changes: Change[] }

/** Someone free, else a chain of up to three changes, else the smallest relaxation of a rule. */
export function suggestFill(work: Work, at: BoardSlot): Fill | undefined {
  const { compiled, judge, roster, filled } = work
  const { view } = compiled
  const stands = (changes: Change[]) => judgeChanges(judge, filled, changes).broken.length === 0
  const free = view.physicians
    .flatMap((_, person) => (filled[person]![at.day] === 0 ? [tryCandidate(judge, roster, at, person)] : []))
    .filter((trial) => trial.isAllowed && stands(trial.changes))
    .sort((one, other) => one.verdict.cost - other.verdict.cost)[0]
  if (free) {
    const says = `Fill ${describeSlot(compiled, at)}: assign ${nameOf(view, free.person)}.`
    return { suggestion: makeSuggestion(work, 'fill', says, free.changes), changes: free.changes }
  }
  const chain = findFewestChanges(judge, roster, requiredWith(work, at), { mostChanges: 3, mostTrials: 4000 })
  if (chain && stands(chain.changes)) {
    const steps = chain.changes.map((change) => describeChange(work, at, change)).join('; ')
    const says = `Fill ${describeSlot(compiled, at)}: ${steps}.`
    return { suggestion: makeSuggestion(work, 'fill', says, chain.changes), changes: chain.changes }
  }
  return suggestLoosening(work, at)
}

function suggestLoosening(work: Work, at: BoardSlot): Fill | undefined {
  const { compiled, roster } = work
  const relaxation = explainOpen(compiled, roster, slotOf(compiled, at)).relaxations[0]
  if (!relaxation) return undefined
  const { physicianId, problem } = relaxation
  const person = physicianId === undefined ? undefined : compiled.personOfPhysician.get(physicianId)
  const changes = person === undefined ? [] : [{ person, ...at }]
  const says = `${describeSlot(compiled, at)} is open. ${describeFix(compiled, relaxation)}`
  return { suggestion: { ...makeSuggestion(work, 'loosen', says, changes), problem }, changes }
}

function requiredWith({ compiled, roster }: Work, at: BoardSlot): number[][] {
  const { need } = compiled.view
  return need.map((row, day) =>
    row.map((wanted, kind) => {
      const present = roster.filter((one) => one[day] === kind).length
      return kind === 0 ? 0 : Math.min(wanted, present) + (day === at.day && kind === at.kind ? 1 : 0)
    }),
  )
}

/** How many positions per day the group can fill, compared with what its roles require. */
export function suggestCapacity(work: Work): Suggestion | undefined {
  const { view } = work.compiled
  const asked =
    view.need
      .flatMap((row) => row.filter((_, kind) => view.kinds.work.includes(kind)))
      .reduce((sum, need) => sum + need, 0) / view.days.length
  const capacity = capacityPerDay(view.physicians.reduce((sum, { fte }) => sum + fte, 0))
  if (asked <= capacity) return undefined
  const short = ((asked - capacity) * 365) / 182
  const says = `Your roles require ${plural(asked, 'position')} a day, and the group can fill about ${round(capacity, 1)}. You’re short about ${plural(short, 'full-time physician')}.`
  return makeSuggestion(work, 'capacity', says, [])
}

function describeChange({ compiled: { view }, roster }: Work, at: BoardSlot, { person, day, kind }: Change): string {
  const from = roster[person]![day]!
  const name = nameOf(view, person)
  if (from === 0 && day === at.day && kind === at.kind) return `${name} takes it`
  if (from === 0) return `${name} takes ${roleName(view, kind)} on ${dateOf(view, day)}`
  if (kind === 0) return `${name} gives up ${roleName(view, from)} on ${dateOf(view, day)}`
  return `${name} moves from ${roleName(view, from)} to ${roleName(view, kind)} on ${dateOf(view, day)}`
}
