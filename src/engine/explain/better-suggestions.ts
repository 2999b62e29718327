/** What would improve a full schedule: moving or swapping shifts on one day, if it pays. */
import { dateOf, nameOf, roleName } from '../rules/parts/phrases.ts'
import { tryCandidate } from './candidates.ts'
import { factsOfChange, worthOf } from './change-facts.ts'
import { type Change, judgeChanges } from './judge-change.ts'
import { makeSuggestion, type Suggestion, type Work } from './suggestion.ts'

export function suggestBetter(work: Work): Suggestion[] {
  const found = [...suggestReassigning(work), ...suggestExchanges(work)]
  return withoutOverlap(found.sort((one, other) => other.gain - one.gain))
}

/** Smaller gains aren't worth a change that people have to get used to. */
const leastGain = 2

/** Gives a shift of someone above their fair share to someone else. */
function suggestReassigning(work: Work): Suggestion[] {
  const { compiled, judge, roster } = work
  const { view } = compiled
  return overloaded(work).flatMap((person) => {
    const trials = roster[person]!.flatMap((kind, day) =>
      kind === 0
        ? []
        : view.physicians.flatMap((_, other) => {
            if (other === person || roster[other]![day] !== 0) return []
            const trial = tryCandidate(judge, roster, { day, kind }, other, person)
            return trial.isAllowed && trial.verdict.cost < -leastGain ? [{ ...trial, day, kind }] : []
          }),
    )
    const best = trials.sort((one, other) => one.verdict.cost - other.verdict.cost)[0]
    if (!best) return []
    const says = `Move ${roleName(view, best.kind)} on ${dateOf(view, best.day)} from ${nameOf(view, person)} to ${nameOf(view, best.person)}. ${worthOf(factsOfChange(compiled, judge, roster, best.changes))}`
    return [makeSuggestion(work, 'reassign', says, best.changes)]
  })
}

/** A few of the people whose preferences or shares are furthest from met. */
function overloaded({ compiled, before }: Work): number[] {
  const { fairness, preferences } = before
  const worst = [...fairness.people, ...preferences.people].sort((one, other) => one.score - other.score)
  const people = worst
    .filter(({ score }) => score < 100)
    .map(({ physicianId }) => compiled.personOfPhysician.get(physicianId)!)
  return [...new Set(people)].slice(0, 4)
}

/** Two physicians exchange what they have on one day. */
function suggestExchanges(work: Work): Suggestion[] {
  const { compiled, judge, roster } = work
  const { view } = compiled
  return overloaded(work).flatMap((person) => {
    let best: { changes: Change[]; cost: number; other: number; day: number } | undefined
    for (const [day, kind] of roster[person]!.entries())
      for (const [other, row] of roster.entries()) {
        if (row[day] === kind || kind === 0 || row[day] === 0) continue
        const changes = [
          { person, day, kind: row[day]! },
          { person: other, day, kind },
        ]
        const { broken, cost } = judgeChanges(judge, roster, changes)
        if (broken.length === 0 && cost < Math.min(-leastGain, best?.cost ?? 0)) best = { changes, cost, other, day }
      }
    if (!best) return []
    const held = (who: number) => roleName(view, roster[who]![best.day]!)
    const says = `On ${dateOf(view, best.day)}, swap ${nameOf(view, person)}’s ${held(person)} with ${nameOf(view, best.other)}’s ${held(best.other)}. ${worthOf(factsOfChange(compiled, judge, roster, best.changes))}`
    return [makeSuggestion(work, 'exchange', says, best.changes)]
  })
}

/** Suggestions are for the roster as it is, so no two may be about the same physician. */
function withoutOverlap(suggestions: Suggestion[]): Suggestion[] {
  const taken = new Set<string>()
  return suggestions.filter(({ changes }) => {
    if (changes.some(({ physicianId }) => taken.has(physicianId))) return false
    for (const { physicianId } of changes) taken.add(physicianId)
    return true
  })
}
